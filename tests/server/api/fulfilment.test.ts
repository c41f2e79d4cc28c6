import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '#services/fulfilment/fulfilment.contract.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import { fulfilmentWire } from '../../services/fulfilment/fulfilment.sample.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const read = async <T>(path: string, cookie?: string) =>
  (await (await shop.get(path, cookie ? { cookie } : {})).json()) as T;
type Found = { readonly near: string | null; readonly stores: readonly Store[] };
const find = (search: string) => read<Found>(`/api/v1/fulfilment/stores?search=${encodeURIComponent(search)}`);
const idsOf = ({ stores }: Found) => stores.map(({ id }) => id);

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const choose = (addressId: unknown, cookie?: string) =>
  shop.send('PUT', '/api/v1/fulfilment/my/pickup-addresses', { addressId }, { ...ownPage, ...(cookie && { cookie }) });
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const fulfilmentOf = async (response: Response) => ((await response.json()) as ServerContextWire).context.fulfilment;

describe('the stores', () => {
  test('are all listed, in the order of their stock, with where they are and when they are open [A7.100]', async () => {
    const all = await read<Found & { search: string }>('/api/v1/fulfilment/stores');
    expect([idsOf(all), all.search, all.near]).toEqual([[7, 3, 9], '', null]);
    expect(all.stores[1]).toEqual({
      id: 3,
      name: 'Kete Thorndon',
      suburb: 'Thorndon',
      town: 'Wellington',
      region: 'Wellington',
      address: '2 Molesworth Lane, Thorndon, Wellington 6011',
      postcode: '6011',
      latitude: -41.276,
      longitude: 174.778,
      phone: '(00) 555 0130',
      openingHours: [
        { days: 'Monday to Saturday', opens: '06:00', closes: '23:00' },
        { days: 'Sunday', opens: '08:00', closes: '23:00' },
      ],
      pickupTypes: ['InStore', 'ELocker', 'Locker'],
      isExpress: true,
    });
  });

  test.each([
    ['wellington', [3, 9]],
    ['  Kete   Thorn ', [3]],
    ['6011', [3]],
    ['60', [3, 9]],
    ['bay corner', [9]],
    ['AUCKLAND', [7]],
    ['nowhere at all', []],
    ['%', []],
    ['🥝', []],
    ['constructor', []],
    ['__proto__', []],
  ])('are found by their name, place, address or postcode: "%s"', async (search, ids) => {
    expect(idsOf(await find(search))).toEqual(ids);
    expect((await find(search)).near).toBeNull();
  });

  test('are found near a suburb that is recognised, the one that serves it first', async () => {
    for (const search of ['Newtown', ' newt ', '6021']) {
      const found = await find(search);
      expect([found.near, idsOf(found)]).toEqual([search === '6021' ? '6021' : 'Newtown', [9, 3, 7]]);
    }
    expect(await find('Ōtāhuhu')).toMatchObject({ near: null, stores: [] });
    expect(await find('ne')).toMatchObject({ near: null, stores: [] });
  });

  test('are not looked for with words that are too long or come twice', async () => {
    expect((await shop.get(`/api/v1/fulfilment/stores?search=${'a'.repeat(101)}`)).status).toBe(400);
    expect((await shop.get('/api/v1/fulfilment/stores?search=a&search=b')).status).toBe(400);
  });

  test('are asked for one by one, and one that does not exist is not found [A7.035]', async () => {
    expect(await read('/api/v1/fulfilment/stores/9')).toMatchObject({ id: 9, name: 'Kete Kilbirnie' });
    for (const id of ['8', '0', '-1', '1.5', 'nine', '99999999999999999999'])
      expect((await shop.get(`/api/v1/fulfilment/stores/${id}`)).status, id).toBe(404);
  });
});

