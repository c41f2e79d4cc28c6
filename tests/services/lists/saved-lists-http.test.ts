import { expect, test } from 'vitest';
import { createCatalogueService } from '#services/catalogue/catalogue.http.ts';
import { listingQuery } from '#services/catalogue/listing-query.rules.ts';
import { createFavouritesService } from '#services/lists/favourites.http.ts';
import { createSavedListsService } from '#services/lists/saved-lists.http.ts';
import { json, shopEdge } from '../edge.ts';

const list = { id: 'a', name: 'Weekly shop', itemCount: 1, changedMs: 1_000, isShared: false };
const line = { sku: '100042', quantity: 1.2, pricingUnit: 'Kg' } as const;
const askedOf = (asked: readonly { readonly method: string; readonly url: string }[]) =>
  asked.map(({ method, url }) => {
    const { pathname, searchParams } = new URL(url, 'https://kete.example');
    return [method, pathname, Object.fromEntries(searchParams)];
  });

test('favourites are a listing of v2 with the parameters of any other [B7.18] [B7.O6]', async () => {
  const { http, asked } = shopEdge(() => json({}));
  const query = listingQuery('favourites', { page: 2, size: 48, sort: 'PriceAsc', inStockProductsOnly: false });
  await createCatalogueService(http)
    .listing(query)
    .catch(() => undefined);
  expect(askedOf(asked)).toMatchObject([
    [
      'GET',
      '/api/v2/products/my/favourites',
      { page: '2', size: '48', sort: 'PriceAsc', inStockProductsOnly: 'false' },
    ],
  ]);
});

test('a list is saved by a POST under the key that is given [B7.36] [A7.008]', async () => {
  const { http, asked } = shopEdge(() => json(list));
  const key = '5f0c2a8e-0000-4000-8000-000000000001';
  const saved = await createSavedListsService(http).save({ name: 'Weekly shop', items: [line] }, key);
  expect(saved).toEqual(list);
  expect(askedOf(asked)).toMatchObject([['POST', '/api/v1/products/my/saved-lists', {}]]);
  expect(asked[0]?.headers.get('idempotency-key')).toBe(key);
  expect(await asked[0]?.json()).toEqual({ name: 'Weekly shop', items: [line] });
});

test('a mark is a PUT, taking it back a DELETE, and both say all of them', async () => {
  const { http, asked } = shopEdge(() => json({ skus: ['100042'] }));
  const favourites = createFavouritesService(http);
  expect(await favourites.mark('100042', true)).toEqual(['100042']);
  await favourites.mark('100042', false);
  expect(askedOf(asked)).toEqual([
    ['PUT', '/api/v1/products/my/favourites/100042', {}],
    ['DELETE', '/api/v1/products/my/favourites/100042', {}],
  ]);
});
