import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, openPage, phone, whenLive } from './chromium.ts';
import { checkoutShopper, pathOf } from './checkout-shopper.ts';
import { axeSource } from './gallery/examine.ts';
import { cookiesIn } from './people.ts';
import { type PlacedOrder, placedOrder } from './placed-order.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
let order: PlacedOrder;
beforeAll(async () => {
  order = await placedOrder(rig);
});

async function opened(path: string, options: BrowserContextOptions = {}, { cookie } = order.who) {
  const watched = await openPage(rig.browser, options);
  watched.page.setDefaultTimeout(15_000);
  await watched.context.addCookies(cookiesIn(cookie, rig.store));
  const response = await watched.page.goto(`${rig.store.origin}${path}`);
  if (options.javaScriptEnabled !== false) await whenLive(watched.page);
  return { ...watched, response };
}
async function faultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(
    'axe.run(document, { resultTypes: ["violations"], iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].target))',
  );
}
const orderPath = () => `/account/orders?order=${order.orderId}`;
const bodyWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe.each([
  ['a phone', phone],
  ['a desk', desktop],
])('My orders on %s', (_, viewport) => {
  it('stand in the first HTML, are narrowed by links, and lead to one with its lines and its money [A2.075] [B7.29] [B7.32]', async () => {
    const { page, context, complaints, response } = await opened('/account/orders', { viewport });
    const html = (await response?.text()) ?? '';
    for (const words of [order.orderNumber, '12 Kōwhai Street', 'See order']) expect(html).toContain(words);
    expect(response?.headers()['cache-control']).toContain('no-store');
    expect(await faultsOf(page)).toEqual([]);
    expect(await bodyWidth(page)).toBe(viewport.width);
    await page.getByRole('main').getByRole('link', { name: 'Pick up', exact: true }).click();
    await page.getByText('No such orders').waitFor();
    expect(new URL(page.url()).search).toBe('?method=Pickup');
    await page.goBack();
    await page.getByRole('link', { name: `Order ${order.orderNumber}`, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `Order ${order.orderNumber}` }).waitFor();
    await page.getByRole('link', { name: order.name }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await bodyWidth(page)).toBe(viewport.width);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('The account', () => {
  it('is its menu on a phone, and leads on to personal details on a desk, beside the menu [A2.069] [A2.O15] [B2.26]', async () => {
    const small = await opened('/account', { viewport: phone });
    await small.page.getByRole('link', { name: /^Online shopping preferences/ }).click();
    await small.page.getByRole('link', { name: 'My account' }).waitFor();
    expect(pathOf(small.page)).toBe('/account/preferences');
    const { page } = await opened('/account', { viewport: desktop });
    await expect.poll(() => pathOf(page)).toBe('/account/personal-details');
    const menu = page.getByRole('navigation', { name: 'Your account' });
    expect(await menu.locator('[aria-current=page]').textContent()).toBe('Personal details');
    await menu.getByRole('link', { name: 'My orders' }).click();
    await page.getByRole('link', { name: `Order ${order.orderNumber}`, exact: true }).waitFor();
    await Promise.all([small.context.close(), page.context().close()]);
  });
});

describe('One order', () => {
  it('works without script, with its question before it is cancelled', async () => {
    const options = { javaScriptEnabled: false, viewport: { width: 320, height: 640 } };
    const { page, context } = await opened(orderPath(), options);
    expect(await page.getByRole('link', { name: order.name }).isVisible()).toBe(true);
    expect((await page.locator('main').boundingBox())?.width).toBeLessThanOrEqual(320);
    await page.getByRole('link', { name: 'Cancel order' }).click();
    await page
      .getByRole('dialog', { name: 'Cancel this order?' })
      .getByText(/goes back to the card/)
      .waitFor();
    await context.close();
  });

  it('of somebody else is not there, and nothing of it is told', async () => {
    const other = await checkoutShopper(rig);
    const { page, context, response } = await opened(orderPath(), {}, other);
    expect(response?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('We could not find that order');
    const html = (await response?.text()) ?? '';
    for (const words of [order.orderNumber, order.name]) expect(html).not.toContain(words);
    await context.close();
  });

  it('gives its invoice as a file [B7.33]', async () => {
    const { page, context } = await opened(orderPath());
    const link = page.getByRole('link', { name: 'Invoice (PDF)' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(`kete-invoice-${order.orderNumber}.pdf`);
    await context.close();
  });

  it('is cancelled after a question, once, though its first answer is lost; what comes back is said [A1.21] [A2.151] [A2.152]', async () => {
    const { page, context } = await opened('/account/orders', { viewport: phone });
    const keys: (string | undefined)[] = [];
    await page.route('**/api/v1/past-orders/*/cancel', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('link', { name: `Cancel, order ${order.orderNumber}` }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this order?' });
    await question.getByRole('button', { name: 'Keep my order' }).click();
    await question.waitFor({ state: 'detached' });
    expect(keys).toEqual([]);
    await page.getByRole('link', { name: `Cancel, order ${order.orderNumber}` }).click();
    await question.getByRole('button', { name: 'Cancel my order' }).click();
    const done = page.getByRole('dialog', { name: 'Your order is cancelled' });
    await done.getByText(/(?:is on its way|went) back to your card/).waitFor();
    expect(pathOf(page)).toBe('/account/orders/(account-modal:cancel-complete)');
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    await done.getByRole('link', { name: 'See order' }).click();
    await page.getByRole('heading', { level: 1, name: `Order ${order.orderNumber}` }).waitFor();
    await page.locator('.past-order-head .order-state').getByText('Cancelled').waitFor();
    expect(await page.getByRole('link', { name: 'Cancel order' }).count()).toBe(0);
    await context.close();
  });
});
