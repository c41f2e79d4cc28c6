import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { setup } from 'xstate';
import { whenLive } from '../browser/chromium.ts';
import type { Journey } from './journey.types.ts';
import { signIn } from './signing-in.ts';
import { lines, seatOf, user } from './who.ts';

type Step =
  | 'password.miss'
  | 'password.enter'
  | 'specials.open'
  | 'product.open'
  | 'product.add'
  | 'fees.open'
  | 'shop.leave'
  | 'page.back'
  | 'page.reload';

/** Inside the app nobody sees the shop before they are signed in; then it is the shop, with less around it. */
const machine = setup({
  types: {} as { events: { type: Step } },
}).createMachine({
  id: 'embedded',
  description: 'Somebody opens the shop inside the app, signs in and shops.',
  initial: 'atTheDoor',
  states: {
    atTheDoor: {
      description: 'Whatever was opened, the page of signing in is on show.',
      on: { 'password.miss': 'refused', 'password.enter': 'home', 'page.reload': 'atTheDoor' },
    },
    refused: {
      description: 'The password was not right, which the page says.',
      on: { 'password.enter': 'home' },
    },
    home: {
      description: 'The shop is on show inside the app.',
      on: { 'specials.open': 'specials', 'page.reload': 'home', 'shop.leave': 'atTheDoor' },
    },
    specials: {
      description: 'The specials are on show; their link in the top bar is the active one, and in view.',
      on: { 'product.open': 'product', 'product.add': 'added', 'page.back': 'home' },
    },
    product: {
      description: 'One product is on show.',
      on: { 'fees.open': 'fees', 'page.back': 'specials' },
    },
    fees: {
      description: 'The delivery fees over the product, by an address of their own.',
      on: { 'page.back': 'product', 'page.reload': 'fees' },
    },
    added: {
      description: 'The product is in the trolley, and the count in the top bar says so.',
      on: { 'page.reload': 'added' },
    },
  },
});

const bar = (page: Page) => page.locator('.embedded-nav');
const door = async (page: Page) => {
  await page.waitForURL((url) => url.pathname === '/shop/securelogin');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
};
/** What the app has itself is not there twice; what the law and a shopper need is. */
async function reduced(page: Page): Promise<void> {
  await bar(page).waitFor();
  expect(await page.locator('header.header, .bottom-bar').count()).toBe(0);
  expect(await page.getByRole('navigation', { name: 'Legal' }).count()).toBe(1);
}
const at = (page: Page, path: string) => page.waitForURL((url) => decodeURI(url.pathname) === path);
const fees = (page: Page) => page.locator('dialog[open]').filter({ hasText: 'fees' });

export const embeddedJourney: Journey = {
  machine,
  say: {
    'password.miss': 'gets the password wrong',
    'password.enter': 'signs in',
    'specials.open': 'opens the specials',
    'product.open': 'opens a product',
    'product.add': 'adds a product to the trolley',
    'fees.open': 'looks at the delivery fees',
    'shop.leave': 'signs out',
    'page.back': 'goes back',
    'page.reload': 'comes back to the app, which loads the page again',
  },
  drive: {
    'password.miss': (page) => signIn(page, 'not my password 9'),
    'password.enter': (page) => signIn(page, seatOf(page).person.password),
    'specials.open': (page) => bar(page).getByRole('link', { name: 'Specials' }).click(),
    'product.open': (page) => page.locator('main .product-card-name').first().click(),
    'product.add': (page) => page.locator('main .product-card-add').first().click(),
    'fees.open': (page) => page.getByRole('link', { name: 'Delivery fees' }).first().click(),
    'shop.leave': (page) => page.getByRole('link', { name: 'Sign out' }).click(),
    'page.back': async (page) => {
      await page.goBack();
    },
    'page.reload': async (page) => {
      await page.reload();
      await whenLive(page);
    },
  },
  see: {
    atTheDoor: async (page) => {
      await door(page);
      await reduced(page);
      expect((await user(page)).isLoggedIn).toBe(false);
    },
    refused: async (page) => {
      await page.getByRole('alert').filter({ hasText: 'password' }).first().waitFor();
      expect((await user(page)).isLoggedIn).toBe(false);
    },
    home: async (page) => {
      await at(page, '/');
      await reduced(page);
      await bar(page).getByRole('link', { name: 'Shop', exact: true, includeHidden: false }).waitFor();
      expect(await user(page)).toMatchObject({ isShopper: true, email: seatOf(page).person.email });
      expect(
        await bar(page)
          .locator('nav a')
          .evaluateAll((links) => links.slice(0, 4).map((link) => link.textContent)),
      ).toEqual(['Shop', 'Browse', 'Specials', 'My Favourites']);
    },
    specials: async (page) => {
      await at(page, '/shop/specials');
      const active = bar(page).locator('a[aria-current=page]');
      await active.filter({ hasText: 'Specials' }).waitFor();
      await expect
        .poll(() =>
          active.evaluate(
            (link) => link.getBoundingClientRect().right <= innerWidth && link.getBoundingClientRect().left >= 0,
          ),
        )
        .toBe(true);
      await reduced(page);
    },
    product: async (page) => {
      await at(page, '/shop/productdetails');
      await fees(page).waitFor({ state: 'detached' });
      await page.locator('main h1').waitFor();
      await reduced(page);
    },
    fees: async (page) => {
      await fees(page).waitFor();
      expect(page.url()).toContain('(delivery-modal:delivery-fees)');
    },
    added: async (page) => {
      await bar(page)
        .getByRole('link', { name: /^Trolley, 1 item, / })
        .waitFor();
      expect((await lines(page)).length).toBe(1);
    },
  },
};
