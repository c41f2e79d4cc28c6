import type { Sort } from '#services/catalogue/catalogue.contract.ts';
import { fold } from './search/fold.ts';

/** What the sort orders look at, for each product in the order of popularity. */
export type SortFacts = {
  readonly name: string;
  readonly priceCents: number | null;
  /** Price of a kilogram, a litre or a piece; null when nobody can tell. */
  readonly unitPrice: number | null;
  readonly savedPercent: number;
  readonly isOnOffer: boolean;
  readonly soldSinceDay: number;
  /** Position of its shelf on a walk through the shop. */
  readonly shelf: number;
};

export type RankColumn =
  | 'byName'
  | 'byPriceAsc'
  | 'byPriceDesc'
  | 'byUnitPriceAsc'
  | 'byUnitPriceDesc'
  | 'bySpecial'
  | 'byAvailableDate'
  | 'byAisle';

/** The column that holds a sort's order; null is the order of popularity, or of the match in a search. */
export const rankColumns: Readonly<Record<Sort, RankColumn | null>> = {
  name: 'byName',
  PriceAsc: 'byPriceAsc',
  PriceDesc: 'byPriceDesc',
  CUPAsc: 'byUnitPriceAsc',
  CUPDesc: 'byUnitPriceDesc',
  Special: 'bySpecial',
  AvailableDate: 'byAvailableDate',
  Aisle: 'byAisle',
  Relevance: null,
  Recency: null,
  InTrolley: null,
};

const last = 2 ** 31;
const byKey = (keys: Float64Array): Uint32Array => {
  const products = keys.length;
  const sorted = keys.map((key, doc) => key * products + doc).sort();
  const ranks = new Uint32Array(products);
  sorted.forEach((key, rank) => void (ranks[key - Math.floor(key / products) * products] = rank));
  return ranks;
};

function namePositions(facts: readonly SortFacts[]): Float64Array {
  const folded = facts.map((fact) => fold(fact.name));
  const order = folded
    .map((_, doc) => doc)
    .sort((a, b) => ((folded[a] ?? '') < (folded[b] ?? '') ? -1 : folded[a] === folded[b] ? a - b : 1));
  const positions = new Float64Array(facts.length);
  order.forEach((doc, position) => void (positions[doc] = position));
  return positions;
}

/** Where each product stands in each order, 0 first; what is equal stands by popularity. */
export function ranksOf(facts: readonly SortFacts[]): Readonly<Record<RankColumn, Uint32Array>> {
  const keyed = (key: (fact: SortFacts) => number) => byKey(Float64Array.from(facts, key));
  const names = namePositions(facts);
  return {
    byName: Uint32Array.from(names),
    byPriceAsc: keyed((fact) => fact.priceCents ?? last),
    byPriceDesc: keyed((fact) => (fact.priceCents === null ? last : last - 1 - fact.priceCents)),
    byUnitPriceAsc: keyed((fact) => fact.unitPrice ?? last),
    byUnitPriceDesc: keyed((fact) => (fact.unitPrice === null ? last : last - 1 - fact.unitPrice)),
    bySpecial: keyed((fact) => (fact.isOnOffer ? 100 - fact.savedPercent : 101)),
    byAvailableDate: keyed((fact) => last - fact.soldSinceDay),
    byAisle: byKey(Float64Array.from(facts, (fact, doc) => fact.shelf * facts.length + (names[doc] ?? 0))),
  };
}
