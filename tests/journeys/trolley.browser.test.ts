import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, whenLive } from '../browser/chromium.ts';
import { registered } from '../browser/people.ts';
import { type RunningStore, serveStore } from '../browser/serve.ts';
import { playedTours } from './play.ts';
import { trolleyJourney } from './trolley.journey.ts';
import { shelf } from './trolley.sights.ts';
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

/** A store that is not reached, and one that says no, are meant here. */
const isMeant = (complaint: string) =>
  /Failed to load resource|(?:Client|Unauthorized) error: \S+ \S+trolleys\/my/.test(complaint);

describe('Somebody who fills a trolley in a real browser: it stands on the page at once, and in the store once', () => {
  it.each(playedTours(trolleyJourney))(
    '$told',
    async (tour) => {
      const person = await registered(store);
      const { page, context, complaints } = await openPage(browser, {
        serviceWorkers: 'allow',
        extraHTTPHeaders: { 'x-forwarded-for': person.client },
      });
      page.setDefaultTimeout(10_000);
      sitDown(page, { store, person });
      await page.goto(`${store.origin}${shelf}`);
      await whenLive(page);
      await tour.play(page, trolleyJourney);
      expect(complaints.filter((complaint) => !isMeant(complaint))).toEqual([]);
      await context.close();
    },
    60_000,
  );
});
