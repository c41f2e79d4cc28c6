import type { Page, Route } from 'playwright-core';
import { setup } from 'xstate';
import { whenLive } from '../browser/chromium.ts';
import type { Journey } from './journey.types.ts';
import { preferencesSights } from './preferences.sights.ts';
import { seatOf } from './who.ts';

type Step =
  | 'addresses.open'
  | 'address.miss'
  | 'address.retry'
  | 'address.add'
  | 'second.add'
  | 'primary.make'
  | 'address.change'
  | 'remove.ask'
  | 'remove.keep'
  | 'remove.confirm'
  | 'preferences.open'
  | 'substitutes.refuse'
  | 'packing.choose'
  | 'slip.lose'
  | 'slip.retry'
  | 'slip.putBack'
  | 'slip.open'
  | 'note.write'
  | 'page.reload'
  | 'letters.take'
  | 'beta.join'
  | 'beta.leave';

/** Where groceries go and how orders begin: what the page says is in the store, and no failure loses a word. */
const machine = setup({ types: {} as { events: { type: Step } } }).createMachine({
  id: 'preferences',
  description: 'A shopper keeps their addresses, and says once how their orders begin.',
  initial: 'outside',
  states: {
    outside: {
      description: 'A shopper has something in their trolley and is somewhere in the shop.',
      on: { 'addresses.open': 'empty', 'preferences.open': 'choosing' },
    },
    empty: {
      description: 'No address is kept yet.',
      on: { 'address.add': 'one', 'address.miss': 'unsaved' },
    },
    unsaved: {
      description: 'The store was not reached: what was typed stands in the form, with the reason.',
      on: { 'address.retry': 'one' },
    },
    one: { description: 'One address is kept, and is the main one.', on: { 'second.add': 'two' } },
    two: { description: 'A second address stands under the main one.', on: { 'primary.make': 'moved' } },
    moved: {
      description: 'The second address is the main one, and is delivered to.',
      on: { 'remove.ask': 'asked' },
    },
    asked: {
      description: 'Whether the main address goes is asked, with what comes of it.',
      on: { 'remove.keep': 'kept', 'remove.confirm': 'removed' },
    },
    kept: { description: 'Both addresses are still there.', on: { 'address.change': 'changed' } },
    changed: { description: 'The main address says something else.' },
    removed: { description: 'The address before is the main one again.' },
    choosing: {
      description: 'The preferences stand as the shop begins with them.',
      on: { 'substitutes.refuse': 'strict', 'slip.lose': 'unkept' },
    },
    unkept: {
      description: 'The slip on paper was not saved: the wish stands, with the reason and two ways on.',
      on: { 'slip.retry': 'papered', 'slip.putBack': 'givenUp' },
    },
    givenUp: { description: 'The slip is as it was.', on: { 'slip.open': 'papered' } },
    papered: { description: 'A slip on paper lies in every order, the one in the trolley with them.' },
    strict: {
      description: 'Nothing comes in the place of what is put into the trolley from now on.',
      on: { 'packing.choose': 'packed' },
    },
    packed: {
      description: 'The trolley is packed as its shopper likes it.',
      on: { 'letters.take': 'written' },
    },
    written: { description: 'Letters with offers come.', on: { 'note.write': 'noted' } },
    noted: { description: 'What is said to drivers stands in the next order.', on: { 'page.reload': 'notedStill' } },
    notedStill: { description: 'It stands there on the next page as well.', on: { 'beta.join': 'joined' } },
    joined: { description: 'This browser is in the beta group.', on: { 'beta.leave': 'left' } },
    left: { description: 'This browser is in the beta group no longer.' },
  },
});

