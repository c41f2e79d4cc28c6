import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, whenLive } from '../browser/chromium.ts';
import { registered } from '../browser/people.ts';
import { type RunningStore, serveStore } from '../browser/serve.ts';
import { bookingJourney } from './booking.journey.ts';
import { playedTours } from './play.ts';
import { sitDown } from './who.ts';

let store: RunningStore;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  [store, browser] = await Promise.all([serveStore({ TRUST_PROXY: '1' }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

describe('Somebody who says how, where and when, in a real browser: what is said of the area [A8.14] [A8.15] [A8.16] [A8.17]', () => {
  it.each(playedTours(bookingJourney))('$told', async (tour) => {
    const person = await registered(store);
    const { page, context, complaints } = await openPage(browser, {
      extraHTTPHeaders: { 'x-forwarded-for': person.client },
    });
    page.setDefaultTimeout(10_000);
    sitDown(page, { store, person });
    await page.goto(`${store.origin}/shop/specials`);
    await whenLive(page);
    await tour.play(page, bookingJourney);
    expect(complaints.filter((complaint) => !complaint.includes('Service Worker'))).toEqual([]);
    await context.close();
  });
});
