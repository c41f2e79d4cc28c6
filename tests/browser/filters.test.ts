import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, openPage, phone, whenLive } from './chromium.ts';
import { axeSource } from './gallery/examine.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();

const open = async (path: string, options = {}) => {
  const watched = await openPage(rig.browser, { viewport: phone, ...options });
  watched.page.setDefaultTimeout(8_000);
  await watched.page.goto(`${rig.store.origin}${path}`, { waitUntil: 'commit' });
  return watched;
};
const openLive = async (path: string, options = {}) => {
  const watched = await open(path, options);
  await whenLive(watched.page);
  return watched;
};
/** A machine may be busy; what is awaited comes in the end. */
const soon = { timeout: 8_000 };
const opener = (page: Page) => page.locator('.listing-filters > summary');
const sheet = (page: Page) => page.getByRole('dialog', { name: /^Filters/ });
const show = (page: Page) => sheet(page).getByRole('button', { name: /^Show [\d,]+ products?$/ });
const chosen = (page: Page) => new URL(page.url()).searchParams.getAll('filters').map((entry) => entry.split(';')[1]);
const chips = (page: Page) =>
  page.getByRole('list', { name: 'Filters in use' }).getByRole('link', { name: /^Remove filter: / });
const focusIs = async (page: Page, selector: string) => {
  await expect
    .poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector), soon)
    .toBe(true);
};
const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ''));
/** By keyboard, as far as the focus has to go. */
const tabTo = async (page: Page, name: RegExp) => {
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { activeElement } = document;
      return [
        activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '',
        activeElement?.closest('dialog') !== null,
      ];
    });
    if (name.test(String(at[0]))) return;
  }
  throw new Error(`Tab never came to ${name}.`);
};
const faults = async (page: Page) => {
  await page.evaluate(axeSource);
  return page.evaluate(
    'axe.run(document, { resultTypes: ["violations"], iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].target))',
  );
};

