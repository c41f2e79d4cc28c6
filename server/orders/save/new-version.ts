import type { TakenStock } from '../../db/repositories/orders.ts';
import type { StandingOrder } from '../../db/repositories/order-steps.ts';
import { neededFor } from '../take-stock.ts';
import type { OrderLine } from '../order.types.ts';

const byProduct = (stock: readonly TakenStock[]): ReadonlyMap<string, number> => {
  const pieces = new Map<string, number>();
  for (const { sku, pieces: more } of stock) pieces.set(sku, (pieces.get(sku) ?? 0) + more);
  return pieces;
};

/**
 * What a new version needs beside what its order has taken. Of a product of which no more is wanted than before nothing
 * is: when the shelf was short then, the order stands without it.
 */
export function missingFor({ facts }: Pick<StandingOrder, 'facts'>, lines: readonly OrderLine[]): TakenStock[] {
  const [before, taken] = [byProduct(neededFor(facts.lines)), byProduct(facts.taken)];
  return neededFor(lines).flatMap(({ sku, pieces: needed }) => {
    const pieces = needed > (before.get(sku) ?? 0) ? needed - (taken.get(sku) ?? 0) : 0;
    return pieces > 0 ? [{ sku, pieces }] : [];
  });
}

/** Of all that was taken for both versions: what the new one keeps, and what is not needed any more. */
export function shareOut(
  taken: readonly TakenStock[],
  lines: readonly OrderLine[],
): { readonly kept: readonly TakenStock[]; readonly spare: readonly TakenStock[] } {
  const needed = byProduct(neededFor(lines));
  const all = [...byProduct(taken)].map(([sku, pieces]) => {
    const kept = Math.min(pieces, needed.get(sku) ?? 0);
    return { sku, kept, spare: pieces - kept };
  });
  return {
    kept: all.flatMap(({ sku, kept }) => (kept > 0 ? [{ sku, pieces: kept }] : [])),
    spare: all.flatMap(({ sku, spare }) => (spare > 0 ? [{ sku, pieces: spare }] : [])),
  };
}
