import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import {
  type Amount,
  gramsFor,
  type Measure,
  type Measures,
  needIn,
  packsFor,
} from '#services/recipes/amounts.rules.ts';
import { lineCents, valueOf } from '#services/trolley/amounts.rules.ts';
import { amountOf } from '../catalogue/similar.ts';
import { canBeHad, offerOf } from '../trolley/trolley-told.ts';

/** So much of a product for an ingredient, and what that comes to in a trolley. */
export type Buying = {
  readonly product: ProductWire;
  /** In its own unit: packs, or kilograms. */
  readonly quantity: number;
  readonly totalCents: number;
  /** What is used of it costs so much: a share of the total, not rounded. */
  readonly usedCents: number;
};

type Pack = { readonly measure: Measure; readonly amount: number };
const counted = /^(\d+) (?:pack|bunch)/;

/** What one pack holds; null for what cannot be compared with an amount in a recipe. */
export function packOf({ unit, size }: Pick<ProductWire, 'unit' | 'size'>): Pack | null {
  if (unit === 'Kg') return { measure: 'g', amount: 1_000 };
  const measured = amountOf(size);
  if (measured) return { measure: measured.isFluid ? 'ml' : 'g', amount: measured.amount };
  if (size === 'each' || size === 'bunch') return { measure: 'each', amount: 1 };
  const [, pieces] = counted.exec(size) ?? [];
  return pieces === undefined ? null : { measure: 'each', amount: Number(pieces) };
}

/** Nobody measures it, so a spoonful is taken. */
const alittle: Amount = { amount: 1, unit: 'tsp' };

/** How much of a product is bought for an amount; null when it cannot be had, or not so much of it. */
export function buyingOf(
  product: ProductWire,
  wanted: Amount | null,
  measures: Measures,
  isMember: boolean,
): Buying | null {
  const offer = canBeHad(product, product.unit) ? offerOf(product) : null;
  const pack = packOf(product);
  const need = pack && needIn(pack.measure, wanted ?? alittle, measures);
  if (!offer || !pack || need === null) return null;
  const { min, max, increment } = product.quantity;
  const isWeighed = product.unit === 'Kg';
  const amount = isWeighed
    ? gramsFor(need, { min: Math.round(min * 1_000), step: Math.round(increment * 1_000) })
    : packsFor(need, pack.amount);
  const quantity = valueOf(amount, product.unit);
  if (max === null || quantity > max || quantity < min) return null;
  const totalCents = lineCents(offer, amount, product.unit, isMember);
  const bought = isWeighed ? amount : amount * pack.amount;
  return { product, quantity, totalCents, usedCents: (totalCents * Math.min(need, bought)) / bought };
}

/** What costs least for what is needed; of equal ones what is used costs less, then what is bought more. */
export const cheapestFirst = (all: readonly Buying[]): readonly Buying[] =>
  all.toSorted((one, other) => one.totalCents - other.totalCents || one.usedCents - other.usedCents);
