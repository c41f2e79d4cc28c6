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
import { createScopes } from './scope.ts';
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
const defaultSort = (query: ListingQuery): Sort => (query.target === 'specials' ? 'Special' : 'Relevance');

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

  return (query: ListingQuery, storePosition: number): ListingWire | null => {
    const scope = scopeOf(query);
    if (!scope) return null;
    const selection = select(query.filters, query.dasFilter);
    const found = tell(query, scope, selection, query.inStockProductsOnly ? storePosition : null);
    const totalItems = found.passed.length;
    const start = (query.page - 1) * query.size;
    if (query.page > 1 && start >= totalItems) return null;

    const sort = query.sort ?? defaultSort(query);
    const end = Math.min(totalItems, start + query.size);
    const column = rankColumns[sort];
    const passing = () => picked(scope.docs, found.passed);
    const page =
      column !== null
        ? orderer.byRank(passing(), index.columns[column], start, end)
        : scope.scores !== null
          ? orderer.byScore(passing(), picked(scope.scores, found.passed), start, end)
          : Array.from(found.passed.subarray(start, end), (position) => scope.docs[position] as number);
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
      ...(totalItems === 0 ? { waysOut: waysOutOf(query, scope, selection, storePosition) } : {}),
    };
  };
}
