import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, whenLive } from '../browser/chromium.ts';
import { type RunningStore, serveStore } from '../browser/serve.ts';
import { browse } from './browse.journey.ts';
import { toursOf } from './play.ts';

let store: RunningStore;
let browser: Browser;
beforeAll(async () => {
  [store, browser] = await Promise.all([serveStore(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

describe('A guest looking round, played in a real browser against the real store', () => {
  it.each(toursOf(browse))('$told', async (tour) => {
    const { page, context, complaints } = await openPage(browser);
    page.setDefaultTimeout(10_000);
    await page.goto(store.origin);
    await whenLive(page);
    await tour.play(page, browse);
    const isLost = tour.arrows.some((arrow) => arrow.includes('address.mistype'));
    const expected = (complaint: string) =>
      complaint.includes('Service Worker') || (isLost && complaint.includes('404'));
    expect(complaints.filter((complaint) => !expected(complaint))).toEqual([]);
    await context.close();
  });
});
