import type { Page } from 'playwright-core';
import { setup } from 'xstate';
import type { Journey } from './journey.types.ts';

type Step =
  | 'picture.enlarge'
  | 'picture.whole'
  | 'stores.open'
  | 'town.find'
  | 'town.miss'
  | 'stores.show'
  | 'prices.open'
  | 'offers.compare'
  | 'modal.close';

const machine = setup({ types: {} as { context: object; events: { type: Step } } }).createMachine({
  id: 'product',
  description: 'A guest looks at one product from all sides.',
  initial: 'page',
  states: {
    page: {
      description: 'The page of a product that has two offers at once.',
      on: { 'picture.enlarge': 'near', 'stores.open': 'stores', 'prices.open': 'prices', 'offers.compare': 'offers' },
    },
    near: { description: 'The picture is seen from near.', on: { 'picture.whole': 'page' } },
    stores: {
      description: 'Every store stands over the page, with a word on its stock.',
      on: { 'town.find': 'town', 'town.miss': 'nowhere', 'modal.close': 'page' },
    },
    town: {
      description: 'The store of one town is left.',
      on: { 'town.miss': 'nowhere', 'modal.close': 'page' },
    },
    nowhere: {
      description: 'No store is called like that, and the way back to all of them.',
      on: { 'stores.show': 'stores', 'town.find': 'town', 'modal.close': 'page' },
    },
    prices: { description: 'It is said how prices work.', on: { 'modal.close': 'page' } },
    offers: { description: 'Both offers stand side by side.', on: { 'modal.close': 'page' } },
  },
});

const dialog = (page: Page) => page.getByRole('dialog');
const link = (page: Page, name: string | RegExp) => page.locator('main').getByRole('link', { name });
const view = (page: Page) => page.locator('.image-zoom-view');
const sees = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('dialog li').length === wanted, count);
const isPressed = (page: Page, pressed: boolean) =>
  page.waitForFunction(
    (wanted) => (document.querySelector('.image-zoom-view')?.ariaPressed ?? 'false') === String(wanted),
    pressed,
  );
const type = (page: Page, words: string) => dialog(page).getByRole('searchbox').fill(words);
const standsOver = (page: Page, title: string) => page.getByRole('dialog', { name: title }).waitFor();

async function enlarge(page: Page): Promise<void> {
  const look = page.getByRole('button', { name: 'Look closer' });
  if (await look.isVisible()) await look.click();
  else await view(page).press('Enter');
}

export const product: Journey = {
  machine,
  say: {
    'picture.enlarge': 'looks closer at the picture',
    'picture.whole': 'has seen enough of it',
    'stores.open': 'asks which stores have it',
    'town.find': 'looks for Whangārei, without the macron',
    'town.miss': 'looks for a town that has no store',
    'stores.show': 'shows all stores again',
    'prices.open': 'reads how prices work',
    'offers.compare': 'asks which of the two offers is cheaper',
    'modal.close': 'closes what stands over the page',
  },
  drive: {
    'picture.enlarge': enlarge,
    'picture.whole': (page) => view(page).press('Escape'),
    'stores.open': (page) => link(page, 'Stock at other stores').click(),
    'town.find': (page) => type(page, 'whangarei'),
    'town.miss': (page) => type(page, 'Atlantis'),
    'stores.show': (page) => dialog(page).getByRole('button', { name: 'Show all stores' }).click(),
    'prices.open': (page) => link(page, 'How our prices work').click(),
    'offers.compare': (page) => link(page, /^Two offers at once/).click(),
    'modal.close': (page) => dialog(page).getByRole('link', { name: 'Close' }).click(),
  },
  see: {
    page: async (page) => {
      await dialog(page).waitFor({ state: 'detached' });
      await link(page, /^Two offers at once/).waitFor();
      await isPressed(page, false);
    },
    near: (page) => isPressed(page, true).then(() => undefined),
    stores: async (page) => {
      await standsOver(page, 'Stock at our stores');
      await sees(page, 40);
    },
    town: async (page) => {
      await sees(page, 1);
      await dialog(page).getByText('Kete Whangārei').waitFor();
    },
    nowhere: async (page) => {
      await sees(page, 0);
      await dialog(page).getByText('We have no store called “Atlantis”', { exact: false }).waitFor();
    },
    prices: (page) => standsOver(page, 'How our prices work'),
    offers: async (page) => {
      await standsOver(page, 'Two offers at once');
      await dialog(page).getByRole('table').waitFor();
    },
  },
};
