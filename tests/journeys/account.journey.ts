import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { whenLive } from '../browser/chromium.ts';
import { codeFor, letterTo, type Registered } from '../browser/people.ts';
import { accountMachine } from './account.machine.ts';
import type { Journey } from './journey.types.ts';
import { seatOf, told, user } from './who.ts';

type Details = { readonly firstName: string; readonly phone: string; readonly otherPhone: string | null };
const details = (page: Page) => told<Details>(page, '/api/v1/account-details');
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Phone numbers' });
async function wrong(page: Page, name: string): Promise<void> {
  await expect.poll(() => field(page, name).getAttribute('aria-invalid')).toBe('true');
}

const newEmailOf = (page: Page): string => `new-${seatOf(page).person.email}`;
const newPassword = 'Karaka harbour 3';
const [mobile, landline] = ['027 555 0123', '04 385 1234'];

async function saveName(page: Page, name: string): Promise<void> {
  await field(page, 'First name').fill(name);
  await press(page, 'Save my name');
}
async function givePassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await press(page, 'Go on');
}
async function tellCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Six-digit code' }).fill(code);
  await press(page, 'Confirm');
}
async function choosePassword(page: Page, current: string, next: string): Promise<void> {
  await field(page, 'Current password').fill(current);
  await field(page, 'New password').fill(next);
  await press(page, 'Change my password');
}
/** Whether the account opens to somebody who comes from elsewhere. */
async function opens(page: Page, email: string, password: string): Promise<boolean> {
  const { origin } = seatOf(page).store;
  const headers = { origin, 'content-type': 'application/json', 'x-forwarded-for': seatOf(page).person.client };
  const answer = await fetch(`${origin}/api/v1/credentials`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { isSuccessful: boolean }).isSuccessful;
}
const passwordTyped = async (page: Page) => {
  await wrong(page, 'Current password');
  expect(await field(page, 'New password').inputValue()).toBe(newPassword);
};

