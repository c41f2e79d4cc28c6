import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, phone, whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();

const open = async (path: string, options = {}) => {
  const watched = await openPage(rig.browser, options);
  watched.page.setDefaultTimeout(15_000);
  await watched.page.goto(`${rig.store.origin}${path}`);
  await whenLive(watched.page);
  return watched;
};
const fees = '/shop/specials/(delivery-modal:delivery-fees)';
const box = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const { left, right, bottom, height, width } = dialog.getBoundingClientRect();
    return { left, right, bottom, height, width };
  });
const isFocusInside = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => dialog.contains(document.activeElement));

describe('A modal over the page', () => {
  it('is a sheet from below on a small screen, as wide as it and never higher than four fifths [B4.030] [B9.013] [B9.014]', async () => {
    const { page, context } = await open(fees, { viewport: phone });
    const sheet = await box(page);
    expect([sheet.left, sheet.right, Math.round(sheet.bottom)]).toEqual([0, phone.width, phone.height]);
    expect(sheet.height).toBeLessThanOrEqual(phone.height * 0.8 + 1);
    await page.setViewportSize({ width: 1280, height: 400 });
    const large = await box(page);
    expect(large.width).toBe(32 * 16);
    expect(large.height).toBeLessThanOrEqual(400 * 0.8 + 1);
    expect(large.bottom).toBeLessThan(400);
    await context.close();
  });

  it('is dressed in the first document, before any script [B2.60]', async () => {
    const { page, context } = await openPage(rig.browser, { javaScriptEnabled: false, viewport: phone });
    await page.goto(`${rig.store.origin}${fees}`);
    const sheet = await box(page);
    expect([sheet.left, Math.round(sheet.bottom)]).toEqual([0, phone.height]);
    await page.getByRole('link', { name: 'Close' }).click();
    expect(new URL(page.url()).pathname).toBe('/shop/specials');
    await context.close();
  });

  it('keeps the focus inside and the page still, and gives both back to the link that opened it [B4.O2] [B2.61]', async () => {
    const { page, complaints, context } = await open('/');
    const opener = page.locator('a[href*="delivery-modal"]').first();
    await opener.scrollIntoViewIfNeeded();
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      const { isInside, isOnPage } = await page.evaluate(() => ({
        isInside: document.querySelector('dialog')?.contains(document.activeElement) ?? false,
        isOnPage:
          document.activeElement?.closest('main, header, footer') !== null &&
          !document.activeElement?.closest('dialog'),
      }));
      expect(isInside || !isOnPage).toBe(true);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement), { timeout: 5_000 }).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('closed, leaves no entry of its own behind: going back leads to the page before', async () => {
    const { page, context } = await open('/shop/specials');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click());
    await page.waitForURL(`${rig.store.origin}/`);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href*="delivery-modal"]')?.click());
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(`${rig.store.origin}/`);
    await page.goBack();
    await page.waitForURL(`${rig.store.origin}/shop/specials`);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await context.close();
  });

  it('is one, whatever the address asks for: the first that is known, the rest leave the address [B2.57] [B4.007]', async () => {
    const { page, context } = await open(
      '/shop/specials/(modal:no-such-thing//delivery-modal:delivery-fees//info-modal:x)',
    );
    expect(new URL(page.url()).pathname).toBe(fees);
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await isFocusInside(page)).toBe(true);
    await context.close();
  });

  it('without an opener gives the focus to the heading of the page', async () => {
    const { page, context } = await open(fees);
    await page.waitForSelector('dialog:modal');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { timeout: 5_000 }).toBe('H1');
    await context.close();
  });
});
