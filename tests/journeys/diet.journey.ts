import type { Page, Route } from 'playwright-core';
import { setup } from 'xstate';
import { whenLive } from '../browser/chromium.ts';
import { dietSights, milkyProduct } from './diet.sights.ts';
import type { Journey } from './journey.types.ts';
import { seatOf } from './who.ts';

type Step =
  | 'preferences.open'
  | 'vegetarian.tick'
  | 'milk.tick'
  | 'milk.lose'
  | 'save.retry'
  | 'save.putBack'
  | 'specials.open'
  | 'all.show'
  | 'suited.show'
  | 'change.follow'
  | 'product.open'
  | 'product.add'
  | 'milk.untick';

/** Somebody says how they eat: lists, products and the trolley follow it, and what was not saved is not lost. */
const machine = setup({ types: {} as { events: { type: Step } } }).createMachine({
  id: 'diet',
  description: 'A shopper says how they eat.',
  initial: 'outside',
  states: {
    outside: { description: 'A shopper has told nothing of how they eat.', on: { 'preferences.open': 'blank' } },
    blank: {
      description: 'Nothing is ticked, and nothing binds them.',
      on: { 'vegetarian.tick': 'vegetarian', 'milk.lose': 'unkept' },
    },
    unkept: {
      description: 'The store was not reached: the tick stands, with the reason and two ways on.',
      on: { 'save.retry': 'milkless', 'save.putBack': 'givenUp' },
    },
    givenUp: { description: 'It is as it was.' },
    milkless: { description: 'No milk is kept after all.', on: { 'product.open': 'against' } },
    vegetarian: { description: 'Vegetarian is kept.', on: { 'milk.tick': 'told' } },
    told: { description: 'Vegetarian and no milk are kept.', on: { 'specials.open': 'bound' } },
    bound: {
      description: 'The specials say what they are shown for, and how many are left out.',
      on: { 'all.show': 'everything', 'change.follow': 'back' },
    },
    back: { description: 'The link of the list has led to what is ticked.' },
    everything: {
      description: 'All of the specials stand there, and the page says so.',
      on: { 'suited.show': 'suited' },
    },
    suited: { description: 'The specials that suit are shown again.' },
    against: { description: 'A product with milk in it says so.', on: { 'product.add': 'inTrolley' } },
    inTrolley: { description: 'Its line in the trolley says why, in few words.', on: { 'milk.untick': 'freed' } },
    freed: { description: 'Nothing is ticked any more: the line says nothing of it.' },
  },
});

const diet = (url: URL) => url.pathname === '/api/v1/preferences/my/diet';
const abort = (route: Route) => (route.request().method() === 'PUT' ? route.abort() : route.continue());
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${seatOf(page).store.origin}${path}`);
  await whenLive(page);
}
const section = (page: Page) => page.getByRole('region', { name: 'How you eat' });
/** As by somebody who has no mouse. */
async function press(page: Page, name: string): Promise<void> {
  await section(page).getByRole('checkbox', { name, exact: true }).focus();
  await page.keyboard.press('Space');
}
const follow = (page: Page, name: string) => page.locator('.diet-line').getByRole('link', { name }).click();

export const dietJourney: Journey = {
  machine,
  who: 'A shopper',
  say: {
    'preferences.open': 'opens their preferences',
    'vegetarian.tick': 'ticks vegetarian',
    'milk.tick': 'ticks milk among what they do not eat',
    'milk.lose': 'ticks milk and the store does not hear of it',
    'save.retry': 'tries again',
    'save.putBack': 'leaves it as it was',
    'specials.open': 'goes to the specials',
    'all.show': 'has everything shown',
    'suited.show': 'has only what suits shown',
    'change.follow': 'follows the way to how they eat',
    'product.open': 'looks at a product with milk in it',
    'product.add': 'puts it into the trolley all the same, and looks there',
    'milk.untick': 'does eat milk again, and looks there once more',
  },
  drive: {
    'preferences.open': (page) => open(page, '/account/preferences'),
    'vegetarian.tick': (page) => press(page, 'Vegetarian'),
    'milk.tick': (page) => press(page, 'Milk'),
    'milk.lose': async (page) => {
      await page.route(diet, abort);
      await press(page, 'Milk');
    },
    'save.retry': async (page) => {
      await page.unroute(diet);
      await section(page).getByRole('button', { name: 'Try again' }).click();
    },
    'save.putBack': async (page) => {
      await page.unroute(diet);
      await section(page).getByRole('button', { name: 'As it was' }).click();
    },
    'specials.open': (page) => open(page, '/shop/specials'),
    'all.show': (page) => follow(page, 'Show everything'),
    'suited.show': (page) => follow(page, 'Show only what suits how I eat'),
    'change.follow': (page) => follow(page, 'Change how you eat'),
    'product.open': async (page) => open(page, `/shop/productdetails?stockcode=${(await milkyProduct(page)).sku}`),
    'product.add': async (page) => {
      await page.locator('main .product-card-add').first().click();
      await page.getByRole('spinbutton').first().waitFor();
      await open(page, '/trolley');
    },
    'milk.untick': async (page) => {
      await open(page, '/account/preferences');
      await press(page, 'Milk');
      await section(page).getByText('Saved', { exact: true }).waitFor();
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/trolley';
        document.body.append(link);
        link.click();
      });
      await page.waitForURL('**/trolley');
    },
  },
  see: dietSights,
};
