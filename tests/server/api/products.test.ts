import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('products', () => {
  const json = async (path: string) => (await (await shop.get(path)).json()) as Record<string, unknown>;

  test('on a product page are what is known of them, in the store that is asked [A7.O11]', async () => {
    const facts = shop.products[5];
    const detail = await json(`/api/v1/products/${facts?.sku}`);
    expect(detail).toMatchObject({
      product: { sku: facts?.sku, name: facts?.name },
      origin: 'New Zealand',
      nutrition: {
        servesPerPack: 20,
        serveSize: '25 g',
        rows: [{ name: 'Energy', perServe: '200 kJ', per100: '800 kJ' }],
      },
    });
  });

  test('in a listing are in stock unless the address says otherwise [A9.15] [A3.21]', async () => {
    const some = (await json('/api/v1/products')) as { inStockProductsOnly: boolean; products: { totalItems: number } };
    const all = (await json('/api/v1/products?inStockProductsOnly=false')) as { products: { totalItems: number } };
    expect(some.inStockProductsOnly).toBe(true);
    expect(some.products.totalItems).toBeLessThan(all.products.totalItems);
    expect(all.products.totalItems).toBe(300);
  });

  test('have filters with the names of the store, whatever the address calls them [A3.22] [A2.180]', async () => {
    const listing = await json(`/api/v1/products?filters=${encodeURIComponent('Brand;awa;Win a prize!;true')}`);
    expect(listing['selectedFilters']).toEqual([{ key: 'Brand', value: 'Awa', name: 'Awa', isBooleanValue: false }]);
    expect(JSON.stringify(listing)).not.toContain('prize');
  });

  test('have a stock level in every store [A7.010]', async () => {
    const { stores } = (await json('/api/v1/products/stock-levels?sku=200001')) as { stores: { storeId: number }[] };
    expect(stores.map(({ storeId }) => storeId)).toEqual([7, 3, 9]);
  });

  test('stand in rows that this store can sell', async () => {
    const { rows } = (await json('/api/v1/products/carousels?page=home')) as {
      rows: { id: string; items: { availabilityStatus: string }[] }[];
    };
    expect(rows.map(({ id }) => id)).toEqual(['specials', 'popular', 'multibuys', 'members', 'new']);
    for (const item of rows.flatMap(({ items }) => items)) expect(item.availabilityStatus).toMatch(/^(In|Low) Stock$/);
  });

  test('beside a product never show that product itself', async () => {
    const { rows } = (await json('/api/v1/products/carousels?page=product&sku=200001')) as {
      rows: { items: { sku: string }[] }[];
    };
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap(({ items }) => items).map(({ sku }) => sku)).not.toContain('200001');
  });

  test.each([
    '/api/v1/products?department=nowhere',
    '/api/v1/products?department=pantry&aisle=nowhere',
    '/api/v1/products?aisle=one',
    '/api/v1/products?page=9999',
    '/api/v1/products?target=group&groupId=nothing',
    '/api/v1/products?target=group&groupId=picnic',
    '/api/v1/products?target=specials&discount=everything',
    '/api/v1/products/999999',
    '/api/v1/products/12',
    '/api/v1/products/stock-levels?sku=999999',
    '/api/v1/products/carousels?page=product&sku=999999',
    '/api/v1/products/shelves?department=pantry&aisle=four',
    '/api/v1/dynamic-content/no-such-page',
    '/api/v1/dynamic-content/..%2fsecret',
  ])('%s is not found', async (path) => {
    const response = await shop.get(path);
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 'NotFound', message: 'We could not find what you are looking for.' },
    ]);
  });

  test.each([
    ['size=25', 'size', 'is one of 24, 48, 120'],
    ['page=0', 'page', 'is a whole number from 1 to 10000'],
    ['page=1.5', 'page', 'is a whole number from 1 to 10000'],
    ['page=1&page=2', 'page', 'is given once'],
    ['sort=price', 'sort', expect.stringContaining('is one of name, PriceAsc')],
    ['target=everything', 'target', expect.stringContaining('is one of browse')],
    ['inStockProductsOnly=yes', 'inStockProductsOnly', 'is true or false'],
    ['filters=Brand;Awa', 'filters', expect.stringContaining('are key;value;name;isBooleanValue')],
    [`filters=Brand;${'a'.repeat(201)};x;false`, 'filters', expect.stringContaining('at most 200 characters')],
    [Array.from({ length: 31 }, () => 'filters=Brand;Awa;Awa;false').join('&'), 'filters', 'are at most 30'],
    ['dasFilter=Department;1;x;false;Country', 'dasFilter', expect.stringContaining('are key;value')],
    [`search=${'a'.repeat(201)}`, 'search', 'has at most 200 characters'],
    ['target=search', 'search', 'says what to look for'],
  ])('%s is refused by name', async (query, field, words) => {
    const response = await shop.get(`/api/v1/products?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'Invalid', fieldErrors: { [field]: words } });
  });
});
