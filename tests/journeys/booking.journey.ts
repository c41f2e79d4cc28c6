import type { Page } from 'playwright-core';
import { setup } from 'xstate';
import { whenLive } from '../browser/chromium.ts';
import {
  alerts,
  at,
  bookingSights,
  hold,
  modal,
  offer,
  prompt,
  shelf,
  store,
  times,
  wishes,
} from './booking.sights.ts';
import type { Journey } from './journey.types.ts';
import { seatOf } from './who.ts';

type Step =
  | 'times.look'
  | 'offer.leave'
  | 'newtown.choose'
  | 'oneroa.choose'
  | 'porangahau.choose'
  | 'tryphena.choose'
  | 'alert.dismiss'
  | 'address.update'
  | 'pickup.switch'
  | 'delivery.choose'
  | 'goods.all'
  | 'slot.ask'
  | 'prompt.leave'
  | 'prompt.signIn'
  | 'password.enter'
  | 'page.reload';

/** Where the groceries go says what may be brought, and which times there are; a time that is asked for is held once. */
const machine = setup({
  types: {} as { events: { type: Step } },
}).createMachine({
  id: 'booking',
  description: 'A guest who has an account says how and where, asks for a time, and signs in for it.',
  initial: 'outside',
  states: {
    outside: {
      description: 'Nobody has said where the groceries go; a shelf is on show.',
      on: { 'times.look': 'offered' },
    },
    offered: {
      description: 'Whoever looks at times as a guest is told once what signing in brings.',
      on: { 'offer.leave': 'placeless' },
    },
    placeless: {
      description: 'There are no times yet: the page asks where the groceries should go.',
      on: { 'newtown.choose': 'everything', 'tryphena.choose': 'outOfZone' },
    },
    everything: {
      description: 'Everything is brought there, so nothing is said of the area.',
      on: { 'oneroa.choose': 'limited' },
    },
    limited: {
      description: 'Less of what is fresh is brought there, which the page says.',
      on: { 'alert.dismiss': 'limitedQuiet' },
    },
    limitedQuiet: {
      description: 'The shopper has put away what was said of the area.',
      on: { 'porangahau.choose': 'dryGoods' },
    },
    dryGoods: {
      description:
        'Only what keeps by itself is brought there, which the page says; the rest is left out of the shelf.',
      on: { 'goods.all': 'leftInStore' },
    },
    leftInStore: {
      description: 'The whole shelf is on show; what is not brought there says so in the place of Add.',
      on: { 'page.reload': 'leftInStore', 'tryphena.choose': 'outOfZone' },
    },
    outOfZone: {
      description: 'Nothing is brought there; the page warns of it and names two ways on.',
      on: { 'address.update': 'everything', 'pickup.switch': 'pickedUp' },
    },
    pickedUp: {
      description: 'The groceries are picked up at a store: no area counts.',
      on: { 'delivery.choose': 'outOfZone', 'times.look': 'times' },
    },
    times: {
      description: 'The times of that store are on show, and none is held.',
      on: { 'slot.ask': 'asked' },
    },
    asked: {
      description: 'The guest is told what signing in is for.',
      on: { 'prompt.leave': 'times', 'prompt.signIn': 'atTheDoor' },
    },
    atTheDoor: {
      description: 'The page of signing in is on show, and the time that was asked for is kept.',
      on: { 'password.enter': 'held' },
    },
    held: {
      description: 'The time that was asked for is held, once, at the store that was chosen.',
      on: { 'page.reload': 'heldStill' },
    },
    heldStill: {
      description: 'The page was loaded again: the same time is held.',
      on: { 'delivery.choose': 'letGo' },
    },
    letGo: {
      description:
        'The groceries are to be brought again: a time of the store is let go, and the area is spoken of again.',
    },
  },
});

const howAndWhere = '/book-a-timeslot/how-where-when';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const chip = (page: Page) => page.locator('header .slot-chip');

