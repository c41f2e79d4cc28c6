import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, phone, whenLive } from '../browser/chromium.ts';
import { registered } from '../browser/people.ts';
import { type RunningStore, serveStore } from '../browser/serve.ts';
import { playedTours } from './play.ts';
import { embeddedJourney } from './embedded.journey.ts';
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

describe('Somebody inside the app, played in a real browser against the real store', () => {
  it.each(playedTours(embeddedJourney))('$told', async (tour) => {
    const person = await registered(store);
    const { page, context, complaints } = await openPage(browser, {
      viewport: phone,
      extraHTTPHeaders: { 'x-forwarded-for': person.client },
    });
    page.setDefaultTimeout(10_000);
    sitDown(page, { store, person });
    await page.goto(`${store.origin}/?embedWeb=1`);
    await whenLive(page);
    await tour.play(page, embeddedJourney);
    expect(complaints.filter((complaint) => !complaint.includes('Service Worker'))).toEqual([]);
    await context.close();
  });
});
