import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { setup } from 'xstate';
import { whenLive } from '../browser/chromium.ts';
import type { Journey } from './journey.types.ts';
import { signIn } from './signing-in.ts';
import { lines, seatOf, user } from './who.ts';

type Step =
  | 'product.add'
  | 'prompt.leave'
  | 'prompt.signIn'
  | 'signIn.open'
  | 'password.miss'
  | 'password.enter'
  | 'page.reload'
  | 'shop.leave';

/** What was asked for before signing in waits until it is done, once, wherever the way there leads. */
const machine = setup({
  types: {} as { events: { type: Step } },
}).createMachine({
  id: 'signIn',
  description: 'A guest who has an account wants something, signs in, and goes again.',
  initial: 'outside',
  states: {
    outside: {
      description: 'Nobody is signed in; a shelf of goods is on show.',
      on: { 'product.add': 'asked', 'signIn.open': 'atTheDoor' },
    },
    asked: {
      description: 'The guest is told what signing in is for.',
      on: { 'prompt.leave': 'outside', 'prompt.signIn': 'atTheDoorWithGoods' },
    },
    atTheDoor: {
      description: 'The page of signing in is on show.',
      on: { 'password.miss': 'refused', 'password.enter': 'inside' },
    },
    refused: {
      description: 'The password was not right, which the page says; the email stays.',
      on: { 'password.enter': 'inside' },
    },
    atTheDoorWithGoods: {
      description: 'The page of signing in is on show, and what was asked for is kept.',
      on: { 'password.miss': 'refusedWithGoods', 'password.enter': 'added', 'page.reload': 'atTheDoorWithGoods' },
    },
    refusedWithGoods: {
      description: 'The password was not right; what was asked for is kept all the same.',
      on: { 'password.enter': 'added' },
    },
    inside: {
      description: 'The shopper is signed in, back where they were, with an empty trolley.',
      on: { 'product.add': 'added', 'shop.leave': 'outside' },
    },
    added: {
      description: 'What was asked for is in the trolley, once.',
      on: { 'page.reload': 'added', 'shop.leave': 'outside' },
    },
  },
});

const shelf = '/shop/specials';
const add = (page: Page) => page.locator('main .product-card-add').first();
const prompt = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Sign in to add items to your trolley.' });
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });

const atTheDoor = async (page: Page) => {
  await page.waitForURL((url) => url.pathname === '/shop/securelogin');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await email(page).waitFor();
};
const refused = async (page: Page) => {
  await page.getByRole('alert').filter({ hasText: 'email' }).first().waitFor();
  expect(await email(page).inputValue()).toBe(seatOf(page).person.email);
  expect((await user(page)).isLoggedIn).toBe(false);
};
const back = (page: Page) => page.waitForURL((url) => url.pathname === shelf);
const menu = (page: Page, name: string) => page.locator('header .account-menu').filter({ hasText: name });

export const signInJourney: Journey = {
  machine,
  say: {
    'product.add': 'adds a product to the trolley',
    'prompt.leave': 'is just browsing',
    'prompt.signIn': 'goes on to sign in',
    'signIn.open': 'opens the page of signing in',
    'password.miss': 'gets the password wrong',
    'password.enter': 'signs in',
    'page.reload': 'loads the page again',
    'shop.leave': 'signs out',
  },
  drive: {
    'product.add': (page) => add(page).click(),
    'prompt.leave': (page) => prompt(page).getByRole('button', { name: 'Just browsing' }).click(),
    'prompt.signIn': (page) => prompt(page).getByRole('button', { name: 'Sign in or register' }).click(),
    'signIn.open': async (page) => {
      await menu(page, 'Sign in').locator('summary, button').first().click();
      await menu(page, 'Sign in').getByRole('link', { name: 'Sign in' }).click();
    },
    'password.miss': (page) => signIn(page, 'not my password 9'),
    'password.enter': (page) => signIn(page, seatOf(page).person.password),
    'page.reload': async (page) => {
      await page.reload();
      await whenLive(page);
    },
    'shop.leave': async (page) => {
      await menu(page, 'Hēmi').locator('summary, button').first().click();
      await menu(page, 'Hēmi').getByRole('link', { name: 'Sign out' }).click();
    },
  },
  see: {
    outside: async (page) => {
      await menu(page, 'Sign in').waitFor();
      await expect.poll(async () => (await user(page)).isLoggedIn).toBe(false);
      expect(await page.locator('body').innerText()).not.toContain('Hēmi');
      if (new URL(page.url()).pathname !== shelf) {
        await page.goto(`${seatOf(page).store.origin}${shelf}`);
        await whenLive(page);
      }
      await prompt(page).waitFor({ state: 'detached' });
      await add(page).waitFor();
    },
    asked: (page) => prompt(page).waitFor(),
    atTheDoor,
    atTheDoorWithGoods: atTheDoor,
    refused,
    refusedWithGoods: refused,
    inside: async (page) => {
      await back(page);
      await menu(page, 'Hēmi').waitFor();
      expect(await user(page)).toMatchObject({ isLoggedIn: true, isShopper: true, email: seatOf(page).person.email });
      expect(await lines(page)).toEqual([]);
    },
    added: async (page) => {
      await back(page);
      await menu(page, 'Hēmi').waitFor();
      await page
        .getByRole('link', { name: /^Trolley, 1 item, \$\d+\.\d\d$/ })
        .first()
        .waitFor();
      await page.locator('main .add-to-trolley').first().waitFor();
      const kept = await lines(page);
      expect(kept.map(({ quantity }) => quantity.value)).toEqual([1]);
    },
  },
};
