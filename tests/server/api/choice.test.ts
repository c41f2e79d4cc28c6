import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSession } from '#server/db/repositories/sessions.ts';
import { hashOf } from '#server/security/secrets.ts';
import { choosingAt, fulfilmentIn, told } from './choosing.ts';
import { nowMs, openShop, type Shop, type SignedIn } from './shop.ts';

let shop: Shop;
let newtown = 0;
let elsewhere = 0;
let put: ReturnType<typeof choosingAt>['put'];
let guest: ReturnType<typeof choosingAt>['guest'];
let sessionOf: ReturnType<typeof choosingAt>['sessionOf'];

beforeAll(async () => {
  shop = await openShop({}, 60);
  ({ put, guest, sessionOf } = choosingAt(shop));
  const suburbs = await shop.db.read.selectFrom('suburbs').select(['id', 'name']).execute();
  newtown = suburbs.find(({ name }) => name === 'Newtown')?.id ?? 0;
  elsewhere = suburbs.find(({ name }) => name !== 'Newtown')?.id ?? 0;
});
afterAll(() => shop.close());

const refusedOn = async (asked: Promise<Response>) => {
  const response = await asked;
  const { code, fieldErrors = {} } = (await response.json()) as { code: string; fieldErrors?: Record<string, string> };
  return { status: response.status, code, fieldErrors };
};
const addressOf = async (who: SignedIn, street: string, suburbId: number) => {
  await told(shop.send('POST', '/api/v1/addresses/my/items', { street, suburbId, ruralDelivery: null }, who.headers));
};

describe('before anybody chooses', () => {
  test('it is delivery, of everything, from the store that is everybody’s [A9.20] [A9.21]', async () => {
    expect(await fulfilmentIn(shop.get('/api/v1/session'))).toMatchObject({
      method: 'Courier',
      perishableCode: 'P',
      fulfilmentStoreId: 7,
      suburbId: null,
      isAddressInDeliveryZone: true,
    });
  });
});

describe('the method', () => {
  test.each([
    ['pickup', 'Pickup'],
    ['PICKUP', 'Pickup'],
    ['Pickup', 'Pickup'],
    ['courier', 'Courier'],
    ['Courier', 'Courier'],
  ])('"%s" is taken as %s, whatever its case [A3.23] [A3.O3] [A7.028] [B7.15]', async (word, method) => {
    const who = await guest();
    expect((await fulfilmentIn(put(`methods/${word}`, who))).method).toBe(method);
    expect((await sessionOf(who)).method).toBe(method);
  });

  test('is nothing else, and what is sent along with it is refused', async () => {
    const who = await guest();
    const before = await shop.databaseHash();
    for (const word of ['van', 'pick%20up', 'pickups', '0', 'constructor', 'Courier%00'])
      expect((await put(`methods/${word}`, who)).status, word).toBe(404);
    expect(await refusedOn(put('methods/pickup', who, { method: 'Courier' }))).toMatchObject({ status: 400 });
    expect(await shop.databaseHash()).toBe(before);
  });

  test('to pick up chooses no place of itself, and goes back to the one that was chosen before', async () => {
    const who = await guest();
    await told(put(`suburbs/${newtown}`, who));
    const first = await fulfilmentIn(put('methods/pickup', who));
    expect(first).toMatchObject({ method: 'Pickup', pickupAddressId: null, pickupType: null, fulfilmentStoreId: 9 });
    await told(put('pickup-addresses', who, { addressId: 3, pickupType: 'Locker' }));
    await told(put('methods/courier', who));
    expect(await fulfilmentIn(put('methods/pickup', who))).toMatchObject({
      pickupAddressId: 3,
      pickupType: 'Locker',
      fulfilmentStoreId: 3,
      suburbId: newtown,
    });
  });
});

describe('the suburb', () => {
  test('says the area, the store and what may be brought there [A3.24] [A3.26] [A3.27] [A7.029] [B7.16] [B7.O4]', async () => {
    const facts = await shop.db.read.selectFrom('suburbs').select('facts').where('id', '=', newtown).executeTakeFirst();
    const { areaId } = JSON.parse(facts?.facts ?? '{}') as { areaId: number };
    const who = await guest();
    expect(await fulfilmentIn(put(`suburbs/${newtown}`, who))).toMatchObject({
      method: 'Courier',
      suburb: 'Newtown',
      suburbId: newtown,
      areaId,
      fulfilmentStoreId: 9,
      perishableCode: 'P',
      isAddressInDeliveryZone: true,
    });
    expect(await sessionOf(who)).toMatchObject({ suburbId: newtown, fulfilmentStoreId: 9 });
  });

  test('is where it is delivered to from then on, also for somebody who picked up', async () => {
    const who = await guest();
    await told(put('pickup-addresses', who, { addressId: 3 }));
    expect(await fulfilmentIn(put(`suburbs/${newtown}`, who))).toMatchObject({
      method: 'Courier',
      fulfilmentStoreId: 9,
    });
  });

  test('that is not there is said on its field, and changes nothing', async () => {
    const who = await guest();
    const before = await shop.databaseHash();
    const refused = await refusedOn(put('suburbs/999999', who));
    expect(refused).toMatchObject({ status: 400, code: 'Invalid' });
    expect(refused.fieldErrors).toEqual({ suburbId: 'We do not know this suburb. Choose one from the list.' });
    for (const id of ['0', '-1', '1.5', 'newtown', '9'.repeat(20)])
      expect((await put(`suburbs/${id}`, who)).status, id).toBe(404);
    expect(await shop.databaseHash()).toBe(before);
  });
});

