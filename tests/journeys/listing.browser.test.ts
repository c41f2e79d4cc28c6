import { describe, expect, it } from 'vitest';
import { openPage, whenLive } from '../browser/chromium.ts';
import { showsProducts } from './listing.sights.ts';
import { allArrows, playedTours, toursOf } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();

describe('A guest making a list theirs, played in a real browser against the real store', () => {
  it('takes every arrow of the journey', () => {
    const tours = toursOf(stages.listing.journey);
    const taken = new Set(tours.flatMap(({ arrows }) => arrows));
    expect([...allArrows(stages.listing.journey)].filter((arrow) => !taken.has(arrow))).toEqual([]);
    expect(taken.size).toBeGreaterThan(20);
  });

  it.each(playedTours(stages.listing.journey))(
    '$told [A1.09] [A1.30] [A6.01] [A2.034] [B2.37] [B2.39] [B2.41]',
    (tour) => playTour(stages.listing, rig, tour),
  );
});

describe('A list whose answers do not come', () => {
  async function visits(path: string) {
    const { page, context } = await openPage(rig.browser);
    page.setDefaultTimeout(20_000);
    const net = { isDown: false };
    await page.route(
      ({ pathname }) => pathname === '/api/v1/products',
      (route) => (net.isDown ? route.abort() : route.continue()),
    );
    await page.goto(`${rig.store.origin}${path}`);
    await whenLive(page);
    const skus = () =>
      page.locator('main .product-card-name').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    return { page, context, net, skus };
  }

  it('keeps the last ones on show, says so, and shows the others when they are tried for again', async () => {
    const { page, context, net, skus } = await visits('/shop/specials');
    const before = await skus();
    net.isDown = true;
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price low to high' });
    await page.getByRole('alert').getByText('We could not get those products.').waitFor();
    expect(await skus()).toEqual(before);
    expect(new URL(page.url()).search).toBe('?sort=PriceAsc');
    net.isDown = false;
    await page.getByRole('link', { name: 'Try again' }).click();
    await showsProducts(page, 'target=specials&sort=PriceAsc', { count: 24, order: 'Price low to high' });
    expect(await page.getByRole('alert').getByText('We could not get').count()).toBe(0);
    await page.goBack();
    await showsProducts(page, 'target=specials', { count: 24 });
    await context.close();
  });

  it('keeps what has grown, and grows on when more is asked for again', async () => {
    const { page, context, net, skus } = await visits('/shop/specials?force-variations=infinite_load_more:v1');
    const before = await skus();
    net.isDown = true;
    await page.getByRole('link', { name: 'Show more' }).click();
    const again = page.getByRole('link', { name: 'Try for more again' });
    await again.waitFor();
    expect(await skus()).toEqual(before);
    net.isDown = false;
    await again.click();
    await showsProducts(page, 'target=specials', { count: 48, pages: 2 });
    expect(
      await page.getByRole('link', { name: 'Show more' }).evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await context.close();
  });
});
