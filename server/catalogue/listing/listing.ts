import type { Breadcrumb, ListingQuery, ListingWire, Sort } from '#services/catalogue/catalogue.contract.ts';
import type { Cards } from '../cards.ts';
import { bestBuyOf } from '../compare-unit-price.ts';
import type { IndexData, IndexHead } from '../index-data.ts';
import type { Place, Where } from '../places.ts';
import { rankColumns } from '../ranks.ts';
import type { Searcher } from '../search/searcher.ts';
import { createMarker } from './best-unit-price.ts';
import { dasFacetsOf, facetsOf } from './facets.ts';
import { keepTallies } from './kept-tallies.ts';
import type { Orderer } from './order.ts';
import { createDietTest } from '../diet.ts';
import { createScopes, narrowed, type OwnDocs, type Scope } from './scope.ts';
import { createSelector } from './selection.ts';
import { siblingsOf } from './siblings.ts';
import { createTeller } from './tally.ts';
import { createWaysOut } from './ways-out.ts';

const crumb = (place: Place | undefined) => (place ? { name: place.name, slug: place.slug } : null);
const breadcrumbOf = ({ places }: IndexHead, where: Where): Breadcrumb => ({
  department: crumb(places.departments[where.department]),
  aisle: crumb(places.aisles[where.aisle]),
  shelf: crumb(places.shelves[where.shelf]),
});
const defaultSorts: Partial<Record<ListingQuery['target'], Sort>> = { specials: 'Special', favourites: 'Aisle' };
const defaultSort = ({ target }: ListingQuery): Sort => defaultSorts[target] ?? 'Relevance';

/** The values at some positions of a list. */
function picked<T extends Uint32Array | Uint16Array>(list: T, positions: Uint32Array): T {
  if (positions.length === list.length) return list;
  const values = list.slice(0, positions.length) as T;
  for (let i = 0; i < positions.length; i++) values[i] = list[positions[i] as number] as number;
  return values;
}

/** Answers listings from the index; null for a place, a group or a page that does not exist. */
export function createListings(index: IndexData, searcher: Searcher, cards: Cards, orderer: Orderer) {
  const scopeOf = createScopes(index, searcher);
  const { select, nameOf } = createSelector(index.head);
  const teller = createTeller(index);
  const tell = keepTallies(teller);
  const waysOutOf = createWaysOut({ head: index.head, select, tell: teller });
  const bestOf = createMarker(index);
  const dietTest = createDietTest(index);

  /** The products of a scope at some positions, in order, from one place of it up to another. */
  const ordered = (scope: Scope, positions: Uint32Array, sort: Sort, start: number, end: number): number[] => {
    if (start >= end) return [];
    const column = rankColumns[sort];
    if (column !== null) return orderer.byRank(picked(scope.docs, positions), index.columns[column], start, end);
    return scope.scores !== null
      ? orderer.byScore(picked(scope.docs, positions), picked(scope.scores, positions), start, end)
      : Array.from(positions.subarray(start, end), (position) => scope.docs[position] as number);
  };
  /** What is in the trolley first; each half as the listing would be without that. */
  const trolleyFirst = (
    scope: Scope,
    passed: Uint32Array,
    trolley: Uint32Array,
    sort: Sort,
    start: number,
    end: number,
  ) => {
    const mine = new Set(trolley);
    const isMine = (position: number) => mine.has(scope.docs[position] as number);
    const [inIt, others] = [passed.filter(isMine), passed.filter((position) => !isMine(position))];
    const many = inIt.length;
    return [
      ...ordered(scope, inIt, sort, start, Math.min(end, many)),
      ...ordered(scope, others, sort, Math.max(0, start - many), end - many),
    ];
  };

  return (query: ListingQuery, storePosition: number, own: OwnDocs): ListingWire | null => {
    const whole = scopeOf(query, own);
    if (!whole) return null;
    const selection = select(query.filters, query.dasFilter);
    const stockOf = query.inStockProductsOnly ? storePosition : null;
    const everything = tell(query, whole, selection, stockOf);
    const isBound = own.diet !== null && query.diet !== 'any';
    const suited = own.diet && isBound ? narrowed(whole, dietTest(own.diet)) : null;
    const scope = suited ?? whole;
    const found = suited ? teller(suited.docs, selection, stockOf) : everything;
    const totalItems = found.passed.length;
    const start = (query.page - 1) * query.size;
    if (query.page > 1 && start >= totalItems) return null;

    const usual = defaultSort(query);
    const sort = query.sort === 'InTrolley' && own.trolley === null ? usual : (query.sort ?? usual);
    const end = Math.min(totalItems, start + query.size);
    const page =
      sort === 'InTrolley' && own.trolley !== null
        ? trolleyFirst(scope, found.passed, own.trolley, usual, start, end)
        : ordered(scope, found.passed, sort, start, end);
    const best = bestOf(page, { candidates: scope.docs, positions: found.passed }, storePosition);
    const cardOf = (doc: number) => {
      const card = cards.card(doc, storePosition);
      const way = best.has(doc) ? bestBuyOf(card) : null;
      return way ? { ...card, bestUnitPrice: way.by } : card;
    };
    return {
      title: scope.title,
      products: { items: page.map(cardOf), totalItems },
      facets: facetsOf(found, selection, nameOf),
      dasFacets: dasFacetsOf(index.head, found, selection, scope.where),
      selectedFilters: [...selection.understood],
      breadcrumb: breadcrumbOf(index.head, scope.where),
      siblings: siblingsOf(index.head, scope.where),
      page: query.page,
      size: query.size,
      sort,
      inStockProductsOnly: query.inStockProductsOnly,
      boostOfferTag: scope.boostOfferTag,
      correctedSearch: scope.corrected,
      ...(own.diet ? { diet: { profile: own.diet, isBound, hidden: everything.passed.length - totalItems } } : {}),
      ...(totalItems === 0 ? { waysOut: waysOutOf(query, scope, selection, storePosition) } : {}),
    };
  };
}
