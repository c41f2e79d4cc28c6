import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage } from '../browser/chromium.ts';
import { type ClockedStore, clockDevice, clockedStore } from '../browser/clocked-store.ts';
import { arrives, cookiesOf, nextMorning, sitDown } from './held-time.ts';
import { playedTours } from './play.ts';
import { reservationJourney, rowsOf } from './reservation.journey.ts';

let store: ClockedStore;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  [store, browser] = await Promise.all([clockedStore({ at: Date.parse('2026-11-22T07:00:00+13:00') }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

const tours = playedTours(reservationJourney, ({ arrows }) => rowsOf(arrows).split(' ')).map((tour) => ({
  ...tour,
  rows: rowsOf(tour.arrows),
}));

describe('Somebody who holds a time, played in a real browser against the real store on a clock that is moved', () => {
  // covers: A8.01, A8.02, A8.03, A8.04, A8.05, A8.06, A8.07, A8.08, A8.09, A8.10, A8.11, A8.12, A8.13, A8.O1, A8.O2
  it.each(tours)('$told $rows', async (tour) => {
    const morning = await nextMorning(store);
    const { page, context, complaints } = await openPage(browser);
    page.setDefaultTimeout(10_000);
    sitDown(page, morning);
    await context.addCookies(cookiesOf(morning));
    await clockDevice(context, store);
    await arrives(page, () => page.goto(`${store.origin}/shop/specials`));
    await tour.play(page, reservationJourney);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
