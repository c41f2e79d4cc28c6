import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, whenLive } from '../browser/chromium.ts';
import { registered } from '../browser/people.ts';
import { type RunningStore, serveStore } from '../browser/serve.ts';
import { playedTours } from './play.ts';
import { shoppingListJourney } from './shopping-list.journey.ts';
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

/** A store that is not reached is meant here. */
const isMeant = (complaint: string) =>
  /Failed to load resource|Client error: \S+ \S+shopping-lists\/my|Service Worker/.test(complaint);

describe('Somebody who writes a shopping list in a real browser: what a guest wrote stays theirs', () => {
  it.each(playedTours(shoppingListJourney))(
    '$told',
    async (tour) => {
      const person = await registered(store);
      await person.ask('POST', '/api/v1/shopping-lists/my/items', { items: [{ text: 'MILK' }, { text: 'Tea' }] });
      const { page, context, complaints } = await openPage(browser, {
        extraHTTPHeaders: { 'x-forwarded-for': person.client },
      });
      page.setDefaultTimeout(10_000);
      sitDown(page, { store, person });
      await page.goto(`${store.origin}/`);
      await whenLive(page);
      await tour.play(page, shoppingListJourney);
      expect(complaints.filter((complaint) => !isMeant(complaint))).toEqual([]);
      await context.close();
    },
    60_000,
  );
});
