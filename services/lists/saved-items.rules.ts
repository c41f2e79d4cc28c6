import type { Product } from '../catalogue/catalogue.contract.ts';
import { highest } from '../display/quantity.rules.ts';
import { amountOf, limitsOf, lineCents, type Unit, valueOf } from '../trolley/amounts.rules.ts';
import type { SavedList, SavedListLine } from './saved-lists.contract.ts';

export type SavedItem = SavedList['items'][number];

/** Why a product of a list cannot be added today; null when it can. */
export type Hindrance = 'gone' | 'out' | 'keptOut';
export function hindranceOf({ product }: { readonly product: Product | null }): Hindrance | null {
  if (product === null) return 'gone';
  if (product.keptOut) return 'keptOut';
  const { availabilityStatus, price } = product;
  if (price.salePriceCents === null || availabilityStatus === 'Unavailable') return 'gone';
  return availabilityStatus === 'Out of Stock' ? 'out' : null;
}

/** How much of it the list asks for, in pieces or grams. */
export const amountIn = ({ quantity, pricingUnit }: SavedListLine): number => amountOf(quantity, pricingUnit);

/** As much of it as can be had at once; less than the list asks for where the product has a limit. */
export function amountToAdd(item: SavedItem): number {
  const amount = amountIn(item);
  if (!item.product || item.product.unit !== item.pricingUnit) return amount;
  const limits = limitsOf(item.product);
  return Math.max(limits.min, Math.min(amount, highest(limits)));
}

/** What it comes to today, before any offer. */
export function itemCents(item: SavedItem): number {
  const { product, pricingUnit } = item;
  const priceCents = product?.price.salePriceCents ?? 0;
  return lineCents(
    { priceCents, memberCents: null, multiBuy: null },
    amountToAdd(item),
    pricingUnit,
    false,
    pricingUnit === 'Each' ? product?.pieceGrams : undefined,
  );
}

export const lineOf = (sku: string, amount: number, unit: Unit): SavedListLine => ({
  sku,
  quantity: valueOf(amount, unit),
  pricingUnit: unit,
});

export const linesOf = (items: readonly SavedListLine[]): SavedListLine[] =>
  items.map(({ sku, quantity, pricingUnit }) => ({ sku, quantity, pricingUnit }));

/** A list with more put on it: what stands on both is wanted as the newer lines say. Said twice, it changes nothing. */
export function joinedLines(lines: readonly SavedListLine[], more: readonly SavedListLine[]): SavedListLine[] {
  const newer = new Map(more.map((line) => [line.sku, line]));
  const kept = linesOf(lines).map((line) => newer.get(line.sku) ?? line);
  const has = new Set(lines.map(({ sku }) => sku));
  return [...kept, ...linesOf(more.filter(({ sku }) => !has.has(sku)))];
}
