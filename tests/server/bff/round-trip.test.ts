import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openShop } from '../api/shop.ts';
import { realWorld } from '../world.ts';
import { Browser } from './browser.ts';
import { openSsoShop, origin, password, type SsoShop } from './sso-shop.ts';

let shop: SsoShop;
let laterMs = 0;
beforeAll(async () => {
  shop = await openSsoShop({ clock: { ...realWorld.clock, nowMs: () => Date.now() + laterMs } });
});
afterAll(() => shop.close());
afterEach(() => {
  laterMs = 0;
  shop.guard.answer = null;
});
const tenMinutesMs = 600_000;

const userOf = async (cookie: string) => (await shop.get('/bff/get-user', { cookie })).json();

describe('signing in', () => {
  test('goes to the provider and comes back to the page that was wanted [A7.062] [A4.39] [A4.O8] [A7.O10]', async () => {
    const browser = shop.browser();
    const page = await shop.signInPage(browser, '/trolley?from=home#top');
    expect(page.text).toContain('<h1>Sign in</h1>');
    const end = await browser.send(page, { email: 'mere@kete.example', password });
    expect(end.url).toBe(`${origin}/trolley?from=home#top`);
    expect(await userOf(browser.cookiesAt('/'))).toEqual({
      isLoggedIn: true,
      isShopper: true,
      email: 'mere@kete.example',
      scvId: shop.mere.scvId,
    });
  });

  test('without a page that was wanted leads home [A4.40]', async () => {
    const browser = shop.browser();
    const page = await browser.go('/bff/initiate-oidc-signin');
    expect((await browser.send(page, { email: 'mere@kete.example', password })).url).toBe(`${origin}/`);
  });

  test('makes the session on the server and gives the browser no token of the provider [B4.096] [B4.097]', async () => {
    const browser = shop.browser();
    await shop.signIn(browser);
    expect(browser.cookie('cw-ssoc')).toMatch(/^[\w-]{43}$/);
    const everything = [...browser.seen, ...browser.visited].join('\n');
    expect(everything).not.toMatch(/eyJ|id_token|access_token|Bearer/);
  });

  test('leaves a mark for 365 days that a page may read, and holds no secret [B9.098]', async () => {
    const browser = shop.browser();
    await shop.signIn(browser);
    expect(browser.seen).toContain('cw-ssuflow=1; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  test('keeps what is under way in the browser that began it, for ten minutes and for the way back alone', async () => {
    const browser = shop.browser();
    await shop.signInPage(browser);
    const line = browser.seen.find((text) => text.startsWith('cw-signin='));
    expect(line).toMatch(/^cw-signin=[\w-]{43}; Path=\/bff; Max-Age=600; HttpOnly; SameSite=Lax$/);
  });

  test('in two windows at once ends well in both', async () => {
    const browser = shop.browser();
    const one = await shop.signInPage(browser, '/one');
    const two = await shop.signInPage(browser, '/two');
    const mere = { email: 'mere@kete.example', password };
    expect((await browser.send(one, mere)).url).toBe(`${origin}/one`);
    expect((await browser.send(two, mere)).url).toBe(`${origin}/two`);
  });

  test('of who is known to the provider already needs no page', async () => {
    const browser = shop.browser();
    await shop.signIn(browser);
    browser.setCookie('cw-ssoc', 'gone');
    expect((await shop.signInPage(browser, '/welcome')).url).toBe(`${origin}/welcome`);
    expect(await userOf(browser.cookiesAt('/'))).toMatchObject({ isLoggedIn: true });
  });
});

describe('an automatic try', () => {
  test('at a provider that knows nobody leads back once, with the mark, without a page [A2.104] [B2.44]', async () => {
    const browser = shop.browser();
    const end = await browser.go('/bff/initiate-oidc-signin?redirectUrl=%2Ftrolley&autoRedirect=true');
    expect(end.url).toBe(`${origin}/shop/securelogin?redirected=true&redirectUrl=%2Ftrolley`);
    expect(browser.cookie('cw-ssoc')).toBeUndefined();
  });

  test('of who is signed in here goes nowhere at all', async () => {
    const browser = shop.browser();
    await shop.signIn(browser);
    const before = browser.visited.length;
    expect((await browser.go('/bff/initiate-oidc-signin?redirectUrl=%2Ftrolley&autoRedirect=true')).url).toBe(
      `${origin}/trolley`,
    );
    expect(browser.visited.slice(before)).toHaveLength(2);
  });
});

describe('a sign-in that does not end well', () => {
  test('says that it was cancelled, and where the visitor was going', async () => {
    const browser = shop.browser();
    const page = await shop.signInPage(browser, '/trolley');
    const end = await browser.send(page, { cancel: 'yes' });
    expect(end.url).toBe(`${origin}/shop/securelogin?redirected=true&redirectUrl=%2Ftrolley&reason=cancelled`);
  });

  test('is over after ten minutes, and makes nothing', async () => {
    const browser = shop.browser();
    await shop.signIn(browser);
    const away = await browser.ask('/bff/initiate-oidc-signin?redirectUrl=%2Ftrolley');
    const back = await browser.ask(away.headers.get('location') ?? '');
    const before = await shop.sessions();
    laterMs = tenMinutesMs;
    const end = await browser.ask(back.headers.get('location') ?? '');
    expect(end.headers.get('location')).toBe('/shop/securelogin?redirected=true&reason=expired');
    expect(await shop.sessions()).toBe(before);
  });

  test('of a wrong password keeps the address and says so on the page', async () => {
    const browser = shop.browser();
    const page = await browser.send(await shop.signInPage(browser), { email: ' mere@kete.example ', password: 'no' });
    expect(page.status).toBe(401);
    expect(page.text).toMatch(/role="alert">That email address and password do not go together/);
    expect(page.text).toContain('value="mere@kete.example" aria-invalid="true"');
    expect(page.text).not.toContain('value="no"');
    expect((await browser.send(page, { email: 'mere@kete.example', password })).url).toBe(`${origin}/trolley`);
  });

  test('of a form that is not filled in asks nobody about it', async () => {
    const browser = shop.browser();
    const tried = shop.guard.tried.length;
    const page = await browser.send(await shop.signInPage(browser), { email: '', password: '' });
    expect([page.status, shop.guard.tried.length]).toEqual([400, tried]);
    expect(page.text).toContain('Enter your email address and your password.');
  });

  test('too often says how long to wait, on the page and in its headers', async () => {
    const browser = shop.browser();
    shop.guard.answer = { kind: 'wait', seconds: 120 };
    const page = await browser.send(await shop.signInPage(browser), { email: 'mere@kete.example', password });
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '120']);
    expect(page.text).toContain('Please wait 2 minutes and try again.');
  });
});

