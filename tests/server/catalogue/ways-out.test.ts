import { describe, expect, test } from 'vitest';
import type { ListingQuery, SearchFilter } from '#services/catalogue/catalogue.contract.ts';
import { brands, dietary, inventProducts, stores, viewOf } from './invented.ts';

const filter = (key: string, value: string, isBooleanValue = false): SearchFilter => ({
  key,
  value,
  name: value,
  isBooleanValue,
});
const query = (changes: Partial<ListingQuery>): ListingQuery => ({
  target: 'browse',
  page: 1,
  size: 24,
  filters: [],
  dasFilter: [],
  inStockProductsOnly: true,
  ...changes,
});
const storeId = stores[0]?.id ?? 0;
const some = dietary.map((fact) => filter('Dietary', fact, true));

describe('A listing of nothing', async () => {
  const view = await viewOf(inventProducts(120, 9));
  const count = (changes: Partial<ListingQuery>) => view.listing(query(changes), storeId)?.products.totalItems;
  const waysOut = (changes: Partial<ListingQuery>) => view.listing(query(changes), storeId)?.waysOut;

  /** Every choice of three filters that leaves nothing. */
  const empty = brands
    .flatMap((brand) =>
      some.flatMap((one) =>
        some
          .filter((other) => other !== one)
          .map((other) => [filter('Brand', brand), one, other, filter('Price', 'over-20')]),
      ),
    )
    .filter((filters) => count({ filters }) === 0);

  test('counts for each filter what there would be without it, the most first', () => {
    expect(empty.length).toBeGreaterThan(3);
    for (const filters of empty) {
      const ways = waysOut({ filters });
      const expected = filters
        .map((left) => [left.value, count({ filters: filters.filter((one) => one !== left) })] as const)
        .filter(([, totalItems]) => totalItems);
      expect(new Map(ways?.withoutEach.map((way) => [way.filter.value, way.totalItems]))).toEqual(new Map(expected));
      const counts = ways?.withoutEach.map(({ totalItems }) => totalItems) ?? [];
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      expect(ways?.withoutFilters).toBe(count({}));
      expect(ways?.withOutOfStock).toBe(count({ filters, inStockProductsOnly: false }));
    }
  });

  test('that shows what is out of stock already does not offer to', () => {
    for (const filters of empty)
      if (count({ filters, inStockProductsOnly: false }) === 0)
        expect(waysOut({ filters, inStockProductsOnly: false })?.withOutOfStock).toBe(0);
  });

  test('for a search names the departments to look in', () => {
    const ways = waysOut({ target: 'search', search: 'zzxqv' });
    expect(ways?.departments.map(({ slug }) => slug)).toEqual(['pantry', 'chilled', 'liquor']);
    expect([ways?.withoutEach, ways?.withoutFilters, ways?.withOutOfStock]).toEqual([[], 0, 0]);
  });

  test('is the only one that is told of it', () => {
    expect(view.listing(query({}), storeId)).not.toHaveProperty('waysOut');
  });
});