export const accountJourney: Journey = {
  who: 'A shopper',
  machine: accountMachine,
  say: {
    'name.clear': 'empties the field of the first name',
    'name.lose': 'changes the name while the connection is lost',
    'name.race': 'changes the name after another tab did',
    'name.save': 'gives another first name',
    'name.again': 'saves what is typed once more',
    'phones.open': 'looks at the phone numbers',
    'phones.same': 'gives one number twice',
    'phones.send': 'gives two numbers',
    'proof.miss': 'gives a wrong password',
    'proof.back': 'goes back to the numbers',
    'proof.give': 'gives the password once more',
    'signIn.open': 'looks at how they sign in',
    'email.send': 'gives another email',
    'email.prove': 'gives the password for it',
    'code.miss': 'types a wrong code',
    'code.give': 'types the code of the letter',
    'page.reload': 'loads the page again',
    'password.weak': 'chooses a weak password',
    'password.miss': 'gives an old password that is not theirs',
    'password.change': 'changes the password',
  },
  drive: {
    'name.clear': (page) => saveName(page, ''),
    'name.lose': async (page) => {
      await page.route('**/api/v1/account-details', (route) => route.abort('internetdisconnected'), { times: 1 });
      await saveName(page, 'Mere');
    },
    'name.race': async (page) => {
      const seen = { firstName: 'Hēmi', lastName: "O'Neill" };
      const person = seatOf(page).person as Registered;
      await person.ask('PUT', '/api/v1/account-details', { firstName: 'Ana', lastName: "O'Neill", seen });
      await saveName(page, 'Mere');
    },
    'name.save': (page) => saveName(page, 'Mere'),
    'name.again': (page) => press(page, 'Save my name'),
    'phones.open': (page) => page.getByRole('link', { name: 'Change phone numbers' }).click(),
    'phones.same': async (page) => {
      await field(page, 'Second phone number (optional)').fill('+64 21 555 0199');
      await press(page, 'Save phone numbers');
    },
    'phones.send': async (page) => {
      await dialog(page).getByRole('textbox', { name: 'Phone number', exact: true }).fill(mobile);
      await field(page, 'Second phone number (optional)').fill(landline);
      await press(page, 'Save phone numbers');
    },
    'proof.miss': (page) => givePassword(page, 'Not mine 12'),
    'proof.back': (page) => press(page, 'Go back'),
    'proof.give': (page) => givePassword(page, seatOf(page).person.password),
    'signIn.open': (page) => page.getByRole('link', { name: 'Change email or password' }).click(),
    'email.send': async (page) => {
      await field(page, 'New email').fill(newEmailOf(page));
      await press(page, 'Send the code');
    },
    'email.prove': (page) => givePassword(page, seatOf(page).person.password),
    'code.miss': async (page) => {
      const code = codeFor(seatOf(page).store, { email: newEmailOf(page) });
      await tellCode(page, code === '000000' ? '111111' : '000000');
    },
    'code.give': (page) => tellCode(page, codeFor(seatOf(page).store, { email: newEmailOf(page) })),
    'page.reload': async (page) => {
      await page.reload();
      await whenLive(page);
    },
    'password.weak': (page) => choosePassword(page, seatOf(page).person.password, 'kaikai'),
    'password.miss': (page) => choosePassword(page, 'Not mine 12', newPassword),
    'password.change': (page) => choosePassword(page, seatOf(page).person.password, newPassword),
  },
  see: {
    details: async (page) => {
      expect(await field(page, 'First name').inputValue()).toBe('Hēmi');
      await page.getByText('29th February 1984').waitFor();
    },
    nameless: async (page) => {
      await wrong(page, 'First name');
      expect(await details(page)).toMatchObject({ firstName: 'Hēmi' });
    },
    unsaved: async (page) => {
      await page.getByRole('alert').getByText('What you typed is still here').waitFor();
      expect(await field(page, 'First name').inputValue()).toBe('Mere');
      expect(await details(page)).toMatchObject({ firstName: 'Hēmi' });
    },
    raced: async (page) => {
      await page.getByText("Your name is Ana O'Neill now").waitFor();
      expect(await field(page, 'First name').inputValue()).toBe('Mere');
      expect(await details(page)).toMatchObject({ firstName: 'Ana' });
    },
    named: async (page) => {
      await page.getByText('Your name is saved.').waitFor();
      expect(await details(page)).toMatchObject({ firstName: 'Mere' });
      await expect.poll(() => page.locator('header .account-menu-name').first().textContent()).toBe('Mere');
    },
    phones: async (page) => {
      await dialog(page).waitFor();
      expect(await dialog(page).getByRole('textbox').first().inputValue()).toBe('021 555 0199');
    },
    samePhones: async (page) => {
      await wrong(page, 'Second phone number (optional)');
      expect(await details(page)).toMatchObject({ otherPhone: null });
    },
    proving: async (page) => {
      const password = page.getByRole('textbox', { name: 'Your password' });
      await password.waitFor();
      await expect.poll(() => password.evaluate((box) => box === document.activeElement)).toBe(true);
      expect(await details(page)).toMatchObject({ otherPhone: null });
    },
    misproven: async (page) => {
      await page.getByText('This is not your password. Please try again.').first().waitFor();
      expect(await details(page)).toMatchObject({ otherPhone: null });
    },
    phonesTyped: async (page) => {
      const boxes = dialog(page).getByRole('textbox');
      await expect.poll(() => boxes.count()).toBe(2);
      expect([await boxes.first().inputValue(), await boxes.last().inputValue()]).toEqual([mobile, landline]);
    },
    called: async (page) => {
      await page.getByText(`We call you on ${mobile} or ${landline}.`).waitFor();
      expect(await details(page)).toMatchObject({ phone: '+64275550123', otherPhone: '+6443851234' });
    },
    signIn: async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Email and password' }).waitFor();
      await page.locator('main strong').getByText(seatOf(page).person.email).waitFor();
    },
    emailProof: async (page) => {
      await page.getByText('Your password, once more').waitFor();
      expect(letterTo(seatOf(page).store, { email: newEmailOf(page) })).toBeUndefined();
    },
    code: async (page) => {
      await page.getByRole('textbox', { name: 'Six-digit code' }).waitFor();
      await page.getByText('We have written to').waitFor();
      expect(await user(page)).toMatchObject({ email: seatOf(page).person.email });
    },
    wrongCode: async (page) => {
      await wrong(page, 'Six-digit code');
      expect(await user(page)).toMatchObject({ email: seatOf(page).person.email });
    },
    emailed: async (page) => {
      await page.getByText('Your email is changed').waitFor();
      expect(await user(page)).toMatchObject({ email: newEmailOf(page) });
      const { store, person } = seatOf(page);
      await expect.poll(() => letterTo(store, person)?.subject).toBe('The email of your Kete account has changed');
      expect(await opens(page, newEmailOf(page), person.password)).toBe(true);
    },
    weak: async (page) => {
      await wrong(page, 'New password');
      expect(await opens(page, seatOf(page).person.email, seatOf(page).person.password)).toBe(true);
    },
    notTheirs: passwordTyped,
    changed: async (page) => {
      const { email, password } = seatOf(page).person;
      await page.getByText('Your password is changed').waitFor();
      expect(await field(page, 'Current password').inputValue()).toBe('');
      expect([await opens(page, email, newPassword), await opens(page, email, password)]).toEqual([true, false]);
      expect((await user(page)).isLoggedIn).toBe(true);
    },
  },
};
