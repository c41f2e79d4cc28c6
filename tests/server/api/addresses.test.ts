import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesOf } from '#server/db/repositories/shopper-addresses.ts';
import { insertMany } from '#server/db/insert-many.ts';
import { addressRowOf } from '#server/db/repositories/places.rows.ts';
import type { AddressFacts } from '#fixtures/addresses.ts';
import { realWorld } from '../world.ts';
import { nowMs, openShop, type Shop } from './shop.ts';

let shop: Shop;
let suburbId = 0;
type Found = {
  readonly search: string;
  readonly suburbs: readonly { readonly id: number; readonly name: string; readonly postcode: string }[];
  readonly addresses: readonly { readonly label: string; readonly suburbId: number }[];
};
const read = async (path: string) => (await (await shop.get(`/api/v1/${path}`)).json()) as Found;

beforeAll(async () => {
  shop = await openShop();
  suburbId = (await read('suburbs?search=newtown')).suburbs[0]?.id ?? 0;
  const at = { suburb: 'Newtown', suburbId, town: 'Wellington', postcode: '6021', ruralDelivery: null };
  const facts: readonly AddressFacts[] = ['12 Kōwhai Street', '14 Kōwhai Street'].map((street, index) => ({
    ...at,
    id: index + 1,
    street,
    label: `${street}, Newtown, Wellington 6021`,
  }));
  await shop.db.transaction((trx) => insertMany(trx, shop.db.engine, 'addresses', facts.map(addressRowOf)));
});
afterAll(() => shop.close());

describe('the suburbs', () => {
  test.each([
    ['newt', ['Newtown']],
    ['Otahuhu', ['Ōtāhuhu']],
    ['ŌTĀH', ['Ōtāhuhu']],
    ['6021', ['Newtown']],
    ['nowhere', []],
    ['', []],
  ])('for "%s" are found with or without macrons, or by postcode [A7.014]', async (search, names) => {
    const found = await read(`suburbs?search=${encodeURIComponent(search)}`);
    expect([found.search, found.suburbs.map(({ name }) => name)]).toEqual([search, names]);
  });

  test('say nothing of how we deliver there', async () => {
    const [suburb] = (await read('suburbs?search=newtown')).suburbs;
    expect(Object.keys(suburb ?? {}).toSorted()).toEqual(['id', 'name', 'postcode', 'region', 'town']);
  });

  test('are not looked for with words that are too long or come twice', async () => {
    expect((await shop.get(`/api/v1/suburbs?search=${'a'.repeat(101)}`)).status).toBe(400);
    expect((await shop.get('/api/v1/suburbs?search=a&search=b')).status).toBe(400);
  });
});

describe('addresses', () => {
  test('are looked up in a suburb, without macrons too [A7.016]', async () => {
    const labels = async (query: string) =>
      (await read(`addresses/external-address?${query}`)).addresses.map(({ label }) => label);
    const both = ['12 Kōwhai Street, Newtown, Wellington 6021', '14 Kōwhai Street, Newtown, Wellington 6021'];
    expect(await labels(`search=kowhai&suburbId=${suburbId}`)).toEqual(both);
    expect(await labels(`search=14%20Kowhai%20St&suburbId=${suburbId}`)).toEqual([both[1]]);
    expect(await labels(`search=kowhai&suburbId=${suburbId + 1}`)).toEqual([]);
    expect(await labels('search=kowhai')).toEqual(both);
    for (const bad of ['0', '-1', 'x', '1.5', '99999999999'])
      expect((await shop.get(`/api/v1/addresses/external-address?search=k&suburbId=${bad}`)).status, bad).toBe(400);
  });

  const address = () => ({ street: '12 Kōwhai Street', suburbId, ruralDelivery: null });
  const add = (headers: HeadersInit, more: object = {}) =>
    shop.send('POST', '/api/v1/addresses/my/items', { ...address(), ...more }, headers);

  test('of a shopper are kept, and answered with the context [A7.043]', async () => {
    const who = await shop.signedIn();
    const response = await add(who.headers);
    const { context } = (await response.json()) as { context: { shopper: { shopperScvId: string } } };
    expect([response.status, context.shopper.shopperScvId]).toEqual([200, who.scvId]);
    expect(await addressesOf(shop.db.read, who.accountId)).toEqual([{ id: 1, ...address() }]);
  });

  test('are kept for a shopper and nobody else: not for a guest, not before registering; looked up by all [A6.O2]', async () => {
    expect((await shop.send('POST', '/api/v1/addresses/my/items', address())).status).toBe(401);
    const who = await shop.signedIn({ isShopper: false });
    expect((await add(who.headers)).status).toBe(403);
    expect(
      (await shop.get('/api/v1/addresses/external-address?search=12', { cookie: who.headers.cookie })).status,
    ).toBe(200);
    expect(await addressesOf(shop.db.read, who.accountId)).toEqual([]);
  });

  test.each([
    ['street', { street: ' ' }],
    ['street', { street: 'a'.repeat(121) }],
    ['suburbId', { suburbId: 999_999 }],
    ['ruralDelivery', { ruralDelivery: 100 }],
    ['shopperId', { shopperId: 'somebody' }],
  ])('are refused for their %s, on that field', async (field, more) => {
    const who = await shop.signedIn();
    const response = await add(who.headers, more);
    const { fieldErrors } = (await response.json()) as { fieldErrors: object };
    expect([response.status, Object.keys(fieldErrors)]).toEqual([400, [field]]);
    expect(await addressesOf(shop.db.read, who.accountId)).toEqual([]);
  });
});

describe('the look-ups', () => {
  test('follow every letter of a household; more is refused for a moment and harms nobody else', async () => {
    let now = nowMs;
    const own = await openShop({ clock: { ...realWorld.clock, nowMs: () => now } }, 60);
    const ask = (client: string, path: string) =>
      own.fetch(new Request(`http://localhost:3000/api/v1/${path}`), undefined, client);
    const statuses = async (client: string, times: number) => {
      const all = new Map<number, number>();
      for (let time = 0; time < times; time++) {
        const path = time % 2 === 0 ? 'suburbs?search=newt' : 'addresses/external-address?search=kow';
        const { status } = await ask(client, path);
        all.set(status, (all.get(status) ?? 0) + 1);
      }
      return Object.fromEntries(all);
    };
    expect(await statuses('203.0.113.7', 245)).toEqual({ 200: 240, 429: 5 });
    const refused = await ask('203.0.113.7', 'suburbs?search=newt');
    expect([refused.headers.get('retry-after'), ((await refused.json()) as { code: string }).code]).toEqual([
      '1',
      'TooMany',
    ]);
    expect(await statuses('203.0.113.8', 2)).toEqual({ 200: 2 });
    expect(await statuses('', 300)).toEqual({ 200: 300 });
    now += 1_000;
    expect(await statuses('203.0.113.7', 5)).toEqual({ 200: 4, 429: 1 });
    await own.close();
  });
});
