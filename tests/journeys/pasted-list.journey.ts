import type { Page } from 'playwright-core';
import { setup } from 'xstate';
import type { Journey } from './journey.types.ts';
import { told } from './who.ts';

type Step =
  | 'list.open'
  | 'list.paste'
  | 'list.edit'
  | 'milk.add'
  | 'bread.add'
  | 'line.skip'
  | 'all.show'
  | 'all.add'
  | 'words.change'
  | 'rest.keep'
  | 'list.restart';

const pasted = '🛒 Shopping:\n- [ ] 2 x milk\n2) bread\n• unobtainium';

/** A shopper pastes a list and shops down it by keyboard alone. */
const machine = setup({
  types: {} as { events: { type: Step } },
}).createMachine({
  id: 'pastedList',
  description: 'A shopper pastes a list and shops down it.',
  initial: 'home',
  states: {
    home: {
      description: 'The shopper is somewhere in the shop.',
      on: { 'list.open': 'writing' },
    },
    writing: {
      description: 'There is a box to write or paste a list into.',
      on: { 'list.paste': 'milk' },
    },
    milk: {
      description: 'The first line is in front of the shopper, its best match chosen.',
      on: { 'milk.add': 'bread', 'all.show': 'all', 'list.edit': 'written' },
    },
    written: {
      description: 'The words of the list stand as they were pasted.',
    },
    bread: {
      description: 'The first line is in the trolley, twice as it says, and the second is in front of the shopper.',
      on: { 'bread.add': 'stone', 'line.skip': 'stoneAlone' },
    },
    stone: {
      description: 'Two lines are added, and the last one found nothing.',
      on: { 'line.skip': 'done', 'words.change': 'found' },
    },
    stoneAlone: {
      description: 'One line is added, one is skipped, and the last one found nothing.',
      on: { 'line.skip': 'doneSome' },
    },
    found: {
      description: 'Other words found something for the last line.',
      on: { 'bread.add': 'doneAll' },
    },
    all: {
      description: 'Every line stands with its match in one view.',
      on: { 'all.add': 'done' },
    },
    done: {
      description: 'Two lines of three are in the trolley, and one was not found.',
      on: { 'rest.keep': 'kept', 'list.restart': 'fresh' },
    },
    doneSome: { description: 'One line of three is in the trolley; one was skipped and one not found.' },
    doneAll: { description: 'All three lines are in the trolley.' },
    kept: { description: 'What was not found stands on the shopping list.' },
    fresh: { description: 'The box is empty, for another list.' },
  },
});

