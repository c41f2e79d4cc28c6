import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();

const openWithWorker = async () => {
  const watched = await openPage(rig.browser, { serviceWorkers: 'allow' });
  const { page } = watched;
  page.setDefaultTimeout(15_000);
  await page.goto(rig.store.origin, { waitUntil: 'commit' });
  await whenLive(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return watched;
};
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

describe('Without a network', () => {
  it('a page that is opened says so, in the look of the shop, and the shop is there again when the network is', async () => {
    const { page, context, complaints } = await openWithWorker();
    expect(complaints).toEqual([]);
    await context.setOffline(true);
    await page.goto(`${rig.store.origin}/shop/specials`);
    expect(page.url()).toBe(`${rig.store.origin}/shop/specials`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/offline/i);
    const family = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
    expect(family).toMatch(/figtree/i);
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.fonts.check('16px Figtree Variable'))).toBe(true);
    await context.setOffline(false);
    await page.reload();
    await whenLive(page);
    await page.getByRole('heading', { level: 1, name: /special/i }).waitFor();
    await context.close();
  });

  it('the page on show stays and says that the network is gone, and stops saying so when it is back', async () => {
    const { page, context } = await openWithWorker();
    const notice = page.locator('.offline-notice');
    expect(await notice.count()).toBe(0);
    await context.setOffline(true);
    await notice.waitFor();
    expect(await page.locator('main h1').count()).toBe(1);
    await context.setOffline(false);
    await notice.waitFor({ state: 'detached' });
    await context.close();
  });

  it('nothing personal is kept on the device: files of the build and one page that is nobody’s', async () => {
    const { page, context } = await openWithWorker();
    await context.addCookies([{ name: 'cw-guest', value: 'somebody', url: rig.store.origin }]);
    for (const path of ['/shop/browse', '/shop/securelogin', '/account', '/shop/searchproducts?search=milk']) {
      await page.goto(`${rig.store.origin}${path}`);
      await whenLive(page);
    }
    await page.evaluate(() => fetch('/api/v1/shell'));
    await page.locator('.main-nav a[href="/shop/specials"]').click();
    await page.waitForURL('**/shop/specials');
    await page.getByRole('heading', { level: 1, name: /special/i }).waitFor();
    const kept = await keptPaths(page);
    expect(kept).toContain('/offline');
    expect(kept.filter((path) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual([]);
    for (const kind of ['.js', '.css', '.woff2'])
      expect(
        kept.some((path) => path.endsWith(kind)),
        kind,
      ).toBe(true);
    const offline = await page.evaluate(async () => (await caches.match('/offline'))?.text());
    expect(offline?.match(/<script[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script src="\/assets\/kept-wishes-[^"]+\.js" defer="">$/),
    ]);
    expect(offline).not.toContain('somebody');
    await context.close();
  });
});

describe('The page’s one Trusted Types policy', () => {
  it('was spent on the worker: no script by another address, and no second policy', async () => {
    const { page, context } = await openWithWorker();
    const refused = await page.evaluate(() => {
      const failsWith = (attempt: () => unknown) => {
        try {
          attempt();
          return 'nothing';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): void };
      };
      return {
        script: failsWith(() => Object.assign(document.createElement('script'), { src: '/sw.js' })),
        html: failsWith(() => Object.assign(document.createElement('p'), { innerHTML: '<b>hello</b>' })),
        again: failsWith(() => trustedTypes.createPolicy('kete', {})),
        other: failsWith(() => trustedTypes.createPolicy('other', {})),
      };
    });
    expect(refused).toEqual({ script: 'TypeError', html: 'TypeError', again: 'TypeError', other: 'TypeError' });
    await context.close();
  });
});
