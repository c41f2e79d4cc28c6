import { describe, expect, it } from 'vitest';
import { openPage, whenLive } from '../browser/chromium.ts';
import { storeAndBrowser } from '../browser/rig.ts';
import { browse } from './browse.journey.ts';
import { playedTours } from './play.ts';

const rig = storeAndBrowser();

describe('A guest looking round, played in a real browser against the real store', () => {
  it.each(playedTours(browse))('$told', async (tour) => {
    const { page, context, complaints } = await openPage(rig.browser);
    page.setDefaultTimeout(10_000);
    await page.goto(rig.store.origin);
    await whenLive(page);
    await tour.play(page, browse);
    const isLost = tour.arrows.some((arrow) => arrow.includes('address.mistype'));
    const expected = (complaint: string) =>
      complaint.includes('Service Worker') || (isLost && complaint.includes('404'));
    expect(complaints.filter((complaint) => !expected(complaint))).toEqual([]);
    await context.close();
  });
});
