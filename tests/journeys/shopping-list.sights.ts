import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Journey } from './journey.types.ts';
import { told, user } from './who.ts';

export const place = '/shoppinglist';
export const lists = '**/shopping-lists/my';
export const items = '**/shopping-lists/my/items';
export const share = '**/shopping-lists/my/share';

type Told = {
  readonly items: readonly { readonly text: string; readonly isTicked: boolean }[];
  readonly isShared: boolean;
};
/** The addresses that have led to the list of a page, in their order. */
export const links = new WeakMap<Page, string[]>();

export const menu = (page: Page, name: string) => page.locator('header .account-menu').filter({ hasText: name });
export const press = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name }).first().click();
export const abort = (route: Route) => route.abort();
export const link = (page: Page) => page.getByLabel('Link to your list');

const lines = (page: Page) => page.locator('main .shopping-list-words').allInnerTexts();
const notes = (page: Page) => page.locator('main .shopping-list-note > span').allInnerTexts();
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('shoppingList'));
async function keeps(page: Page, ...texts: string[]): Promise<void> {
  await expect
    .poll(async () => [...((await kept(page)) ?? '').matchAll(/"text":"([^"]+)"/g)].map(([, text]) => text))
    .toEqual(texts);
}
async function shows(page: Page, ...texts: string[]): Promise<void> {
  await expect.poll(() => lines(page), { timeout: 10_000 }).toEqual(texts);
}
async function says(page: Page, ...words: RegExp[]): Promise<void> {
  await expect.poll(() => notes(page), { timeout: 10_000 }).toEqual(words.map((one) => expect.stringMatching(one)));
}
const isTicked = (page: Page, text: string) => page.getByRole('checkbox', { name: text, exact: true }).isChecked();

const onServer = (page: Page) => told<Told>(page, '/api/v1/shopping-lists/my');
async function storeHas(page: Page, ...texts: string[]): Promise<void> {
  await expect
    .poll(async () => (await onServer(page)).items.map(({ text }) => text), { timeout: 10_000 })
    .toEqual(texts);
}
/** On the page and in the store. */
const stands = async (page: Page, ...texts: string[]) => {
  await shows(page, ...texts);
  await storeHas(page, ...texts);
};
const isGuest = async (page: Page) => {
  await page.waitForURL((url) => url.pathname === place);
  await page.getByText('Your list is kept in this browser.').first().waitFor();
  expect((await user(page)).isLoggedIn).toBe(false);
};
/** What somebody without a name sees at that address. */
const opens = async (page: Page, address: string) => {
  const context = await page.context().browser()?.newContext();
  const response = await context?.request.get(address);
  const html = (await response?.text()) ?? '';
  await context?.close();
  return html;
};
const opensNothing = async (page: Page, address = '') =>
  expect((await opens(page, address)).includes('This list is not shared any more.')).toBe(true);

const written = ['Milk', 'Bread', 'Eggs'];
const theirs = ['MILK', 'Tea'];
const merged = [...theirs, 'Bread', 'Eggs'];

async function isTickedOff(page: Page): Promise<void> {
  await shows(page, ...written);
  await page.getByText('2 to get, 1 ticked off').waitFor();
  expect(await isTicked(page, 'Bread')).toBe(true);
}
async function hasGotTea(page: Page): Promise<void> {
  await stands(page, ...merged);
  await page.getByText('3 to get, 1 ticked off').waitFor();
  await expect
    .poll(async () => (await onServer(page)).items.filter((one) => one.isTicked).map(({ text }) => text))
    .toEqual(['Tea']);
}
/** The last link opens the list, and no other does. */
async function isShared(page: Page, count: number): Promise<void> {
  const known = links.get(page) ?? [];
  await expect
    .poll(async () => (await link(page).count()) === 1 && !known.includes(await link(page).inputValue()))
    .toBe(true);
  const address = await link(page).inputValue();
  links.set(page, [...known, address]);
  expect(links.get(page)).toHaveLength(count);
  const html = await opens(page, address);
  expect(merged.filter((text) => !html.includes(text))).toEqual([]);
  for (const old of known) await opensNothing(page, old);
  expect((await onServer(page)).isShared).toBe(true);
}

export const shoppingListSights: Journey['see'] = {
  outside: async (page) => {
    await page.locator('main h1').first().waitFor();
    expect(await kept(page)).toBe(null);
  },
  empty: async (page) => {
    await isGuest(page);
    await page.getByText('Nothing on your list yet').waitFor();
    expect(await kept(page)).toBe(null);
  },
  written: async (page) => {
    await isGuest(page);
    await shows(page, ...written);
    await keeps(page, ...written);
  },
  ticked: isTickedOff,
  tickedStill: isTickedOff,
  returned: isTickedOff,
  removed: async (page) => {
    await shows(page, 'Milk', 'Bread');
    await says(page, /^Eggs is removed\.$/);
    await keeps(page, 'Milk', 'Bread');
  },
  cleared: async (page) => {
    await page.getByText('Nothing on your list yet').waitFor();
    await says(page, /^4 items are removed\.$/);
    await keeps(page);
  },
  fromTab: async (page) => {
    await shows(page, ...written, 'Salt');
    await keeps(page, ...written, 'Salt');
  },
  unmerged: async (page) => {
    await says(page, /^3 items from before you signed in wait in this browser\./);
    await keeps(page, ...written);
    await storeHas(page, ...theirs);
  },
  merged: async (page) => {
    await says(page, /^What you wrote before signing in: 2 items added, 1 already there\.$/);
    await stands(page, ...merged);
    expect(await kept(page)).toBe(null);
  },
  standing: async (page) => {
    await stands(page, ...merged);
    await says(page);
  },
  unfetched: async (page) => {
    await says(page, /^We could not fetch your list\./);
    expect(await lines(page)).toEqual([]);
    await storeHas(page, ...theirs);
  },
  fetched: async (page) => {
    await stands(page, ...theirs);
    await says(page);
  },
  got: hasGotTea,
  back: hasGotTea,
  out: async (page) => {
    await says(page, /^Eggs is removed\.$/);
    await stands(page, 'MILK', 'Tea', 'Bread');
  },
  allOut: async (page) => {
    await page.getByText('Nothing on your list yet').waitFor();
    await storeHas(page);
  },
  unsaved: async (page) => {
    await says(page, /^1 change is not saved yet\./);
    await shows(page, ...merged, 'Salt');
    await storeHas(page, ...merged);
  },
  offline: async (page) => {
    await says(
      page,
      /^1 change is not saved yet\. You are offline: what you write is kept, and sent when you are back\.$/,
    );
    await shows(page, ...merged, 'Salt', 'Rice');
    await keeps(page, 'Rice');
    await storeHas(page, ...merged, 'Salt');
  },
  sent: async (page) => {
    await stands(page, ...merged, 'Salt', 'Rice');
    await says(page);
    expect(await kept(page)).toBe(null);
  },
  saved: async (page) => {
    await stands(page, ...merged, 'Salt');
    await says(page);
    expect(await kept(page)).toBe(null);
  },
  fast: async (page) => {
    await stands(page, ...merged, 'Salt');
    await expect
      .poll(async () => (await onServer(page)).items.find(({ text }) => text === 'MILK')?.isTicked)
      .toBe(true);
    expect(await kept(page)).toBe(null);
  },
  shared: (page) => isShared(page, 1),
  sharedAnew: (page) => isShared(page, 2),
  unlinked: async (page) => {
    await page.getByText(/^That did not get through\./).waitFor();
    expect((await onServer(page)).isShared).toBe(false);
  },
  linked: async (page) => {
    await page.getByText(/^That did not get through\./).waitFor();
    expect((await opens(page, links.get(page)?.at(-1) ?? '')).includes('Bread')).toBe(true);
  },
  unshared: async (page) => {
    await expect.poll(() => link(page).count()).toBe(0);
    expect((await onServer(page)).isShared).toBe(false);
    await opensNothing(page, links.get(page)?.at(-1));
  },
  gone: async (page) => {
    await menu(page, 'Sign in').waitFor();
    expect((await user(page)).isLoggedIn).toBe(false);
    await expect.poll(() => lines(page)).toEqual([]);
    expect(await kept(page)).toBe(null);
  },
  anew: async (page) => {
    await shows(page, 'Salt');
    await keeps(page, 'Salt');
  },
};