test('a form of the provider that another site sends, or that bears another token, signs nobody in', async () => {
  const browser = shop.browser();
  const page = await shop.signInPage(browser);
  const tried = shop.guard.tried.length;
  const fields = { email: 'mere@kete.example', password };
  expect((await browser.send(page, { ...fields, csrf: 'x'.repeat(43) })).status).toBe(403);
  const body = String(new URLSearchParams(fields));
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'content-type': 'text/plain' },
  ])
    expect((await browser.ask(page.url, { method: 'POST', body, headers })).status).toBe(403);
  expect(shop.guard.tried).toHaveLength(tried);
});

test('a page of the provider in a browser that did not begin there says how to start again', async () => {
  const page = await shop.signInPage(shop.browser());
  const other = await shop.browser().ask(page.url);
  expect([other.status, other.text.includes('Sign in again')]).toEqual([400, true]);
});

test('the pages of the provider run nothing, are framed by nobody and are kept by nobody', async () => {
  const page = await shop.signInPage(shop.browser());
  expect(page.text).not.toContain('<script');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect([page.headers.get('x-frame-options'), page.headers.get('cache-control')]).toEqual(['DENY', 'no-store']);
});

test('the provider knows one client, asks for proof of the code, and lets no other site read it', async () => {
  const browser = shop.browser();
  const client = {
    client_id: 'kete',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${origin}/bff/oidc-callback`,
  };
  const ask = (more: Record<string, string>) => browser.ask(`/idp/auth?${new URLSearchParams({ ...client, ...more })}`);
  const challenge = { code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' };
  expect((await ask({ ...challenge, client_id: 'other' })).status).toBe(400);
  expect((await ask({ ...challenge, redirect_uri: 'https://evil.example/' })).status).toBe(400);
  expect((await ask({ ...challenge, redirect_uri: `${origin}/bff/oidc-callback/` })).status).toBe(400);
  expect((await ask({})).headers.get('location')).toMatch(/error=invalid_request/);
  expect((await browser.ask('/idp/reg', { method: 'POST', body: 'x=y' })).status).toBe(404);
  const metadata = await browser.ask('/idp/.well-known/openid-configuration', {
    headers: { origin: 'https://evil.example' },
  });
  expect(JSON.parse(metadata.text)).toMatchObject({
    issuer: `${origin}/idp`,
    code_challenge_methods_supported: ['S256'],
  });
  expect(metadata.headers.has('access-control-allow-origin')).toBe(false);
});

test('where the host and the proxy say they are is of no account to the provider', async () => {
  const hostile = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const told = await shop.browser().ask('/idp/.well-known/openid-configuration', { headers: hostile });
  expect(told.text).not.toMatch(/evil|https:/);
});

test('a shop whose sign-in page has a form of its own sends everyone there, and has no provider [A2.O20]', async () => {
  const plain = await openShop({}, 20);
  const answer = await plain.get('/bff/initiate-oidc-signin?redirectUrl=%2Ftrolley&autoRedirect=true');
  expect(answer.headers.get('location')).toBe('/shop/securelogin?redirected=true&redirectUrl=%2Ftrolley');
  expect((await plain.get('/idp/.well-known/openid-configuration')).status).toBe(404);
  await plain.close();
});

test.each(['HEAD', 'POST', 'DELETE'])('a %s begins and ends nothing', async (method) => {
  for (const path of ['/bff/initiate-oidc-signin', '/bff/oidc-callback', '/bff/logout', '/bff/silent-login'])
    expect((await shop.send(method, path)).status).toBe(405);
});

test('on https every cookie of the way is for https alone, and the way is the same', async () => {
  const publicOrigin = 'https://shop.example.nz';
  const secure = await openSsoShop({ publicOrigin });
  const browser = new Browser(secure, publicOrigin);
  const end = await browser.send(await browser.go('/bff/initiate-oidc-signin?redirectUrl=%2Ftrolley'), {
    email: 'mere@kete.example',
    password,
  });
  expect(end.url).toBe(`${publicOrigin}/trolley`);
  const lines = browser.seen.filter((text) => /^cw-[\w.-]+=/.test(text));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !/; secure(;|$)/i.test(line))).toEqual([]);
  expect(lines.filter((line) => !/; httponly(;|$)/i.test(line)).map((line) => line.split('=', 1)[0])).toEqual([
    'cw-ssuflow',
  ]);
  await secure.close();
});
