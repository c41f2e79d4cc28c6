import { describe, expect, it } from 'vitest';
import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { openPage, whenLive } from '../browser/chromium.ts';
import { storeAndBrowser } from '../browser/rig.ts';
import { allArrows, playedTours, toursOf } from './play.ts';
import { product } from './product.journey.ts';

const rig = storeAndBrowser();
const tours = toursOf(product);

/** A product that has a member price and a multibuy at once. */
async function codeOfDual(): Promise<string> {
  const answer = await fetch(`${rig.store.origin}/api/v1/products?target=specials&discount=MultiBuy&size=120`);
  const { products } = (await answer.json()) as { products: { items: readonly ProductWire[] } };
  const found = products.items.find(({ price }) => price.memberPrice !== undefined);
  if (!found) throw new Error('The store has no product with two offers.');
  return found.sku;
}

describe('A guest looking at one product, played in a real browser against the real store', () => {
  it('takes every arrow of the journey', () => {
    const taken = new Set(tours.flatMap(({ arrows }) => arrows));
    expect([...allArrows(product)].filter((arrow) => !taken.has(arrow))).toEqual([]);
  });

  it.each(playedTours(product))('$told', async (tour) => {
    const { page, context, complaints } = await openPage(rig.browser);
    page.setDefaultTimeout(10_000);
    await page.goto(`${rig.store.origin}/shop/productdetails?stockcode=${await codeOfDual()}`);
    await whenLive(page);
    await tour.play(page, product);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
