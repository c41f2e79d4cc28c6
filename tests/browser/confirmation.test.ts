import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, whenLive } from './chromium.ts';
import { checkoutShopper, pathOf } from './checkout-shopper.ts';
import { cookiesIn, letterTo } from './people.ts';
import { type PlacedOrder, placedOrder } from './placed-order.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
let order: PlacedOrder;
beforeAll(async () => {
  order = await placedOrder(rig);
});

const addressOf = (orderId: string) => `/checkout/confirmation?orderId=${orderId}`;
async function opened(path: string, options: BrowserContextOptions = {}, { cookie } = order.who) {
  const watched = await openPage(rig.browser, options);
  watched.page.setDefaultTimeout(15_000);
  await watched.context.addCookies(cookiesIn(cookie, rig.store));
  const response = await watched.page.goto(`${rig.store.origin}${path}`);
  if (options.javaScriptEnabled !== false) await whenLive(watched.page);
  return { ...watched, response };
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const ordersOf = async () => {
  const { context } = (await order.who.ask('GET', '/api/v1/session')) as {
    context: { shopper: { orderCount: number } };
  };
  return context.shopper.orderCount;
};

describe('The page of an order that is placed', () => {
  it('is in the first HTML, for its shopper alone, and is kept by nobody on the way [A1.19] [A2.066] [B2.24]', async () => {
    const { page, context, complaints, response } = await opened(addressOf(order.orderId));
    const html = (await response?.text()) ?? '';
    for (const words of ['Thank you, Tokerau', order.orderNumber, order.name, '12 Kōwhai Street', 'Add to calendar'])
      expect(html).toContain(words);
    expect(response?.headers()['cache-control']).toContain('no-store');
    expect(await page.title()).toMatch(/Confirmed|Thank you/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('orders and charges nothing again by a reload, by going away and by coming back', async () => {
    const { page, context, requests } = await opened(addressOf(order.orderId));
    await page.reload();
    await whenLive(page);
    await page.getByRole('link', { name: 'Continue shopping' }).click();
    await expect.poll(() => pathOf(page)).toBe('/');
    await page.goBack();
    await expect.poll(() => heading(page)).toContain('Thank you');
    await page.goForward();
    await page.goBack();
    await expect.poll(() => heading(page)).toContain('Thank you');
    expect(requests.filter((request) => /^(?!GET).*\/orders\//.test(request))).toEqual([]);
    expect(await ordersOf()).toBe(1);
    await context.close();
  });

  it('gives the invoice and the date as files, and stays', async () => {
    const { page, context, complaints } = await opened(addressOf(order.orderId));
    for (const [name, file] of [
      ['Invoice (PDF)', `kete-invoice-${order.orderNumber}.pdf`],
      ['Add to calendar', `kete-order-${order.orderNumber}.ics`],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
      expect(download.suggestedFilename()).toBe(file);
    }
    expect([pathOf(page), complaints]).toEqual(['/checkout/confirmation', []]);
    await context.close();
  });

  it('saves what was ordered as a list under a name, and says where that stands', async () => {
    const { page, context, complaints } = await opened(addressOf(order.orderId));
    await page.getByRole('link', { name: 'Save as a list' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as a list' });
    await dialog.getByText('1 product. Everything you ordered goes on the list.').waitFor();
    await dialog.getByLabel('Name of the list').fill('Milk run');
    await dialog.getByRole('button', { name: 'Save list' }).click();
    await dialog.getByRole('link', { name: 'Open the list' }).click();
    await page.getByRole('heading', { level: 1, name: 'Milk run' }).waitFor();
    await page.getByText(order.name).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('works without script, and on the narrowest screen', async () => {
    const { page, context } = await opened(addressOf(order.orderId), {
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    });
    expect(await heading(page)).toBe('Thank you, Tokerau');
    expect(await page.getByText(order.name).isVisible()).toBe(true);
    const box = await page.locator('main').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(320);
    await context.close();
  });

  it('shows nothing of an order to another shopper, and says what to do', async () => {
    const other = await checkoutShopper(rig);
    const { page, context, response } = await opened(addressOf(order.orderId), {}, other);
    expect(await heading(page)).toBe('We could not find that order');
    const html = (await response?.text()) ?? '';
    for (const words of [order.orderNumber, order.name, '12 Kōwhai Street']) expect(html).not.toContain(words);
    expect(await page.getByRole('main').getByRole('link', { name: 'Your orders' }).isVisible()).toBe(true);
    await context.close();
  });

  it.each(['', '?orderId=', '?orderId=1', '?orderId=..%2F..'])(
    'leads to all orders where the address names none: "%s"',
    async (query) => {
      const { page, context } = await opened(`/checkout/confirmation${query}`);
      expect(pathOf(page)).toBe('/account/orders');
      await context.close();
    },
  );

  it('is written about, once', async () => {
    await expect.poll(() => letterTo(rig.store, order.who)?.subject, { timeout: 10_000 }).toContain(order.orderNumber);
    expect(letterTo(rig.store, order.who)?.lines).toContain(`${rig.store.origin}${addressOf(order.orderId)}`);
  });

  it('is the new version from the first byte on where that is switched on [A9.40] [A9.O10]', async () => {
    const data = new DatabaseSync(join(rig.store.dataDir, 'store.db'));
    data.exec("insert into flags values ('OrderConfirmation', 1) on conflict (name) do update set is_on = 1");
    const { page, context, complaints, response } = await opened(addressOf(order.orderId));
    expect(await response?.text()).toContain('What happens next');
    await page.getByRole('heading', { name: 'What happens next' }).waitFor();
    expect(await heading(page)).toBe('Thank you, Tokerau');
    expect(complaints).toEqual([]);
    data.exec("update flags set is_on = 0 where name = 'OrderConfirmation'");
    data.close();
    await context.close();
  });
});
