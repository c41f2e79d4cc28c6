import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '#server/api/operation.ts';
import { operations } from '#server/api/operations.ts';
import { openShop, type Shop, type SignedIn } from '../api/shop.ts';

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const canary = 'Canary';
const unknownId = '0b7c8f0e-3f1e-4c39-9a0e-6a7a1f0c2d11';
const [marked, unmarked] = ['200004', '200005'];
const saved = '/api/v1/products/my/saved-lists';
const wanted = { name: `${canary} camp`, items: [{ sku: marked, quantity: 7, pricingUnit: 'Each' }] };

let shop: Shop;
let owner: SignedIn;
let listId: string;
let others: Readonly<Record<string, HeadersInit>>;

/** Every operation on lists, as the store has it: a new one is looked at without a word here. */
const all = operations.filter(({ tag, method }) => tag === 'lists' && method !== undefined);
const withId = all
  .filter(({ params }) => params !== undefined)
  .map((one) => [`${one.method} ${one.endpoint}`, one] as const);

const bodies: Readonly<Record<string, object>> = {
  'POST shoppingListItems': { items: [{ text: 'Tea' }] },
  'POST savedLists': { name: 'Mine', items: [] },
  'PUT savedList': { name: 'Stolen', items: [] },
  'POST listSearch': { terms: ['milk'] },
};
/** What the owner has, and what nobody has, for each parameter of a path. */
const ids = (): Readonly<Record<string, readonly [string, string]>> => ({
  id: [listId, unknownId],
  item: [`${canary.toLowerCase()} tea`, 'nothing of anybody'],
  sku: [marked, unmarked],
  token: ['x'.repeat(43), 'y'.repeat(43)],
});
const ask = ({ method, endpoint }: (typeof all)[number], which: 0 | 1, headers: HeadersInit) => {
  const path = pathOf(endpoint).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(ids()[name]?.[which] ?? ''),
  );
  return method === 'GET' ? shop.get(path, headers) : shop.send(method, path, bodies[`${method} ${endpoint}`], headers);
};
const lists = ['shopping_list_items', 'saved_lists', 'list_shares', 'favourites'] as const;
const ofOwner = async () => {
  const rows = lists.map((table) =>
    shop.db.read.selectFrom(table).selectAll().where('shopper_id', '=', owner.accountId).execute(),
  );
  return JSON.stringify(await Promise.all(rows));
};

beforeAll(async () => {
  shop = await openShop({}, 60);
  owner = await shop.signedIn();
  const made = await shop.send('POST', saved, wanted, owner.headers);
  listId = ((await made.json()) as { id: string }).id;
  const items = [{ text: `${canary} tea` }, { text: `${canary} bread`, sku: marked }];
  await shop.send('POST', '/api/v1/shopping-lists/my/items', { items }, owner.headers);
  await shop.send('PUT', `/api/v1/products/my/favourites/${marked}`, undefined, owner.headers);
  for (const path of [`${saved}/${listId}`, '/api/v1/shopping-lists/my'])
    await shop.send('POST', `${path}/share`, undefined, owner.headers);
  const [other, nonShopper, gone] = [
    await shop.signedIn(),
    await shop.signedIn({ isShopper: false }),
    await shop.signedIn(),
  ];
  await shop.db.transaction((trx) => trx.deleteFrom('sessions').where('subject', '=', gone.accountId).execute());
  others = {
    'another shopper': other.headers,
    'whoever is no shopper yet': nonShopper.headers,
    'a guest': { ...ownPage, 'x-session-subject': 'guest' },
    'whoever’s session has ended': { ...gone.headers, 'x-session-subject': 'guest' },
  };
});
afterAll(() => shop.close());

