import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAboutStatus, kindsOfPage, ownPagesOf } from './addresses.ts';
import { registered } from './people.ts';
import { openBrowser, openPage, phone, whenLive } from './chromium.ts';
import { developmentBuild } from './development-build.ts';
import { type RunningStore, serveStore } from './serve.ts';

let store: RunningStore;
let browser: Browser;
let kinds: Record<string, string>;
beforeAll(async () => {
  const folder = await developmentBuild();
  [store, browser] = await Promise.all([serveStore({ BUILD_DIR: folder }), openBrowser()]);
  kinds = await kindsOfPage(store);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

const visit = async (options: BrowserContextOptions = {}, cookies: Readonly<Record<string, string>> = {}) => {
  const watched = await openPage(browser, options);
  await watched.context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: store.origin })),
  );
  const complaintsAt = async (path: string) => {
    watched.complaints.length = 0;
    await watched.page.goto(`${store.origin}${path}`, { waitUntil: 'commit' });
    await whenLive(watched.page);
    await watched.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    return watched.complaints.filter((complaint) => !isAboutStatus(complaint));
  };
  return { ...watched, complaintsAt };
};

type Part = 'all' | 'even' | 'odd';
/** What stands around every page is seen on every other one, and in the long run on all of them. */
const isSeen = (part: Part, index: number) =>
  part === 'all' || Boolean(process.env['KETE_LONG']) || index % 2 === (part === 'even' ? 0 : 1);
const partOf = (part: Part, pages: Readonly<Record<string, string>>) =>
  Object.entries(pages).filter((_, index) => isSeen(part, index));

describe('What the store sent and what the browser makes of it', () => {
  it.each([
    ['every kind of page for a visitor nobody knows', 'all', {}, {}],
    ['the pages of a visitor on a phone who chose the dark theme', 'odd', { viewport: phone }, { 'cw-theme': 'dark' }],
    [
      'the pages of a visitor far away whose browser speaks German and is dark, and who chose the light theme',
      'even',
      { locale: 'de-DE', timezoneId: 'America/New_York', colorScheme: 'dark' },
      { 'cw-theme': 'light' },
    ],
  ] as const)('are the same on %s', async (_, part, options, cookies) => {
    const { complaintsAt, context } = await visit(options, cookies);
    for (const [kind, path] of partOf(part, kinds)) expect(await complaintsAt(path), kind).toEqual([]);
    await context.close();
  });

  it.each([
    ['every kind of page for a shopper with something in the trolley', 'all', true],
    ['the pages of somebody signed in who is no shopper yet', 'even', false],
  ] as const)('are the same on %s', async (_, part, isShopper) => {
    const { cookie, ask } = await registered(store, { isShopper });
    const { complaintsAt, context } = await visit({}, { 'cw-ssoc': /cw-ssoc=([^;]+)/.exec(cookie)?.[1] ?? '' });
    const { products } = (await ask('GET', '/api/v1/products?target=specials&inStockProductsOnly=true')) as {
      products: { items: { sku: string; unit: string }[] };
    };
    const [first] = products.items;
    if (isShopper)
      await ask('POST', '/api/v2/trolleys/my/items', {
        sku: first?.sku,
        quantity: 1,
        pricingUnit: first?.unit,
        addToBasketSource: 'test',
      });
    for (const [kind, path] of partOf(part, { specials: '/shop/specials?inStockProductsOnly=true', ...kinds }))
      expect(await complaintsAt(path), kind).toEqual([]);
    await context.close();
  });

  it('are the same on the pages of a shopper’s own trolley and lists', async () => {
    const { cookie, ask } = await registered(store);
    const own = await ownPagesOf(store, ask);
    const { page, complaintsAt, context } = await visit({}, { 'cw-ssoc': /cw-ssoc=([^;]+)/.exec(cookie)?.[1] ?? '' });
    for (const [kind, path] of Object.entries(own)) {
      expect(await complaintsAt(path), kind).toEqual([]);
      expect(new URL(page.url()).pathname, kind).toBe(path.split('?')[0]);
    }
    await context.close();
  });

  it('are the same inside the app', async () => {
    const { page, complaintsAt, context } = await visit({ viewport: phone });
    const within = (path = '/') => `${path}${path.includes('?') ? '&' : '?'}embedWeb=1`;
    for (const kind of ['home', 'content', 'signIn', 'modal', 'product', 'notFound', 'serverError']) {
      expect(await complaintsAt(within(kinds[kind])), kind).toEqual([]);
      expect(await page.locator('html[data-embedded]').count(), kind).toBe(1);
    }
    await context.close();
  });

  it('are seen to differ when one word or one attribute does', async () => {
    const { page, complaintsAt, context } = await visit();
    for (const [from, to] of [
      [/(<h1[^>]*>)/, '$1Nearly '],
      [/<main /, '<main data-odd="1" '],
    ] as const) {
      await page.route(`${store.origin}/info/help`, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        expect(text).toMatch(from);
        await route.fulfill({ response, body: text.replace(from, to) });
      });
      expect(await complaintsAt('/info/help')).not.toEqual([]);
      await page.unrouteAll();
    }
    await context.close();
  });
});
