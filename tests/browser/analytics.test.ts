import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, openBrowser, openPage, phone, whenLive } from './chromium.ts';
import { type RunningStore, serveStore } from './serve.ts';

let store: RunningStore;
let browser: Browser;
const dataDir = mkdtempSync(join(tmpdir(), 'kete-analytics-'));
beforeAll(async () => {
  [store, browser] = await Promise.all([serveStore({ DATA_DIR: dataDir }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await store?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Batch = { readonly browserId: string; readonly events: readonly { readonly event: string }[] };
const isBatch = (url: string) => new URL(url).pathname.endsWith('/analytics/events');

const open = async (path: string, options = {}) => {
  const watched = await openPage(browser, options);
  const batches: Batch[] = [];
  const answers: number[] = [];
  watched.page.setDefaultTimeout(10_000);
  watched.page.on('request', (request) => {
    if (isBatch(request.url())) batches.push(JSON.parse(request.postData() ?? '{}') as Batch);
  });
  watched.page.on('response', (response) => {
    if (isBatch(response.url())) answers.push(response.status());
  });
  await watched.page.goto(`${store.origin}${path}`);
  await whenLive(watched.page);
  return { ...watched, batches, answers };
};
const bar = (page: Page) => page.getByRole('region', { name: 'May we count your visits?' });
const toSpecials = async (page: Page) => {
  await page.locator('.main-nav a[href="/shop/specials"]').click();
  await page.waitForURL('**/shop/specials');
};
/** The page has had its say, and what comes late is there. */
const settled = async (page: Page, ms = 3_500) => {
  await expect.poll(() => page.evaluate(() => performance.now()), { timeout: 15_000 }).toBeGreaterThan(ms);
};
const ownWorries = (complaints: readonly string[]) =>
  complaints.filter((line) => !line.includes('Service Worker registration blocked'));
const left = (page: Page) =>
  page.evaluate(() => ({
    cookie: document.cookie,
    keys: Object.keys(localStorage),
    layer: (window as unknown as { dataLayer?: { event: string }[] }).dataLayer,
  }));

describe('Counting visits', () => {
  it('asks on the second page of a visit; until then and until the answer nothing is set and nothing is sent', async () => {
    const { page, batches, complaints, context } = await open('/');
    await settled(page);
    expect(await bar(page).count()).toBe(0);
    await toSpecials(page);
    await bar(page).waitFor();
    await page.mouse.wheel(0, 1_500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const { cookie, keys, layer } = await left(page);
    expect(cookie).not.toContain('cw-sid');
    expect(keys.filter((key) => /cw-sid|analytics/.test(key))).toEqual([]);
    expect([layer, batches, ownWorries(complaints)]).toEqual([undefined, [], []]);
    await context.close();
  });

  it('after "Yes" sends what was seen, taken by the store, with an id of the browser and nothing that was typed', async () => {
    const { page, batches, answers, complaints, context } = await open('/');
    await page.locator('input[type="search"]').first().fill('milk aroha@example.nz');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/searchproducts**');
    await toSpecials(page);
    await bar(page).getByRole('button', { name: 'Yes, count my visits' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await page.mouse.wheel(0, 900);
    await expect
      .poll(() => batches.flatMap(({ events }) => events.map(({ event }) => event)))
      .toEqual(expect.arrayContaining(['product_impression', 'view_item_list']));
    await expect.poll(() => answers.length).toBe(batches.length);
    expect(answers.filter((status) => status !== 204)).toEqual([]);
    const { cookie, keys, layer } = await left(page);
    const id = /cw-sid=([0-9a-f-]{36})/.exec(cookie)?.[1];
    expect(id).toBeDefined();
    expect(keys).toEqual(expect.arrayContaining(['cw-sid', 'analyticsConsent']));
    expect([...new Set(batches.map(({ browserId }) => browserId))]).toEqual([id]);
    expect(layer?.length).toBe(batches.flatMap(({ events }) => events).length);
    expect(JSON.stringify(batches)).not.toMatch(/aroha|example\.nz|milk aroha|search=/i);
    expect(ownWorries(complaints)).toEqual([]);
    const file = join(dataDir, 'analytics.jsonl');
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8').includes(id as string)).toBe(true);
    expect(readFileSync(file, 'utf8')).not.toMatch(/aroha|search=/i);

    await page.reload();
    await whenLive(page);
    const before = batches.length;
    await page.getByRole('button', { name: 'Counting visits' }).click();
    await bar(page).getByText('Your visits are counted at the moment.').waitFor();
    await bar(page).getByRole('button', { name: 'No thanks' }).click();
    await expect.poll(async () => (await left(page)).cookie).not.toContain('cw-sid');
    expect((await left(page)).keys).not.toContain('cw-sid');
    await toSpecials(page);
    await page.mouse.wheel(0, 900);
    await settled(page, (await page.evaluate(() => performance.now())) + 1_500);
    expect(batches.length - before).toBeLessThanOrEqual(1);
    await context.close();
  });

  it('sends what is held when the page is left', async () => {
    const { page, batches, context } = await open('/');
    await page.evaluate(() => localStorage.setItem('analyticsConsent', '"granted"'));
    await page.goto(`${store.origin}/shop/specials`);
    await expect.poll(() => batches.length, { timeout: 15_000 }).toBeGreaterThan(0);
    const beacons: Request[] = [];
    page.on('request', (request) => {
      if (isBatch(request.url()) && request.resourceType() === 'ping') beacons.push(request);
    });
    /** Whoever looks at more and more of the page has seen something that is not sent yet. */
    const looksOnAndLeaves = () =>
      page.evaluate(() => {
        window.scrollBy(0, 500);
        requestAnimationFrame(() => requestAnimationFrame(() => window.dispatchEvent(new Event('pagehide'))));
      });
    const sent = async () => (await looksOnAndLeaves(), beacons.length);
    await expect.poll(sent, { timeout: 15_000, interval: 300 }).toBeGreaterThan(0);
    expect(beacons[0]?.method()).toBe('POST');
    await context.close();
  });

  it('after "No thanks" sends nothing, asks no more, and remembers only that', async () => {
    const { page, batches, context } = await open('/');
    await toSpecials(page);
    await bar(page).getByRole('button', { name: 'No thanks' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await page.mouse.wheel(0, 900);
    await page.locator('.footer a[href="/about-us"]').first().click();
    await page.waitForURL('**/about-us');
    await page.goto(`${store.origin}/shop/specials`, { referer: `${store.origin}/` });
    await whenLive(page);
    await settled(page);
    expect(await bar(page).count()).toBe(0);
    const { cookie, keys } = await left(page);
    expect([cookie.includes('cw-sid'), keys.filter((key) => /cw-sid|analytics/.test(key))]).toEqual([
      false,
      ['analyticsConsent'],
    ]);
    expect(batches).toEqual([]);
    await context.close();
  });

  it('a browser that says no for its owner is not asked', async () => {
    const watched = await openPage(browser);
    await watched.page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await watched.page.goto(`${store.origin}/shop/specials`, { referer: `${store.origin}/` });
    await whenLive(watched.page);
    await settled(watched.page);
    expect(await bar(watched.page).count()).toBe(0);
    await watched.context.close();
  });
});

describe('The consent bar', () => {
  it.each([
    ['1280', desktop],
    ['390', phone],
    ['320', { width: 320, height: 640 }],
    ['400 % zoom', { width: 320, height: 256 }],
  ] as const)(
    'hides nothing that has the focus, and the last of the page can be reached above it, at %s',
    async (_, viewport) => {
      const watched = await openPage(browser, { viewport });
      const { page, context } = watched;
      await page.goto(`${store.origin}/about-us`, { referer: `${store.origin}/` });
      await whenLive(page);
      await bar(page).waitFor();
      const faults: string[] = [];
      let stops = 0;
      for (; stops < 200; stops++) {
        await page.keyboard.press('Tab');
        const seen = await page.evaluate(() => {
          const element = document.activeElement;
          if (!(element instanceof HTMLElement) || element === document.body) return null;
          const { left, top, width, height } = element.getBoundingClientRect();
          const points = [0.1, 0.5, 0.9].flatMap((x) =>
            [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
          );
          const isSeen = points.some((point) => point && (element.contains(point) || point.contains(element)));
          return { name: element.textContent?.trim().slice(0, 30) ?? '', isSeen };
        });
        if (seen === null) break;
        if (!seen.isSeen) faults.push(`${seen.name} is covered`);
      }
      expect(faults).toEqual([]);
      expect(stops).toBeGreaterThan(20);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [footer, question] = [await page.locator('.footer').boundingBox(), await bar(page).boundingBox()];
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((question?.y ?? 0) + 1 + 60);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await context.close();
    },
  );
});
