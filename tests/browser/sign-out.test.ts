import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, whenLive } from './chromium.ts';
import { registered } from './people.ts';
import { type RunningStore, serveStore } from './serve.ts';

let store: RunningStore;
let browser: Browser;
beforeAll(async () => {
  [store, browser] = await Promise.all([serveStore({ TRUST_PROXY: '1' }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

const name = 'Tamahine';
const menu = (page: Page) => page.locator('header .account-menu').first();
const holdsName = (page: Page) => page.evaluate((canary) => document.documentElement.innerHTML.includes(canary), name);
/** The page, its storage and its address say nothing of who was here. */
const expectNobody = async (page: Page, where: string) => {
  await expect.poll(() => holdsName(page), { message: where, timeout: 1_500 }).toBe(false);
  expect(await menu(page).innerText(), where).toContain('Sign in');
};

describe('A shopper who signs out on a shared computer (T-33)', () => {
  it('is seen nowhere any more: not in another tab, not by going back or forward, not by loading again, not by the old cookie', async () => {
    const person = await registered(store, { firstName: name });
    const { page, context } = await openPage(browser);
    const secret = /cw-ssoc=([^;]+)/.exec(person.cookie)?.[1] ?? '';
    await context.addCookies([{ name: 'cw-ssoc', value: secret, url: store.origin }]);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${store.origin}/shop/specials`);
      await whenLive(tab);
      await expect.poll(() => menu(tab).innerText()).toContain(name);
    }
    await page.goto(`${store.origin}/shop/browse`);
    await whenLive(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('scvId'))).not.toBe(null);
    // What comes late is there: the words between tabs among it.
    await expect.poll(() => other.evaluate(() => performance.now()), { timeout: 10_000 }).toBeGreaterThan(3_000);

    await menu(page).locator('summary, button').first().click();
    await menu(page).getByRole('link', { name: 'Sign out' }).click();
    await expectNobody(page, 'here');
    await expectNobody(other, 'in the other tab');

    await page.goBack();
    await whenLive(page);
    await expectNobody(page, 'going back');
    await page.goForward();
    await whenLive(page);
    await expectNobody(page, 'going forward');
    await page.reload();
    await whenLive(page);
    await expectNobody(page, 'loading again');
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toContain(person.email);
    expect(kept).not.toMatch(/scvId|orderCount|hasActiveDeliverySubscription|blockedAction/);

    await context.addCookies([{ name: 'cw-ssoc', value: secret, url: store.origin }]);
    await page.goto(`${store.origin}/account`);
    expect(new URL(page.url()).pathname).toBe('/shop/securelogin');
    await expectNobody(page, 'coming with the old cookie');
    await context.close();
  });
});
