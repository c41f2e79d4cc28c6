import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { suburbs } from '#fixtures/suburbs.ts';
import { whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36';
const open: BrowserContext[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()));
});

async function enters(): Promise<Page> {
  const context = await rig.browser.newContext({ userAgent });
  open.push(context);
  return context.newPage();
}
async function goes(page: Page, path: string): Promise<void> {
  await page.goto(`${rig.store.origin}${path}`);
  await whenLive(page);
}
const lives = (page: Page, suburbId: number) =>
  page.evaluate(async (id) => {
    const headers = { 'content-type': 'application/json', 'x-session-subject': 'guest' };
    return (await fetch(`/api/v1/fulfilment/my/suburbs/${id}`, { method: 'PUT', headers })).status;
  }, suburbId);
const where = (test: (suburb: (typeof suburbs)[number]) => boolean): number => suburbs.find(test)?.id ?? 0;

describe('The zone of an address', () => {
  it('stands in the first HTML of the shelves and of the times, until it is put away [A4.02] [A4.03] [A4.04] [A8.14]', async () => {
    const page = await enters();
    await goes(page, '/shop/specials');
    expect(await page.locator('.zone-alert').count()).toBe(0);
    const told = [
      [where(({ isInZone }) => !isInZone), "We're unable to deliver to your saved address"],
      [where((one) => one.isInZone && one.perishableCode === 'L'), 'Your address is in a limited perishables area'],
      [where((one) => one.isInZone && one.perishableCode === 'N'), "Your address is in a 'Dry Goods' area"],
    ] as const;
    for (const [suburbId, title] of told) {
      expect(await lives(page, suburbId)).toBe(200);
      const html = await (await page.context().request.get(`${rig.store.origin}/shop/specials`)).text();
      expect(html.replaceAll('&#x27;', "'")).toContain(title);
    }
    await goes(page, '/bookatimeslot');
    // Whoever looks at the times as a guest is offered to sign in.
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const alert = page.getByRole('alertdialog', { name: "Your address is in a 'Dry Goods' area" });
    await alert.getByRole('button', { name: /^Close/ }).click();
    await alert.waitFor({ state: 'detached' });
    expect(await page.locator('.zone-alert').count()).toBe(0);
  }, 60_000);
});

describe('A link to a store', () => {
  it('is followed from the first page load and leaves the address, inside the app as well [B5.12] [B5.O3] [B2.42]', async () => {
    for (const path of ['/shop/specials?storeId=3&page=2', '/info/help?embedWeb=1&storeId=3']) {
      const page = await enters();
      await goes(page, path);
      await page.waitForURL((url) => !url.search.includes('storeId'));
      expect(page.url()).toContain(path.includes('page=2') ? '?page=2' : '/info/help');
      await page
        .getByText(/^Prices and stock are now those of /)
        .first()
        .waitFor();
    }
  }, 60_000);
});

describe('The express page', () => {
  it('is drawn by the server and asks where to before it asks anything else [A2.082] [A1.O2]', async () => {
    const page = await enters();
    const html = await (await page.context().request.get(`${rig.store.origin}/express`)).text();
    expect(html).toContain('Where to?');
    await goes(page, '/express');
    await page.getByRole('button', { name: 'Pick up', exact: true }).click();
    await page.getByRole('link', { name: 'Choose a store' }).waitFor();
  }, 60_000);
});
