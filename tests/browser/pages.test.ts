import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { places } from '#routes/-places.ts';
import { isAboutStatus, kindsOfPage, ownPagesOf } from './addresses.ts';
import { desktop, openBrowser, openPage, phone, whenLive } from './chromium.ts';
import { registered } from './people.ts';
import { type RunningStore, serveStore } from './serve.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const axeRun =
  'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target }) => target).join(" ")}`))';
let store: RunningStore;
let browser: Browser;
let kinds: Record<string, string>;

beforeAll(async () => {
  [store, browser] = await Promise.all([serveStore(), openBrowser()]);
  kinds = await kindsOfPage(store);
});
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

/** Pages that are an error or need a word more in their address; a page whose feature is off is not there either. */
const statusOf: Readonly<Record<string, number>> = {
  somethingWentWrong: 500,
  notFound: 404,
  product: 404,
  productGroup: 404,
  dynamicGroup: 404,
};

describe('Every page of the route table', () => {
  it('answers, comes alive without a complaint and asks the store nothing again', async () => {
    const { page, complaints, requests, context } = await openPage(browser);
    for (const [id, place] of Object.entries(places)) {
      if (id === 'offline') continue;
      const path = place.path.includes('$') ? null : place.path;
      if (path === null) continue;
      const answer = await page.goto(`${store.origin}${path}`, { waitUntil: 'commit' });
      await whenLive(page);
      expect(answer?.status(), path).toBe(statusOf[id] ?? ('feature' in place ? 404 : 200));
      expect(await page.locator('h1').count(), path).toBe(1);
      expect(
        complaints.filter((complaint) => !isAboutStatus(complaint)),
        path,
      ).toEqual([]);
    }
    expect(requests.filter((request) => request.includes('/api/'))).toEqual([]);
    await context.close();
  });
});

/** What is wrong with the page on show for those who listen, in the colours and at the width it has. */
async function violationsOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  return (await page.evaluate(axeRun)) as string[];
}
/** How far it scrolls sideways. */
async function sidewaysOn(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) found.push(`is ${over} px too wide at ${width}`);
  }
  return found;
}

const looks = [
  ['desktop', 'light', desktop],
  ['phone', 'dark', phone],
] as const;

describe('Each kind of page', () => {
  it.each(looks)(
    'on a %s, %s, comes alive without a complaint, a policy report or a second question, has no violation that axe can see and fits its screen',
    async (_, colorScheme, viewport) => {
      const found: string[] = [];
      const { page, complaints, requests, context } = await openPage(browser, { colorScheme, viewport });
      for (const [kind, path] of Object.entries(kinds)) {
        await page.setViewportSize(viewport);
        await page.goto(`${store.origin}${path}`);
        await whenLive(page);
        const faults = [...(await violationsOn(page)), ...(viewport === desktop ? await sidewaysOn(page) : [])];
        found.push(...faults.map((fault) => `${kind} ${fault}`));
        expect(
          complaints.filter((complaint) => !isAboutStatus(complaint)),
          kind,
        ).toEqual([]);
        expect(
          requests.filter((request) => /\/api\/|\/csp-reports/.test(request)),
          kind,
        ).toEqual([]);
      }
      expect(found).toEqual([]);
      await context.close();
    },
  );

  it.each(looks)(
    'of a shopper’s own trolley and lists, on a %s, %s, has no violation that axe can see and fits its screen',
    async (_, colorScheme, viewport) => {
      const { cookie, ask } = await registered(store);
      const own = await ownPagesOf(store, ask);
      const { page, context, complaints } = await openPage(browser, { colorScheme, viewport });
      const value = /cw-ssoc=([^;]+)/.exec(cookie)?.[1] ?? '';
      await context.addCookies([{ name: 'cw-ssoc', value, url: store.origin }]);
      const found: string[] = [];
      for (const [kind, path] of Object.entries(own)) {
        await page.setViewportSize(viewport);
        await page.goto(`${store.origin}${path}`, { waitUntil: 'commit' });
        await whenLive(page);
        expect(new URL(page.url()).pathname, kind).toBe(path.split('?')[0]);
        const faults = [...(await violationsOn(page)), ...(viewport === desktop ? await sidewaysOn(page) : [])];
        found.push(...faults.map((fault) => `${kind} ${fault}`));
      }
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('shows its content and working links without JavaScript', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    for (const kind of ['departments', 'department', 'product', 'content', 'notFound', 'home']) {
      await page.goto(`${store.origin}${kinds[kind]}`, { waitUntil: 'domcontentloaded' });
      expect((await page.locator('main').innerText()).length, kind).toBeGreaterThan(40);
    }
    await page.getByRole('combobox').first().fill('milk');
    await page.keyboard.press('Enter');
    await page.waitForURL(/searchproducts\?search=milk$/);
    expect(await page.locator('main a[href*="productdetails"]').count()).toBeGreaterThan(0);
    await context.close();
  });
});
