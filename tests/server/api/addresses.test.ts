import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesOf } from '#server/db/repositories/shopper-addresses.ts';
import { insertMany } from '#server/db/insert-many.ts';
import { addressRowOf } from '#server/db/repositories/places.rows.ts';
import type { AddressFacts } from '#fixtures/addresses.ts';
import { realWorld } from '../world.ts';
import { nowMs, openShop, type Shop, type SignedIn } from './shop.ts';

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

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

  test('are kept for a shopper and nobody else: not for a guest, not before registering', async () => {
    expect((await shop.send('POST', '/api/v1/addresses/my/items', address())).status).toBe(401);
    const who = await shop.signedIn({ isShopper: false });
    expect((await add(who.headers)).status).toBe(403);
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

describe('a shopper’s addresses', () => {
  type Told = {
    readonly id: number;
    readonly street1: string;
    readonly street2: string;
    readonly isPrimary: boolean;
    readonly label: string;
  };
  type Context = { readonly context: { readonly fulfilment: Record<string, unknown> } };
  let elsewhere = 0;
  beforeAll(async () => {
    elsewhere = (await read('suburbs?search=otahuhu')).suburbs[0]?.id ?? 0;
  });

  const items = '/api/v1/addresses/my/items';
  const at = (street: string, more: object = {}) => ({ street, suburbId, ruralDelivery: null, ...more });
  const add = (who: SignedIn, street: string, more: object = {}) =>
    shop.send('POST', items, at(street, more), who.headers);
  const change = (who: SignedIn, id: number, street: string, more: object = {}) =>
    shop.send('PUT', items, { id, ...at(street, more) }, who.headers);
  const remove = (who: SignedIn, id: number) =>
    shop.send('DELETE', `/api/v1/addresses/my/${id}`, undefined, who.headers);
  const deliverTo = (who: SignedIn, id: number) =>
    shop.send('PUT', `/api/v1/fulfilment/my/primary-addresses/${id}`, undefined, who.headers);
  const listOf = async (who: SignedIn) =>
    ((await (await shop.get(items, who.headers)).json()) as { shopperAddresses: readonly Told[] }).shopperAddresses;
  const idsOf = async (who: SignedIn) => (await listOf(who)).map(({ id }) => id);
  const fulfilmentIn = async (response: Promise<Response>) =>
    ((await (await response).json()) as Context).context.fulfilment;
  const fieldsOf = async (response: Response) =>
    [response.status, ((await response.json()) as { fieldErrors?: Record<string, string> }).fieldErrors] as const;

  test('are listed in their parts, the first one primary until another is [A3.47] [A3.48] [A7.042]', async () => {
    const who = await shop.signedIn();
    expect(await listOf(who)).toEqual([]);
    await add(who, 'Rimu House, 2/12 Kōwhai Street');
    await add(who, '340 Old Coach Road', { ruralDelivery: 4 });
    expect(await listOf(who)).toEqual([
      {
        id: 1,
        street1: '12 Kōwhai Street',
        street2: 'Rimu House, 2',
        suburb: 'Newtown',
        suburbId,
        town: 'Wellington',
        postcode: '6021',
        ruralDelivery: null,
        isPrimary: true,
        label: 'Rimu House, 2/12 Kōwhai Street, Newtown, Wellington 6021',
      },
      {
        id: 2,
        street1: '340 Old Coach Road',
        street2: '',
        suburb: 'Newtown',
        suburbId,
        town: 'Wellington',
        postcode: '6021',
        ruralDelivery: 4,
        isPrimary: false,
        label: '340 Old Coach Road, RD 4, Wellington 6021',
      },
    ]);
    await deliverTo(who, 2);
    expect((await listOf(who)).map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  test('are read, changed and removed by a shopper and nobody else [A5.13] [A5.14] [A5.15] [A6.11]', async () => {
    const nobody = await shop.signedIn({ isShopper: false });
    const before = await shop.databaseHash();
    for (const [headers, status] of [
      [ownPage, 401],
      [nobody.headers, 403],
    ] as const) {
      expect((await shop.get(items, headers)).status).toBe(status);
      expect((await shop.send('PUT', items, { id: 1, ...at('1 Rimu Road') }, headers)).status).toBe(status);
      expect((await shop.send('DELETE', '/api/v1/addresses/my/1', undefined, headers)).status).toBe(status);
    }
    expect(await shop.databaseHash()).toBe(before);
  });

  test('are each shopper’s own: what is another’s is not there [A6.11]', async () => {
    const [who, other] = [await shop.signedIn(), await shop.signedIn()];
    await add(who, '12 Kōwhai Street');
    await add(who, '14 Kōwhai Street');
    await add(other, '9 Rimu Road');
    const before = await shop.databaseHash();
    expect(await listOf(other)).toMatchObject([{ street1: '9 Rimu Road' }]);
    expect((await change(other, 2, '1 Elsewhere Road')).status).toBe(404);
    expect((await remove(other, 2)).status).toBe(404);
    expect((await deliverTo(other, 2)).status).toBe(404);
    expect(await shop.databaseHash()).toBe(before);
    const theirs = await listOf(who);
    await change(other, 1, '10 Rimu Road');
    await add(other, '11 Rimu Road');
    await deliverTo(other, 2);
    await remove(other, 1);
    await remove(other, 2);
    expect([await listOf(who), await listOf(other)]).toEqual([theirs, []]);
  });

  test('the first one in the suburb that is delivered to is delivered to; one elsewhere moves nothing', async () => {
    const who = await shop.signedIn();
    await shop.send('PUT', `/api/v1/fulfilment/my/suburbs/${suburbId}`, undefined, who.headers);
    expect(await fulfilmentIn(add(who, '12 Kōwhai Street'))).toMatchObject({ addressId: 1, suburbId });
    expect(await fulfilmentIn(add(who, '14 Kōwhai Street'))).toMatchObject({ addressId: 1 });
    const other = await shop.signedIn();
    await shop.send('PUT', `/api/v1/fulfilment/my/suburbs/${suburbId}`, undefined, other.headers);
    expect(await fulfilmentIn(add(other, '9 Rimu Road', { suburbId: elsewhere }))).toMatchObject({
      addressId: null,
      suburbId,
    });
  });

  test('are changed; the one that is delivered to takes its suburb and the terms along [A7.044]', async () => {
    const who = await shop.signedIn();
    await add(who, '12 Kōwhai Street');
    await add(who, '14 Kōwhai Street');
    await deliverTo(who, 1);
    expect(await fulfilmentIn(change(who, 2, '16 Kōwhai Street', { suburbId: elsewhere }))).toMatchObject({
      addressId: 1,
      suburbId,
    });
    const moved = await fulfilmentIn(change(who, 1, 'Flat 3, 9 Rimu Road', { suburbId: elsewhere }));
    expect(moved).toMatchObject({ addressId: 1, suburbId: elsewhere, suburb: 'Ōtāhuhu' });
    expect(moved['address']).toMatch(/^Flat 3, 9 Rimu Road, Ōtāhuhu, /);
    expect((await listOf(who)).map(({ id, street1 }) => [id, street1])).toEqual([
      [1, '9 Rimu Road'],
      [2, '16 Kōwhai Street'],
    ]);
  });

  test('are not changed into nothing, into a suburb that is not there, or into one that is kept already', async () => {
    const who = await shop.signedIn();
    await add(who, '12 Kōwhai Street');
    await add(who, '14 Kōwhai Street');
    const before = await shop.databaseHash();
    expect(await fieldsOf(await change(who, 2, ' '))).toEqual([400, { street: 'is missing' }]);
    expect(await fieldsOf(await change(who, 2, '1 Rimu Road', { suburbId: 999_999 }))).toEqual([
      400,
      { suburbId: 'We do not know this suburb. Choose one from the list.' },
    ]);
    expect(await fieldsOf(await change(who, 2, '12 kowhai street'))).toEqual([
      400,
      { street: 'You have this address already.' },
    ]);
    expect((await change(who, 3, '1 Rimu Road')).status).toBe(404);
    expect(await shop.databaseHash()).toBe(before);
    expect((await change(who, 2, '14 KŌWHAI Street')).status).toBe(200);
  });

  test('are removed: the one that was primary before is it again, and the suburb stays [A7.045]', async () => {
    const who = await shop.signedIn();
    for (const number of [12, 14, 16]) await add(who, `${number} Kōwhai Street`);
    await deliverTo(who, 2);
    await deliverTo(who, 3);
    expect(await idsOf(who)).toEqual([3, 2, 1]);
    const response = await remove(who, 3);
    const { fulfilment } = ((await response.json()) as Context).context;
    expect([response.status, fulfilment['addressId'], fulfilment['address'], fulfilment['suburbId']]).toEqual([
      200,
      null,
      null,
      suburbId,
    ]);
    expect((await listOf(who)).map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect((await remove(who, 3)).status).toBe(404);
  });

  test('that are removed leave their id to no other', async () => {
    const who = await shop.signedIn();
    for (const number of [12, 14, 16]) await add(who, `${number} Kōwhai Street`);
    await remove(who, 3);
    await remove(who, 2);
    await add(who, '18 Kōwhai Street');
    expect(await idsOf(who)).toEqual([1, 4]);
    await remove(who, 4);
    await remove(who, 1);
    await add(who, '20 Kōwhai Street');
    expect(await idsOf(who)).toEqual([5]);
    const rows = await shop.db.read
      .selectFrom('shopper_addresses')
      .select('id')
      .where('shopper_id', '=', who.accountId)
      .execute();
    expect(rows).toEqual([{ id: 5 }]);
  });

  test('are at most twenty', async () => {
    const who = await shop.signedIn();
    for (let number = 1; number <= 20; number++) await add(who, `${number} Rimu Road`);
    expect(await fieldsOf(await add(who, '21 Rimu Road'))).toEqual([
      400,
      { street: 'You have 20 addresses already. Remove one first.' },
    ]);
    expect((await add(who, '20 Rimu Road')).status).toBe(200);
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
