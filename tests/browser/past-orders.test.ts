import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { desktop, openPage, phone, whenLive } from './chromium.ts';
import { axeSource } from './gallery/examine.ts';
import { cookiesIn, registered } from './people.ts';
import { type PlacedOrder, placedOrder } from './placed-order.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const sizes = [
  ['a phone', phone],
  ['a desk', desktop],
] as const;
const gone = { sku: '999999', name: 'Feijoa jam of old' };
let order: PlacedOrder;

type Line = { readonly sku: string; readonly name: string; readonly amount: number; readonly totalCents: number };

/** As if each piece had cost a cent less then, and as if something had been ordered that the shop has forgotten. */
function rewrite(orderId: string): void {
  const db = new DatabaseSync(join(rig.store.dataDir, 'store.db'));
  db.exec('pragma busy_timeout = 5000');
  const row = db.prepare('select facts from orders where id = ?').get(orderId) as { facts: string };
  const facts = JSON.parse(row.facts) as { lines: Line[] };
  const lines = facts.lines.flatMap((line) => [
    { ...line, totalCents: line.totalCents - line.amount },
    { ...line, ...gone },
  ]);
  db.prepare('update orders set facts = ? where id = ?').run(JSON.stringify({ ...facts, lines }), orderId);
  db.close();
}

beforeAll(async () => {
  order = await placedOrder(rig);
  rewrite(order.orderId);
});
beforeEach(() => order.who.ask('DELETE', '/api/v1/trolleys/my/items'));

async function opened(path: string, viewport: { width: number; height: number } = desktop) {
  const watched = await openPage(rig.browser, { viewport });
  watched.page.setDefaultTimeout(15_000);
  await watched.context.addCookies(cookiesIn(order.who.cookie, rig.store));
  const sources: unknown[] = [];
  watched.page.on('request', (request) => {
    if (request.url().includes('/trolleys/my/items') && request.method() === 'POST')
      sources.push((request.postDataJSON() as { addToBasketSource: string }).addToBasketSource);
  });
  const response = await watched.page.goto(`${rig.store.origin}${path}`);
  await whenLive(watched.page);
  return { ...watched, sources, html: (await response?.text()) ?? '' };
}
const faults = async (page: Page) => {
  await page.evaluate(axeSource);
  return page.evaluate(
    'axe.run(document, { resultTypes: ["violations"], iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].target))',
  );
};
const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
const onePath = () => `/account/orders?order=${order.orderId}`;
const trolleyOf = async () =>
  ((await order.who.ask('GET', '/api/v1/trolleys/my')) as { items: { products: { name: string }[] }[] }).items.flatMap(
    ({ products }) => products.map(({ name }) => name),
  );

describe.each(sizes)('Past orders, on %s', (_, viewport) => {
  it('an order is ordered again: what is gone and dearer is said first, the rest is in the trolley [B7.31] [B7.35]', async () => {
    const { page, context, complaints, sources } = await opened(onePath(), viewport);
    await page.getByRole('button', { name: 'Order again' }).click();
    const news = page.locator('.reorder-news');
    await news.getByText('1 product cannot be had today').waitFor();
    expect(await news.locator('[data-kind="gone"] li').textContent()).toContain(gone.name);
    expect(await news.locator('[data-kind="dearer"] li').textContent()).toMatch(/\$\S+ then, \$\S+ now, each/);
    expect(await page.getByRole('checkbox', { name: `Add ${gone.name}` }).count()).toBe(0);
    expect([await faults(page), await isWider(page)]).toEqual([[], false]);
    expect(await trolleyOf()).toEqual([]);
    await page.getByRole('button', { name: 'Add 1 to trolley' }).click();
    await page.getByText('1 product is in your trolley.').first().waitFor();
    expect(await trolleyOf()).toEqual([order.name]);
    expect(sources).toEqual(['past-orders-all-items']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('everything that was bought stands on one page, in its first HTML, and is added by one press [A2.044] [B7.30] [B7.35]', async () => {
    const { page, context, complaints, sources, html } = await opened('/pastorders', viewport);
    expect(html).toContain(order.name);
    expect(html).toContain(gone.name);
    expect([await faults(page), await isWider(page)]).toEqual([[], false]);
    await page
      .getByText(/^Last bought .*, once so far$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Add the 1 of this page' }).click();
    await page.locator('.past-items-bar', { hasText: '1 product is in your trolley.' }).waitFor();
    expect(await trolleyOf()).toEqual([order.name]);
    expect(sources).toEqual(['past-orders-master-all-items']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('what comes out of the bags is listed in big type and printed alone', async () => {
    const { page, context, complaints, html } = await opened(`${onePath()}&view=unpack`, viewport);
    expect(html).toContain(gone.name);
    await page.getByRole('region', { name: 'Fridge' }).getByRole('checkbox').first().check();
    expect([await faults(page), await isWider(page)]).toEqual([[], false]);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const part of ['.header', '.footer', '.account-frame-menu', '.account-frame-back', '.unpack-list .button'])
      expect(await page.locator(part).locator('visible=true').count(), part).toBe(0);
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).fontSize]);
    const [ink, size = ''] = await look('.unpack-tick > span');
    expect([ink, Math.round(Number.parseFloat(size))]).toEqual(['rgb(0, 0, 0)', 21]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('Everything that was bought', () => {
  it('is sorted and searched by its address, and by the form of the page [A9.08]', async () => {
    const { page, context, complaints } = await opened('/pastorders');
    const names = () => page.locator('.product-card-name, .gone-card-name').allTextContents();
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    expect(await sort.inputValue()).toBe('');
    await sort.selectOption('Name');
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=Name');
    await expect.poll(async () => (await names())[0]).toBe(gone.name);
    await page.getByRole('searchbox', { name: 'Search what you bought' }).fill('caviar');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing you bought is called “caviar”').waitFor();
    await page.getByRole('link', { name: 'Show everything' }).click();
    await expect.poll(async () => (await names()).length).toBe(2);
    await page.goBack();
    await page.getByText('Nothing you bought is called “caviar”').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is for its shopper alone, and says so to who has bought nothing', async () => {
    const other = await registered(rig.store);
    const answer = await fetch(`${rig.store.origin}/pastorders`, { headers: { cookie: other.cookie } });
    const html = await answer.text();
    expect([html.includes('Nothing bought yet'), html.includes(order.name)]).toEqual([true, false]);
    const guest = await fetch(`${rig.store.origin}/pastorders`);
    expect(new URL(guest.url).pathname).toBe('/shop/securelogin');
  });
});
