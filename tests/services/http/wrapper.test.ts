import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defaultEndpoints, type EndpointName, endpointNames } from '#services/http/endpoints.ts';
import { faultFrom, json, shopEdge } from '../edge.ts';

const schema = () => v.object({ ok: v.boolean() });
const fine = () => json({ ok: true });
const header = (request: Request | undefined, name: string) => request?.headers.get(name);

describe('what every call carries', () => {
  test('JSON and no-cache headers go with reads and writes alike [B7.01] [B7.02] [B7.04] [B7.O1]', async () => {
    const { http, asked } = shopEdge(fine);
    await http.get('shell', { schema });
    await http.post('session', { schema, body: { redirectUrl: '/' } });
    await http.put('postSuburb', { schema, params: { suburbId: 12 } });
    await http.delete('trolleyItems', { schema });
    expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /api/v1/shell',
      'POST /api/v1/session',
      'PUT /api/v1/fulfilment/my/suburbs/12',
      'DELETE /api/v1/trolleys/my/items',
    ]);
    for (const request of asked) {
      expect(Object.fromEntries(request.headers)).toEqual({
        accept: 'application/json',
        'content-type': 'application/json',
        'cache-control': 'no-cache',
        pragma: 'no-cache',
        expires: 'Sat, 01 Jan 2000 00:00:00 GMT',
        'x-requested-with': 'OnlineShopping.WebApp',
        'x-ui-ver': 'build-7',
      });
    }
    expect(await asked[1]?.text()).toBe('{"redirectUrl":"/"}');
  });

  test('the marker header tells the web app from the server’s render [B7.03]', async () => {
    const { http, asked } = shopEdge(fine, { marker: 'Server' });
    await http.get('shell', { schema });
    expect(header(asked[0], 'x-requested-with')).toBe('OnlineShopping.Server');
  });

  test('the version goes with calls under /api only [B7.05]', async () => {
    const { http, asked } = shopEdge(fine);
    await http.get('shell', { schema });
    await http.get('user', { schema });
    await http.get('settings', { schema });
    expect(asked.map((request) => [new URL(request.url).pathname, header(request, 'x-ui-ver')])).toEqual([
      ['/api/v1/shell', 'build-7'],
      ['/bff/get-user', null],
      ['/assets/settings.json', null],
    ]);
  });

  test('a redirect is never followed and credentials go to the own origin only', async () => {
    const { http, asked } = shopEdge(fine);
    await http.get('shell', { schema });
    expect([asked[0]?.redirect, asked[0]?.credentials]).toEqual(['manual', 'same-origin']);
  });
});

