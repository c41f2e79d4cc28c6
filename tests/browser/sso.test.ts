import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoShoppers } from '#server/accounts/demo-shoppers.ts';
import { openBrowser, openPage, phone } from './chromium.ts';
import { type RunningStore, serveStore } from './serve.ts';

let store: RunningStore;
let browser: Browser;
beforeAll(async () => {
  [store, browser] = await Promise.all([serveStore({ SIGN_IN: 'sso' }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

const [mere] = demoShoppers;
const go = (page: Page, path: string) => page.goto(`${store.origin}${path}`, { waitUntil: 'commit' });
const at = (page: Page, path: string) => page.waitForURL(`${store.origin}${path}`, { waitUntil: 'commit' });
const user = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/bff/get-user')).json()) as { isLoggedIn: boolean; email: string });

it('a shopper signs in at the provider, comes back, is told of by a silent frame, and leaves from there too', async () => {
  const { page, context } = await openPage(browser, { viewport: phone });
  await go(page, '/account/orders');
  await page.getByLabel('Email address').fill(mere?.email ?? '');
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe(mere?.email);
  await page.getByLabel('Password').fill(mere?.password ?? '');
  await page.keyboard.press('Enter');
  await at(page, '/account/orders');
  expect(await user(page)).toMatchObject({ isLoggedIn: true, email: mere?.email });
  const kept = await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]));
  expect(kept + (await page.content())).not.toMatch(/eyJ[\w-]{20}|id_token|access_token/);

  await context.clearCookies({ name: 'cw-ssoc' });
  const told = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ origin, data }) => resolve([origin, data]), { once: true });
        const frame = document.createElement('iframe');
        frame.src = '/bff/silent-login';
        document.body.append(frame);
      }),
  );
  expect(told).toEqual([store.origin, { type: 'silent-login', isLoggedIn: true }]);
  expect(await user(page)).toMatchObject({ isLoggedIn: true });

  await page.evaluate(() => location.assign('/bff/logout?redirectUrl=%2Fcontact'));
  await at(page, '/contact');
  expect(await user(page)).toMatchObject({ isLoggedIn: false });
  await go(page, '/bff/initiate-oidc-signin?redirectUrl=%2Ftrolley&autoRedirect=true');
  await page.waitForURL(/\/shop\/securelogin\?redirected=true/, { waitUntil: 'commit' });
  await context.close();
});
