import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csp, pageHeaders } from '#server/security/headers.ts';
import { openShop, origin, type Shop } from './shop.ts';

let shop: Shop;
let secureShop: Shop;
beforeAll(async () => {
  [shop, secureShop] = await Promise.all([openShop(), openShop({ publicOrigin: 'https://shop.example.nz' })]);
});
afterAll(() => Promise.all([shop.close(), secureShop.close()]));

const always = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const asked: readonly (readonly [method: string, path: string, status: number, body: object | undefined])[] = [
  ['GET', '/api/v1/session', 200, undefined],
  ['HEAD', '/api/v1/products', 200, undefined],
  ['GET', '/assets/settings.json', 200, undefined],
  ['GET', '/api/openapi.json', 200, undefined],
  ['GET', '/api/v1/products?page=0', 400, undefined],
  ['POST', '/api/v1/experiments', 200, { betaTestStatus: true }],
  ['POST', '/api/v1/experiments', 400, { betaTestStatus: 'yes' }],
  ['GET', '/api/v1/products/999999', 404, undefined],
  ['GET', '/api/v1/nothing', 404, undefined],
  ['GET', '/api', 404, undefined],
  ['GET', '/no-page', 404, undefined],
  ['DELETE', '/api/v1/session', 405, undefined],
  ['OPTIONS', '/api/v1/session', 204, undefined],
  ['POST', '/csp-reports', 204, { 'csp-report': { 'effective-directive': 'img-src' } }],
];

describe('every answer', () => {
  test.each(asked)(
    '%s %s (%i) carries the headers of the house and says nothing of the machine',
    async (method, path, status, body) => {
      const response = await shop.send(method, path, body);
      expect(response.status).toBe(status);
      expect(Object.fromEntries(response.headers)).toMatchObject(always);
      expect(response.headers.get('permissions-policy')).toMatch(/camera=\(\), .*geolocation=\(\)/);
      for (const name of ['server', 'x-powered-by', 'strict-transport-security', 'access-control-allow-origin'])
        expect(response.headers.has(name)).toBe(false);
    },
  );

  test.each(asked)(
    '%s %s (%i) asks for https ever after when the shop is on https',
    async (method, path, status, body) => {
      const response = await secureShop.send(method, path, body);
      expect([response.status, response.headers.get('strict-transport-security')]).toEqual([
        status,
        'max-age=63072000; includeSubDomains',
      ]);
      for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/; Secure$/);
    },
  );

  test('to HEAD has no body', async () => {
    expect(await (await shop.send('HEAD', '/api/v1/products')).text()).toBe('');
  });

  test('to a method that is not there names those that are', async () => {
    const response = await shop.send('PUT', '/api/v1/experiments', {});
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
  });
});

describe('headers that a cache or a proxy might believe', () => {
  const hostile: Readonly<Record<string, string>> = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-prefix': '/evil',
    'x-original-url': '/api/v1/experiments',
    'x-rewrite-url': '/api/v1/experiments',
    'x-http-method-override': 'DELETE',
    'x-http-method': 'DELETE',
    'x-method-override': 'POST',
    forwarded: 'host=evil.test',
    'x-host': 'evil.test',
    'x-real-ip': '127.0.0.1',
    'x-middleware-subrequest': 'middleware',
    'x-middleware-rewrite': '/admin',
    'x-ui-ver': 'evil',
    'x-requested-with': 'OnlineShopping.Server',
    'x-session-subject': 'someone-else',
    authorization: 'Bearer evil',
    'accept-language': 'xx',
    range: 'bytes=0-10',
    'if-none-match': '*',
    te: 'trailers',
  };
  const paths = [
    '/api/v1/session',
    '/api/v1/products?department=pantry',
    '/assets/settings.json',
    '/api/v1/experiments',
    '/api/v1/nothing',
    '/api/openapi.json',
  ];

  test.each(Object.entries(hostile))('%s changes no byte of any answer', async (name, value) => {
    for (const path of paths) {
      const [plain, tried] = await Promise.all([shop.get(path), shop.get(path, { [name]: value })]);
      expect([tried.status, Object.fromEntries(tried.headers), await tried.text()]).toEqual([
        plain.status,
        Object.fromEntries(plain.headers),
        await plain.text(),
      ]);
    }
  });

  test('never turn a reading into a writing', async () => {
    const before = await shop.databaseHash();
    for (const [name, value] of Object.entries(hostile))
      await shop.get('/api/v1/experiments?_method=POST', { [name]: value });
    expect(await shop.databaseHash()).toBe(before);
  });
});

describe('the policy of a page', () => {
  const frames = { frameOrigins: ['http://127.0.0.1:3001'] };
  const directives = (policy: string) =>
    Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]));

  test('trusts one nonce, or the asset folder and the scripts that were counted, and nothing else', () => {
    expect(directives(csp({ nonce: 'abc', ...frames }))).toEqual({
      'default-src': "'none'",
      'script-src': "'nonce-abc' 'strict-dynamic'",
      'style-src': "'self' 'nonce-abc'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'frame-src': "'self' http://127.0.0.1:3001",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'kete',
      'report-uri': '/csp-reports',
    });
    const kept = directives(csp({ hashes: ['aGFzaA=='], assets: `${origin}/assets/`, ...frames }));
    expect(kept['script-src']).toBe(`${origin}/assets/ 'sha256-aGFzaA=='`);
    expect(kept['style-src']).toBe("'self'");
  });

  test('of a page without scripts lets none run', () => {
    expect(directives(csp({ hashes: [], assets: '', frameOrigins: [] }))).toMatchObject({
      'script-src': "'none'",
      'frame-src': "'self'",
    });
  });

  test('comes with the headers of the house', () => {
    const headers = pageHeaders({ secure: true, csp: 'x' });
    expect(headers).toMatchObject({
      'content-security-policy': 'x',
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['strict-transport-security']).toBeDefined();
  });
});
