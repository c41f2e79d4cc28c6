import { canBeBought } from '../entry.ts';
import type { IndexData } from '../index-data.ts';
import { listOf } from '../postings.ts';

/** Fewer packs than this are no choice. */
const leastPacks = 3;
/** At most one product in so many of a page is marked. */
const everySo = 6;

/** The candidates that passed, both ascending. */
type Passed = { readonly candidates: Uint32Array; readonly positions: Uint32Array };

function isAmong({ candidates, positions }: Passed, doc: number): boolean {
  let [low, high] = [0, positions.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = candidates[positions[middle] as number] as number;
    if (found === doc) return true;
    if (found < doc) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

/**
 * Says which products of a page cost the least a measure of everything comparable that passed: one pack of a kind, bought
 * the cheapest way it can be, in each of its flavours; in one where all would be too many. What costs the same a measure
 * gives way to what costs less at the till, then to what is bought more. Only what the store has is compared.
 */
export function createMarker({ head, columns }: IndexData) {
  const { comparable, pack, flavour, stock } = columns;
  const cheapestFirst = { from: columns.comparableFrom, docs: columns.comparableDocs };

  return (page: readonly number[], passed: Passed, storePosition: number): ReadonlySet<number> => {
    const stockFrom = storePosition * head.products;
    const isHere = (doc: number) => canBeBought(stock[stockFrom + doc] as number);
    const bestOf = (kind: number): number => {
      const packs = new Set<number>();
      let best = -1;
      for (const doc of listOf(cheapestFirst, kind)) {
        if (!isHere(doc) || !isAmong(passed, doc)) continue;
        if (best < 0) best = doc;
        if (packs.add(pack[doc] as number).size === leastPacks) return best;
      }
      return -1;
    };
    const marked = new Set<number>();
    const most = Math.ceil(page.length / everySo);
    for (const kind of new Set(page.map((doc) => comparable[doc] as number))) {
      const best = kind === 0 ? -1 : bestOf(kind);
      if (best < 0) continue;
      const flavours = page.filter((doc) => flavour[doc] === flavour[best] && isHere(doc));
      const fits = marked.size + flavours.length <= most;
      for (const doc of fits ? flavours : flavours.filter((one) => one === best))
        if (marked.size < most) marked.add(doc);
    }
    return marked;
  };
}
