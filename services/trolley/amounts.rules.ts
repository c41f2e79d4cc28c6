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
  /** About what one piece weighs of what is sold by weight and may be bought by the piece. */
  readonly pieceGrams?: number | undefined;
};

const isByPiece = ({ unit, pieceGrams = 0 }: Pick<Sold, 'unit' | 'pieceGrams'>): boolean =>
  unit === 'Kg' && pieceGrams > 0;

/** Whether it may be asked for so: what is weighed by the piece too, where a piece is known to weigh something. */
export const isSoldBy = (sold: Pick<Sold, 'unit' | 'pieceGrams'>, unit: Unit): boolean =>
  unit === sold.unit || (unit === 'Each' && isByPiece(sold));

/** How a product is sold, in pieces or grams; as many pieces of what is weighed as the limits of its weight leave room for. */
export function limitsOf(sold: Sold, unit: Unit = sold.unit): QuantityLimits {
  const { min, max, increment } = sold.quantity;
  const own = {
    unit: sold.unit,
    step: amountOf(increment, sold.unit),
    min: amountOf(min, sold.unit),
    max: max === null ? mostOfOne[sold.unit] : amountOf(max, sold.unit),
  };
  const { pieceGrams = 0 } = sold;
  if (unit === sold.unit || !isByPiece(sold)) return own;
  const most = Math.floor(own.max / pieceGrams);
  return { unit, step: 1, min: Math.max(1, Math.ceil(own.min / pieceGrams)), max: Math.min(mostOfOne[unit], most) };
}

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
 * paid at today's price. A piece of what is sold by weight is taken to weigh what such a piece usually does.
 */
export function lineCents(offer: Offer, amount: number, unit: Unit, isMember: boolean, pieceGrams = 0): number {
  const each = unitCents(offer, isMember);
  if (unit === 'Kg') return weighed(each, amount);
  if (pieceGrams > 0) return weighed(each, amount * pieceGrams);
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
