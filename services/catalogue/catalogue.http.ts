import { notFound } from '../http/known-faults.ts';
import type { Http } from '../http/http.types.ts';
import type { Query } from '../http/url.ts';
import { word } from '../http/word.rules.ts';
import type { CatalogueService, ListingQuery } from './catalogue.contract.ts';
import { formatFilter } from './filter-entry.rules.ts';

/** A listing as the store is asked for it; everything is said, so that one listing has one address. */
export const wireOf = ({ filters, dasFilter, ...plain }: ListingQuery): Query => ({
  ...plain,
  filters: filters.map(formatFilter),
  dasFilter: dasFilter.map(formatFilter),
});

const endpointOf = ({ target }: ListingQuery) =>
  target === 'search' ? 'productSearch' : target === 'favourites' ? 'myFavourites' : 'products';

export const createCatalogueService = (http: Http): CatalogueService => ({
  listing: async (query, signal) => {
    for (const slug of [query.department, query.aisle, query.shelf])
      if (slug !== undefined && !word.test(slug)) throw notFound();
    return http.get(endpointOf(query), {
      schema: (all) => all.Listing,
      query: wireOf(query),
      signal,
    });
  },
  product: (sku, signal) => http.get('product', { schema: (all) => all.ProductDetail, params: { sku }, signal }),
  departments: async (signal) =>
    (await http.get('departments', { schema: (all) => all.Departments, signal })).departments,
  suggestions: (search, signal) =>
    http.get('searchSuggestions', { schema: (all) => all.Suggestions, query: { search }, signal }),
  stockLevels: (sku, signal) => http.get('stockLevels', { schema: (all) => all.StockLevels, query: { sku }, signal }),
  rows: async (page, sku, signal) =>
    (await http.get('productCarousels', { schema: (all) => all.ProductRows, query: { page, sku }, signal })).rows,
});
