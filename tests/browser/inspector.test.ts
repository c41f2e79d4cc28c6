import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, openBrowser, openPage, phone } from './chromium.ts';
import { axeSource } from './gallery/examine.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
const file = join(import.meta.dirname, '../../dist/inspector/index.html');
const expired = '#/reservation/reservation.clocks.expired';

/** The file alone, with the network off. */
async function opened(fragment = '', options: BrowserContextOptions = {}) {
  const watched = await openPage(browser, { offline: true, acceptDownloads: true, ...options });
  await watched.page.goto(`${pathToFileURL(file).href}${fragment}`);
  await watched.page.locator('.frame').waitFor();
  return watched;
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}
async function saved(page: Page, kind: string): Promise<Download> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: kind, exact: true }).click();
  return coming;
}
/** How a browser reads a file of markup: the name of its root, or what is wrong with it. */
async function parsed(page: Page, text: string): Promise<string> {
  const reader = await page.context().newPage();
  const said = await reader.evaluate((source) => {
    const read = new DOMParser().parseFromString(source, 'application/xml');
    return read.querySelector('parsererror')?.textContent ?? read.documentElement.localName;
  }, text);
  await reader.close();
  return said;
}
async function violations(page: Page) {
  await page.evaluate(axeSource);
  return page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ target }) => target).slice(0, 4)))',
  );
}

