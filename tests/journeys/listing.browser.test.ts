import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, whenLive } from '../browser/chromium.ts';
import { type RunningStore, serveStore } from '../browser/serve.ts';
import { listing } from './listing.journey.ts';
import { showsProducts } from './listing.sights.ts';
import { allArrows, playedTours, toursOf } from './play.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kete-listing-'));
let store: RunningStore;
let browser: Browser;

/** A store whose operator lets an address force an experiment, as a test bench does. */
async function openStore(): Promise<RunningStore> {
  const first = await serveStore({ DATA_DIR: dataDir });
  await first.stop();
  const db = new DatabaseSync(join(dataDir, 'store.db'));
  db.prepare(
    `update settings set facts = json_set(facts, '$.allowForcedVariations', json('true')) where name = 'settings'`,
  ).run();
  db.close();
  return serveStore({ DATA_DIR: dataDir });
}

beforeAll(async () => {
  [store, browser] = await Promise.all([openStore(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await store.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const tours = toursOf(listing);

describe('A guest making a list theirs, played in a real browser against the real store', () => {
  it('takes every arrow of the journey', () => {
    const taken = new Set(tours.flatMap(({ arrows }) => arrows));
    expect([...allArrows(listing)].filter((arrow) => !taken.has(arrow))).toEqual([]);
    expect(taken.size).toBeGreaterThan(20);
  });

  it.each(playedTours(listing))('$told [A1.09] [A1.30] [A6.01] [A2.034] [B2.37] [B2.39] [B2.41]', async (tour) => {
    const { page, context, complaints } = await openPage(browser);
    page.setDefaultTimeout(10_000);
    await page.goto(store.origin);
    await whenLive(page);
    await tour.play(page, listing);
    expect(complaints.filter((complaint) => !complaint.includes('Service Worker'))).toEqual([]);
    await context.close();
  });
});

describe('A list whose answers do not come', () => {
  async function visits(path: string) {
    const { page, context } = await openPage(browser);
    page.setDefaultTimeout(20_000);
    const net = { isDown: false };
    await page.route(
      ({ pathname }) => pathname === '/api/v1/products',
      (route) => (net.isDown ? route.abort() : route.continue()),
    );
    await page.goto(`${store.origin}${path}`);
    await whenLive(page);
    const skus = () =>
      page.locator('main .product-card-name').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    return { page, context, net, skus };
  }

  it('keeps the last ones on show, says so, and shows the others when they are tried for again', async () => {
    const { page, context, net, skus } = await visits('/shop/specials');
    const before = await skus();
    net.isDown = true;
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price low to high' });
    await page.getByRole('alert').getByText('We could not get those products.').waitFor();
    expect(await skus()).toEqual(before);
    expect(new URL(page.url()).search).toBe('?sort=PriceAsc');
    net.isDown = false;
    await page.getByRole('link', { name: 'Try again' }).click();
    await showsProducts(page, 'target=specials&sort=PriceAsc', { count: 24, order: 'Price low to high' });
    expect(await page.getByRole('alert').getByText('We could not get').count()).toBe(0);
    await page.goBack();
    await showsProducts(page, 'target=specials', { count: 24 });
    await context.close();
  });

  it('keeps what has grown, and grows on when more is asked for again', async () => {
    const { page, context, net, skus } = await visits('/shop/specials?force-variations=infinite_load_more:v1');
    const before = await skus();
    net.isDown = true;
    await page.getByRole('link', { name: 'Show more' }).click();
    const again = page.getByRole('link', { name: 'Try for more again' });
    await again.waitFor();
    expect(await skus()).toEqual(before);
    net.isDown = false;
    await again.click();
    await showsProducts(page, 'target=specials', { count: 48, pages: 2 });
    expect(
      await page.getByRole('link', { name: 'Show more' }).evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await context.close();
  });
});
