import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pathOf } from '#server/api/operation.ts';
import { operations } from '#server/api/operations.ts';
import { formatFilter, parseFilter } from '#services/catalogue/filter-entry.rules.ts';
import { faultCodes } from '#services/fault.codes.ts';
import { insides } from './insides.ts';
import { openShop, origin, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const reads = operations.filter((one) => one.method === 'GET');

const nasty = fc.oneof(
  fc.constantFrom(
    "' or 1=1 --",
    '"><script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '\u2028',
    '__proto__',
    'constructor',
    'toString',
    '-1',
    '1e308',
    'NaN',
    '99999999999999999999',
    '0x10',
    '{{7*7}}',
    '${7*7}',
    'ā'.repeat(150),
    ';;;;',
    ';a;b;true',
    'Brand;Awa;x;false',
    'Brand;%3B;x;false;Department',
    'Department;1;x;false;Department',
    '*',
    '\\',
    '\ud800',
  ),
  fc.string({ maxLength: 250 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
const key = fc.oneof(
  fc.constantFrom(
    'target',
    'department',
    'aisle',
    'shelf',
    'search',
    'page',
    'size',
    'sort',
    'filters',
    'dasFilter',
    'inStockProductsOnly',
    'discount',
    'groupId',
    'dynamicGroup',
    'sku',
    'isRetry',
  ),
  fc.constantFrom('__proto__', 'constructor', 'page[]', 'page[$gt]', '_'),
);
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
const query = fc
  .array(fc.tuple(key, nasty), { maxLength: 8 })
  .map((pairs) => pairs.map(([k, v]) => `${encode(k)}=${encode(v)}`).join('&'));
const sensible = fc
  .record({
    search: nasty,
    sort: fc.constantFrom('name', 'PriceAsc', 'Relevance'),
    page: fc.constantFrom('1', '2', '9'),
  })
  .map(({ search, sort, page }) => `target=search&search=${encode(search)}&sort=${sort}&page=${page}`);
const rawQuery = fc.oneof(
  query,
  sensible,
  fc.string({ maxLength: 100 }).map((text) => text.replace(/[#\s]/g, '')),
);

async function refusalOrAnswer(response: Response): Promise<void> {
  const text = await response.text();
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body = JSON.parse(text) as { code?: string; message?: string };
  if (response.status === 200) return;
  expect(faultCodes).toContain(body.code);
  expect(Object.keys(body).every((name) => ['code', 'message', 'fieldErrors'].includes(name))).toBe(true);
  expect(text).not.toMatch(insides);
}

describe('whatever stands in an address', () => {
  test('nothing of it is an error of ours, or tells of our insides', async () => {
    const before = await shop.databaseHash();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...reads), nasty, rawQuery, async (operation, param, search) => {
        const path = pathOf(operation.endpoint).replace(/\{\w+\}/, encode(param) || 'x');
        await refusalOrAnswer(await shop.get(`${path}?${search}`));
      }),
      { numRuns: 1_500 },
    );
    expect(await shop.databaseHash()).toBe(before);
  });

  test('a filter that is written and read again is the same filter', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        text,
        text,
        text,
        fc.boolean(),
        fc.option(text, { nil: undefined }),
        (k, value, name, isBooleanValue, group) => {
          const filter = { key: k, value, name, isBooleanValue, ...(group ? { group } : {}) };
          const written = formatFilter(filter);
          fc.pre(written.length <= 200);
          expect(parseFilter(written)).toEqual(filter);
        },
      ),
    );
  });

  test.each([
    '//api/v1/session',
    '/API/v1/session',
    '/api/v1/session/',
    '/api/v1//session',
    '/api/v1/session;x',
    '/api/v1/%73ession%2f',
    '/api/v1/session.css',
    '/api/v1/products/200001/x.css',
    '/bff/get-user/x',
    '/bff',
    '/api/v3/session',
  ])('%s is not another way in', async (path) => {
    const response = await shop.fetch(new Request(`${origin}${path}`));
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'NotFound']);
  });
});

describe('reading', () => {
  const personas: Readonly<Record<string, Record<string, string>>> = {
    'a stranger': {},
    'a browser with a session nobody knows': { cookie: `cw-guest=${'a'.repeat(43)}` },
    'a browser with a broken session': { cookie: 'cw-guest=undefined; cw-ssoc=x' },
    'a page of another site': { 'sec-fetch-site': 'cross-site', origin: 'http://evil.test' },
  };
  test.each(Object.entries(personas))('changes nothing, for %s, by GET or HEAD', async (_, headers) => {
    const before = await shop.databaseHash();
    for (const operation of reads)
      for (const method of ['GET', 'HEAD'])
        for (const search of ['', '?page=home&sku=200001&search=milk&department=pantry&aisle=one&target=browse']) {
          const path = pathOf(operation.endpoint).replace('{sku}', '200001').replace('{slug}', 'about-us');
          await shop.send(method, `${path}${search}`, undefined, headers);
        }
    expect(await shop.databaseHash()).toBe(before);
  });
});

describe('the store', () => {
  test('sends no request of its own, whatever address it is given', async () => {
    const outgoing = vi.spyOn(globalThis, 'fetch');
    for (const search of [
      '?search=http://127.0.0.1:1/x',
      '?redirectUrl=http://evil.test',
      '?url=http://169.254.169.254/',
    ])
      for (const operation of reads) await shop.get(`${pathOf(operation.endpoint)}${search}`);
    expect(outgoing).not.toHaveBeenCalled();
  });
});
