import { runInNewContext } from 'node:vm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shown } from './browser.ts';
import { openSsoShop, origin, type SsoShop } from './sso-shop.ts';

let shop: SsoShop;
beforeAll(async () => {
  shop = await openSsoShop();
});
afterAll(() => shop.close());

/** What the page in the frame says, and to whom. */
function said({ text, headers }: Shown): readonly (readonly [unknown, string])[] {
  const script = /<script>(.*)<\/script>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}';`);
  const messages: [unknown, string][] = [];
  runInNewContext(script, { parent: { postMessage: (message: unknown, to: string) => messages.push([message, to]) } });
  return messages.map(([message, to]) => [{ ...(message as object) }, to]);
}

test('a frame asks the provider without a word, signs in, and says so to our own page alone', async () => {
  const browser = shop.browser();
  await shop.signIn(browser);
  browser.setCookie('cw-ssoc', 'gone');
  const end = await browser.go('/bff/silent-login');
  expect(end.url).toContain('/bff/oidc-callback?code=');
  expect(said(end)).toEqual([[{ type: 'silent-login', isLoggedIn: true }, origin]]);
  const user = await shop.get('/bff/get-user', { cookie: browser.cookiesAt('/') });
  expect(await user.json()).toMatchObject({ isLoggedIn: true });
});

test('a frame of a browser that the provider does not know says no', async () => {
  const browser = shop.browser();
  browser.setCookie('cw-ssuflow', '1');
  const end = await browser.go('/bff/silent-login');
  expect(end.url).toContain('error=login_required');
  expect(said(end)).toEqual([[{ type: 'silent-login', isLoggedIn: false }, origin]]);
  expect(browser.cookie('cw-ssoc')).toBeUndefined();
});

test('a frame does not ask about a browser that never signed on here, or has left', async () => {
  const browser = shop.browser();
  const end = await browser.go('/bff/silent-login');
  expect(browser.visited).toEqual([`${origin}/bff/silent-login`]);
  expect(said(end)).toEqual([[{ type: 'silent-login', isLoggedIn: false }, origin]]);
});

test('a frame does not ask about who is signed in', async () => {
  const browser = shop.browser();
  await shop.signIn(browser);
  const before = browser.visited.length;
  expect(said(await browser.go('/bff/silent-login'))).toEqual([[{ type: 'silent-login', isLoggedIn: true }, origin]]);
  expect(browser.visited).toHaveLength(before + 1);
});

test('the page in the frame may be framed by this shop alone, and every step to it', async () => {
  const browser = shop.browser();
  browser.setCookie('cw-ssuflow', '1');
  let shown = await browser.ask('/bff/silent-login');
  for (;;) {
    expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(shown.headers.get('cache-control')).toBe('no-store');
    const next = shown.headers.get('location');
    if (next === null) break;
    shown = await browser.ask(next);
  }
});
