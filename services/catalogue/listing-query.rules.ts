import type { ListingQuery, SearchFilter } from './catalogue.contract.ts';
import { type ListingTarget, type PageSize, pageSizes, type Sort, sorts } from './catalogue.words.ts';
import { formatFilter, parseDasFilter, parseFilter } from './filter-entry.rules.ts';

/** What stands in the address of a listing. A default is left out; a filter is one entry, written as formatFilter does. */
export type ListingSearch = {
  page?: number;
  size?: PageSize;
  sort?: Sort;
  filters?: string[];
  dasFilter?: string[];
  inStockProductsOnly?: false;
  search?: string;
  discount?: string;
  groupId?: string;
  dynamicGroup?: string;
  /** Shows also what is against how the shopper eats. */
  diet?: 'any';
  /** The key of a long filter that the page shows with all its choices: the way to them without script. Changes no results. */
  allOf?: string;
  /** The shopping list stands beside the results. */
  openShoppingList?: true;
};
export type ListingPlace = { readonly department?: string; readonly aisle?: string; readonly shelf?: string };

const firstPage = 1;
const lastPage = 10_000;
const defaultSize: PageSize = 24;
const mostFilters = 30;
const longestText = 200;

function pageOf(value: unknown): number {
  const page = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : value;
  return typeof page === 'number' && Number.isInteger(page) && page >= firstPage && page <= lastPage ? page : firstPage;
}
/** A size that is not offered falls to the next lower one that is, and never below the smallest. */
function sizeOf(value: unknown): PageSize {
  const size = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof size === 'number' ? (pageSizes.findLast((offered) => offered <= size) ?? defaultSize) : defaultSize;
}
/** The orders that can be asked for; what was bought lately is not known yet. For a guest, InTrolley is no order of their own. */
export const offeredSorts: readonly Sort[] = sorts.filter((sort) => sort !== 'Recency');
const sortOf = (value: unknown): Sort | undefined => offeredSorts.find((sort) => sort === value);
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed().trim().slice(0, longestText).toWellFormed().trim() : '';

const filtersOf = (value: unknown, parse: (entry: unknown) => SearchFilter | null): SearchFilter[] =>
  (Array.isArray(value) ? value : [value])
    .slice(0, mostFilters)
    .map(parse)
    .filter((filter) => filter !== null);

/** What a listing is asked for, from an address or from what this house itself made of one. Nonsense becomes the default. */
export function listingQuery(
  target: ListingTarget,
  search: Readonly<Record<string, unknown>>,
  place: ListingPlace = {},
): ListingQuery {
  const sort = sortOf(search['sort']);
  const texts = Object.fromEntries(
    (['search', 'discount', 'groupId', 'dynamicGroup'] as const)
      .map((name) => [name, textOf(search[name])] as const)
      .filter(([, text]) => text !== ''),
  );
  return {
    target,
    ...place,
    ...texts,
    page: pageOf(search['page']),
    size: sizeOf(search['size']),
    ...(sort ? { sort } : {}),
    ...(search['diet'] === 'any' ? { diet: 'any' as const } : {}),
    filters: filtersOf(search['filters'], parseFilter),
    dasFilter: filtersOf(search['dasFilter'], parseDasFilter),
    inStockProductsOnly: search['inStockProductsOnly'] !== false && search['inStockProductsOnly'] !== 'false',
  };
}

/** The address of a listing, without what goes without saying. */
export function listingSearch(query: ListingQuery): ListingSearch {
  const { page, size, sort, filters, dasFilter, inStockProductsOnly, search, discount, groupId, dynamicGroup, diet } =
    query;
  return {
    ...(search ? { search } : {}),
    ...(groupId ? { groupId } : {}),
    ...(dynamicGroup ? { dynamicGroup } : {}),
    ...(discount ? { discount } : {}),
    ...(page === firstPage ? {} : { page }),
    ...(size === defaultSize ? {} : { size }),
    ...(sort ? { sort } : {}),
    ...(filters.length > 0 ? { filters: filters.map(formatFilter) } : {}),
    ...(dasFilter.length > 0 ? { dasFilter: dasFilter.map(formatFilter) } : {}),
    ...(inStockProductsOnly ? {} : { inStockProductsOnly: false as const }),
    ...(diet ? { diet } : {}),
  };
}

/** For a route: any query becomes the address it should have been. Doing it twice changes nothing. */
export function validateListingSearch(raw: Readonly<Record<string, unknown>>): ListingSearch {
  const { allOf, openShoppingList } = raw;
  return {
    ...listingSearch(listingQuery('browse', raw)),
    ...(typeof allOf === 'string' && /^[A-Z][A-Za-z]{1,29}$/.test(allOf) ? { allOf } : {}),
    ...(openShoppingList === true || openShoppingList === 'true' ? { openShoppingList: true as const } : {}),
  };
}
