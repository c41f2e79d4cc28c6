import { describe, expect, it } from 'vitest';
import { openPage, whenLive } from '../browser/chromium.ts';
import { cookiesIn, registered } from '../browser/people.ts';
import { storeAndBrowser } from '../browser/rig.ts';
import { pastedList } from './pasted-list.journey.ts';
import { playedTours } from './play.ts';
import { sitDown } from './who.ts';

const rig = storeAndBrowser();

describe('A pasted list, shopped down by keyboard alone in a real browser [A2.047]', () => {
  it.each(playedTours(pastedList))('$told', async (tour) => {
    const person = await registered(rig.store);
    const { page, context, complaints } = await openPage(rig.browser);
    page.setDefaultTimeout(10_000);
    await context.addCookies(cookiesIn(person.cookie, rig.store));
    sitDown(page, { store: rig.store, person });
    await page.goto(rig.store.origin);
    await whenLive(page);
    await tour.play(page, pastedList);
    expect(complaints.filter((complaint) => !complaint.includes('Service Worker'))).toEqual([]);
    await context.close();
  });
});
