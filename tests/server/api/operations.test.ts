import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#server/api/operations.ts';
import { pathOf } from '#server/api/operation.ts';
import { nowMs, openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** One good request for each operation; the contract is checked inside. */
const good: Readonly<Record<string, string>> = {
  session: '',
  user: '?isRetry=true',
  settings: '',
  shell: '',
  homepageBanners: '',
  metaTagSettings: '',
  experiments: '',
  dynamicContent: 'about-us',
  products: '?target=browse&department=pantry&page=1&size=24&inStockProductsOnly=true&filters=Brand;Awa;Awa;false',
  productSearch: '?target=search&search=milk',
  searchSuggestions: '?search=mi',
  departments: '',
  shelves: '?department=pantry&aisle=one',
  stockLevels: '?sku=200001',
  productCarousels: '?page=home',
  product: '200001',
};

describe('every operation', () => {
  test.each(operations.filter((one) => one.method === 'GET').map((one) => [one.endpoint, one] as const))(
    '%s answers what its contract says',
    async (endpoint, operation) => {
      const asked = good[endpoint];
      expect(asked).toBeDefined();
      const path = pathOf(operation.endpoint).replace(/\{\w+\}/, asked ?? '') + (asked?.startsWith('?') ? asked : '');
      const response = await shop.get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    },
  );

  test('has a path of its own for each method, and a body that refuses what nobody knows', async () => {
    const keys = operations.map((one) => `${one.method} ${pathOf(one.endpoint)}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const operation of operations.filter((one) => one.body)) {
      const before = await shop.databaseHash();
      const response = await shop.send(operation.method, pathOf(operation.endpoint), { isShopper: true, price: 1 });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'Invalid']);
      expect(await shop.databaseHash()).toBe(before);
    }
  });
});

describe('a guest', () => {
  test('has a context: Courier, normal goods, the first store, and the time of the server [A9.20] [A3.26]', async () => {
    const { context } = (await (await shop.get('/api/v1/session')).json()) as { context: Record<string, unknown> };
    expect(context).toMatchObject({
      shopper: { isLoggedIn: false, isShopper: false, updatedFromServer: true },
      fulfilment: { method: 'Courier', perishableCode: 'P', fulfilmentStoreId: 7, reservation: null },
      serverNow: new Date(nowMs).toISOString(),
    });
  });

  test('is nobody to the user endpoint', async () => {
    expect(await (await shop.get('/bff/get-user')).json()).toEqual({
      isLoggedIn: false,
      isShopper: false,
      email: null,
      scvId: null,
    });
  });
});

describe('experiments', () => {
  const experiments = async (cookie = '') =>
    (await (await shop.get('/api/v1/experiments', cookie ? { cookie } : {})).json()) as unknown;

  test('are open to everyone, with the flags of the store [B7.23] [B3.05]', async () => {
    expect(await experiments()).toEqual({
      isInBetaTestingGroup: false,
      isAbleToParticipateInExperiments: true,
      featureFlags: { MealPlanning: true },
    });
  });

  test('remember who joined the beta group, in a session that begins with that [B7.24]', async () => {
    const response = await shop.send('POST', '/api/v1/experiments', { betaTestStatus: true });
    expect(await response.json()).toMatchObject({ isInBetaTestingGroup: true });
    const set = response.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/^cw-guest=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const cookie = set.split(';')[0] ?? '';
    expect(await experiments(cookie)).toMatchObject({ isInBetaTestingGroup: true });
    expect(await experiments()).toMatchObject({ isInBetaTestingGroup: false });

    const left = await shop.send(
      'POST',
      '/api/v1/experiments',
      { betaTestStatus: false },
      { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie },
    );
    expect(left.headers.has('set-cookie')).toBe(false);
    expect(await experiments(cookie)).toMatchObject({ isInBetaTestingGroup: false });
  });

  test('can be left altogether [B7.25]', async () => {
    const response = await shop.send('POST', '/api/v1/experiments', { disableExperiments: true });
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await experiments(cookie)).toMatchObject({
      isInBetaTestingGroup: false,
      isAbleToParticipateInExperiments: false,
    });
  });

  test('keep no secret in the database', async () => {
    const response = await shop.send('POST', '/api/v1/experiments', { betaTestStatus: true });
    const secret = response.headers.get('set-cookie')?.match(/cw-guest=([^;]+)/)?.[1] ?? '';
    const rows = JSON.stringify(await shop.db.read.selectFrom('sessions').selectAll().execute());
    expect(secret).toHaveLength(43);
    expect(rows).not.toContain(secret);
  });

  test.each(['', 'undefined', 'x'.repeat(5_000), 'ā', 'a'.repeat(43)])(
    'take a cookie of %s for a guest without a session',
    async (value) => {
      const response = await shop.get('/api/v1/experiments', { cookie: `cw-guest=${encodeURIComponent(value)}` });
      expect(response.status).toBe(200);
    },
  );

  test('use neither of two session cookies, and clear them', async () => {
    const response = await shop.get('/api/v1/experiments', {
      cookie: `cw-guest=${'a'.repeat(43)}; cw-guest=${'b'.repeat(43)}`,
    });
    expect(response.headers.get('set-cookie')).toContain('cw-guest=; Path=/; Max-Age=0');
  });
});

describe('products', () => {
  const json = async (path: string) => (await (await shop.get(path)).json()) as Record<string, unknown>;

  test('on a product page are what is known of them, in the store that is asked [A7.O11]', async () => {
    const facts = shop.products[5];
    const detail = await json(`/api/v1/products/${facts?.sku}`);
    expect(detail).toMatchObject({
      product: { sku: facts?.sku, name: facts?.name },
      origin: 'New Zealand',
      nutrition: { serveSize: '25 g', rows: [{ name: 'Energy', perServe: '200 kJ', per100: '800 kJ' }] },
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
