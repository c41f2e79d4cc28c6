import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { places } from '#routes/-places.ts';
import { type RunningStore, serveStore } from '../browser/serve.ts';

let store: RunningStore;
beforeAll(async () => {
  store = await serveStore();
});
afterAll(() => store?.stop());

const token = 'Mozilla/5.0 KeteApp/2.1';

describe('A page for the app', () => {
  it('stands in the first byte, in turns with the page of a browser', async () => {
    for (let turn = 0; turn < 3; turn++)
      for (const [cookie, isEmbedded] of [
        ['', false],
        ['cw-embed=1', true],
      ] as const) {
        const text = await (await fetch(`${store.origin}/info/privacy`, { headers: { cookie } })).text();
        expect([/<html[^>]* data-embedded/.test(text), text.includes('<header class="embedded-nav"')]).toEqual([
          isEmbedded,
          isEmbedded,
        ]);
        expect([text.includes('<header class="header'), text.includes('footer-groups')]).toEqual([
          !isEmbedded,
          !isEmbedded,
        ]);
      }
  });
});

/** One address of each page of the shop. */
const addresses = Object.values(places).map((place) => ({
  ...place,
  address: place.path.replaceAll('$slug', 'privacy').replace(/\$\w+/g, 'x'),
}));
const embedded = { cookie: 'cw-embed=1' };
const ask = (path: string, headers: Readonly<Record<string, string>>) =>
  fetch(`${store.origin}${path}`, { headers, redirect: 'manual' });

/** The sign-in family, the errors, and the pages of the law. */
const open =
  /^\/(?:(?:shop\/)?securelogin|(?:shop\/)?register(?:\/shopperdetails)?|forgotpassword|something-went-wrong|not-found|offline|info\/privacy)$/;

describe('A guest inside the app', () => {
  it('sees no page but the sign-in family, the errors and the legal ones; every other leads to sign in once [A1.35] [A6.10] [A6.O1]', async () => {
    const seen: string[] = [];
    for (const { address } of addresses) {
      const answer = await ask(address, embedded);
      await answer.body?.cancel();
      if (open.test(address)) continue;
      const location = answer.headers.get('location') ?? '';
      if (answer.status < 300 || answer.status > 399) seen.push(`${address} ${answer.status}`);
      const { pathname, searchParams } = new URL(location, store.origin);
      const isSentOn = pathname !== '/shop/securelogin';
      if (isSentOn)
        expect(
          addresses.map(({ path }) => path),
          address,
        ).toContain(pathname);
      else expect(searchParams.getAll('autoRedirect'), address).toEqual(['true']);
    }
    expect(seen).toEqual([]);
  });

  it('is led nowhere from the page of signing in, whatever it carries', async () => {
    for (const query of [
      '',
      '?autoRedirect=true',
      '?autoRedirect=true&redirectUrl=%2Fshop%2Fsecurelogin%3FautoRedirect%3Dtrue',
    ]) {
      const { status, url } = await fetch(`${store.origin}/shop/securelogin${query}`, { headers: embedded });
      expect([status, new URL(url).pathname], query).toEqual([200, '/shop/securelogin']);
    }
  });
});

/** What protects a page: everything it is sent with but what names this one answer. */
const protection = (answer: Response) => {
  const headers = Object.fromEntries(answer.headers);
  for (const name of ['date', 'content-length', 'set-cookie', 'location']) delete headers[name];
  headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(/'nonce-[^']+'/g, 'nonce');
  return headers;
};

describe('The flag of the app (T-03, K7)', () => {
  it('changes no header of any page: what is shown is all that it changes', async () => {
    const guest = { cookie: 'cw-guest=nobody' };
    const refused = protection(await ask('/account/orders', guest));
    for (const { address } of addresses) {
      const plain = await ask(address, guest);
      const flagged = await ask(address, { cookie: `${guest.cookie}; ${embedded.cookie}` });
      await Promise.all([plain.body?.cancel(), flagged.body?.cancel()]);
      expect(protection(flagged), address).toEqual(plain.status === flagged.status ? protection(plain) : refused);
    }
  });

  it('opens no door of the API', async () => {
    for (const path of [
      '/api/v1/trolleys/my',
      '/api/v1/session',
      '/bff/get-user',
      '/assets/settings.json',
      '/healthz',
    ]) {
      const [plain, flagged] = [
        await ask(path, {}),
        await ask(`${path}?embedWeb=1`, { ...embedded, 'user-agent': token }),
      ];
      await Promise.all([plain.body?.cancel(), flagged.body?.cancel()]);
      expect([flagged.status, protection(flagged)], path).toEqual([plain.status, protection(plain)]);
    }
  });
});

describe('The stand-in for the app', () => {
  it('is a page of its own that nobody frames, with a policy that lets in its own files and the shop alone', async () => {
    const page = await ask('/embedding/host', {});
    const policy = page.headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'none'", "script-src 'self'", "frame-src 'self'", "frame-ancestors 'none'"])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect([page.status, page.headers.get('x-frame-options'), page.headers.get('set-cookie')]).toEqual([
      200,
      'DENY',
      null,
    ]);
    const text = await page.text();
    expect(text).not.toMatch(/ on\w+=| style=|<script(?![^>]* src=)/);
    for (const file of ['host.js', 'host.css']) expect((await ask(`/embedding/${file}`, {})).status, file).toBe(200);
    expect((await ask('/embedding/../package.json', {})).status).toBe(404);
  });
});