describe('where a call goes', () => {
  test('a name of the map leads to its path under /api/v1/ or, marked so, /api/v2/ [A7.001] [A7.002] [B7.06]', async () => {
    const { http, asked } = shopEdge(fine);
    await http.get('departments', { schema });
    await http.get('loyaltyBalances', { schema });
    expect(asked.map(({ url }) => url)).toEqual([
      'http://shop.localhost:4000/api/v1/products/departments',
      'http://shop.localhost:4000/api/v2/loyalty/edr/my/balances',
    ]);
  });

  test('the settings file changes paths and the version of all doors, and what it leaves out stays [A7.O3] [B7.06]', async () => {
    const { http, asked } = shopEdge(fine);
    const door = http.keptBy('actor');
    http.adopt({
      baseUrl: '/api/v1/',
      baseUrlV2: '/api/v2/',
      endpoints: { trolley: 'v2:baskets/mine' },
      buildNumber: 'build-9',
    });
    await door.get('trolley', { schema });
    await door.get('shell', { schema });
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v2/baskets/mine', '/api/v1/shell']);
    expect(header(asked[0], 'x-ui-ver')).toBe('build-9');
  });

  test('the paths that the specification only describes are the map’s [A7.O3]', () => {
    expect(defaultEndpoints).toMatchObject({
      trolley: 'trolleys/my',
      trolleyItems: 'trolleys/my/items',
      trolleySubstitutions: 'trolleys/my/substitutions',
      trolleyMetadata: 'trolleys/my/metadata',
      addresses: 'addresses/my/items',
      address: 'addresses/my/{addressId}',
      onlineSamples: 'products/my/online-samples',
      onlineSampleResponses: 'products/my/online-samples/responses',
      activeOrder: 'orders/my/active',
      activeOrderTotals: 'orders/my/active/totals',
      activeOrderValidation: 'orders/my/active/validation',
      placeOrder: 'orders/my/active/place',
      acceptDisclaimer: 'orders/my/active/accept-disclaimer',
      bonusProducts: 'orders/my/active/bonus-products',
      pastOrders: 'past-orders',
    });
  });

  test('a name that is not in the map throws, and nothing is asked [B5.32]', async () => {
    const { http, asked } = shopEdge(fine);
    for (const name of ['noSuchCall', 'constructor', '__proto__', ''])
      for (const verb of ['get', 'post'] as const)
        await expect(http[verb](name as EndpointName, { schema })).rejects.toThrow(
          `There is no endpoint named ${name}.`,
        );
    expect(asked).toEqual([]);
  });

  test('a settings file cannot send a call to another origin', async () => {
    for (const path of ['//evil.example/api', '/\\evil.example', 'v2:/\\/evil.example'])
      await (async () => {
        const { http, asked } = shopEdge(fine, { endpoints: { shell: path } });
        http.adopt({ baseUrl: '', baseUrlV2: '', endpoints: { shell: path }, buildNumber: 'x' });
        await faultFrom(http.get('shell', { schema }));
        expect(asked.filter(({ url }) => new URL(url).origin !== 'http://shop.localhost:4000')).toEqual([]);
      })();
  });

  const parameters = (name: EndpointName) => [...defaultEndpoints[name].matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? '');

  test('whatever ids are given, a request has exactly the segments of its template, or there is none', async () => {
    const { endpointUrl } = await import('#services/http/url.ts');
    const bases = { baseUrl: '/api/v1/', baseUrlV2: '/api/v2/' };
    const templated = endpointNames.filter((name) => parameters(name).length > 0);
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({
        unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', 'E', 'f', '?', '#', ';', 'a', '1', '\u0000', ' '),
      }),
      fc.constantFrom('.', '..', '', '%2e%2e', '..%2f', '../admin', '..;', '/', '//', '\ud800', 'ａ', '.​.'),
      fc.integer(),
    );
    let sent = 0;
    fc.assert(
      fc.property(fc.constantFrom(...templated), hostile, (name, id) => {
        const params = Object.fromEntries(parameters(name).map((parameter) => [parameter, id]));
        let path: string;
        try {
          path = endpointUrl(defaultEndpoints, bases, name, params);
        } catch {
          return;
        }
        sent += 1;
        const url = new URL(path, 'http://shop.localhost:4000');
        const expected = endpointUrl(
          defaultEndpoints,
          bases,
          name,
          Object.fromEntries(Object.keys(params).map((p) => [p, '123456'])),
        );
        expect([url.origin, url.search, url.hash]).toEqual(['http://shop.localhost:4000', '', '']);
        expect(url.pathname.split('/').length).toBe(expected.split('/').length);
      }),
      { numRuns: 100_000 },
    );
    expect(sent).toBeGreaterThan(10_000);
  });

  test('an id that cannot be one is not found, without a request; a missing one is a defect', async () => {
    const { http, asked } = shopEdge(fine);
    for (const sku of ['..', '.', '', '12345', '1234567', '12345a', '１２３４５６'])
      expect(await faultFrom(http.get('product', { schema, params: { sku } }))).toMatchObject({
        tag: 'refused',
        status: 404,
      });
    await expect(http.get('product', { schema })).rejects.toThrow('The path needs a sku.');
    expect(asked).toEqual([]);
  });
});
