import type { ListingQuery, SearchFilter, WaysOut } from '#services/catalogue/catalogue.contract.ts';
import type { IndexHead } from '../index-data.ts';
import type { Scope } from './scope.ts';
import type { Selection } from './selection.ts';
import type { Teller } from './tally.ts';

/** Each costs a count of the whole listing. */
const mostFilters = 8;

type Shop = {
  readonly head: IndexHead;
  readonly select: (filters: readonly SearchFilter[], dasFilters: readonly SearchFilter[]) => Selection;
  readonly tell: Teller;
};

const isPlace = ({ group }: SearchFilter) => group !== undefined;

/**
 * What would let products into a listing that has none: asked only then, because each answer is a count of its own.
 * A shorter search is none of it: a search leaves out the words that nothing has by itself.
 */
export function createWaysOut({ head, select, tell }: Shop) {
  return (query: ListingQuery, scope: Scope, { understood }: Selection, storePosition: number): WaysOut => {
    const stock = query.inStockProductsOnly ? storePosition : null;
    /** The store itself, where what is asked is one of its shelves for an area. */
    const store = stock !== null && stock >= head.stores.length ? stock % head.stores.length : null;
    const countOf = (filters: readonly SearchFilter[], store: number | null) =>
      tell(
        scope.docs,
        select(
          filters.filter((filter) => !isPlace(filter)),
          filters.filter(isPlace),
        ),
        store,
      ).passed.length;
    const withoutEach = understood
      .slice(0, mostFilters)
      .map((filter) => ({
        filter,
        totalItems: countOf(
          understood.filter((other) => other !== filter),
          stock,
        ),
      }))
      .filter(({ totalItems }) => totalItems > 0)
      .sort((a, b) => b.totalItems - a.totalItems);
    return {
      withoutEach,
      withoutFilters: understood.length === 0 ? 0 : countOf([], stock),
      withOutOfStock: stock === null ? 0 : countOf(understood, null),
      ...(store === null ? {} : { withKeptOut: countOf(understood, store) }),
      departments: head.places.departments.map(({ name, slug }) => ({ name, slug })),
    };
  };
}