async function opensHowAndWhere(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== times) await chip(page).click();
  await at(page, times);
  await page.getByRole('link', { name: 'Change how or where' }).click();
  await at(page, howAndWhere);
}
async function picksSuburb(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: /suburb/i }).fill(typed);
  const options = page.getByRole('option', { name: new RegExp(`^${name}`) });
  await options.first().click();
}
/** Says where to on the page of how and where, and goes back to the shelf. */
const movesTo = (typed: string, name: string) => async (page: Page) => {
  await opensHowAndWhere(page);
  await press(page, /^Delivery|^Change: Where should we bring them\?$/);
  await picksSuburb(page, typed, name);
  await page.locator('h2[aria-current="step"]', { hasText: 'When suits you?' }).waitFor();
  await page.locator('.main-nav').getByRole('link', { name: 'Specials' }).first().click();
  await at(page, shelf);
};

export const bookingJourney: Journey = {
  machine,
  say: {
    'times.look': 'looks at the times',
    'offer.leave': 'goes on as a guest',
    'newtown.choose': 'has it brought to Newtown',
    'oneroa.choose': 'moves to Oneroa',
    'porangahau.choose': 'moves to Pōrangahau',
    'tryphena.choose': 'moves to Tryphena',
    'alert.dismiss': 'puts away what is said of the area',
    'goods.all': 'looks at the whole shelf',
    'address.update': 'changes the address to Newtown',
    'pickup.switch': 'switches to pick up at a store',
    'delivery.choose': 'goes back to delivery',
    'slot.ask': 'asks for a time',
    'prompt.leave': 'is just browsing',
    'prompt.signIn': 'goes on to sign in',
    'password.enter': 'signs in',
    'page.reload': 'loads the page again',
  },
  drive: {
    'times.look': (page) => chip(page).click(),
    'offer.leave': (page) => offer(page).getByRole('button', { name: 'Just browsing' }).click(),
    'newtown.choose': movesTo('newtown', 'Newtown'),
    'oneroa.choose': movesTo('1081', 'Oneroa'),
    'porangahau.choose': movesTo('porangahau', 'Pōrangahau'),
    'tryphena.choose': movesTo('tryphena', 'Tryphena'),
    'alert.dismiss': (page) =>
      alerts(page)
        .getByRole('button', { name: /^Close/ })
        .click(),
    'goods.all': (page) => page.getByText('In stock only').first().click(),
    'address.update': async (page) => {
      await alerts(page).getByRole('link', { name: 'Update address' }).click();
      await picksSuburb(page, 'newtown', 'Newtown');
      await page.getByText(/We deliver to Newtown/).waitFor();
      await press(page, 'Done');
    },
    'pickup.switch': async (page) => {
      await alerts(page).getByRole('link', { name: 'Switch to Pick up' }).click();
      await page.getByRole('searchbox', { name: 'Suburb, town, postcode or name' }).fill('kilbirnie');
      await press(page, new RegExp(` at ${store}$`));
      await modal(page, `You pick up at ${store}.`).getByRole('button', { name: 'Done' }).click();
    },
    'delivery.choose': async (page) => {
      await opensHowAndWhere(page);
      await press(page, 'Change: How would you like your groceries?');
      await press(page, /^Delivery/);
    },
    'slot.ask': async (page) => {
      const time = page.locator('.slot-day').nth(2).getByRole('radio').last();
      const sent: string[] = [];
      wishes.set(page, { slotId: await time.inputValue(), sent });
      page.on('request', (request) => {
        if (request.method() === 'PUT' && request.url().endsWith('/fulfilment/my/time-slots'))
          sent.push((request.postDataJSON() as { slotId: string }).slotId);
      });
      await time.check();
      await hold(page).click();
    },
    'prompt.leave': (page) => prompt(page).getByRole('button', { name: 'Just browsing' }).click(),
    'prompt.signIn': (page) => prompt(page).getByRole('button', { name: 'Sign in or register' }).click(),
    'password.enter': async (page) => {
      const { email, password } = seatOf(page).person;
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await press(page, /^Sign in$/);
    },
    'page.reload': async (page) => {
      await page.reload();
      await whenLive(page);
    },
  },
  see: bookingSights,
};
