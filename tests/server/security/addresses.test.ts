import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type SignedIn } from '../api/shop.ts';

let shop: Shop;
let suburbId = 0;
let owner: SignedIn;
let others: Readonly<Record<string, Readonly<Record<string, string>>>>;

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const items = '/api/v1/addresses/my/items';
const canary = 'Canary Cottage';
const given = (street: string) => ({ street, suburbId, ruralDelivery: null });
const add = (who: SignedIn, street: string) => shop.send('POST', items, given(street), who.headers);

beforeAll(async () => {
  shop = await openShop({}, 60);
  const suburb = await shop.db.read.selectFrom('suburbs').select('id').where('name', '=', 'Newtown').executeTakeFirst();
  suburbId = suburb?.id ?? 0;
  owner = await shop.signedIn();
  for (const number of [1, 2, 3]) await add(owner, `${canary}, ${number} Kōwhai Street`);
  const [other, nonShopper, gone] = [
    await shop.signedIn(),
    await shop.signedIn({ isShopper: false }),
    await shop.signedIn(),
  ];
  await add(other, '9 Rimu Road');
  await shop.db.transaction((trx) => trx.deleteFrom('sessions').where('subject', '=', gone.accountId).execute());
  others = {
    'another shopper': other.headers,
    'whoever is no shopper yet': nonShopper.headers,
    'a guest': { ...ownPage, 'x-session-subject': 'guest' },
    'whoever’s session has ended': { ...gone.headers, 'x-session-subject': 'guest' },
  };
});
afterAll(() => shop.close());

/** Everything that is said with the id of an address, wherever the id stands. */
const asks: readonly (readonly [string, (id: number, headers: HeadersInit) => Promise<Response>])[] = [
  ['a change', (id, headers) => shop.send('PUT', items, { ...given('1 Elsewhere Road'), id }, headers)],
  ['a removal', (id, headers) => shop.send('DELETE', `/api/v1/addresses/my/${id}`, undefined, headers)],
  ['a choice', (id, headers) => shop.send('PUT', `/api/v1/fulfilment/my/primary-addresses/${id}`, undefined, headers)],
];

describe('An address of a shopper', () => {
  test.each(asks)('is not there for %s by anybody else: it is answered as one that does not exist', async (_, ask) => {
    for (const [who, headers] of Object.entries(others)) {
      const before = await shop.databaseHash();
      const answers = [];
      for (const id of [3, 999]) {
        const response = await ask(id, headers);
        answers.push([response.status, await response.text()]);
      }
      expect(answers[0], who).toEqual(answers[1]);
      expect([401, 403, 404]).toContain(answers[0]?.[0]);
      expect(JSON.stringify(answers)).not.toContain(canary);
      expect(await shop.databaseHash(), who).toBe(before);
    }
  });

  test('is in no list, no context and no look-up of anybody else', async () => {
    for (const headers of Object.values(others))
      for (const path of [
        items,
        '/api/v1/session',
        '/api/v1/addresses/external-address?search=canary',
        '/api/v1/addresses/pickup-addresses',
      ])
        expect(await (await shop.get(path, headers)).text()).not.toContain(canary);
    expect(await (await shop.get(items, owner.headers)).text()).toContain(canary);
  });

  test.each([
    ['street', { street: '<img src=x onerror=alert(1)>' }, 200],
    ['street', { street: '1 Kōwhai Street\u0000' }, 400],
    ['suburbId', { suburbId: '1' }, 400],
    ['suburbId', { suburbId: 1e308 }, 400],
    ['id', { id: -1 }, 400],
    ['shopperId', { shopperId: 'somebody' }, 400],
    ['isPrimary', { isPrimary: true }, 400],
  ])('takes no more than it asks for in %s: %j', async (field, more, status) => {
    const who = await shop.signedIn();
    await add(who, '1 Kōwhai Street');
    const response = await shop.send('PUT', items, { ...given('2 Kōwhai Street'), id: 1, ...more }, who.headers);
    const body = (await response.json()) as { fieldErrors?: object };
    expect(response.status).toBe(status);
    if (status === 400) expect(Object.keys(body.fieldErrors ?? {})).toEqual([field]);
  });
});
