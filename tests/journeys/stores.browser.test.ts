import { describe, expect, it } from 'vitest';
import { openPage, whenLive } from '../browser/chromium.ts';
import { storeAndBrowser } from '../browser/rig.ts';
import { playedTours } from './play.ts';
import { storeVisit } from './stores.journey.ts';

const rig = storeAndBrowser();

describe('A guest looking for a store, played in a real browser against the real store', () => {
  it.each(playedTours(storeVisit))('$told', async (tour) => {
    const { page, context, complaints } = await openPage(rig.browser);
    page.setDefaultTimeout(10_000);
    await page.goto(rig.store.origin);
    await whenLive(page);
    await tour.play(page, storeVisit);
    expect(complaints.filter((complaint) => !complaint.includes('Service Worker'))).toEqual([]);
    await context.close();
  });
});
