import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, openBrowser, openPage, phone, whenLive } from '../browser/chromium.ts';
import { type ClockedStore, clockDevice, clockedStore } from '../browser/clocked-store.ts';
import { balances } from './paying.books.ts';
import { payingJourney } from './paying.journey.ts';
import { begin, books, payerOf } from './paying.payer.ts';
import { playedTours } from './play.ts';

let store: ClockedStore;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  [store, browser] = await Promise.all([
    clockedStore({ env: { TRUST_PROXY: '1', CLOCK_SLOWNESS: '20' } }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

/** Refusals, a lost network and lost answers are meant here; so is a wish that the store puts off and is told again. */
const isMeant = (complaint: string) =>
  /Failed to load resource|(?:Client|Not found|Unexpected server) error: \S+ \S+(?:orders\/my|trolleys\/my\/items)/.test(
    complaint,
  );
/** An hour that is slept through while the frame of a card still loads is longer than it is waited for. */
const isSleptThrough = (complaint: string) => complaint.endsWith('Card frame: frame load event not received in time');
/** Time is moved for the page and the store alike. */
const isTimely = (arrow: string) => arrow.includes(' -hold.end-> ');
const tours = playedTours(payingJourney).map((tour, index) => ({
  ...tour,
  viewport: [desktop, phone][index % 2] ?? phone,
}));

describe('Somebody who pays, played in a real browser against the real store and its payment side', () => {
  // covers: A1.17, A1.18, A1.19, A2.064, A2.065, A2.066, A2.090, A2.091, A2.092, A2.093, A2.094, A7.O12
  it.each(tours)(
    '$told',
    async ({ viewport, ...tour }) => {
      const { page, context, complaints } = await openPage(browser, { viewport });
      page.setDefaultTimeout(15_000);
      begin(page, store, browser);
      const timely = tour.arrows.some(isTimely);
      if (timely) await clockDevice(context, store);
      await page.goto(`${store.origin}/shop/specials`);
      await whenLive(page);
      await tour.play(page, payingJourney);
      balances(books(page), [...payerOf(page).confirmed.values()]);
      const unmeant = complaints.filter((complaint) => !(isMeant(complaint) || (timely && isSleptThrough(complaint))));
      expect(unmeant).toEqual([]);
      await context.close();
    },
    120_000,
  );
});
