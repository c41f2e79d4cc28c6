import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListingQuery, SearchFilter } from '#services/catalogue/catalogue.contract.ts';
import { listingTargets, pageSizes, sorts } from '#services/catalogue/catalogue.words.ts';
import { brands, dietary, inventProducts, places, stores, viewOf } from './invented.ts';
import { expectedListing } from './listing.oracle.ts';

const filter = (key: string, value: string, isBooleanValue = false): SearchFilter => ({
  key,
  value,
  name: 'whatever the address says',
  isBooleanValue,
});
const anyFilter = fc.oneof(
  fc.constantFrom(...brands).map((brand) => filter('Brand', brand)),
  fc.constantFrom('Special', 'MultiBuy', 'MemberPrice', 'New', 'GreatPrice').map((offer) => filter('Offer', offer)),
  fc.constantFrom('under-5', '5-to-10', '10-to-20', 'over-20').map((band) => filter('Price', band)),
  fc.constantFrom(...dietary, 'Sustainable').map((fact) => filter('Dietary', fact, true)),
);
const ids = {
  Department: places.map((place) => place.id),
  Aisle: places.flatMap((place) => place.aisles.map((aisle) => aisle.id)),
  Shelf: places.flatMap((place) => place.aisles.flatMap((aisle) => aisle.shelves.map((shelf) => shelf.id))),
};
const anyDas = fc
  .constantFrom('Department', 'Aisle', 'Shelf')
  .chain((group) =>
    fc.constantFrom(...ids[group as keyof typeof ids]).map((id) => ({ ...filter(group, String(id)), group })),
  );
const anyPlace = fc.constantFrom(
  {},
  { department: 'pantry' },
  { department: 'chilled', aisle: 'two' },
  { department: 'liquor', aisle: 'one', shelf: 'top' },
);
const anyQuery: fc.Arbitrary<ListingQuery> = fc
  .record({
    target: fc.constantFrom(...listingTargets.filter((target) => target !== 'search')),
    place: anyPlace,
    page: fc.constantFrom(1, 1, 1, 2, 3),
    size: fc.constantFrom(...pageSizes),
    sort: fc.option(fc.constantFrom(...sorts), { nil: undefined }),
    filters: fc.array(anyFilter, { maxLength: 4 }),
    dasFilter: fc.array(anyDas, { maxLength: 2 }),
    inStockProductsOnly: fc.boolean(),
    discount: fc.constantFrom(undefined, undefined, undefined, 'half-price', 'Special'),
  })
  .map(({ place, sort, discount, ...rest }) => ({
    ...rest,
    ...place,
    ...(sort ? { sort } : {}),
    ...(discount ? { discount } : {}),
    groupId: 'g1',
    dynamicGroup: 'picnic',
  }));

describe.each([
  [300, 300],
  [3_000, 60],
])('a shop of %i products', (count, runs) => {
  const products = inventProducts(count, count);
  const made = viewOf(products);

  test('lists, counts and orders as looking at every product would [A9.03] [A9.04] [A9.05] [A9.06] [A9.07] [A9.09] [A9.10] [A9.11] [A9.12] [A9.13] [A3.18] [A3.19]', async () => {
    const view = await made;
    const anySkus = fc.array(fc.constantFrom('999999', ...products.slice(0, 90).map(({ sku }) => sku)), {
      maxLength: 40,
    });
    const anyOwn = fc.record({ favourites: anySkus, trolley: anySkus }, { requiredKeys: ['favourites'] });
    fc.assert(
      fc.property(anyQuery, fc.constantFrom(...stores.map((store) => store.id), 999), anyOwn, (query, storeId, own) => {
        const expected = expectedListing(products, query, storeId, own);
        const listing = view.listing(query, storeId, own);
        if (expected === null) {
          expect(listing).toBeNull();
          return;
        }
        expect(listing?.products.items.map((item) => item.sku)).toEqual(expected.skus);
        expect(listing?.products.totalItems).toBe(expected.totalItems);
        for (const facet of listing?.facets ?? []) {
          const counts = expected.facets[facet.key] ?? {};
          const chosen = query.filters.filter((one) => one.key === facet.key).map((one) => one.value);
          expect(new Set(facet.values.map((value) => value.value))).toEqual(
            new Set([...Object.keys(counts), ...chosen]),
          );
          for (const { value, count, selected } of facet.values)
            expect([value, count, selected]).toEqual([value, counts[value] ?? 0, chosen.includes(value)]);
        }
        for (const das of listing?.dasFacets ?? [])
          expect([das.group, das.value, das.productCount]).toEqual([
            das.group,
            das.value,
            expected.das[das.group]?.[das.value] ?? 0,
          ]);
      }),
      { numRuns: runs },
    );
  });
});