describe('The inspector as one file, with the network off', () => {
  it('is searched, and a state is played, in three actions by keyboard', async () => {
    const { page, context, complaints, requests } = await opened();
    await page.keyboard.type('slot expire');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe(expired);
    await expect.poll(() => focused(page)).toBe('Play');
    expect(await page.locator('.state-card h3').textContent()).toBe('expired');
    await page.keyboard.press('Enter');
    await page.locator('#panel-play').waitFor({ state: 'visible' });
    await page.locator('[data-active] [data-state="reservation.clocks.expired"]').waitFor();
    expect(complaints).toEqual([]);
    expect(requests).toHaveLength(1);
    await context.close();
  });

  it('finds words in any order and by their beginnings, requirement ids and journeys, and says when it finds nothing', async () => {
    const { page, context } = await opened();
    const best = async (words: string) => {
      await page.getByRole('combobox').fill(words);
      return (await page.getByRole('option').first().textContent()) ?? '';
    };
    expect(await best('expir slo')).toContain('expired');
    expect(await best('A4.11')).not.toBe('');
    expect(await best('laptop sleep journey')).toContain('Journey');
    await page.getByRole('combobox').fill('zzzz');
    await expect.poll(() => page.locator('.search-box [role="status"]').textContent()).toContain('Nothing was found');
    await context.close();
  });

  it('folds and unfolds what holds other states, and walks from state to state by the arrow keys', async () => {
    const { page, context } = await opened('#/reservation');
    const states = page.locator('.drawing [data-state]');
    const all = await states.count();
    await page.getByRole('button', { name: 'Fold all', exact: true }).click();
    await expect.poll(() => states.count()).toBeLessThan(all);
    await page.getByRole('button', { name: 'Unfold all', exact: true }).click();
    await expect.poll(() => states.count()).toBe(all);
    await page.locator('[data-state="reservation.clocks.expired"]').click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.url()).not.toContain('expired');
    const at = await page.evaluate(() => document.activeElement?.getAttribute('data-state') ?? '');
    expect(decodeURIComponent(page.url())).toContain(at);
    await page.goBack();
    await expect.poll(() => page.url()).toContain('expired');
    await context.close();
  });

  it('is dragged by the mouse without choosing a state, and moved by Shift with an arrow key', async () => {
    const { page, context } = await opened('#/reservation', { viewport: desktop, reducedMotion: 'reduce' });
    const scroller = page.locator('.window');
    const at = () => scroller.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    const [left = 0, top = 0] = await at();
    const box = await scroller.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 250];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 100, y - 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(at).toEqual([left + 100, top + 60]);
    expect(new URL(page.url()).hash).toBe('#/reservation');
    await scroller.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(at).toEqual([left + 20, top + 60]);
    await context.close();
  });

  it('is printed as large as can be read, on sheets that show all of it', async () => {
    const { page, context } = await opened('#/checkout');
    await page.emulateMedia({ media: 'print' });
    const sheets = page.locator('.printed figure');
    expect(await sheets.count()).toBe(2);
    const [first] = await page.locator('.printed svg').all();
    const drawn = await first?.evaluate((svg) => (svg as SVGSVGElement).getScreenCTM()?.a ?? 0);
    expect(drawn).toBeGreaterThan(0.7);
    expect(await page.locator('.toolbar').isVisible()).toBe(false);
    await context.close();
  });

  it('plays the very steps of an answer', async () => {
    const { page, context, complaints } = await opened();
    await page.getByRole('tab', { name: 'Questions' }).click();
    await page.getByLabel('Your question').fill('can anyone reach held without registering');
    await page.keyboard.press('Enter');
    const steps = page.locator('.answer-path > li');
    await steps.first().waitFor();
    const said = await steps.locator('button').allTextContents();
    await page.getByRole('button', { name: 'Play these steps' }).click();
    const slider = page.locator('.play-panel').getByRole('slider');
    await expect.poll(() => slider.getAttribute('max')).toBe(String(said.length - 1));
    for (const [index, state] of said.entries()) {
      await slider.fill(String(index));
      await page.locator(`[data-active] [data-state="${state}"]`).waitFor();
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(['trolley', 'modals', 'journey-paying'])('opens %s on a phone where it begins', async (chart) => {
    const { page, context } = await opened(`#/${chart}`, { viewport: phone });
    const isSeen = () =>
      page.evaluate(() => {
        const window = document.querySelector('.window')?.getBoundingClientRect();
        return [...document.querySelectorAll('.drawing .leaf [data-state]')].filter((leaf) => {
          const { left, top, right, bottom } = leaf.getBoundingClientRect();
          return window && left >= window.left && right <= window.right && top >= window.top && bottom <= window.bottom;
        }).length;
      });
    await expect.poll(isSeen).toBeGreaterThan(0);
    await context.close();
  });

  it('gives the chart on show as SVG, PNG, Mermaid, SCXML and JSON, each of which can be read', async () => {
    const { page, context, complaints } = await opened('#/reservation');
    await page.getByText('Save or print').click();
    const svg = await textOf(await saved(page, 'SVG'));
    expect(await parsed(page, svg)).toBe('svg');
    expect(svg).toContain('The slot was kept as long as was said');
    const scxml = await textOf(await saved(page, 'SCXML'));
    expect(await parsed(page, scxml)).toBe('scxml');
    expect(scxml).toContain('<state id="reservation.clocks.expired">');
    const png = readFileSync(await (await saved(page, 'PNG')).path());
    expect([png.subarray(1, 4).toString(), png.length > 20_000]).toEqual(['PNG', true]);
    const mermaid = await textOf(await saved(page, 'Mermaid'));
    expect(mermaid).toContain('stateDiagram-v2');
    expect(mermaid.split('{').length).toBe(mermaid.split('}').length);
    const json = JSON.parse(await textOf(await saved(page, 'JSON'))) as { states: { id: string }[] };
    expect(json.states.map(({ id }) => id)).toContain('reservation.clocks.expired');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says the same in tables as in the drawing', async () => {
    const { page, context } = await opened('#/reservation');
    const drawn = await page.locator('.drawing [data-state]').count();
    await page.getByRole('button', { name: 'Table' }).click();
    expect(await page.getByRole('table', { name: 'States', exact: true }).getByRole('row').count()).toBe(drawn + 1);
    await page.getByRole('link', { name: 'clocks.expired', exact: true }).click();
    await expect.poll(() => page.locator('.state-card h3').textContent()).toBe('expired');
    await context.close();
  });

  it('takes a sign-off with a name and a date, and gives the file for the repository', async () => {
    const { page, context } = await opened(expired);
    await page.getByRole('button', { name: 'Sign this state' }).click();
    await page.getByRole('button', { name: 'Save the sign-off' }).click();
    await expect.poll(() => page.locator('.sign-off [role="alert"]').textContent()).toContain('name');
    await page.getByLabel('Your name').fill('Ana');
    await page.getByLabel('Date').fill('2026-11-23');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the sign-off' }).click();
    const { signOffs } = JSON.parse(await textOf(await coming)) as { signOffs: object[] };
    expect(signOffs).toContainEqual(
      expect.objectContaining({ state: 'reservation.clocks.expired', name: 'Ana', date: '2026-11-23' }),
    );
    await expect.poll(() => page.locator('.sign-off [role="status"]').textContent()).toContain('Signed by Ana');
    await context.close();
  });

  it.each([
    ['the first screen in light', '', {}],
    ['a state in light', expired, {}],
    ['a state in dark', expired, { colorScheme: 'dark' }],
    ['a journey on a phone', '#/journey-reservation', { viewport: phone }],
  ] as const)('has nothing that axe objects to: %s', async (_, fragment, options) => {
    const { page, context } = await opened(fragment, { viewport: desktop, ...options });
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  it.each(['', expired, '#/journey-paying'])('scrolls only within the drawing at 320 px: %s', async (fragment) => {
    const { page, context } = await opened(fragment, { viewport: { width: 320, height: 700 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await context.close();
  });
});
