import { nearest } from '../display/quantity.rules.ts';
import { type Hindrance, hindranceOf } from '../lists/saved-items.rules.ts';
import { limitsOf, lineCents, type Unit } from '../trolley/amounts.rules.ts';
import type { ReorderItem } from './past-orders.contract.ts';

/** Why something cannot be ordered again today; null when it can. */
export const reorderHindrance = (item: ReorderItem): Hindrance | null =>
  hindranceOf(item) ?? (item.nowCents === null ? 'gone' : null);

export const canBeHad = (item: ReorderItem): boolean => reorderHindrance(item) === null;

type Wanted = { readonly amount: number; readonly unit: Unit };

/** As much of it as was ordered then, or what is nearest to that of what can be had at once. */
export function amountAgain({ product, amount, unit }: ReorderItem): Wanted {
  if (product === null) return { amount, unit };
  const limits = limitsOf(product, unit);
  return { unit, amount: nearest(amount, limits) };
}

/** What it comes to today, before any offer. */
export function centsAgain(item: ReorderItem): number {
  const { amount, unit } = amountAgain(item);
  return lineCents({ priceCents: item.nowCents ?? 0, memberCents: null, multiBuy: null }, amount, unit, false);
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
