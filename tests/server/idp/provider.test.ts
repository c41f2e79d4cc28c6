import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyInStore } from '#server/idp/verify-in-store.ts';
import { makeKeys } from '#server/idp/keys.ts';
import { goodPassword, openAccounts } from '../accounts/browser.ts';
import { keys as shopKeys, openSsoShop, origin, type SsoShop } from '../bff/sso-shop.ts';
import { Browser } from '../bff/browser.ts';
import { realWorld } from '../world.ts';

let shop: SsoShop;
beforeAll(async () => {
  shop = await openSsoShop();
});
afterAll(() => shop.close());

test('a new password ends what was signed on with the old one, at the provider too', async () => {
  const browser = shop.browser();
  await shop.signIn(browser);
  browser.setCookie('cw-ssoc', 'gone');
  const choose = (changedMs: number) =>
    shop.db.transaction((trx) =>
      trx
        .updateTable('accounts')
        .set({ password_changed_ms: changedMs })
        .where('id', '=', shop.mere.accountId)
        .execute(),
    );
  await choose(Date.now() + 2_000);
  const end = await browser.go('/bff/initiate-oidc-signin?redirectUrl=%2Ftrolley&autoRedirect=true');
  expect(end.url).toContain('redirected=true');
  expect((await shop.signInPage(browser)).text).toContain('<h1>Sign in</h1>');
  await choose(0);
});

test('signing in gives the session of the provider a new id', async () => {
  const browser = shop.browser();
  await shop.signIn(browser);
  const before = browser.cookie('cw-idp');
  await shop.db.transaction((trx) => trx.deleteFrom('oidc_payloads').where('kind', '=', 'Session').execute());
  await shop.signIn(browser);
  expect(browser.cookie('cw-idp')).toMatch(/^[\w-]{20,}$/);
  expect(browser.cookie('cw-idp')).not.toBe(before);
});

test('a page that was changed on the way finds no cookie of the provider that it would believe', async () => {
  const browser = shop.browser();
  await shop.signIn(browser);
  browser.setCookie('cw-ssoc', 'gone');
  browser.setCookie('cw-idp.sig', 'x'.repeat(27), '/idp');
  expect((await shop.signInPage(browser)).text).toContain('<h1>Sign in</h1>');
});

test('a code of the provider is redeemed once, and by this shop alone', async () => {
  const browser = shop.browser();
  await shop.signIn(browser);
  const code = new URL(browser.visited.find((url) => url.includes('code=')) ?? '').searchParams.get('code') ?? '';
  const form = { grant_type: 'authorization_code', code, redirect_uri: `${origin}/bff/oidc-callback` };
  const body = String(new URLSearchParams({ ...form, code_verifier: 'a'.repeat(43) }));
  const redeem = async (secret: string) => {
    const authorization = `Basic ${Buffer.from(`kete:${secret}`).toString('base64')}`;
    const headers = { accept: 'application/json', authorization };
    const answer = await browser.ask('/idp/token', { method: 'POST', body, headers });
    return [answer.status, (JSON.parse(answer.text) as { error: string }).error];
  };
  expect(await redeem('wrong')).toEqual([401, 'invalid_client']);
  expect(await redeem(shopKeys.clientSecret)).toEqual([400, 'invalid_grant']);
});

test('the passwords are those of the store, and wrong ones are counted as on its own page', async () => {
  const { account, ...store } = await openAccounts({
    signOn: { kind: 'embedded', keys: () => keys, verifyIn: verifyInStore },
  });
  const { email } = await account();
  const browser = new Browser(store.shop, origin);
  const page = await browser.go('/bff/initiate-oidc-signin?redirectUrl=%2Ftrolley');
  expect((await browser.send(page, { email, password: 'not this one' })).status).toBe(401);
  expect((await browser.send(page, { email, password: goodPassword })).url).toBe(`${origin}/trolley`);
  const again = new Browser(store.shop, origin);
  const form = await again.go('/bff/initiate-oidc-signin');
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries++) statuses.push((await again.send(form, { email, password: 'guess' })).status);
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);
  await store.shop.close();
});
const keys = makeKeys(realWorld.random);
