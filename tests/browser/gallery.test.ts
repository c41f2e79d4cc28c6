import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, whenLive } from './chromium.ts';
import { developmentBuild } from './development-build.ts';
import { axeSource, examineAll, faultsOf, listen, visit } from './gallery/examine.ts';
import { pieces } from './gallery/pieces.ts';
import { type RunningStore, serveStore } from './serve.ts';

/** A machine of the gate has two cores. */
const hands = 2;
let store: RunningStore;
let browser: Browser;
let faultsIn: (id: string) => Promise<readonly string[]>;
beforeAll(async () => {
  const folder = await developmentBuild();
  [store, browser] = await Promise.all([serveStore({ BUILD_DIR: folder }), openBrowser()]);
  faultsIn = examineAll(browser, store.origin, pieces, hands);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

describe('The gallery', () => {
  it('has pieces to show', () => {
    expect(pieces.length).toBeGreaterThan(20);
  });

  it.each(pieces.map(({ id }) => id))(
    'shows %s without a complaint, light and dark, small and wide, by keyboard, with large text, without motion and without colours',
    async (id) => {
      expect(await faultsIn(id)).toEqual([]);
    },
  );
});

describe('The pages of the gallery', () => {
  const listened = async (options = {}) => {
    const { page, context } = await openPage(browser, options);
    return { page, context, complaints: listen(page) };
  };

  it.each(['/gallery', '/gallery/carousel', '/gallery/add-to-home'])(
    '%s comes alive without a complaint, has no violation that axe can see and fits its screen',
    async (path) => {
      const { page, context, complaints } = await listened();
      await page.goto(`${store.origin}${path}`);
      await whenLive(page);
      await page.evaluate(axeSource);
      const violations = await page.evaluate(
        'axe.run(document, { resultTypes: ["violations"], iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].target))',
      );
      expect(violations).toEqual([]);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, `at ${width}`).toBeLessThanOrEqual(0);
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('show a sample in a window of its own, where the width and the theme are true, with the chart beside it', async () => {
    const { page, context, complaints } = await listened();
    await page.goto(`${store.origin}/gallery/carousel?theme=dark&width=phone&text=200`);
    await whenLive(page);
    const frame = page.frameLocator('iframe').first();
    await frame.locator('main[data-live]').waitFor();
    const seen = await frame.locator('main').evaluate((main) => {
      const { colorScheme, fontSize } = getComputedStyle(document.documentElement);
      return { colorScheme, fontSize, width: innerWidth, frames: main.ownerDocument.querySelectorAll('header').length };
    });
    expect(seen).toEqual({ colorScheme: 'dark', fontSize: '32px', width: 390, frames: 0 });
    await page.getByRole('img', { name: /carousel/ }).scrollIntoViewIfNeeded();
    await page.waitForFunction(
      () => (document.querySelector('.gallery-chart img') as HTMLImageElement).naturalWidth > 0,
    );
    expect(await page.locator('.gallery-states tbody tr').count()).toBeGreaterThan(3);
    expect(await page.locator('.gallery-rows dd').first().innerText()).toMatch(/\w{4}/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('lead from a piece to the list and on to another, and back', async () => {
    const { page, context } = await listened();
    await page.goto(`${store.origin}/gallery/chip`);
    await whenLive(page);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Gallery' }).click();
    await page.waitForURL('**/gallery');
    await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
    await page.getByRole('link', { name: 'Button', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
    await context.close();
  });

  it('say everything without JavaScript', async () => {
    const { page, context } = await listened({ javaScriptEnabled: false });
    await page.goto(`${store.origin}/gallery/breadcrumb`, { waitUntil: 'domcontentloaded' });
    expect(await page.locator('main').innerText()).toContain('B2.73');
    expect(await page.locator('iframe').count()).toBe(6);
    await page.goto(`${store.origin}/gallery/breadcrumb/shelf?theme=dark`, { waitUntil: 'domcontentloaded' });
    expect(await page.locator('main').innerText()).toContain('Fresh Milk');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    await context.close();
  });
});

describe('What looks at the gallery', () => {
  it('sees each kind of fault when it is there', async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${store.origin}/gallery/button/primary`);
    await page.evaluate(() => {
      const main = document.querySelector('main');
      const add = (tag: string, style: Partial<CSSStyleDeclaration>, words = '') => {
        const element = document.createElement(tag);
        element.textContent = words;
        Object.assign(element.style, style);
        main?.append(element);
        return element;
      };
      add('div', { width: '2000px', height: '4px' });
      add('img', { width: '10px' });
      add('p', { color: '#888888', background: '#999999' }, 'hardly to be read');
      add('div', { height: '1.2em', fontSize: '16px', overflow: 'hidden' }).append(
        Object.assign(document.createElement('span'), { textContent: 'cut when it grows' }),
      );
      const grown = main?.querySelector('span:last-of-type') as HTMLElement | null;
      grown?.style.setProperty('font-size', '1rem');
      add('div', { transition: 'opacity 3s' }).style.setProperty('transition-duration', '3s', 'important');
      for (const _ of [1, 2]) add('button', { width: '10px', height: '10px', padding: '0', border: '0' });
      add('button', { outline: 'none', width: '60px', height: '30px' }, 'ringless').style.setProperty(
        'outline',
        'none',
        'important',
      );
      add('button', { width: '60px', height: '30px' }, 'aside').tabIndex = -1;
    });
    const faults = (await faultsOf(page)).join('\n');
    for (const seen of [
      /^pictures: no alt/m,
      /^axe, light: .*(?:color-contrast|image-alt)/m,
      /^axe, dark: /m,
      /^Tab: .*ringless" has no ring/m,
      /^Tab: .*aside" is out of Tab’s way/m,
      /^targets: .*10 × 10 px/m,
      /^forced colours: .*is not seen/m,
      /^reduced motion: .*moves/m,
      /^320 px: .*too wide/m,
      /^200 % text at 390 px: .*is cut/m,
    ])
      expect(faults).toMatch(seen);
    await context.close();
  });

  it('finds nothing at an address that is no piece and no sample', async () => {
    for (const [path, status] of [
      ['/gallery', 200],
      ['/gallery/button', 200],
      ['/gallery/button/all', 200],
      ['/gallery/no-such-piece', 404],
      ['/gallery/button/no-such-sample', 404],
      ['/gallery/__proto__', 404],
    ] as const) {
      const answer = await fetch(`${store.origin}${path}`);
      expect(answer.status, path).toBe(status);
      const html = await answer.text();
      if (status === 200) expect(html, path).toContain('<meta name="robots" content="noindex"');
    }
  });
});
