import { describe, expect, it } from 'vitest';
import { desktop, openPage, phone } from '../browser/chromium.ts';
import { storeAndBrowser } from '../browser/rig.ts';
import { changingJourney } from './changing.journey.ts';
import { begin } from './changing.shopper.ts';
import { playedTours } from './play.ts';

const rig = storeAndBrowser();
const tours = playedTours(changingJourney).map((tour, index) => ({
  ...tour,
  viewport: [desktop, phone][index % 2] ?? phone,
}));

/** Where the picking comes before the payment the store refuses it, as it should. */
const isMeant = (complaint: string) =>
  /the server responded with a status of 409|Unexpected server error: PUT \/api\/v1\/past-orders\//.test(complaint);

describe('An order that is changed or cancelled, in a real browser against the real store and its payment side', () => {
  // covers: A1.20, A1.21, A2.098, A2.166, A4.63
  it.each(tours)(
    '$told',
    async ({ viewport, ...tour }) => {
      const { page, context, complaints } = await openPage(rig.browser, { viewport });
      page.setDefaultTimeout(15_000);
      await begin(page, rig.store, rig.browser);
      await tour.play(page, changingJourney);
      const isRefused = tour.arrows.some((arrow) => arrow.endsWith('-> refused'));
      expect(complaints.filter((complaint) => !(isRefused && isMeant(complaint)))).toEqual([]);
      await context.close();
    },
    60_000,
  );
});
