import type { Page } from 'playwright-core';
import { setup } from 'xstate';
import type { Journey } from './journey.types.ts';

type Step = 'stores.open' | 'store.find' | 'store.miss' | 'stores.all' | 'store.choose' | 'page.leave';

const found = 'newtown';
const unheardOf = 'zzxqv';
const name = 'Kete Kilbirnie';

/** A guest looks for a store near home, and makes it their own. */
const machine = setup({
  types: {} as { events: { type: Step } },
}).createMachine({
  id: 'stores',
  description: 'A guest looks for a store.',
  initial: 'home',
  states: {
    home: {
      description: 'The guest is somewhere in the shop.',
      on: { 'stores.open': 'all' },
    },
    all: {
      description: 'Every store is listed.',
      on: { 'store.find': 'near', 'store.miss': 'nothing', 'page.leave': 'home' },
    },
    near: {
      description: 'The stores nearest to where the guest lives are listed.',
      on: {
        'store.choose': 'chosen',
        'stores.all': 'all',
        'store.miss': 'nothing',
      },
    },
    nothing: {
      description: 'No store is called so, and the page says that.',
      on: { 'store.find': 'near', 'stores.all': 'all' },
    },
    chosen: {
      description: 'The nearest store is the guest’s own, and the page says what that means.',
      on: { 'page.leave': 'home', 'stores.all': 'all' },
    },
  },
});

const field = (page: Page) => page.getByRole('searchbox', { name: 'Suburb, town or postcode' });
const listTitle = (page: Page, text: string) =>
  page.locator('[data-results]').filter({ hasText: text }).waitFor({ state: 'visible' });

export const storeVisit: Journey = {
  machine,
  say: {
    'stores.open': 'opens the store finder',
    'store.find': `looks for a store near “${found}”`,
    'store.miss': 'looks for a store that nobody has heard of',
    'stores.all': 'looks at all stores again',
    'store.choose': 'chooses the nearest one',
    'page.leave': 'goes to the home page',
  },
  drive: {
    'stores.open': async (page) => {
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/store-finder';
        document.body.append(link);
        link.click();
        link.remove();
      });
    },
    'store.find': (page) => field(page).fill(found),
    'store.miss': (page) => field(page).fill(unheardOf),
    'stores.all': (page) => page.getByRole('link', { name: 'Show all stores' }).click(),
    'store.choose': async (page) => {
      const offered = page.locator('.store-entry').first().getByRole('button');
      if ((await offered.getAttribute('aria-disabled')) === 'false') await offered.click();
    },
    'page.leave': (page) => page.locator('a[href="/"]:visible').first().click(),
  },
  see: {
    home: async (page) => {
      await page.waitForURL((url) => url.pathname === '/');
      await page.locator('main h1').first().waitFor();
    },
    all: async (page) => {
      await page.waitForURL((url) => url.pathname === '/store-finder');
      await listTitle(page, 'All stores (40)');
    },
    near: async (page) => {
      await listTitle(page, 'nearest to Newtown');
      await page.locator('.store-entry').first().getByRole('heading', { name }).waitFor();
    },
    nothing: (page) => listTitle(page, `We found no store for “${unheardOf}”`),
    chosen: async (page) => {
      await page.getByRole('button', { name: `Your store ${name}` }).waitFor();
      await page
        .locator('.your-store')
        .filter({ hasText: `Prices and stock are those of ${name}.` })
        .waitFor();
    },
  },
};
