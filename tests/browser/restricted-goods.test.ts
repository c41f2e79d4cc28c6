import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkoutShopper, followsLink, pathOf } from './checkout-shopper.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
/** What is to be said is asked for when the page is live; another page is come to after that. */
const isReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /message-modal/.test(name)));

describe('Goods that may not be handed over in the time that is held', () => {
  it('are spoken of at the next page in the words of a flexible hour, and lead to the review or to another time [A2.168] [A8.32] [A8.O7] [A8.30] [A8.31] [A8.O5]', async () => {
    const who = await checkoutShopper(rig);
    const beer = await who.putBeer();
    await who.holds('flexible');
    const { page, context, complaints } = await who.opens('/');
    await isReady(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await followsLink(page, '/shop/specials');
    const title = "We're sorry, restricted items are not available in a flexible 1hr window.";
    await dialog(page, title).waitFor();
    await press(page, 'Get my order via another method');
    await page.waitForURL(/\/bookatimeslot$/);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await who.lines()).toEqual([beer.sku]);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  it('are taken out in one press where a locker is to hold them, and the review shows what is left [A8.33] [A8.34] [A8.35] [A8.36] [A8.37] [A8.O5]', async () => {
    const who = await checkoutShopper(rig);
    await who.putBeer();
    const { sku } = await who.putPlain();
    await who.holds('locker');
    const { page, context, complaints } = await who.opens('/');
    await isReady(page);
    await followsLink(page, '/shop/specials');
    await dialog(page, 'Unfortunately alcohol items are no longer available with self-service eLockers').waitFor();
    await press(page, 'Remove items');
    await page.waitForURL(/\/reviewtrolley$/);
    await expect.poll(who.lines).toEqual([sku]);
    await expect.poll(() => page.locator('main .trolley-line').count()).toBe(1);
    await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
    await followsLink(page, '/shop/specials');
    await expect.poll(() => pathOf(page)).toBe('/shop/specials');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  it('are not spoken of when they were taken out before the next page [A2.168]', async () => {
    const who = await checkoutShopper(rig);
    const { sku } = await who.putBeer();
    await who.putPlain();
    await who.holds('flexible');
    const { page, context } = await who.opens(`/shop/productdetails?stockcode=${sku}`);
    await isReady(page);
    await page.getByRole('button', { name: /^Less/ }).first().click();
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect.poll(who.lines).not.toContain(sku);
    await followsLink(page, '/shop/specials');
    await expect.poll(() => pathOf(page)).toBe('/shop/specials');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await context.close();
  }, 60_000);
});
