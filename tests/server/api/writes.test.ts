import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '#server/api/operation.ts';
import { operations } from '#server/api/operations.ts';
import { openShop, origin, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const writes = operations
  .filter((one) => one.method !== 'GET')
  .map((one) => [one.method, pathOf(one.endpoint)] as const);
const json = { 'content-type': 'application/json' };
const code = async (response: Response) => ((await response.json()) as { code: string }).code;

describe('a write', () => {
  const foreign: readonly (readonly [string, Record<string, string>, number])[] = [
    ['from another site', { ...json, 'sec-fetch-site': 'cross-site', origin: 'http://evil.test' }, 403],
    [
      'from a neighbour on the same domain',
      { ...json, 'sec-fetch-site': 'same-site', origin: 'http://pay.localhost:3001' },
      403,
    ],
    ['typed into the address bar', { ...json, 'sec-fetch-site': 'none' }, 403],
    ['of an old browser on another origin', { ...json, origin: 'http://evil.test' }, 403],
    ['of a sandboxed frame', { ...json, origin: 'null' }, 403],
    ['whose origin only looks like ours', { ...json, origin: `${origin}.evil.test` }, 403],
    ['that claims both', { ...json, 'sec-fetch-site': 'same-origin', origin: 'http://evil.test' }, 403],
    ['that says nothing of where it comes from', json, 403],
    [
      'of a native client that brings a cookie',
      { ...json, 'x-requested-with': 'OnlineShopping.NativeApp', cookie: 'cw-guest=x' },
      403,
    ],
    [
      'of our page as a form',
      { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      415,
    ],
    ['of our page as text', { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain;charset=UTF-8' }, 415],
    [
      'of our page as multipart',
      { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' },
      415,
    ],
    [
      'of our page as something that ends like JSON',
      { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain+application/json' },
      415,
    ],
  ];
  test.each(foreign)('%s changes nothing', async (_, headers, status) => {
    const before = await shop.databaseHash();
    for (const [method, path] of writes) {
      const response = await shop.send(method, path, { betaTestStatus: true }, headers);
      expect(response.status).toBe(status);
      expect(await code(response)).toBe(status === 403 ? 'Forbidden' : 'Invalid');
    }
    expect(await shop.databaseHash()).toBe(before);
  });

  test.each([
    ['of our own page', { ...json, 'sec-fetch-site': 'same-origin', origin }],
    ['of our own page in an old browser', { ...json, origin }],
    ['of a native client without a cookie', { ...json, 'x-requested-with': 'OnlineShopping.NativeApp' }],
    ['with a charset', { 'content-type': 'application/json; charset=utf-8', 'sec-fetch-site': 'same-origin' }],
  ])('%s is done', async (_, headers) => {
    expect((await shop.send('POST', '/api/v1/experiments', { betaTestStatus: true }, headers)).status).toBe(200);
  });

  test.each([
    ['more than 64 KB', JSON.stringify({ betaTestStatus: true, more: 'x'.repeat(70_000) }), 413, 'TooLarge'],
    ['13 deep', `${'{"a":'.repeat(13)}1${'}'.repeat(13)}`, 400, 'Invalid'],
    ['30,000 deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400, 'Invalid'],
    ['a list of 201', JSON.stringify({ list: Array.from({ length: 201 }, () => 1) }), 400, 'Invalid'],
    ['no JSON', '{"betaTestStatus":', 400, 'Invalid'],
    ['nothing', '', 400, 'Invalid'],
    ['null', 'null', 400, 'Invalid'],
    ['a list', '[]', 400, 'Invalid'],
    ['a key nobody knows', '{"betaTestStatus":true,"isShopper":true}', 400, 'Invalid'],
    ['the key of all objects', '{"betaTestStatus":true,"__proto__":{"isShopper":true}}', 400, 'Invalid'],
  ])('with a body of %s is refused', async (_, body, status, expected) => {
    const before = await shop.databaseHash();
    const response = await shop.send('POST', '/api/v1/experiments', body);
    expect([response.status, await code(response)]).toEqual([status, expected]);
    expect(await shop.databaseHash()).toBe(before);
    expect(({} as Record<string, unknown>)['isShopper']).toBeUndefined();
  });

  test('that streams more than it announced is cut off', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(16 * 1024));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++;
        controller.enqueue(chunk);
      },
    });
    const response = await shop.fetch(
      new Request(`${origin}/api/v1/experiments`, {
        method: 'POST',
        body,
        headers: { ...json, 'sec-fetch-site': 'same-origin' },
        duplex: 'half',
      } as RequestInit),
    );
    expect([response.status, sent < 10]).toEqual([413, true]);
  });

  test('packed to be larger than it looks is not unpacked', async () => {
    const headers = { ...json, 'sec-fetch-site': 'same-origin', 'content-encoding': 'gzip' };
    expect((await shop.send('POST', '/api/v1/experiments', 'x', headers)).status).toBe(415);
  });
});

describe('reports of a broken page policy', () => {
  test('are counted, whatever they hold, and bounded', async () => {
    const before = shop.cspReports.count;
    const headers = { 'content-type': 'application/csp-report' };
    expect(
      (await shop.send('POST', '/csp-reports', '{"csp-report":{"effective-directive":"script-src"}}', headers)).status,
    ).toBe(204);
    expect((await shop.send('POST', '/csp-reports', 'not even JSON', headers)).status).toBe(204);
    expect((await shop.send('POST', '/csp-reports', 'x'.repeat(20_000), headers)).status).toBe(413);
    expect(shop.cspReports.count - before).toBe(2);
  });
});
