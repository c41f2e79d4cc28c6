import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { places } from '../catalogue/invented.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const json = async (path: string) => (await (await shop.get(path)).json()) as Record<string, unknown>;

describe('The endpoint', () => {
  test('products/departments names every department, aisle and shelf of the shop, in its order [A7.007]', async () => {
    const { departments } = (await json('/api/v1/products/departments')) as {
      departments: { slug: string; aisles: { slug: string; shelves: { slug: string }[] }[] }[];
    };
    const slugs = departments.map(({ slug, aisles }) => ({
      slug,
      aisles: aisles.map((aisle) => ({ slug: aisle.slug, shelves: aisle.shelves.map((shelf) => shelf.slug) })),
    }));
    expect(slugs).toEqual(
      places.map(({ slug, aisles }) => ({
        slug,
        aisles: aisles.map((aisle) => ({ slug: aisle.slug, shelves: aisle.shelves.map((shelf) => shelf.slug) })),
      })),
    );
  });

  test('products/shelves names the shelves of one aisle, and knows no other aisle [A7.011]', async () => {
    const answer = await json('/api/v1/products/shelves?department=pantry&aisle=two');
    expect((answer['shelves'] as { slug: string }[]).map(({ slug }) => slug)).toEqual(['top', 'middle']);
    expect((await shop.get('/api/v1/products/shelves?department=pantry&aisle=nine')).status).toBe(404);
  });

  test('products answers with the whole state of a search [A3.17]', async () => {
    const listing = await json('/api/v1/products?department=pantry&page=2&sort=PriceAsc&inStockProductsOnly=false');
    expect(listing).toMatchObject({
      page: 2,
      size: 24,
      sort: 'PriceAsc',
      selectedFilters: [],
      breadcrumb: { department: { slug: 'pantry' }, aisle: null, shelf: null },
      boostOfferTag: null,
      inStockProductsOnly: false,
    });
    for (const name of ['facets', 'dasFacets']) expect((listing[name] as unknown[]).length).toBeGreaterThan(0);
    expect((listing['products'] as { items: unknown[] }).items).toHaveLength(24);
    expect(await json('/api/v1/products?target=boosts')).toMatchObject({ boostOfferTag: 'BoostOffer' });
  });
});
