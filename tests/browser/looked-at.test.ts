import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, whenLive } from './chromium.ts';
import { cookiesIn, registered } from './people.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const pages = [
  '/bookatimeslot',
  '/book-a-timeslot/how-where-when',
  '/trolley',
  '/express',
  '/shoppinglist',
  '/lists',
  '/saved',
  '/pastorders',
  '/account/orders',
  '/account/preferences',
  '/account/personal-details',
  '/account/email-and-password',
  '/account/subscriptions',
  '/account/onecard',
  '/account/delivery-addresses',
  '/everyday-rewards/boosts',
  '/shop/savedrecipes',
  '/recipes',
  '/deliverysubscription',
  '/deliverysubscription/plans',
];
/** How long a link is looked at, and how late the scripts come: too short a time for them, and long enough. */
const looks = [
  ['briefly', 90, 250, pages],
  ['long', 700, 0, pages.slice(0, 3)],
] as const;

/** A shopper with something in the trolley. */
async function shopper() {
  const who = await registered(rig.store);
  const { products } = (await who.ask('GET', '/api/v1/products?target=specials')) as {
    products: { items: readonly { sku: string; unit: string }[] };
  };
  const [{ sku, unit }] = products.items as [{ sku: string; unit: string }];
  const added = { sku, quantity: 1, pricingUnit: unit, addToBasketSource: 'Test' };
  await who.ask('POST', '/api/v1/trolleys/my/items', added);
  const { page, context } = await openPage(rig.browser);
  await context.addCookies(cookiesIn(who.cookie, rig.store));
  page.setDefaultTimeout(15_000);
  return { page, context };
}
const words = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) => (main as HTMLElement).innerText.replace(/\d+ (?:min|sec)\w*/g, '').replace(/\s+/g, ' '));
const go = async (page: Page, path: string) => {
  await page.goto(`${rig.store.origin}${path}`);
  await whenLive(page);
};
const link = (page: Page, path: string) =>
  page.evaluate((to) => {
    const anchor = Object.assign(document.createElement('a'), { href: to, id: 'looked-at', textContent: to });
    anchor.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:99;padding:20px;background:#fff';
    document.body.append(anchor);
  }, path);

describe('A link that is looked at before it is followed', () => {
  it.each(looks)('leads to the page as it is by itself: looked at %s', async (_, lookMs, lateMs, paths) => {
    const { page, context } = await shopper();
    await page.route('**/assets/**', async (route) => {
      await setTimeout(lateMs);
      await route.continue().catch(() => undefined);
    });
    const astray: object[] = [];
    for (const path of paths) {
      await go(page, path);
      await expect.poll(() => words(page)).not.toMatch(/(?:Looking for|Fetching) .*…/);
      const byItself = await words(page);
      await go(page, '/contact-us');
      await link(page, path);
      await page.locator('#looked-at').hover();
      await page.waitForTimeout(lookMs);
      await page.locator('#looked-at').click();
      await page.waitForURL((url) => url.pathname === path);
      for (let waits = 0; waits < 50 && (await words(page)) !== byItself; waits++) await setTimeout(100);
      const now = await words(page);
      if (now !== byItself) astray.push({ path, byItself, now });
    }
    expect(astray).toEqual([]);
    await context.close();
  });
});