describe('choosing a store', () => {
  test('answers the context with that store, and begins a session [A7.030] [A3.24]', async () => {
    const response = await choose(9);
    expect(response.headers.get('set-cookie')).toMatch(
      /^cw-guest=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    expect(await fulfilmentOf(response)).toEqual({
      ...fulfilmentWire,
      method: 'Pickup',
      fulfilmentStoreId: 9,
      storeName: 'Kete Kilbirnie',
      pickupAddressId: 9,
      pickupAddressName: 'Kete Kilbirnie',
      pickupType: 'InStore',
    });
  });

  test('once more changes nothing, and another one takes its place', async () => {
    const cookie = cookieOf(await choose(9));
    const hash = await shop.databaseHash();
    const again = await choose(9, cookie);
    expect([again.status, again.headers.has('set-cookie'), await shop.databaseHash()]).toEqual([200, false, hash]);
    expect(await fulfilmentOf(await choose(3, cookie))).toMatchObject({ fulfilmentStoreId: 3, pickupAddressId: 3 });
    expect(await fulfilmentOf(await shop.get('/api/v1/session', { cookie }))).toMatchObject({ fulfilmentStoreId: 3 });
  });

  test('is refused for a store that does not exist, and changes nothing', async () => {
    const before = await shop.databaseHash();
    for (const id of [8, 0, -3, 1.5, '9', null, undefined, 1e300]) {
      const response = await choose(id);
      expect([response.status, response.headers.has('set-cookie')], String(id)).toEqual([400, false]);
      expect(await response.json()).toMatchObject({ code: 'Invalid', fieldErrors: { addressId: expect.any(String) } });
    }
    expect(await shop.databaseHash()).toBe(before);
  });

  test('keeps what else the session remembers', async () => {
    const beta = await shop.send('POST', '/api/v1/experiments', { betaTestStatus: true });
    const cookie = cookieOf(beta);
    await choose(3, cookie);
    expect(await read('/api/v1/experiments', cookie)).toMatchObject({ isInBetaTestingGroup: true });
  });

  test('shows that guest the stock of that store everywhere, and nobody else', async () => {
    const skus = shop.products.map(({ sku }) => sku);
    type Levels = { readonly stores: readonly { readonly storeId: number; readonly availabilityStatus: string }[] };
    type Card = { readonly sku: string; readonly availabilityStatus: string };
    const levels = new Map(
      await Promise.all(
        skus.map(
          async (sku) => [sku, (await read<Levels>(`/api/v1/products/stock-levels?sku=${sku}`)).stores] as const,
        ),
      ),
    );
    const at = (sku: string, storeId: number) =>
      levels.get(sku)?.find((store) => store.storeId === storeId)?.availabilityStatus;
    const sku = skus.find((one) => at(one, 7) === 'In Stock' && at(one, 9) === 'Out of Stock') ?? '';
    expect(sku).not.toBe('');

    const cookie = cookieOf(await choose(9));
    const detail = (who?: string) => read<{ product: Card }>(`/api/v1/products/${sku}`, who);
    expect((await detail(cookie)).product.availabilityStatus).toBe('Out of Stock');
    expect((await detail()).product.availabilityStatus).toBe('In Stock');

    const page = '/api/v1/products?target=browse&page=1&size=48&inStockProductsOnly=false';
    const cards = (await read<{ products: { items: readonly Card[] } }>(page, cookie)).products.items;
    expect(cards.length).toBeGreaterThan(20);
    for (const card of cards) expect(card.availabilityStatus, card.sku).toBe(at(card.sku, 9));

    const rows = await read<{ rows: readonly { items: readonly Card[] }[] }>(
      '/api/v1/products/carousels?page=home',
      cookie,
    );
    const shown = rows.rows.flatMap(({ items }) => items);
    expect(shown.length).toBeGreaterThan(0);
    for (const card of shown) expect(card.availabilityStatus, card.sku).toBe(at(card.sku, 9));

    const { products } = await read<{ products: readonly Card[] }>(
      '/api/v1/products/search-suggestions?search=mi',
      cookie,
    );
    expect(products.length).toBeGreaterThan(0);
    for (const card of products) expect(card.availabilityStatus, card.sku).toBe(at(card.sku, 9));
  });

  test('a page that knows its guest asks no session, so that all its answers are for one store', async () => {
    const { known, shelfKey } = await shop.visitorOf(cookieOf(await choose(9)));
    expect([known.facts.choice?.pickupAddressId, shelfKey]).toEqual([9, '9']);
    expect(await shop.visitorOf('')).toEqual({ known: { facts: {}, person: null }, shelfKey: '7', cookies: [] });
    const other = cookieOf(await choose(3));
    const asked = new Request('http://localhost:3000/api/v1/session', { headers: { cookie: other } });
    expect(await fulfilmentOf(await shop.fetch(asked, known))).toMatchObject({ fulfilmentStoreId: 9 });
  });
});
