import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Journey } from './journey.types.ts';
import { told, user } from './who.ts';

export const shelf = '/shop/specials';
export const items = '**/trolleys/my/items';
export const whole = /\/trolleys\/my(?:\?.*)?$/;

type Held = {
  readonly revision: number;
  readonly items: readonly { readonly products: readonly { readonly quantity: { readonly value: number } }[] }[];
};

export const path = (page: Page) => new URL(page.url()).pathname;
export const menu = (page: Page, name: string) => page.locator('header .account-menu').filter({ hasText: name });
export const door = (page: Page) => page.locator('header .trolley-link').first();
export const modal = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
export const press = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name }).first().click();
export const more = (page: Page) => page.locator('main .stepper-more').first();
export const panel = (page: Page) => page.getByRole('complementary', { name: /^Trolley/ });
export const abort = (route: Route) => route.abort();

const stepper = (page: Page) => page.locator('main .stepper').first();
const heading = (page: Page, name: string) =>
  page.locator('main').getByRole('heading', { name, exact: true }).waitFor();

/** What the store itself has, line by line, and how often it was changed. */
const held = async (page: Page) => {
  const { items: shelves, revision } = await told<Held>(page, '/api/v1/trolleys/my');
  return { lines: shelves.flatMap(({ products }) => products.map(({ quantity }) => quantity.value)), revision };
};
async function storeHolds(page: Page, ...lines: number[]): Promise<void> {
  await expect.poll(async () => (await held(page)).lines, { timeout: 10_000 }).toEqual(lines);
}

/** How many wishes this browser keeps until the store has heard them. */
const keptBy = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const asked = indexedDB.open('kete', 1);
        asked.onupgradeneeded = () => asked.transaction?.abort();
        asked.onerror = () => resolve(0);
        asked.onsuccess = () => {
          const count = asked.result.transaction('outbox').objectStore('outbox').count();
          count.onsuccess = () => (asked.result.close(), resolve(count.result));
        };
      }),
  );
async function keeps(page: Page, count: number): Promise<void> {
  await expect.poll(() => keptBy(page), { timeout: 10_000 }).toBe(count);
}

async function says(page: Page, words: RegExp): Promise<void> {
  await expect.poll(async () => (await door(page).innerText()).replaceAll(/\s+/g, ' ')).toMatch(words);
}
async function shows(page: Page, amount: number, status: string): Promise<void> {
  await expect.poll(() => stepper(page).locator('input').inputValue()).toBe(String(amount));
  await expect.poll(() => stepper(page).getAttribute('data-status'), { timeout: 10_000 }).toBe(status);
}
/** So much stands on the page, in the store, and in no outbox. */
async function stands(page: Page, amount: number, status = 'resting'): Promise<void> {
  await shows(page, amount, status);
  await storeHolds(page, amount);
}
const isInside = async (page: Page) => {
  await page.waitForURL((url) => url.pathname === shelf);
  await menu(page, 'Hēmi').waitFor();
};
const line = (page: Page) => page.locator('main .trolley-line');

/** What was refused, lost or said in another tab is done once: the store has changed as often as was wanted. */
async function cameThroughOnce(page: Page, amount: number): Promise<void> {
  await stands(page, amount);
  await says(page, new RegExp(`Trolley, ${amount} items, \\$`));
  await keeps(page, 0);
  expect(await held(page)).toEqual({ lines: [amount], revision: amount });
}
async function isSavedHere(page: Page): Promise<void> {
  await stepper(page).getByText('Saved on this device. It is sent by itself.').waitFor();
  await shows(page, 2, 'savedHere');
  await keeps(page, 1);
  expect(await held(page)).toEqual({ lines: [1], revision: 1 });
}
async function isOnItsPage(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/trolley');
  await line(page).waitFor();
  expect(await line(page).count()).toBe(1);
  await modal(page, 'Clear your trolley?').waitFor({ state: 'detached' });
  await page.getByText('We could not clear your trolley').waitFor({ state: 'detached' });
  await stands(page, 3);
  await says(page, /Trolley, 3 items, \$/);
}
async function isAsked(page: Page): Promise<void> {
  await modal(page, 'Clear your trolley?').getByText('All 3 items come out.').waitFor();
  expect((await held(page)).lines).toEqual([3]);
}

