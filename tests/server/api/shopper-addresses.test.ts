import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type SignedIn } from './shop.ts';

let shop: Shop;
let suburbId = 0;
let elsewhere = 0;
const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

beforeAll(async () => {
  shop = await openShop({}, 60);
  const suburbs = await shop.db.read.selectFrom('suburbs').select(['id', 'name']).execute();
  const idOf = (called: string) => suburbs.find(({ name }) => name === called)?.id ?? 0;
  [suburbId, elsewhere] = [idOf('Newtown'), idOf('Ōtāhuhu')];
});
afterAll(() => shop.close());

describe('a shopper’s addresses', () => {
  type Told = {
    readonly id: number;
    readonly street1: string;
    readonly street2: string;
    readonly isPrimary: boolean;
    readonly label: string;
  };
  type Context = { readonly context: { readonly fulfilment: Record<string, unknown> } };
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

  test('are changed; the one that is delivered to takes its suburb and the terms along [A7.044] [A7.O6]', async () => {
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

  test('are removed: the one that was primary before is it again, and the suburb stays [A7.045] [A7.O6]', async () => {
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
