import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, openPage, phone, whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();

const open = async (path: string, options = {}) => {
  const watched = await openPage(rig.browser, options);
  watched.page.setDefaultTimeout(8_000);
  await watched.page.goto(`${rig.store.origin}${path}`, { waitUntil: 'commit' });
  await whenLive(watched.page);
  return watched;
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** What the eye has of the element in focus. */
const sight = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const name = `${element.tagName} ${element.getAttribute('href') ?? element.textContent?.trim().slice(0, 30)}`;
    const box = element.getBoundingClientRect();
    const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)),
    );
    const whole = element.closest('label') ?? element;
    const isSeen = points.some((point) => point && (element.contains(point) || whole.contains(point)));
    const around: Element[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) around.push(at);
    const isRinged = around.some((ringed) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return { name, isSeen, isRinged };
  });

describe('The home page by keyboard', () => {
  it('offers to skip to its content first, and does', async () => {
    const { page, context } = await open('/');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatch(/skip/i);
    expect(await sight(page)).toMatchObject({ isSeen: true, isRinged: true });
    await page.keyboard.press('Enter');
    await page.waitForURL(/#main$/);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await context.close();
  });

  it.each([
    ['1280', desktop],
    ['390', phone],
  ] as const)(
    'shows where the focus is at every stop, at %s px: ringed, and nothing lies over it',
    async (_, viewport) => {
      const { page, context } = await open('/', { viewport });
      const faults: string[] = [];
      let stops = 0;
      for (; stops < 400; stops++) {
        await page.keyboard.press('Tab');
        const seen = await sight(page);
        if (seen === null) break;
        if (!seen.isSeen) faults.push(`${seen.name} is covered`);
        if (!seen.isRinged) faults.push(`${seen.name} has no ring`);
      }
      expect(faults).toEqual([]);
      expect(stops).toBeGreaterThan(40);
      expect(stops).toBeLessThan(400);
      await context.close();
    },
  );
});

describe('A menu by keyboard', () => {
  it.each([
    ['the drawer', '.drawer', phone],
    ['the account menu', '.account-menu', desktop],
    ['the account menu of a phone', '.account-menu', phone],
  ] as const)(
    '%s opens by Enter and by Space, leads on by Tab, closes by Escape with focus on its button',
    async (_, menu, viewport) => {
      const { page, context } = await open('/', { viewport });
      const isOpen = () => page.locator(menu).evaluate((details) => (details as HTMLDetailsElement).open);
      await page.locator(`${menu} > summary`).focus();
      for (const key of ['Enter', ' ']) {
        await page.keyboard.press(key);
        expect(await isOpen(), key).toBe(true);
        await page.keyboard.press('Tab');
        expect(await hasFocus(page, `${menu} a`)).toBe(true);
        expect(await sight(page)).toMatchObject({ isSeen: true, isRinged: true });
        await page.keyboard.press('Escape');
        expect(await isOpen()).toBe(false);
        expect(await hasFocus(page, `${menu} > summary`)).toBe(true);
      }
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
      expect(await isOpen(), 'after leaving it').toBe(false);
      await context.close();
    },
  );

  it('leads to its page by Enter and is closed there', async () => {
    const { page, context } = await open('/', { viewport: phone });
    await page.locator('.drawer > summary').focus();
    await page.keyboard.press('Enter');
    await page.locator('.drawer a[href="/shop/specials"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/shop/specials');
    await expect.poll(() => hasFocus(page, 'h1')).toBe(true);
    expect(await page.locator('.drawer[open]').count()).toBe(0);
    await context.close();
  });
});
