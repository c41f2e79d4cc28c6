import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from './browser.ts';
import { openSsoShop, origin, type SsoShop } from './sso-shop.ts';

let shop: SsoShop;
beforeAll(async () => {
  shop = await openSsoShop();
});
afterAll(() => shop.close());

async function signedIn(): Promise<Browser> {
  const browser = shop.browser();
  await shop.signIn(browser);
  return browser;
}
const isSignedIn = async (cookie: string) =>
  ((await (await shop.get('/bff/get-user', { cookie })).json()) as { isLoggedIn: boolean }).isLoggedIn;
const leave = '/bff/logout?redirectUrl=%2Fshop%2Fbrowse';
/** A request in which one header is as given, and those that are null are not there. */
const old = { 'sec-fetch-site': null, 'sec-fetch-mode': null, 'sec-fetch-dest': null };
async function askWith(browser: Browser, path: string, given: Record<string, string | null>) {
  const all = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', ...given };
  const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)) as Record<
    string,
    string
  >;
  const answer = await shop.get(path, { ...headers, cookie: browser.cookiesAt('/bff') });
  return { answer, text: await answer.text() };
}

describe('leaving', () => {
  test('ends the session here and at the provider, and leads to the page that was asked for [A7.063]', async () => {
    const browser = await signedIn();
    const before = browser.cookiesAt('/');
    const first = await browser.ask(leave);
    expect(first.headers.get('clear-site-data')).toBe('"cache"');
    const end = await browser.go(first.headers.get('location') ?? '');
    expect(end.url).toBe(`${origin}/shop/browse`);
    expect([browser.cookie('cw-ssoc'), browser.cookie('cw-ssuflow'), browser.cookie('cw-idp')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await isSignedIn(before)).toBe(false);
    const again = await browser.go('/bff/initiate-oidc-signin?redirectUrl=%2Ftrolley&autoRedirect=true');
    expect(again.url).toContain('/shop/securelogin?redirected=true');
  });

  test.each([
    ['typed by hand', { 'sec-fetch-site': 'none' }],
    ['an older browser that names our page', { ...old, referer: `${origin}/trolley` }],
    ['an older browser that names our origin', { ...old, origin }],
  ])('is done when it is %s', async (_, headers) => {
    const browser = await signedIn();
    expect((await askWith(browser, leave, headers)).answer.status).toBe(302);
    expect(await isSignedIn(browser.cookiesAt('/'))).toBe(false);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of ours', { 'sec-fetch-site': 'same-site' }],
    ['a picture in a page of ours', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a frame in a page of ours', { 'sec-fetch-dest': 'iframe' }],
    ['a guess of the browser', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older browser that says nothing', old],
    ['an older browser on another site', { ...old, referer: `${origin}.evil.example/` }],
    ['an older browser with another origin', { ...old, origin: 'null', referer: `${origin}/` }],
  ])('is asked about first when it comes from %s', async (_, headers) => {
    const browser = await signedIn();
    const { answer, text } = await askWith(browser, leave, headers);
    expect([answer.status, text.includes('<h1>Sign out?</h1>')]).toEqual([200, true]);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await isSignedIn(browser.cookiesAt('/'))).toBe(true);
  });

  test('by the link of that page is done, even in a browser that says nothing, and for no other session', async () => {
    const [browser, other] = [await signedIn(), await signedIn()];
    const { text } = await askWith(browser, leave, old);
    const link = /class="button" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await askWith(other, link, old)).answer.status).toBe(200);
    expect(await isSignedIn(other.cookiesAt('/'))).toBe(true);
    expect((await askWith(browser, link, old)).answer.status).toBe(302);
    expect(await isSignedIn(browser.cookiesAt('/'))).toBe(false);
  });

  test('leads out of the shop for nobody', async () => {
    const browser = await signedIn();
    expect((await browser.go('/bff/logout?redirectUrl=https%3A%2F%2Fevil.example')).url).toBe(`${origin}/`);
  });

  test('of who is not signed in changes nothing and leads on, wherever it comes from', async () => {
    const browser = shop.browser();
    const before = await shop.databaseHash();
    const { answer } = await askWith(browser, leave, { 'sec-fetch-site': 'cross-site' });
    expect(answer.headers.get('location')).toBe('/shop/browse');
    expect(await shop.databaseHash()).toBe(before);
  });
});

test('leaving from a page of the shop lets the browser keep nothing either', async () => {
  const answer = await shop.send(
    'POST',
    '/api/v1/shopper-logouts',
    { gigyaInitiated: false },
    (await shop.signedIn()).headers,
  );
  expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([204, '"cache"']);
});

test('the session of the provider ends only when the store has sent its visitor there', async () => {
  const browser = await signedIn();
  const end = '/idp/session/end?client_id=kete&state=';
  expect((await browser.ask(`${end}${'a'.repeat(43)}`)).headers.get('location')).toBe('/bff/logout');
  const sent = await browser.ask(leave);
  const away = sent.headers.get('location') ?? '';
  expect((await browser.ask(away, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect(browser.cookie('cw-idp')).toBeDefined();
  await browser.go(away);
  expect(browser.cookie('cw-idp')).toBeUndefined();
});