describe('A list of a shopper', () => {
  test('has operations with an id, and each is looked at here', () => {
    expect(withId.map(([name]) => name)).toEqual([
      'DELETE shoppingListItem',
      'GET sharedList',
      'GET savedList',
      'PUT savedList',
      'DELETE savedList',
      'POST savedListShare',
      'DELETE savedListShare',
      'PUT favourite',
      'DELETE favourite',
    ]);
  });

  test.each(withId)(
    'is not there for anybody else who says %s: what is theirs is answered as what does not exist',
    async (name, operation) => {
      for (const [who, headers] of Object.entries(others)) {
        const before = await ofOwner();
        const hash = await shop.databaseHash();
        const answers = [];
        for (const which of [0, 1] as const) {
          const response = await ask(operation, which, headers);
          answers.push([response.status, (await response.text()).replaceAll(unmarked, marked)]);
          if (name === 'PUT favourite')
            await shop.send(
              'DELETE',
              `${pathOf('favourite')}`.replace('{sku}', ids()['sku']?.[which] ?? ''),
              undefined,
              headers,
            );
        }
        expect(answers[0], `${who}: ${name}`).toEqual(answers[1]);
        expect(JSON.stringify(answers)).not.toContain(canary);
        if (who !== 'another shopper' && operation.role === 'shopper') expect([401, 403]).toContain(answers[0]?.[0]);
        if (operation.endpoint.startsWith('savedList') && who === 'another shopper') expect(answers[0]?.[0]).toBe(404);
        expect(await ofOwner(), `${who}: ${name}`).toBe(before);
        expect(await shop.databaseHash(), `${who}: ${name}`).toBe(hash);
      }
    },
  );

  test('is in no answer to anybody else, and everything on it is in those to its owner', async () => {
    const reads = all.filter(({ method, params }) => method === 'GET' && params === undefined);
    const theirs = await Promise.all(
      Object.values(others).flatMap((headers) => reads.map(async (one) => (await ask(one, 0, headers)).text())),
    );
    expect(theirs.join('\n')).not.toMatch(new RegExp(`${canary}|${listId}|"${marked}"`));
    const own = await Promise.all(reads.map(async (one) => (await ask(one, 0, owner.headers)).text()));
    expect(own.join('\n')).toMatch(new RegExp(canary));
  });

  test('is not written by an id or a shopper in the body: what nobody knows is refused, and nothing changes', async () => {
    const [other] = Object.values(others);
    const before = await shop.databaseHash();
    for (const operation of all.filter(({ body }) => body !== undefined)) {
      const path = pathOf(operation.endpoint).replace('{id}', listId);
      const good = bodies[`${operation.method} ${operation.endpoint}`];
      for (const more of [{ id: listId }, { shopperId: owner.accountId }, { list_id: listId }, { isShared: true }]) {
        const response = await shop.send(operation.method, path, { ...good, ...more }, other);
        expect([operation.endpoint, response.status]).toEqual([operation.endpoint, 400]);
        expect(await response.text()).not.toContain(canary);
      }
    }
    expect(await shop.databaseHash()).toBe(before);
  });

  test('is gone for its owner too once it is removed: it is answered as one that never was', async () => {
    const { id } = (await (await shop.send('POST', saved, { ...wanted, name: 'Gone' }, owner.headers)).json()) as {
      id: string;
    };
    await shop.send('DELETE', `${saved}/${id}`, undefined, owner.headers);
    for (const operation of all.filter(({ endpoint }) => endpoint === 'savedList' || endpoint === 'savedListShare')) {
      const path = (which: string) => pathOf(operation.endpoint).replace('{id}', which);
      const said = async (which: string) => {
        const { method } = operation;
        const response = await (method === 'GET'
          ? shop.get(path(which), owner.headers)
          : shop.send(method, path(which), bodies[`${method} ${operation.endpoint}`], owner.headers));
        return [response.status, await response.text()];
      };
      expect(await said(id)).toEqual(await said(unknownId));
      expect((await said(id))[0]).toBe(404);
    }
  });

  test.each(['1', 'shopping', '%2e%2e', '..', "' or 1=1 --", '0B7C8F0E-3F1E-4C39-9A0E-6A7A1F0C2D11'])(
    'is not opened by the id %j',
    async (id) => {
      const response = await shop.get(`${saved}/${encodeURIComponent(id)}`, owner.headers);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain(canary);
    },
  );
});
