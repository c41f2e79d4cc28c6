import { canBeBought } from '../entry.ts';
import type { IndexData } from '../index-data.ts';

/** Fewer packs than this are no choice. */
const leastPacks = 3;
/** At most one product in so many of a page is marked. */
const everySo = 6;

type Found = { doc: number; packs: Set<number> };

/**
 * Says which products of a page cost the least a measure of everything comparable that passed: one of a kind, bought the
 * cheapest way it can be. What costs the same a measure gives way to what costs less at the till, then to what is bought
 * more. Only what the store has is compared.
 */
export function createMarker({ head, columns }: IndexData) {
  const { comparable, bestUnitPrice, bestPay, pack, stock } = columns;
  const slots = new Uint16Array(comparable.reduce((most, kind) => Math.max(most, kind), 0) + 1);
  const isCheaper = (doc: number, than: number) => {
    const unit = (bestUnitPrice[doc] as number) - (bestUnitPrice[than] as number);
    return unit < 0 || (unit === 0 && (bestPay[doc] as number) < (bestPay[than] as number));
  };

  return (
    page: readonly number[],
    candidates: Uint32Array,
    passed: Uint32Array,
    storePosition: number,
  ): ReadonlySet<number> => {
    const kinds: Found[] = [];
    for (const doc of page) {
      const kind = comparable[doc] as number;
      if (kind !== 0 && slots[kind] === 0) slots[kind] = kinds.push({ doc: -1, packs: new Set() });
    }
    const stockFrom = storePosition * head.products;
    for (let at = 0; at < passed.length; at++) {
      const doc = candidates[passed[at] as number] as number;
      const slot = slots[comparable[doc] as number] as number;
      if (slot === 0 || !canBeBought(stock[stockFrom + doc] as number)) continue;
      const found = kinds[slot - 1] as Found;
      if (found.packs.size < leastPacks) found.packs.add(pack[doc] as number);
      if (found.doc < 0 || isCheaper(doc, found.doc)) found.doc = doc;
    }
    for (const doc of page) slots[comparable[doc] as number] = 0;
    const best = new Set(kinds.flatMap(({ doc, packs }) => (packs.size < leastPacks ? [] : [doc])));
    return new Set(page.filter((doc) => best.has(doc)).slice(0, Math.ceil(page.length / everySo)));
  };
}
