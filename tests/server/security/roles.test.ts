import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#server/api/operations.ts';
import { openShop, type Shop, type SignedIn } from '../api/shop.ts';
import { type Cell, cellsOf } from './openapi-cells.ts';

let shop: Shop;
let cells: readonly Cell[];
let people: Readonly<Record<string, HeadersInit>>;
let shopper: SignedIn;
const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

beforeAll(async () => {
  shop = await openShop({}, 60);
  cells = await cellsOf(shop);
  const [nonShopper, gone] = [await shop.signedIn({ isShopper: false }), await shop.signedIn()];
  shopper = await shop.signedIn();
  await shop.db.transaction((trx) => trx.deleteFrom('sessions').where('subject', '=', gone.accountId).execute());
  people = {
    guest: { ...ownPage, 'x-session-subject': 'guest' },
    'whose session has ended': { ...gone.headers, 'x-session-subject': 'guest' },
    'non-shopper': nonShopper.headers,
    shopper: shopper.headers,
  };
});
afterAll(() => shop.close());

const expectedOf = (role: Cell['role'], who: string): readonly [number, string] | null => {
  const isIn = who === 'non-shopper' || who === 'shopper';
  if (role !== 'anyone' && !isIn) return [401, 'NotSignedIn'];
  return role === 'shopper' && who === 'non-shopper' ? [403, 'NotShopper'] : null;
};
/** A body that nobody takes: who may not call is told so before anything is looked at. */
const ask = async ({ method, path }: Cell, headers: HeadersInit | undefined) => {
  const response = await (method === 'GET'
    ? shop.get(path, headers)
    : shop.send(method, path, { thisIsNoKeyOfOurs: 1 }, headers));
  const code = response.status < 400 ? '' : ((await response.json()) as { code: string }).code;
  return [response.status, code] as const;
};

describe('Who may call what', () => {
  test('is said for every operation, in the document as in the table', () => {
    expect(cells.length).toBe(operations.length);
    expect(cells.filter(({ role }) => !['anyone', 'signed-in', 'shopper'].includes(role))).toEqual([]);
    for (const role of ['anyone', 'signed-in', 'shopper']) expect(cells.some((cell) => cell.role === role)).toBe(true);
  });

  test.each(['guest', 'whose session has ended', 'non-shopper', 'shopper'])(
    'every operation, asked by a %s, is open or closed as its role says, and what is closed changes nothing [A1.33] [A6.03] [A6.04]',
    async (who) => {
      for (const cell of cells) {
        const expected = expectedOf(cell.role, who);
        const before = expected ? await shop.databaseHash() : '';
        const [status, code] = await ask(cell, people[who]);
        if (expected) {
          expect([cell.id, status, code]).toEqual([cell.id, ...expected]);
          expect(await shop.databaseHash(), cell.id).toBe(before);
        } else expect(['NotSignedIn', 'NotShopper', 'Forbidden'], `${cell.id} said ${status}`).not.toContain(code);
      }
    },
  );

  test('is decided alike however the address is written', async () => {
    for (const cell of cells.filter(({ role }) => role !== 'anyone')) {
      const [, first = '', ...rest] = cell.path.split('/');
      const tail = rest.join('/');
      for (const path of [
        `//${first}/${tail}`,
        `${cell.path}/`,
        `${cell.path};x=1`,
        `/${first}/%2e/${tail}`,
        `/${first}//${tail}`,
        `/${first.toUpperCase()}/${tail}`,
        `${cell.path}?role=shopper&isShopper=true`,
      ]) {
        const before = await shop.databaseHash();
        const [status] = await ask({ ...cell, path }, people['guest']).catch(() => [404] as const);
        expect([401, 403, 404, 405], `${cell.method} ${path}`).toContain(status);
        expect(await shop.databaseHash()).toBe(before);
      }
    }
  });

  test.each([
    'x-http-method-override',
    'x-method-override',
    'x-original-url',
    'x-rewrite-url',
    'x-forwarded-user',
    'x-ui-ver',
  ])('is not changed by the header %s', async (header) => {
    for (const cell of cells.filter(({ role }) => role === 'shopper')) {
      const [status, code] = await ask(cell, { ...people['guest'], [header]: 'POST' });
      expect([cell.id, status, code]).toEqual([cell.id, 401, 'NotSignedIn']);
    }
  });
});

describe('A write', () => {
  const writes = () => cells.filter(({ method }) => method !== 'GET');
  const foreign: readonly (readonly [string, Record<string, string>])[] = [
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
    ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site', origin: 'http://chat.localhost:3002' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['an old browser on another site', { origin: 'https://evil.test' }],
    ['nowhere that is said', {}],
    ['a client that claims to be native, with a cookie', { 'x-requested-with': 'OnlineShopping.NativeApp' }],
  ];
  const bodies = ['{}', '{"sku":"200001","quantity":1}', 'a=1&b=2', ''];
  const kinds = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ];

  test.each(foreign)('from %s with the cookie of a shopper is refused and changes nothing', async (_, headers) => {
    const { cookie } = shopper.headers;
    const before = await shop.databaseHash();
    for (const { method, path, id } of writes())
      for (const kind of kinds)
        for (const body of bodies) {
          const response = await shop.send(method, path, body, { ...headers, cookie, 'content-type': kind });
          expect([id, kind, response.status]).toEqual([id, kind, 403]);
        }
    expect(await shop.databaseHash()).toBe(before);
  });

  test('of our own page that is no JSON is refused and changes nothing', async () => {
    const before = await shop.databaseHash();
    for (const { method, path, id } of writes())
      for (const kind of kinds.slice(1)) {
        const response = await shop.send(method, path, 'a=1', { ...shopper.headers, 'content-type': kind });
        expect([id, kind, response.status]).toEqual([id, kind, 415]);
      }
    expect(await shop.databaseHash()).toBe(before);
  });

  test('meant for somebody else than who is signed in is refused and changes nothing', async () => {
    const other = await shop.signedIn();
    const settling = new Set(
      operations.filter((one) => one.settlesSubject).map((one) => `${one.method.toLowerCase()}-${one.endpoint}`),
    );
    const before = await shop.databaseHash();
    for (const cell of writes().filter(({ id }) => !settling.has(id)))
      for (const subject of [other.scvId, 'guest', '', 'null']) {
        const [status, code] = await ask(cell, { ...shopper.headers, 'x-session-subject': subject });
        expect([cell.id, subject, status, code]).toEqual([cell.id, subject, 409, 'SubjectChanged']);
      }
    expect(await shop.databaseHash()).toBe(before);
  });

  test('for a person that says nothing of whom it is for is refused', async () => {
    const { 'x-session-subject': _, ...silent } = shopper.headers as Record<string, string>;
    for (const cell of writes().filter(({ role, id }) => role !== 'anyone' && id !== 'post-session'))
      expect(await ask(cell, silent), cell.id).toEqual([409, 'SubjectChanged']);
  });
});

describe('A read', () => {
  test('changes nothing, whoever asks', async () => {
    for (const headers of Object.values(people)) {
      const before = await shop.databaseHash();
      for (const cell of cells.filter(({ method }) => method === 'GET')) await ask(cell, headers);
      expect(await shop.databaseHash()).toBe(before);
    }
  });
});
