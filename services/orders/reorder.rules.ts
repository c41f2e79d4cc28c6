import type { Product } from '../catalogue/catalogue.contract.ts';
import { highest } from '../display/quantity.rules.ts';
import { type Hindrance, hindranceOf } from '../lists/saved-items.rules.ts';
import { isSoldBy, limitsOf, lineCents, type Unit } from '../trolley/amounts.rules.ts';
import type { ReorderItem } from './past-orders.contract.ts';

/** Why something cannot be ordered again today; null when it can. */
export const reorderHindrance = (item: ReorderItem): Hindrance | null =>
  hindranceOf(item) ?? (item.nowCents === null ? 'gone' : null);

export const canBeHad = (item: ReorderItem): boolean => reorderHindrance(item) === null;

type Wanted = { readonly amount: number; readonly unit: Unit };
const wantedOf = (product: Product, { amount, unit }: Wanted): Wanted => {
  const limits = limitsOf(product, isSoldBy(product, unit) ? unit : product.unit);
  return { unit: limits.unit, amount: Math.max(limits.min, Math.min(amount, highest(limits))) };
};

/** As much of it as was ordered then, as far as so much can be had at once, in a unit in which it is sold today. */
export const amountAgain = (item: ReorderItem): Wanted =>
  item.product === null ? { amount: item.amount, unit: item.unit } : wantedOf(item.product, item);

/** What it comes to today, before any offer. */
export function centsAgain(item: ReorderItem): number {
  const { amount, unit } = amountAgain(item);
  const offer = { priceCents: item.nowCents ?? 0, memberCents: null, multiBuy: null };
  const pieceGrams = unit === 'Each' && item.product?.unit === 'Kg' ? item.product.pieceGrams : undefined;
  return lineCents(offer, amount, unit, false, pieceGrams);
}

/** What costs more or less today than it did; null where it costs the same or cannot be had. */
export function priceChange(item: ReorderItem): 'dearer' | 'cheaper' | null {
  if (!canBeHad(item) || item.nowCents === null || item.nowCents === item.thenCents) return null;
  return item.nowCents > item.thenCents ? 'dearer' : 'cheaper';
}

/** What whoever orders again should know before they do. */
export const newsOf = (items: readonly ReorderItem[]) => ({
  hindered: items.filter((item) => !canBeHad(item)),
  dearer: items.filter((item) => priceChange(item) === 'dearer'),
  cheaper: items.filter((item) => priceChange(item) === 'cheaper'),
});