describe('The filters on a phone', () => {
  it('by keyboard alone: two are chosen in a row, the count follows, chips take them away, and back goes step by step [A2.173] [A3.22] [B2.68]', async () => {
    const { page, complaints, context } = await openLive('/shop/browse');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await show(page).waitFor();
    const all = numberIn(await show(page).textContent());
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    expect(await faults(page)).toEqual([]);

    await tabTo(page, /^Gluten free, /);
    await page.keyboard.press('Enter');
    await expect.poll(() => chosen(page), soon).toEqual(['Gluten free']);
    await expect.poll(async () => numberIn(await show(page).textContent()), soon).toBeLessThan(all);
    const one = numberIn(await show(page).textContent());
    await focusIs(page, 'dialog .facet[aria-current="true"][aria-label^="Gluten free"]');
    await tabTo(page, /^Vegan, /);
    await page.keyboard.press('Enter');
    await expect.poll(() => chosen(page), soon).toEqual(['Gluten free', 'Vegan']);
    await expect.poll(async () => numberIn(await show(page).textContent()), soon).toBeLessThan(one);
    const two = numberIn(await show(page).textContent());
    await focusIs(page, 'dialog .facet[aria-current="true"][aria-label^="Vegan"]');
    expect(await sheet(page).getByRole('status').first().textContent()).toMatch(/^[\d,]+ products?$/);
    expect(await faults(page)).toEqual([]);

    await show(page).focus();
    await page.keyboard.press('Enter');
    await sheet(page).waitFor({ state: 'detached' });
    await focusIs(page, '[data-results]');
    expect(numberIn(await page.locator('[data-results]').textContent())).toBe(two);
    expect(await chips(page).count()).toBe(2);

    await page.getByRole('link', { name: 'Remove filter: Vegan' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => chosen(page), soon).toEqual(['Gluten free']);
    await focusIs(page, '[data-results]');
    await expect.poll(() => chips(page).count(), soon).toBe(1);

    for (const before of [['Gluten free', 'Vegan'], ['Gluten free'], []]) {
      await page.goBack();
      await expect.poll(() => chosen(page), soon).toEqual(before);
      await expect.poll(() => chips(page).count(), soon).toBe(before.length);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keep the page behind still and out of reach, and give the focus back when nothing was chosen', async () => {
    const { page, complaints, context } = await openLive('/shop/specials');
    await page.evaluate(() => window.scrollTo(0, 40));
    await opener(page).click();
    await show(page).waitFor();
    await page.mouse.move(195, 60);
    await page.mouse.wheel(0, 600);
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
      expect(where === 'DIALOG' || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(40);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    await focusIs(page, '.listing-filters > summary');
    await opener(page).click();
    await show(page).waitFor();
    await page.mouse.click(195, 30);
    await sheet(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are busy until the results are there, also when they were fetched ahead of the press', async () => {
    const { page, context } = await openLive('/shop/specials');
    await opener(page).click();
    await show(page).waitFor();
    const gate = { asked: Promise.resolve(), open: () => {} };
    await page.route('**/api/v1/products**', async (route) => {
      await gate.asked;
      await route.continue();
    });
    for (const isAhead of [false, true]) {
      gate.asked = new Promise((resolve) => (gate.open = resolve));
      const choice = sheet(page).getByRole('link', { name: isAhead ? /^Vegan, / : /^Gluten free, / });
      if (isAhead) {
        const begun = page.waitForRequest('**/api/v1/products**');
        await choice.hover();
        await begun;
      }
      await choice.click();
      await sheet(page).getByRole('button', { name: 'Counting products' }).waitFor();
      gate.open();
      await show(page).waitFor();
    }
    await context.close();
  });

  it('make way for the page of a place, whose heading has the focus', async () => {
    const { page, complaints, context } = await openLive('/shop/browse');
    await opener(page).click();
    await sheet(page)
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Pantry, / })
      .click();
    await page.waitForURL('**/shop/browse/pantry');
    await sheet(page).waitFor({ state: 'detached' });
    await focusIs(page, 'h1');
    await opener(page).click();
    await sheet(page).getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /, / }).nth(1).click();
    await page.waitForURL('**/shop/browse/pantry/*');
    await sheet(page).waitFor({ state: 'detached' });
    await focusIs(page, 'h1');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('whose code is lost on the way open in the page, and nothing reloads', async () => {
    const { page, context } = await openLive('/shop/specials');
    await page.evaluate(() => Object.assign(window, { mark: true }));
    await page.route('**/assets/f{ilters-sheet,acet-search}*', (route) => route.abort());
    await opener(page).click();
    await page.getByRole('link', { name: /^Gluten free, / }).waitFor();
    expect(await page.evaluate(() => 'mark' in window)).toBe(true);
    await page.getByRole('link', { name: /more, Brand$/ }).click();
    await page.waitForURL(/allOf=Brand/);
    await context.close();
  });

  it('work without script: they open in the page, each choice is a link, and so is the rest of a long filter', async () => {
    const { page, context } = await open('/shop/browse', { javaScriptEnabled: false });
    await opener(page).click();
    await page.getByRole('link', { name: /^Gluten free, / }).click();
    await page.waitForURL(/filters=/);
    expect(chosen(page)).toEqual(['Gluten free']);
    await opener(page).click();
    const brands = page.getByRole('list', { name: 'Brand', exact: true }).getByRole('link');
    const few = await brands.count();
    await page.getByRole('link', { name: /more, Brand$/ }).click();
    await page.waitForURL(/allOf=Brand/);
    await opener(page).click();
    expect(await brands.count()).toBeGreaterThan(few);
    expect(chosen(page)).toEqual(['Gluten free']);
    await context.close();
  });
});

describe('The filters on a wide screen', () => {
  it('stand beside the results; a choice leads to their count, and a brand is found by typing', async () => {
    const { page, complaints, context } = await openLive('/shop/browse', { viewport: desktop });
    expect(await opener(page).isVisible()).toBe(false);
    const nav = page.getByRole('navigation', { name: 'Categories' });
    expect(await nav.locator('[aria-current="page"]').getAttribute('aria-label')).toMatch(/^All departments, /);
    const more = page.getByRole('link', { name: /more, Brand$/ });
    await more.focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('searchbox', { name: 'Find a brand' });
    await field.waitFor();
    await focusIs(page, '.facet-search .facet[href]');
    const brands = page.getByRole('list', { name: 'Brand', exact: true }).getByRole('link');
    const all = await brands.count();
    await field.fill('KA');
    await expect.poll(() => brands.count(), soon).toBeLessThan(all);
    await expect
      .poll(() => page.locator('.facet-search [role="status"]').textContent())
      .toMatch(new RegExp(`of ${all} match(?:es)?$`));
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => brands.count(), soon).toBe(all);
    await page.getByRole('link', { name: /^Gluten free, / }).click();
    await expect.poll(() => chosen(page), soon).toEqual(['Gluten free']);
    await focusIs(page, '[data-results]');
    expect(await field.isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
