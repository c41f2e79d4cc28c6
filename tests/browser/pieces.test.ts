import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, phone } from './chromium.ts';
import { axeSource } from './gallery/examine.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();

/** One sample of the gallery, alone on its page, with a clock that stands still until it is told. */
async function sample(path: string, options: BrowserContextOptions = {}, hasOwnClock = false) {
  const watched = await openPage(rig.browser, options);
  watched.page.setDefaultTimeout(15_000);
  if (hasOwnClock) await watched.page.clock.install();
  await watched.page.goto(`${rig.store.origin}/gallery/${path}`);
  await watched.page.waitForSelector('main[data-live]', { state: 'attached' });
  return watched;
}
const focusName = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement;
    const labelled = here?.hasAttribute('aria-label') ? here : here?.querySelector('[aria-label]');
    return labelled?.getAttribute('aria-label') ?? here?.textContent;
  });
const inSight = (page: Page) =>
  page.$$eval('[data-slide]', (slides) =>
    slides.flatMap((slide, index) => ((slide as HTMLElement).inert ? [] : [index])),
  );
/** What axe finds in an open part, colours included. */
async function faults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(
    `axe.run(document, { rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } } }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 160)))`,
  );
}

describe('Carousel 1, alive', () => {
  it('turns by arrows and wraps, and what is out of sight cannot be reached [B4.042] [B4.043] [B4.047]', async () => {
    const { page, complaints, context } = await sample('carousel/by-hand', { viewport: phone });
    const dots = page.locator('.carousel-dots button');
    await expect.poll(() => dots.count()).toBeGreaterThan(2);
    const pages = await dots.count();
    expect(await inSight(page)).toEqual([0]);
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect.poll(() => dots.nth(pages - 1).getAttribute('aria-current')).toBe('true');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => inSight(page)).toEqual([0]);
    await dots.nth(2).click();
    await expect.poll(() => inSight(page)).toEqual([2]);
    const isWhole = async () => {
      const box = await page.locator('[data-slide="2"]').boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= phone.width;
    };
    await expect.poll(isWhole).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('turns by itself every five seconds, until it is paused, and not where motion is unwanted [B9.023] [B4.044]', async () => {
    const { page, context } = await sample('carousel/turning', { viewport: phone }, true);
    await expect.poll(() => inSight(page)).toEqual([0]);
    await page.clock.runFor(5_050);
    await expect.poll(() => inSight(page)).toEqual([1]);
    await page.getByRole('button', { name: /^Pause/ }).click();
    await page.clock.runFor(11_000);
    expect(await inSight(page)).toEqual([1]);
    await context.close();
    const still = await sample('carousel/turning', { viewport: phone, reducedMotion: 'reduce' }, true);
    await expect.poll(() => inSight(still.page)).toEqual([0]);
    await still.page.clock.runFor(11_000);
    expect(await inSight(still.page)).toEqual([0]);
    await still.context.close();
  });

  it('turns by a swipe of a finger [B4.045] [B4.046]', async () => {
    const { page, context } = await sample('carousel/by-hand', { viewport: phone, hasTouch: true, isMobile: true });
    await expect.poll(() => inSight(page)).toEqual([0]);
    const touch = await context.newCDPSession(page);
    const box = await page.locator('.carousel-window').boundingBox();
    const y = (box?.y ?? 0) + 60;
    const swipe = async (from: number, to: number) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
      for (let step = 1; step <= 5; step++)
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: from + ((to - from) * step) / 5, y }],
        });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(300, 60);
    await expect.poll(() => inSight(page)).toEqual([1]);
    await swipe(60, 300);
    await expect.poll(() => inSight(page)).toEqual([0]);
    await context.close();
  });
});

describe('Carousel 2, alive', () => {
  const left = (page: Page) =>
    page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('.strip, .strip *')].map(({ scrollLeft }) => scrollLeft)),
    );

  it('scrolls by its arrows and stops at its ends [B4.050]', async () => {
    const { page, context } = await sample('strip/columns', { viewport: phone });
    const next = page.getByRole('button', { name: /^Scroll on/ });
    const previous = page.getByRole('button', { name: /^Scroll back/ });
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    await next.click();
    await expect.poll(() => left(page)).toBeGreaterThan(100);
    await expect.poll(() => previous.getAttribute('aria-disabled')).not.toBe('true');
    for (let press = 0; press < 12 && (await next.getAttribute('aria-disabled')) !== 'true'; press++) {
      await next.click();
      await page.waitForTimeout(400);
    }
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    await context.close();
  });
});

describe('The stepper, alive', () => {
  it('is worked by keys alone, its focus where the hand is', async () => {
    const { page, complaints, context } = await sample('stepper/out');
    await page.getByRole('button', { name: /^Add/ }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusName(page)).toMatch(/^More/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focusName(page)).toMatch(/^Less/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focusName(page)).toMatch(/^Remove/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focusName(page)).toMatch(/^Add/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('What opens, while it is open', () => {
  it('a popup takes no focus from the rest of the page, gives it back by Escape, and is without fault [B4.034] [B4.039]', async () => {
    const { page, context } = await sample('popup/popup', { viewport: phone });
    const target = page.getByRole('button', { name: 'How are bags packed?' });
    await target.click();
    await page.getByText('Bags are packed by temperature').waitFor();
    expect(await target.getAttribute('aria-expanded')).toBe('true');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => target.getAttribute('aria-expanded')).toBe('false');
    expect(await target.evaluate((button) => button === document.activeElement)).toBe(true);
    await context.close();
  });

  it('a modal stands above everything, is answered by keys, and is without fault [B4.009] [B4.O2]', async () => {
    const { page, complaints, context } = await sample('modal-stage/stage', { viewport: phone });
    const opener = page.getByRole('button', { name: 'Open it' });
    await opener.click();
    await page.waitForSelector('dialog:modal');
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep them' }).press('Enter');
    await page.waitForSelector('dialog', { state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'One that has to be answered' }).click();
    await page.waitForSelector('dialog:modal');
    for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
    await page.mouse.click(10, 10);
    expect(await page.locator('dialog:modal').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a toast is there, takes no focus and is without fault', async () => {
    const { page, context } = await sample('toast/live');
    const opener = page.getByRole('button', { name: 'Remove the milk' });
    await opener.click();
    await page.getByText('Kōwhai blue milk was removed.').first().waitFor();
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.toast').count()).toBe(0);
    await context.close();
  });

  it('an accordion opens one at a time by keys, and is without fault [B4.057] [B4.060]', async () => {
    const { page, context } = await sample('accordion/all');
    const headings = page.locator('summary, .accordion button').filter({ hasText: /order|cost/ });
    await headings.nth(0).focus();
    await page.keyboard.press('Enter');
    await headings.nth(1).focus();
    await page.keyboard.press('Space');
    expect(await faults(page)).toEqual([]);
    await context.close();
  });
});