export const trolleySights: Journey['see'] = {
  outside: async (page) => {
    await menu(page, 'Sign in').waitFor();
    expect((await user(page)).isLoggedIn).toBe(false);
  },
  shelf: async (page) => {
    await isInside(page);
    await says(page, /Trolley, empty$/);
    await storeHolds(page);
  },
  unheard: async (page) => {
    await isInside(page);
    await says(page, /^Trolley$/);
  },
  heldBack: async (page) => {
    await shows(page, 1, 'savedHere');
    expect(await held(page)).toEqual({ lines: [], revision: 0 });
    await keeps(page, 1);
  },
  unknown: async (page) => {
    await heading(page, 'We could not fetch your trolley');
    expect(path(page)).toBe('/trolley');
    expect(await page.getByText('Your trolley is empty').count()).toBe(0);
  },
  added: async (page) => {
    await stands(page, 1);
    await says(page, /Trolley, 1 item, \$/);
    await keeps(page, 0);
  },
  several: async (page) => {
    await stands(page, 3);
    await says(page, /Trolley, 3 items, \$/);
    await keeps(page, 0);
  },
  cut: async (page) => {
    await page.locator('.offline-notice').waitFor();
    await stands(page, 1);
    await keeps(page, 0);
  },
  doubted: async (page) => {
    await page.locator('.offline-notice').waitFor();
    await shows(page, 1, 'resting');
    await keeps(page, 0);
  },
  savedHere: isSavedHere,
  savedStill: isSavedHere,
  offlinePage: async (page) => {
    const list = page.locator('.kept-wishes');
    await list.waitFor();
    expect(await list.getByRole('listitem').allInnerTexts()).toEqual([expect.stringMatching(/^2 × \S/)]);
    expect(await held(page)).toEqual({ lines: [1], revision: 1 });
  },
  agreed: (page) => cameThroughOnce(page, 2),
  found: (page) => cameThroughOnce(page, 3),
  fromTab: (page) => cameThroughOnce(page, 4),
  sent: (page) => cameThroughOnce(page, 2),
  refused: async (page) => {
    await shows(page, 2, 'refused');
    expect((await stepper(page).locator('.stepper-note').innerText()).trim()).not.toBe('');
    expect(await held(page)).toEqual({ lines: [1], revision: 1 });
  },
  beside: async (page) => {
    await panel(page).waitFor();
    expect(path(page)).toBe(shelf);
    await expect.poll(() => panel(page).getByRole('spinbutton').inputValue()).toBe('3');
    await storeHolds(page, 3);
  },
  page: isOnItsPage,
  noted: isOnItsPage,
  kept: isOnItsPage,
  putIn: isOnItsPage,
  takenOut: async (page) => {
    await heading(page, 'Your trolley is empty');
    await page
      .getByText(/ is out of your trolley\.$/)
      .first()
      .waitFor();
    await storeHolds(page);
    await says(page, /Trolley, empty$/);
  },
  askedToClear: isAsked,
  askedAgain: isAsked,
  uncleared: async (page) => {
    await page.getByRole('alert').getByText('We could not clear your trolley').waitFor();
    expect(await line(page).count()).toBe(1);
    await stands(page, 3);
  },
  nothing: async (page) => {
    await heading(page, 'Your trolley is empty');
    expect(path(page)).toBe('/trolley');
    await storeHolds(page);
    await says(page, /Trolley, empty$/);
  },
  saidEmpty: async (page) => {
    await modal(page, 'Your trolley is empty').waitFor();
    expect(path(page)).toMatch(/\(vt-modal:empty-trolley\)$/);
    await storeHolds(page);
  },
  again: async (page) => {
    await menu(page, 'Hēmi').waitFor();
    await says(page, /Trolley, 4 items, \$/);
    await storeHolds(page, 4);
  },
  gone: async (page) => {
    await menu(page, 'Sign in').waitFor();
    expect((await user(page)).isLoggedIn).toBe(false);
    await expect.poll(() => door(page).innerText()).not.toMatch(/item/);
    expect(await page.locator('main .stepper').count()).toBe(0);
    await keeps(page, 0);
  },
};
