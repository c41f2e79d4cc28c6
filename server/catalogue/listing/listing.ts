import type { Breadcrumb, ListingQuery, ListingWire, Sort } from '#services/catalogue/catalogue.contract.ts';
import type { Cards } from '../cards.ts';
import type { IndexData, IndexHead } from '../index-data.ts';
import type { Place, Where } from '../places.ts';
import { rankColumns } from '../ranks.ts';
import type { Searcher } from '../search/searcher.ts';
import { dasFacetsOf, facetsOf } from './facets.ts';
import { Orderer } from './order.ts';
import { createScopes } from './scope.ts';
import { createSelector } from './selection.ts';
import { tally } from './tally.ts';

const crumb = (place: Place | undefined) => (place ? { name: place.name, slug: place.slug } : null);
const breadcrumbOf = ({ places }: IndexHead, where: Where): Breadcrumb => ({
  department: crumb(places.departments[where.department]),
  aisle: crumb(places.aisles[where.aisle]),
  shelf: crumb(places.shelves[where.shelf]),
});
const defaultSort = (query: ListingQuery): Sort => (query.target === 'specials' ? 'Special' : 'Relevance');

/** Answers listings from the index; null for a place, a group or a page that does not exist. */
export function createListings(index: IndexData, searcher: Searcher, cards: Cards) {
  const scopeOf = createScopes(index, searcher);
  const { select, nameOf } = createSelector(index.head);
  const orderer = new Orderer(index.head.products);

  return (query: ListingQuery, storePosition: number): ListingWire | null => {
    const scope = scopeOf(query);
    if (!scope) return null;
    const selection = select(query.filters, query.dasFilter);
    const found = tally(index, scope.docs, selection, query.inStockProductsOnly ? storePosition : null);
    const totalItems = found.passed.length;
    const start = (query.page - 1) * query.size;
    if (query.page > 1 && start >= totalItems) return null;

    const sort = query.sort ?? defaultSort(query);
    const end = Math.min(totalItems, start + query.size);
    const docs = found.passed.map((position) => scope.docs[position] as number);
    const column = rankColumns[sort];
    const scores = scope.scores;
    const page =
      column !== null
        ? orderer.byRank(docs, index.columns[column], start, end)
        : scores !== null
          ? orderer.byScore(
              docs,
              Uint16Array.from(found.passed, (position) => scores[position] as number),
              start,
              end,
            )
          : Array.from(docs.subarray(start, end));
    return {
      title: scope.title,
      products: { items: page.map((doc) => cards.card(doc, storePosition)), totalItems },
      facets: facetsOf(found, selection, nameOf),
      dasFacets: dasFacetsOf(index.head, found, selection, scope.where),
      selectedFilters: [...selection.understood],
      breadcrumb: breadcrumbOf(index.head, scope.where),
      page: query.page,
      size: query.size,
      sort,
      inStockProductsOnly: query.inStockProductsOnly,
      boostOfferTag: scope.boostOfferTag,
      correctedSearch: scope.corrected,
    };
  };
}