const abort = (route: Route) => route.abort();
const saving = (path: string) => (url: URL) => url.pathname === path;
const addresses = saving('/api/v1/addresses/my/items');
const preferences = saving('/api/v1/preferences/my');
const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name });
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${seatOf(page).store.origin}${path}`);
  await whenLive(page);
}
/** Without a mouse: the suburb is chosen from its list by arrow and Enter. */
async function fill(page: Page, street: string): Promise<void> {
  const suburb = page.getByRole('combobox', { name: 'Suburb' });
  await suburb.fill('Karori');
  await page.getByRole('option', { name: /^Karori/ }).waitFor();
  await suburb.press('ArrowDown');
  await suburb.press('Enter');
  await page.getByRole('combobox', { name: 'Street address' }).fill(street);
}
async function add(page: Page, street: string): Promise<void> {
  await button(page, 'Add an address').click();
  await fill(page, street);
  await button(page, 'Save address').click();
}
/** What is read is let through. */
const lose = (page: Page, path: (url: URL) => boolean) =>
  page.route(path, (route) => (route.request().method() === 'GET' ? route.continue() : abort(route)));

export const preferencesJourney: Journey = {
  machine,
  who: 'A shopper',
  say: {
    'addresses.open': 'opens their addresses',
    'address.miss': 'adds an address that the store does not hear of',
    'address.retry': 'saves it again',
    'address.add': 'adds an address',
    'second.add': 'adds another',
    'primary.make': 'makes it the main one',
    'address.change': 'changes it',
    'remove.ask': 'wants it removed',
    'remove.keep': 'keeps it',
    'remove.confirm': 'has it removed',
    'preferences.open': 'opens their preferences',
    'substitutes.refuse': 'wants nothing else in the place of what runs out',
    'packing.choose': 'likes paper bags',
    'slip.lose': 'wants a slip on paper and the store does not hear of it',
    'slip.retry': 'tries again',
    'slip.putBack': 'leaves it as it was',
    'slip.open': 'asks for a slip on paper over the trolley',
    'note.write': 'writes to the drivers',
    'page.reload': 'loads the page again',
    'letters.take': 'wants letters with offers',
    'beta.join': 'joins the beta group',
    'beta.leave': 'leaves it',
  },
  drive: {
    'addresses.open': (page) => open(page, '/account/delivery-addresses'),
    'address.miss': async (page) => {
      await lose(page, addresses);
      await add(page, '12 Rimu Road');
    },
    'address.retry': async (page) => {
      await page.unroute(addresses);
      await button(page, 'Save address').click();
    },
    'address.add': (page) => add(page, '12 Rimu Road'),
    'second.add': (page) => add(page, '8 Kōwhai Street'),
    'primary.make': (page) => button(page, /^Make main address/).click(),
    'address.change': async (page) => {
      await button(page, /^Change.*Kōwhai/).click();
      await page.getByRole('combobox', { name: 'Street address' }).fill('Flat 3, 8 Kōwhai Street');
      await button(page, 'Save address').click();
    },
    'remove.ask': (page) => button(page, /^Remove.*Kōwhai/).click(),
    'remove.keep': (page) => button(page, 'Keep it').click(),
    'remove.confirm': (page) => button(page, 'Yes, remove it').click(),
    'preferences.open': (page) => open(page, '/account/preferences'),
    'substitutes.refuse': (page) => page.getByRole('radio', { name: 'Leave it out' }).check(),
    'packing.choose': (page) => page.getByRole('radio', { name: /^Paper bags/ }).check(),
    'slip.lose': async (page) => {
      await lose(page, preferences);
      await page.getByRole('radio', { name: 'On paper, in my order' }).check();
    },
    'slip.retry': async (page) => {
      await page.unroute(preferences);
      await button(page, /^Try again\s*: Packing slip/).click();
    },
    'slip.putBack': async (page) => {
      await page.unroute(preferences);
      await button(page, /^Leave it as it was\s*: Packing slip/).click();
    },
    'slip.open': async (page) => {
      await open(page, '/trolley');
      await page.getByRole('link', { name: 'Packing slip for all my orders' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: 'On paper, in my order' }).check();
      await dialog.getByText('Saved').waitFor();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await open(page, '/account/preferences');
    },
    'note.write': async (page) => {
      await page.getByLabel('Delivery instructions').fill('Mind the dog.');
      await page.getByLabel('Note to your personal shopper').focus();
    },
    'page.reload': async (page) => {
      await page.reload();
      await whenLive(page);
    },
    'letters.take': (page) => page.getByRole('checkbox', { name: 'Email me offers and ideas' }).check(),
    'beta.join': (page) => page.getByRole('checkbox', { name: /^I am in/ }).check(),
    'beta.leave': (page) => page.getByRole('checkbox', { name: /^I am in/ }).uncheck(),
  },
  see: preferencesSights,
};
