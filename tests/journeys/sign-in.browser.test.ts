import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, whenLive } from '../browser/chromium.ts';
import { registered } from '../browser/people.ts';
import { type RunningStore, serveStore } from '../browser/serve.ts';
import { playedTours } from './play.ts';
import { signInJourney } from './sign-in.journey.ts';
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

describe('Somebody with an account, played in a real browser against the real store', () => {
  it.each(playedTours(signInJourney))('$told', async (tour) => {
    const person = await registered(store);
    const { page, context, complaints } = await openPage(browser, {
      extraHTTPHeaders: { 'x-forwarded-for': person.client },
    });
    page.setDefaultTimeout(10_000);
    sitDown(page, { store, person });
    await page.goto(`${store.origin}/shop/specials`);
    await whenLive(page);
    await tour.play(page, signInJourney);
    expect(complaints.filter((complaint) => !complaint.includes('Service Worker'))).toEqual([]);
    await context.close();
  });
});
