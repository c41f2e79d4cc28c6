import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suburbs } from '#fixtures/suburbs.ts';
import { openBrowser, openPage, phone, whenLive } from './chromium.ts';
import { cookiesIn, registered } from './people.ts';
import { type RunningStore, serveStore } from './serve.ts';

let store: RunningStore;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  [store, browser] = await Promise.all([serveStore({ TRUST_PROXY: '1' }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

const dryGoods = suburbs.find(({ isInZone, perishableCode }) => isInZone && perishableCode === 'N')?.id ?? 0;
const alert = (page: Page) => page.getByRole('alertdialog', { name: "Your address is in a 'Dry Goods' area" });
const card = (page: Page) => page.locator('main .hold-card');
/** All that the page is to show fits between its edges, under the app's own bar. */
async function isInApp(page: Page): Promise<void> {
  expect(await page.locator('header.embedded-nav').count()).toBe(1);
  expect(await page.locator('header.header, .bottom-bar').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
}

describe('Somebody inside the app who chooses a time', () => {
  it('is told of their area, holds a time, sees it held on each page of times, and lets it go [A1.O3]', async () => {
    const person = await registered(store);
    await person.ask('PUT', `/api/v1/fulfilment/my/suburbs/${dryGoods}`);
    const { page, context, complaints } = await openPage(browser, {
      viewport: phone,
      extraHTTPHeaders: { 'x-forwarded-for': person.client },
    });
    page.setDefaultTimeout(15_000);
    await context.addCookies(cookiesIn(person.cookie, store));
    const go = async (path: string) => {
      await page.goto(`${store.origin}${path}`);
      await whenLive(page);
      await isInApp(page);
    };
    await go('/bookatimeslot?embedWeb=1');
    await alert(page).waitFor();
    await page.locator('.slot-strip a[data-state=open]').last().click();
    await page.locator('.slot-day').getByRole('radio').filter({ visible: true }).last().check();
    await page.getByRole('button', { name: 'Hold this time' }).click();
    await page.getByRole('heading', { name: /^Done: .* is yours\.$/ }).waitFor();
    await card(page)
      .getByText(/Held for you till /)
      .waitFor();
    await go('/book-a-timeslot/how-where-when');
    await alert(page).waitFor();
    await card(page).getByRole('button', { name: 'Keep it longer' }).click();
    await card(page)
      .getByText(/^Done\. It is held for you till /)
      .waitFor();
    await card(page).getByRole('link', { name: 'Change your time' }).click();
    await page.waitForURL((url) => url.pathname === '/bookatimeslot');
    await isInApp(page);
    await alert(page)
      .getByRole('button', { name: /^Close/ })
      .click();
    await alert(page).waitFor({ state: 'detached' });
    await card(page).getByRole('button', { name: 'Let it go' }).click();
    await card(page).waitFor({ state: 'detached' });
    const { context: told } = (await person.ask('GET', '/api/v1/session')) as {
      context: { fulfilment: { reservation: object | null } };
    };
    expect(told.fulfilment.reservation).toBe(null);
    expect(complaints.filter((complaint) => !complaint.includes('Service Worker'))).toEqual([]);
    await context.close();
  }, 90_000);
});
