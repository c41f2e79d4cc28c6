import type { units } from '../catalogue/catalogue.words.ts';
import { highest, type QuantityLimits } from '../display/quantity.rules.ts';
import { mostOfOne } from './trolley.words.ts';

/** Amounts are whole numbers behind the wire: pieces, or grams of what is sold by weight. */
export type Unit = (typeof units)[number];

const gramsPerKilogram = 1_000;

/** Kilograms or pieces of the wire as grams or pieces; NaN for what is no whole number of them. */
export function amountOf(value: number, unit: Unit): number {
  const amount = Math.round(unit === 'Kg' ? value * gramsPerKilogram : value);
  return Number.isSafeInteger(amount) && valueOf(amount, unit) === value ? amount : Number.NaN;
}

export const valueOf = (amount: number, unit: Unit): number => (unit === 'Kg' ? amount / gramsPerKilogram : amount);

type Sold = {
  readonly unit: Unit;
  readonly quantity: { readonly min: number; readonly max: number | null; readonly increment: number };
};

/** How a product is sold, in pieces or grams. */
export const limitsOf = ({ unit, quantity: { min, max, increment } }: Sold): QuantityLimits => ({
  unit,
  step: amountOf(increment, unit),
  min: amountOf(min, unit),
  max: max === null ? mostOfOne[unit] : amountOf(max, unit),
});

/** So much can be had at once: whole steps from the least, up to the most. */
export const isWithin = (amount: number, limits: QuantityLimits): boolean =>
  amount >= limits.min && amount <= highest(limits) && (amount - limits.min) % limits.step === 0;

export type Offer = {
  /** What one piece, or one kilogram, costs this shopper today. */
  readonly priceCents: number;
  readonly memberCents: number | null;
  readonly multiBuy: { readonly quantity: number; readonly valueCents: number } | null;
};

/** What one piece or one kilogram costs: the member price for members alone, and only where it is less. */
export const unitCents = ({ priceCents, memberCents }: Offer, isMember: boolean): number =>
  isMember && memberCents !== null ? Math.min(priceCents, memberCents) : priceCents;

/** The one place where cents are rounded: half a cent of a weight counts as one. */
const weighed = (perKilogramCents: number, grams: number): number =>
  Math.floor((perKilogramCents * grams + gramsPerKilogram / 2) / gramsPerKilogram);

/**
 * What a line comes to. Offers do not add up: a piece is paid for by one of them, and what a multibuy leaves over is
 * paid at today's price.
 */
export function lineCents(offer: Offer, amount: number, unit: Unit, isMember: boolean): number {
  const each = unitCents(offer, isMember);
  if (unit === 'Kg') return weighed(each, amount);
  const plain = amount * each;
  if (!offer.multiBuy) return plain;
  const { quantity, valueCents } = offer.multiBuy;
  return Math.min(plain, Math.floor(amount / quantity) * valueCents + (amount % quantity) * offer.priceCents);
}

type Line = { readonly amount: number; readonly unit: Unit };

/** How many things a trolley holds: every piece, and what is weighed as one. */
export const itemsIn = (lines: Iterable<Line>): number => {
  let items = 0;
  for (const { amount, unit } of lines) if (amount > 0) items += unit === 'Kg' ? 1 : amount;
  return items;
};
