import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { setup } from 'xstate';
import { whenLive } from '../browser/chromium.ts';
import { codeFor } from '../browser/people.ts';
import type { Journey } from './journey.types.ts';
import { lines, seatOf, user } from './who.ts';

type Step =
  | 'register.open'
  | 'product.add'
  | 'prompt.signIn'
  | 'password.weak'
  | 'account.send'
  | 'code.miss'
  | 'code.enter'
  | 'details.young'
  | 'details.send'
  | 'page.reload';

/** Somebody new becomes a shopper; what they wanted before is done at the end of it. */
const machine = setup({
  types: {} as { events: { type: Step } },
}).createMachine({
  id: 'registration',
  description: 'Somebody new registers, straight away or because they wanted something.',
  initial: 'outside',
  states: {
    outside: {
      description: 'A stranger looks at a shelf of goods.',
      on: { 'register.open': 'account', 'product.add': 'asked' },
    },
    asked: {
      description: 'The stranger is told what signing in is for.',
      on: { 'prompt.signIn': 'accountWithGoods' },
    },
    account: {
      description: 'Email and password are asked for.',
      on: { 'password.weak': 'weak', 'account.send': 'code' },
    },
    weak: {
      description: 'The page says what the password still needs.',
      on: { 'account.send': 'code' },
    },
    code: {
      description: 'A letter is on its way, and its code is asked for.',
      on: { 'code.miss': 'wrongCode', 'code.enter': 'details' },
    },
    wrongCode: {
      description: 'The code was not right, which the page says.',
      on: { 'code.enter': 'details' },
    },
    details: {
      description: 'Signed in; a few more details are asked for.',
      on: { 'details.young': 'tooYoung', 'details.send': 'welcome' },
    },
    tooYoung: {
      description: 'Nobody under 13 may register, which the page says at the date of birth; the rest stays typed.',
      on: { 'details.send': 'welcome' },
    },
    welcome: {
      description: 'A shopper, welcomed.',
      on: { 'page.reload': 'welcome' },
    },
    accountWithGoods: {
      description: 'Email and password are asked for, and what was wanted is kept.',
      on: { 'account.send': 'codeWithGoods' },
    },
    codeWithGoods: {
      description: 'The code of the letter is asked for, and what was wanted is kept.',
      on: { 'code.enter': 'detailsWithGoods' },
    },
    detailsWithGoods: {
      description: 'A few more details are asked for, and what was wanted is kept.',
      on: { 'details.send': 'added', 'page.reload': 'detailsWithGoods' },
    },
    added: {
      description: 'A shopper, back where they were, with what they wanted in the trolley, once.',
      on: { 'page.reload': 'added' },
    },
  },
});

const shelf = '/shop/specials';
const prompt = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Sign in to add items to your trolley.' });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function tellAccount(page: Page, password: string): Promise<void> {
  await field(page, 'Email').fill(seatOf(page).person.email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Go on' }).click();
}
async function tellCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Six-digit code' }).fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
}
async function tellDetails(page: Page, birthDate: string): Promise<void> {
  await field(page, 'First name').fill('Hēmi');
  await field(page, 'Last name').fill("O'Neill");
  await field(page, 'Date of birth').fill(birthDate);
  await field(page, 'Phone number').fill('021 555 0199');
  const suburb = page.getByRole('combobox', { name: 'Suburb' });
  if ((await suburb.inputValue()) === '') {
    await suburb.pressSequentially('Newt', { delay: 20 });
    await page
      .getByRole('option', { name: /^Newtown/ })
      .first()
      .click();
  }
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
  await page.getByRole('button', { name: 'Finish registering' }).click();
}
const atAccount = async (page: Page) => {
  await page.waitForURL((url) => url.pathname === '/register');
  await heading(page, 'Register for online shopping');
};
const atCode = (page: Page) => heading(page, 'Check your email');
const atDetails = async (page: Page) => {
  await page.waitForURL((url) => url.pathname.endsWith('/register/shopperdetails'));
  await heading(page, 'Finish registering');
  expect(await user(page)).toMatchObject({ isLoggedIn: true, isShopper: false, email: seatOf(page).person.email });
};

export const registrationJourney: Journey = {
  machine,
  say: {
    'register.open': 'opens the page of registering',
    'product.add': 'adds a product to the trolley',
    'prompt.signIn': 'goes on to register',
    'password.weak': 'chooses a password that is too weak',
    'account.send': 'gives an email and a good password',
    'code.miss': 'types a wrong code',
    'code.enter': 'types the code of the letter',
    'details.young': 'says they are twelve',
    'details.send': 'gives their details',
    'page.reload': 'loads the page again',
  },
  drive: {
    'register.open': async (page) => {
      const menu = page.locator('header .account-menu');
      await menu.locator('summary, button').first().click();
      await menu.getByRole('link', { name: 'Register' }).click();
    },
    'product.add': (page) => page.locator('main .product-card-add').first().click(),
    'prompt.signIn': async (page) => {
      await prompt(page).getByRole('button', { name: 'Sign in or register' }).click();
      await page.getByRole('link', { name: 'Register for online shopping' }).click();
    },
    'password.weak': (page) => tellAccount(page, 'kaikai'),
    'account.send': (page) => tellAccount(page, seatOf(page).person.password),
    'code.miss': async (page) => {
      const { store, person } = seatOf(page);
      await tellCode(page, codeFor(store, person) === '000000' ? '111111' : '000000');
    },
    'code.enter': async (page) => {
      const { store, person } = seatOf(page);
      await tellCode(page, codeFor(store, person));
    },
    'details.young': (page) => tellDetails(page, '21/11/2014'),
    'details.send': (page) => tellDetails(page, '29/2/1984'),
    'page.reload': async (page) => {
      await page.reload();
      await whenLive(page);
    },
  },
  see: {
    outside: (page) => page.locator('main .product-card-add').first().waitFor(),
    asked: (page) => prompt(page).waitFor(),
    account: atAccount,
    accountWithGoods: atAccount,
    weak: async (page) => {
      expect(await field(page, 'Password').getAttribute('aria-invalid')).toBe('true');
      expect(await field(page, 'Email').inputValue()).toBe(seatOf(page).person.email);
    },
    code: atCode,
    codeWithGoods: atCode,
    wrongCode: async (page) => {
      await page.locator('main').getByText('This code is not right').first().waitFor();
      expect((await user(page)).isLoggedIn).toBe(false);
    },
    details: atDetails,
    detailsWithGoods: atDetails,
    tooYoung: async (page) => {
      await page.locator('main').getByText(/13/).first().waitFor();
      await expect.poll(() => field(page, 'Date of birth').getAttribute('aria-invalid')).toBe('true');
      expect(await field(page, 'First name').inputValue()).toBe('Hēmi');
      expect((await user(page)).isShopper).toBe(false);
    },
    welcome: async (page) => {
      await page.waitForURL((url) => url.pathname === '/welcome');
      await heading(page, 'Kia ora');
      expect(await user(page)).toMatchObject({ isLoggedIn: true, isShopper: true });
    },
    added: async (page) => {
      await page.waitForURL((url) => url.pathname === shelf);
      await page
        .getByRole('link', { name: /^Trolley, 1 item, / })
        .first()
        .waitFor();
      expect((await lines(page)).length).toBe(1);
      expect((await user(page)).isShopper).toBe(true);
    },
  },
};