const box = (page: Page) => page.getByRole('textbox', { name: 'Your list' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
/** By keyboard alone: the control is focused as a Tab would, and its key pressed. */
const press = async (page: Page, name: string | RegExp) => {
  const button = page.locator('main').getByRole('button', { name, exact: typeof name === 'string' });
  await button.focus();
  await page.keyboard.press('Enter');
};
/** The focus has followed the list to the chosen match. */
const atMatch = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.matches('input[type=radio]:checked'));
/** Listened for from before the deed on: what the trolley says of it comes next, and takes its place. */
const isSaid = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor();
type Shelves = {
  readonly items: readonly { readonly products: readonly { readonly quantity: { value: number } }[] }[];
};
const amountsIn = async (page: Page): Promise<string> => {
  const { items } = await told<Shelves>(page, '/api/v1/trolleys/my');
  return items
    .flatMap(({ products }) => products.map(({ quantity }) => quantity.value))
    .toSorted((one, other) => one - other)
    .join();
};
/** What is added is in the trolley of the store: a tap before its answer came is not seen yet. */
const inTrolley = async (page: Page, wanted: string) => {
  const deadline = performance.now() + 8_000;
  let amounts = await amountsIn(page);
  while (amounts !== wanted) {
    if (performance.now() > deadline) throw new Error(`The trolley holds ${amounts}, not ${wanted}.`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    amounts = await amountsIn(page);
  }
};

export const pastedList: Journey = {
  machine,
  who: 'A shopper',
  say: {
    'list.open': 'goes to the page of the whole list',
    'list.paste': 'pastes a list with a head, a box, a number and a bullet',
    'list.edit': 'goes back to the words',
    'milk.add': 'chooses another match with the arrow key and adds it with Enter',
    'bread.add': 'adds the best match with Enter',
    'line.skip': 'skips the line',
    'all.show': 'looks at all lines at once',
    'all.add': 'adds all that was found',
    'words.change': 'looks for other words',
    'rest.keep': 'puts the rest on the shopping list',
    'list.restart': 'starts another list',
  },
  drive: {
    'list.open': async (page) => {
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/shop/editsearchlist';
        document.body.append(link);
        link.click();
        link.remove();
      });
    },
    'list.paste': async (page) => {
      await box(page).focus();
      await page.keyboard.insertText(pasted);
      await page.getByText('3 things to look for').waitFor();
      await press(page, 'Find everything');
    },
    'list.edit': (page) => press(page, 'Change my list'),
    'milk.add': async (page) => {
      await atMatch(page);
      await page.keyboard.press('ArrowDown');
      await Promise.all([isSaid(page, /Added .+\. Next: bread, \d found/), page.keyboard.press('Enter')]);
    },
    'bread.add': async (page) => {
      await atMatch(page);
      await page.keyboard.press('Enter');
    },
    'line.skip': (page) => press(page, 'Skip'),
    'all.show': (page) => press(page, 'See all lines at once'),
    'all.add': (page) => press(page, 'Add 2 products'),
    'words.change': async (page) => {
      await page.getByRole('searchbox', { name: 'Other words for this line' }).focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText('butter');
      await page.keyboard.press('Enter');
    },
    'rest.keep': (page) => press(page, 'Put the rest on my shopping list'),
    'list.restart': (page) => press(page, 'Start another list'),
  },
  see: {
    home: async (page) => {
      await page.waitForURL((url) => url.pathname === '/');
      await page.locator('main h1').first().waitFor();
    },
    writing: async (page) => {
      await page.waitForURL((url) => url.pathname === '/shop/editsearchlist');
      await box(page).waitFor();
    },
    milk: async (page) => {
      await heading(page, '2 x milk');
      await page.getByText('1 of 3', { exact: true }).waitFor();
      await atMatch(page);
    },
    written: async (page) => {
      await box(page).waitFor();
      if ((await box(page).inputValue()) !== pasted) throw new Error('The words are not as they were pasted.');
    },
    bread: async (page) => {
      await heading(page, 'bread');
      await page.getByRole('button', { name: '2 x milk added' }).waitFor();
      await inTrolley(page, '2');
    },
    stone: async (page) => {
      await page.getByText('We found nothing for “unobtainium”.').waitFor();
      await inTrolley(page, '1,2');
    },
    stoneAlone: async (page) => {
      await page.getByText('We found nothing for “unobtainium”.').waitFor();
      await page.getByRole('button', { name: 'bread skipped' }).waitFor();
    },
    found: async (page) => {
      await heading(page, 'unobtainium');
      await atMatch(page);
      await page
        .locator('.list-match-card')
        .filter({ hasText: /butter/i })
        .first()
        .waitFor();
    },
    all: async (page) => {
      await heading(page, 'All lines');
      await page.getByRole('combobox', { name: 'Match for 2 x milk' }).waitFor();
    },
    done: async (page) => {
      await heading(page, 'Your list is done');
      await page.getByText('2 of 3 are in your trolley.').waitFor();
      await page.getByRole('region', { name: 'Not found' }).getByText('unobtainium').first().waitFor();
      await inTrolley(page, '1,2');
    },
    doneSome: async (page) => {
      await page.getByText('1 of 3 are in your trolley.').waitFor();
      await page.getByRole('region', { name: 'Skipped' }).getByText('bread').first().waitFor();
    },
    doneAll: async (page) => {
      await page.getByText('3 of 3 are in your trolley.').waitFor();
      await inTrolley(page, '1,1,2');
    },
    kept: (page) => page.getByText('The rest is on your shopping list.').first().waitFor(),
    fresh: async (page) => {
      await box(page).waitFor();
      if ((await box(page).inputValue()) !== '') throw new Error('Something of the last list is left.');
    },
  },
};