describe('where orders are picked up', () => {
  test('takes the first way of that place, or one of its others [A7.030] [B7.14] [A3.32] [A3.O4]', async () => {
    const who = await guest();
    const choose = (body: object) => fulfilmentIn(put('pickup-addresses', who, body));
    expect(await choose({ addressId: 3 })).toMatchObject({
      method: 'Pickup',
      pickupAddressId: 3,
      pickupAddressName: 'Kete Thorndon',
      pickupType: 'InStore',
    });
    expect(await choose({ addressId: 3, pickupType: 'Locker' })).toMatchObject({ pickupType: 'Locker' });
    expect(await choose({ addressId: 3 })).toMatchObject({ pickupType: 'Locker' });
  });

  test('is refused for a way that the place has not and for a place that is none, each on its field', async () => {
    const who = await guest();
    const before = await shop.databaseHash();
    const refused = async (body: object) => (await refusedOn(put('pickup-addresses', who, body))).fieldErrors;
    expect(await refused({ addressId: 3, pickupType: 'DriveThrough' })).toEqual({
      pickupType: 'Kete Thorndon does not hand over orders that way. Choose another way.',
    });
    expect(Object.keys(await refused({ addressId: 3, pickupType: 'Drone' }))).toEqual(['pickupType']);
    expect(Object.keys(await refused({ addressId: 8 }))).toEqual(['addressId']);
    expect(Object.keys(await refused({ addressId: 3, storeId: 3 }))).toEqual(['storeId']);
    expect(await shop.databaseHash()).toBe(before);
  });
});

describe('the primary address', () => {
  test('is delivered to: its suburb, and the van [A7.031]', async () => {
    const who = await shop.signedIn();
    await addressOf(who, '12 Kōwhai Street', newtown);
    await addressOf(who, 'Flat 2, 8 Rimu Road', newtown);
    await told(put('methods/pickup', who.headers));
    expect(await fulfilmentIn(put('primary-addresses/2', who.headers))).toMatchObject({
      method: 'Courier',
      addressId: 2,
      address: 'Flat 2, 8 Rimu Road, Newtown, Wellington 6021',
      suburbId: newtown,
      fulfilmentStoreId: 9,
    });
    const { shopperAddresses } = (await (await shop.get('/api/v1/addresses/my/items', who.headers)).json()) as {
      shopperAddresses: readonly { id: number; isPrimary: boolean }[];
    };
    expect(shopperAddresses.map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  test('is left for a suburb elsewhere and kept for its own', async () => {
    const who = await shop.signedIn();
    await addressOf(who, '12 Kōwhai Street', newtown);
    await told(put('primary-addresses/1', who.headers));
    expect((await fulfilmentIn(put(`suburbs/${newtown}`, who.headers))).addressId).toBe(1);
    expect(await fulfilmentIn(put(`suburbs/${elsewhere}`, who.headers))).toMatchObject({
      addressId: null,
      address: null,
    });
  });

  test('is one of the shopper’s own: another’s is not there, and nothing changes', async () => {
    const [who, other] = [await shop.signedIn(), await shop.signedIn()];
    await addressOf(other, '12 Kōwhai Street', newtown);
    const before = await shop.databaseHash();
    expect(await refusedOn(put('primary-addresses/1', who.headers))).toMatchObject({ status: 404, code: 'NotFound' });
    expect(await refusedOn(put('primary-addresses/7', other.headers))).toMatchObject({ status: 404 });
    expect(await shop.databaseHash()).toBe(before);
  });
});

describe('a choice', () => {
  test('of a shopper is theirs in every browser, and nobody else’s', async () => {
    const [who, other] = [await shop.signedIn(), await shop.signedIn()];
    const secret = 'b'.repeat(43);
    await shop.db.transaction((trx) =>
      createSession(trx, {
        idHash: hashOf(secret),
        createdMs: nowMs,
        seenMs: nowMs,
        subject: who.accountId,
        facts: {},
      }),
    );
    await told(put('pickup-addresses', who.headers, { addressId: 3 }));
    const chosen = { method: 'Pickup', pickupAddressId: 3 };
    expect(await sessionOf({ cookie: `cw-ssoc=${secret}` })).toMatchObject(chosen);
    expect(await sessionOf(other.headers)).toMatchObject({ method: 'Courier', pickupAddressId: null });
  });

  test('and another at the same moment both stand', async () => {
    const who = await shop.signedIn();
    await Promise.all([put('pickup-addresses', who.headers, { addressId: 3 }), put(`suburbs/${newtown}`, who.headers)]);
    expect(await sessionOf(who.headers)).toMatchObject({ pickupAddressId: 3, suburbId: newtown });
  });
});
