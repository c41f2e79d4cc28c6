import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, openPage, phone, whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();

async function open(path = '/', options = {}) {
  const watched = await openPage(rig.browser, options);
  watched.page.setDefaultTimeout(8_000);
  await watched.page.goto(`${rig.store.origin}${path}`, { waitUntil: 'commit' });
  return { ...watched, box: watched.page.locator('#search') };
}
const list = (page: Page) => page.getByRole('listbox', { name: 'Search suggestions' });
const isOf = (part: RegExp) => (request: string) => part.test(request);

describe('[A7.O1] The search box in a browser', () => {
  it('fetches what answers to typing when somebody turns to it, and not before', async () => {
    const { page, context, box, requests, complaints } = await open();
    await whenLive(page);
    expect(requests.filter(isOf(/search-suggestions/))).toEqual([]);
    await box.focus();
    await page.keyboard.type('milk');
    await list(page).waitFor();
    expect(requests.filter(isOf(/search-suggestions-[^/]+\.js$/))).toHaveLength(1);
    expect(requests.filter(isOf(/products\/search-suggestions$/)).length).toBeLessThanOrEqual(2);
    expect(await box.evaluate((element) => document.activeElement === element)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('loses nothing that was typed before it came, and suggests for it', async () => {
    const { page, context } = await openPage(rig.browser);
    const held: (() => void)[] = [];
    await page.route('**/search-suggestions-*.js', (route) => void held.push(() => void route.continue()));
    await page.goto(rig.store.origin);
    const box = page.locator('#search');
    await whenLive(page);
    await box.focus();
    await page.keyboard.type('mil');
    await expect.poll(() => held.length, { timeout: 8_000 }).toBeGreaterThan(0);
    await page.keyboard.type('k');
    await page.keyboard.press('ArrowLeft');
    for (const go of held) go();
    await list(page).waitFor();
    expect(await box.inputValue()).toBe('milk');
    expect(
      await box.evaluate((element: HTMLInputElement) => [document.activeElement === element, element.selectionStart]),
    ).toEqual([true, 3]);
    await context.close();
  });

  it('stays a search box when what answers to typing does not come: no reload, nothing lost', async () => {
    const { page, context, box } = await open();
    await page.route('**/search-suggestions-*', (route) => route.abort());
    await whenLive(page);
    await page.evaluate(() => void ((window as { isSamePage?: boolean }).isSamePage = true));
    await box.focus();
    await page.keyboard.type('milk');
    await page.waitForRequest(/search-suggestions-/).catch(() => undefined);
    await page.keyboard.press('Enter');
    await page.waitForURL(/searchproducts\?search=milk$/);
    expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true);
    expect(await box.inputValue()).toBe('milk');
    await context.close();
  });

  it('searches without script [A2.176]', async () => {
    const { page, context, box } = await open('/', { javaScriptEnabled: false });
    await box.fill('milk');
    await box.press('Enter');
    await page.waitForURL(/searchproducts\?search=milk$/);
    expect(await box.inputValue()).toBe('milk');
    await context.close();
  });

  it('goes where a suggestion says, by a press as by keys, and is empty or says the word then', async () => {
    const { page, context, box, complaints } = await open();
    await whenLive(page);
    await box.focus();
    await page.keyboard.type('milk');
    const first = list(page).getByRole('option').first();
    const word = await first.textContent();
    await first.click();
    await page.waitForURL(/searchproducts\?search=/);
    await expect.poll(() => box.inputValue()).toBe(word);
    expect(await list(page).count()).toBe(0);
    await expect.poll(() => box.evaluate((element) => document.activeElement === element)).toBe(false);
    await box.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('milk');
    await list(page).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL(/productdetails\?stockcode=/);
    await expect.poll(() => box.inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows the search of the page inside the app too, and suggests there', async () => {
    const { page, context, box } = await open('/shop/searchproducts?search=milk&embedWeb=1', { viewport: phone });
    await whenLive(page);
    if (await page.getByRole('heading', { level: 1, name: /milk/ }).count())
      expect(await box.inputValue()).toBe('milk');
    await box.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('bread');
    await list(page).waitFor();
    await context.close();
  });
});

describe('The list under the search box', () => {
  it.each([
    ['390', phone],
    ['320', { width: 320, height: 480 }],
  ] as const)(
    'is as wide as a screen of %s px, in sight to its end, of rows to be hit by a thumb, and the page behind it rests',
    async (_, viewport) => {
      const { page, context, box } = await open('/', { viewport, hasTouch: true });
      await whenLive(page);
      await box.focus();
      await page.keyboard.type('milk');
      await list(page).waitFor();
      const { left, right, bottom, low, width, scrolls } = await list(page).evaluate((element) => {
        const { left, right, bottom } = element.getBoundingClientRect();
        const rows = [...element.querySelectorAll('[role=option]')].map((row) => row.getBoundingClientRect().height);
        return {
          left,
          right,
          bottom,
          low: Math.min(...rows),
          width: document.documentElement.scrollWidth,
          scrolls: element.scrollHeight > element.clientHeight,
        };
      });
      expect([left, right, width]).toEqual([0, viewport.width, viewport.width]);
      expect(bottom).toBeLessThanOrEqual(viewport.height);
      expect(low).toBeGreaterThanOrEqual(44);
      if (scrolls) {
        await page.keyboard.press('ArrowUp');
        const last = list(page).getByRole('option').last();
        expect(await last.evaluate((row) => row.getBoundingClientRect().bottom)).toBeLessThanOrEqual(bottom);
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await context.close();
    },
  );

  it('shows in forced colours which option is on', async () => {
    const { page, context, box } = await open('/', { viewport: desktop, forcedColors: 'active' });
    await whenLive(page);
    await box.focus();
    await page.keyboard.type('milk');
    await list(page).waitFor();
    await page.keyboard.press('ArrowDown');
    const outlines = await list(page)
      .getByRole('option')
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).outlineStyle));
    expect(outlines.map((style) => style === 'solid').indexOf(true)).toBe(0);
    expect(outlines.filter((style) => style === 'solid')).toHaveLength(1);
    await context.close();
  });
});
