import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, phone, whenLive } from './chromium.ts';
import { cookiesIn, type Registered, registered } from './people.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
type Goods = { readonly sku: string; readonly name: string; readonly unit: string; readonly restriction: string };

/** Somebody with so many different things in their trolley, and a browser of theirs. */
async function shopper(count: number) {
  const who = await registered(rig.store);
  const cookies = cookiesIn(who.cookie, rig.store);
  const goods = await fill(who, count);
  const opens = async (path: string, options: BrowserContextOptions = {}) => {
    const watched = await openPage(rig.browser, options);
    watched.page.setDefaultTimeout(15_000);
    await watched.context.addCookies(cookies);
    await watched.page.goto(`${rig.store.origin}${path}`);
    if (options.javaScriptEnabled !== false) await whenLive(watched.page);
    return watched;
  };
  return { ...who, goods, opens };
}

async function fill(who: Registered, count: number): Promise<readonly Goods[]> {
  if (count === 0) return [];
  const found = (await who.ask('GET', '/api/v1/products?target=browse&size=120')) as {
    products: { items: readonly (Goods & { availabilityStatus: string })[] };
  };
  const all = found.products.items.filter(
    ({ unit, availabilityStatus }) => unit === 'Each' && availabilityStatus === 'In Stock',
  );
  const goods = [
    ...all.filter(({ restriction }) => restriction !== 'None').slice(0, 1),
    ...all.filter(({ restriction }) => restriction === 'None').slice(0, count - 1),
  ];
  for (const { sku, unit } of goods)
    await who.ask('POST', '/api/v1/trolleys/my/items', {
      ...{ sku, quantity: 2, pricingUnit: unit, addToBasketSource: 'Test' },
    });
  return goods;
}
const path = (page: Page) => new URL(page.url()).pathname;
const head = (page: Page, words: string | RegExp) => page.locator('.trolley-link', { hasText: words }).waitFor();
const line = (page: Page, { sku }: Goods) => page.locator(`main .trolley-line[data-sku="${sku}"]`);
const remover = (page: Page, goods: Goods) => line(page, goods).locator('.trolley-line-amount > .button');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe('The page of the trolley', () => {
  it('is in the first HTML, is changed, and puts back what was taken out [A1.13] [A2.059] [A3.35]', async () => {
    const { goods, opens } = await shopper(4);
    const { page, context, complaints } = await opens('/trolley');
    const html = await (await page.request.get(`${rig.store.origin}/trolley`)).text();
    for (const { sku } of goods) expect(html).toContain(`data-sku="${sku}"`);
    expect(html).toContain('Go to checkout');

    const [first, second] = goods as [Goods, Goods];
    await line(page, first).getByRole('button', { name: /^More/ }).click();
    await head(page, /9 items/);
    await remover(page, second).click();
    await line(page, second).waitFor({ state: 'detached' });
    expect(goods.map(({ name }) => name)).toContain(await focused(page));
    await head(page, /7 items/);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await line(page, second).waitFor();
    await head(page, /9 items/);
    await page.waitForFunction(() => !document.querySelector('.stepper:not([data-status="resting"])'));
    await page.reload();
    await whenLive(page);
    await head(page, /9 items/);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  it('says so when the last thing is gone, and when it is opened with nothing in it [A2.095] [A2.136] [A2.O18] [A4.48] [A5.04]', async () => {
    const { goods, opens } = await shopper(1);
    const { page, context, complaints } = await opens('/shop/specials');
    await page.goto(`${rig.store.origin}/trolley`);
    await whenLive(page);
    await remover(page, goods[0] as Goods).click();
    await page.getByRole('heading', { name: 'Your trolley is empty' }).waitFor();
    await head(page, 'empty');
    expect(path(page)).toBe('/trolley');

    await page.reload();
    await page.getByRole('dialog', { name: 'Your trolley is empty' }).waitFor();
    expect(path(page)).toBe('/(vt-modal:empty-trolley)');
    await whenLive(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.goto(`${rig.store.origin}/shop/specials?page=1`);
    await whenLive(page);
    await page.locator('.trolley-link').click();
    await page.getByRole('dialog', { name: 'Your trolley is empty' }).waitFor();
    expect(path(page)).toBe('/shop/specials/(vt-modal:empty-trolley)');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(path(page)).toBe('/shop/specials');
    await page.locator('.trolley-link').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Start shopping' }).click();
    await page.waitForURL(/\/shop\/browse$/);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  it('asks before everything comes out, and then says that nothing is left [A2.137]', async () => {
    const { opens } = await shopper(3);
    const { page, context, complaints } = await opens('/trolley');
    await page.getByRole('link', { name: 'Clear trolley' }).click();
    const dialog = page.getByRole('dialog', { name: 'Clear your trolley?' });
    await dialog.waitFor();
    expect(await dialog.getByRole('link', { name: 'Save as a list first' }).getAttribute('href')).toBe(
      '/trolley/(vt-modal:save-as-list)',
    );
    await dialog.getByRole('button', { name: 'Keep everything' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('main .trolley-line').count()).toBe(3);
    await page.getByRole('link', { name: 'Clear trolley' }).click();
    await dialog.getByRole('button', { name: 'Clear it' }).click();
    await page.getByRole('heading', { name: 'Your trolley is empty' }).waitFor();
    await head(page, 'empty');
    expect(path(page)).toBe('/trolley');
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  it('has what needs a look first under review, with one press that takes it out [A2.060] [A2.101] [A2.O13] [B2.21]', async () => {
    const { goods, opens } = await shopper(3);
    const { page, context, complaints } = await opens('/reviewtrolley?blocked=time');
    await page.getByRole('alert').first().waitFor();
    const [restricted] = goods as [Goods];
    expect(await page.locator('main .trolley-line').first().getAttribute('data-sku')).toBe(restricted.sku);
    await page.getByRole('button', { name: /^Remove this item/ }).click();
    await page.getByRole('region', { name: 'Age-restricted goods' }).waitFor({ state: 'detached' });
    await head(page, /4 items/);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  it('is read without JavaScript, and leads on by links alone', async () => {
    const { goods, opens } = await shopper(3);
    const { page, context } = await opens('/trolley', { javaScriptEnabled: false });
    for (const { name } of goods)
      expect(await page.getByRole('link', { name, exact: true }).count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Clear trolley' }).click();
    expect(await page.getByRole('dialog').textContent()).toContain('Clear your trolley?');
    await page.goto(`${rig.store.origin}/shop/specials`);
    await page.locator('.trolley-link').click();
    expect(path(page)).toBe('/trolley');
    await context.close();
  }, 60_000);

  it('is used with the keyboard alone, on a phone as well', async () => {
    const { goods, opens } = await shopper(3);
    const { page, context, complaints } = await opens('/trolley', { viewport: phone });
    const [, second] = goods as [Goods, Goods];
    await line(page, second).getByRole('spinbutton').focus();
    await page.keyboard.press('ArrowUp');
    await page.locator('.bottom-bar .trolley-count', { hasText: '7' }).waitFor();
    await remover(page, second).focus();
    await page.keyboard.press('Enter');
    await line(page, second).waitFor({ state: 'detached' });
    expect(goods.map(({ name }) => name)).toContain(await focused(page));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(phone.width);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);
});

describe('The panel of the trolley', () => {
  it('opens beside the page, changes it, closes by Escape with the focus back, and goes with its page', async () => {
    const { goods, opens } = await shopper(3);
    const { page, context, complaints } = await opens('/shop/specials', { viewport: { width: 1000, height: 800 } });
    await page.locator('.trolley-link').click();
    const panel = page.getByRole('complementary', { name: /^Trolley/ });
    await panel.waitFor();
    expect(path(page)).toBe('/shop/specials');
    await panel.getByRole('button', { name: /^More/ }).first().click();
    await head(page, /7 items/);
    await panel.getByRole('heading', { level: 2 }).focus();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('trolley-link');
    await page.keyboard.press('Enter');
    await panel.getByRole('link', { name: 'See your trolley' }).click();
    await line(page, goods[0] as Goods).waitFor();
    await panel.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  it('covers nothing on a wide screen, and stays there from page to page', async () => {
    const { opens } = await shopper(2);
    const { page, context } = await opens('/shop/specials');
    await page.locator('.trolley-link').click();
    const panel = page.locator('.trolley-panel');
    await panel.waitFor();
    const [main, side] = [await page.locator('main').boundingBox(), await panel.boundingBox()];
    expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(side?.x ?? 0);
    await page.getByRole('link', { name: 'Browse', exact: true }).first().click();
    await page.waitForURL(/\/shop\/browse$/);
    await page.locator('main h1').waitFor();
    expect(await panel.isVisible()).toBe(true);
    await context.close();
  }, 60_000);
});

describe('The script of the page', () => {
  it('is told what the basket comes to, and again with every change [A7.104] [A7.O13]', async () => {
    const { goods, opens } = await shopper(2);
    const { page, context, complaints } = await opens('/');
    await page.addInitScript(() => {
      const told: unknown[] = [];
      Object.assign(window, { told, updateBasketTotals: (totals: unknown) => told.push(totals) });
    });
    await page.goto(`${rig.store.origin}/trolley`);
    await page.waitForFunction(() => (window as never as { told: unknown[] }).told.length === 1);
    await remover(page, goods[0] as Goods).click();
    await page.waitForFunction(() => (window as never as { told: unknown[] }).told.length === 2);
    expect(await page.evaluate(() => (window as never as { told: unknown[] }).told)).toMatchObject([
      { totalItems: 2, deliveryFees: 0 },
      { totalItems: 1, deliveryFees: 0 },
    ]);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);
});
