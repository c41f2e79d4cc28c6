import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindsOfPage } from '../browser/addresses.ts';
import { type RunningStore, serveStore } from '../browser/serve.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
let store: RunningStore;
let kinds: Record<string, string>;
beforeAll(async () => {
  store = await serveStore();
  kinds = await kindsOfPage(store);
});
afterAll(() => store?.stop());

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request(`${store.origin}${path}`, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

const known = { cookie: 'cw-guest=somebody' };
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

describe('The headers of a page (T-18, T-19)', () => {
  it('are all there, whatever the page and its status', async () => {
    for (const [kind, path] of [
      ...Object.entries(kinds),
      ['redirect', '/Shop/Specials'],
      ['refused', '/account/orders'],
    ])
      for (const headers of [{}, known]) {
        const answer = await ask(path ?? '/', headers);
        expect(answer.headers, kind).toMatchObject(always);
        expect(answer.headers['permissions-policy'], kind).toContain('camera=()');
        expect(answer.headers['x-frame-options'], kind).toBe('SAMEORIGIN');
        expect(answer.headers['server'] ?? answer.headers['x-powered-by'], kind).toBeUndefined();
        const policy = String(answer.headers['content-security-policy']);
        for (const rule of [
          "default-src 'none'",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "require-trusted-types-for 'script'",
          'trusted-types kete',
          'report-uri /csp-reports',
        ])
          expect(policy, kind).toContain(rule);
        expect(policy, kind).not.toMatch(/unsafe|\*|http:\/\/(?!localhost|127\.0\.0\.1)/);
      }
  });

  it('carry a nonce of their own for someone who is known, and none on a page that is kept', async () => {
    const nonces = new Set<string>();
    for (let index = 0; index < 20; index++) {
      const { headers, body } = await ask('/', known);
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
      expect(body.toString()).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(20);
    const kept = await ask('/');
    expect(String(kept.headers['content-security-policy'])).not.toContain('nonce-');
    expect(kept.body.toString()).not.toContain('nonce="');
  });
});

describe('Who may keep a page (T-10)', () => {
  it('nobody keeps the page of someone who is known; a browser may keep an anonymous one only to ask again', async () => {
    for (const [kind, path] of Object.entries(kinds)) {
      expect((await ask(path, known)).headers['cache-control'], kind).toBe('no-store');
      const anonymous = await ask(path);
      expect(['no-store', 'private, max-age=0, must-revalidate'], kind).toContain(anonymous.headers['cache-control']);
      expect(anonymous.headers['vary'], kind).toContain('cookie');
    }
  });

  it('a page is the same bytes under headers that pretend', async () => {
    const plain = (await ask(kinds['department'] ?? '/')).body;
    const hostile = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '6.6.6.6',
      'x-original-url': '/account',
      'x-rewrite-url': '/account',
      'x-http-method-override': 'DELETE',
      'x-method-override': 'PUT',
      'x-middleware-subrequest': 'x',
      'x-host': 'evil.example',
      forwarded: 'host=evil.example',
      'x-ui-ver': '<script>',
      'x-requested-with': 'OnlineShopping.Server',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
    };
    for (const [name, value] of Object.entries(hostile))
      expect((await ask(kinds['department'] ?? '/', { [name]: value })).body.equals(plain), name).toBe(true);
  });

  it('an address that looks like a file is never a page of somebody', async () => {
    for (const path of [
      '/account/x.css',
      '/account/orders/a.js',
      '/trolley/logo.png',
      '/assets/missing.js',
      '/assets/../server/main.ts',
      '/.env',
      '/sw.js.map',
      '/assets/packs/000000-x.svg',
    ]) {
      const { status, headers, body } = await ask(path, known);
      expect([307, 404], path).toContain(status);
      expect(body.toString(), path).not.toContain('process.env');
      if (path.startsWith('/assets/') && !path.includes('..'))
        expect(headers['content-type'] ?? '', path).not.toContain('text/html');
    }
  });

  it('answers a repeated question with 304 and no body', async () => {
    await ask('/shop/specials');
    const { headers } = await ask('/shop/specials');
    const again = await ask('/shop/specials', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('Bytes on the wire', () => {
  const unpack: Readonly<Record<string, (body: Buffer) => Buffer>> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    zstd: zstdDecompressSync,
  };

  it('are compressed as the browser takes them, and mean the same', async () => {
    const plain = (await ask(kinds['aisle'] ?? '/')).body;
    for (const encoding of ['br', 'gzip', 'zstd']) {
      const { headers, body } = await ask(kinds['aisle'] ?? '/', { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(unpack[encoding]?.(body).equals(plain), encoding).toBe(true);
    }
    const refusing = await ask(kinds['aisle'] ?? '/', { 'accept-encoding': 'br;q=0, identity' });
    expect(refusing.headers['content-encoding']).toBeUndefined();
  });

  it('of a hashed file never change and say so, compressed beforehand', async () => {
    const html = (await ask('/')).body.toString();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const { status, headers } = await ask(script, { 'accept-encoding': 'gzip, br' });
    expect([status, headers['cache-control'], headers['content-encoding']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'br',
    ]);
  });

  it('are none for HEAD, with the same headers', async () => {
    const { status, body, headers } = await ask('/', {}, 'HEAD');
    expect([status, body.length, headers['content-type']]).toEqual([200, 0, 'text/html; charset=utf-8']);
  });
});

describe('What search engines and link previews read', () => {
  it('stands in the first document: title, description, canonical address, breadcrumb and offer', async () => {
    const html = (await ask(kinds['product'] ?? '/')).body.toString();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      (match) => JSON.parse(match[1] ?? '{}') as Record<string, unknown>,
    );
    expect(data.map((one) => one['@type'])).toEqual(['Product', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({ offers: { priceCurrency: 'NZD' } });
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(canonical).toBe(`${store.origin}/shop/productdetails?stockcode=${String(data[0]?.['sku'])}`);
    expect(html).toMatch(/<title>[^<]+\| Kete<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/);
  });

  it('is kept away from pages that are not for them', async () => {
    expect((await ask('/shop/searchproducts?search=milk')).body.toString()).toContain(
      '<meta name="robots" content="noindex"',
    );
    expect((await ask('/shop/specials')).body.toString()).not.toContain('noindex');
  });
});
