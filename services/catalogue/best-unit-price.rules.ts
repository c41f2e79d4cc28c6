import type { UnitPrice } from './catalogue.contract.ts';
import type { waysToBuy } from './catalogue.words.ts';
import { effectivePrices, unitPriceAt } from './unit-price.rules.ts';

export type WayToBuy = (typeof waysToBuy)[number];
/** One way of buying a product: what is paid at the till for it, and what a measure costs then. */
export type Way = { readonly by: WayToBuy; readonly payCents: number; readonly unitPrice: UnitPrice };
/** A product's offers, as everybody can have them; what is meant for one shopper is not among them. */
export type Offered = {
  /** Null when it is not sold. */
  readonly todayCents: number | null;
  readonly memberCents: number | null;
  readonly multibuy: { readonly quantity: number; readonly valueCents: number } | null;
  readonly unitPrice: UnitPrice | null;
};

/** Every way that is cheaper than the plainer ones before it; nothing without a unit price. */
export function waysOf({ todayCents, memberCents, multibuy, unitPrice }: Offered): readonly Way[] {
  if (todayCents === null || todayCents <= 0 || !unitPrice) return [];
  const prices = effectivePrices({ priceCents: todayCents, memberCents, multibuy });
  const offered = [
    ['plain', todayCents, todayCents],
    ['member', prices.memberCents, prices.memberCents],
    ['multibuy', prices.multibuyCents, multibuy?.valueCents ?? null],
  ] as const;
  const ways: Way[] = [];
  for (const [by, eachCents, payCents] of offered) {
    const at = eachCents === null ? null : unitPriceAt(unitPrice, todayCents, eachCents);
    const isCheaper = ways.every((way) => at && at.unitPriceTenths < way.unitPrice.unitPriceTenths);
    if (at && payCents !== null && isCheaper) ways.push({ by, payCents, unitPrice: at });
  }
  return ways;
}

/** The way with the lowest unit price; of equal ones the plainest. */
export const bestWayOf = (offered: Offered): Way | null => waysOf(offered).at(-1) ?? null;
