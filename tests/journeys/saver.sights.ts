import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { whenLive } from '../browser/chromium.ts';
import { saverBook } from './saver.books.ts';
import { seatOf, told } from './who.ts';

const pricedCents = 12_000;

export async function go(page: Page, path: string): Promise<void> {
  await page.goto(`${seatOf(page).store.origin}${path}`);
  await whenLive(page);
}
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
export async function typeCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe[title="Card details"]');
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Month').fill('12');
  await card.getByLabel('Year').fill('31');
  await card.getByLabel('CVV').fill('123');
}

type Passes = {
  readonly subscriptions: readonly {
    readonly state: string;
    readonly instrument: { readonly cardSuffix: string } | null;
    readonly nextCharge: number | null;
  }[];
};
/** The passes of whoever is at the page, as the store tells them. */
export const passes = async (page: Page) =>
  (await told<Passes>(page, '/api/v1/delivery-subscriptions/my')).subscriptions;
const hasPass = async (page: Page): Promise<boolean> =>
  (await told<{ context: { shopper: { hasActiveDeliverySubscription: boolean } } }>(page, '/api/v1/session')).context
    .shopper.hasActiveDeliverySubscription;
const book = (page: Page) => {
  const { store, person } = seatOf(page);
  return saverBook(store, person.email);
};
const nothing = { states: [], takenCents: [] };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const isNarrowEnough = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

/** What the page says at each place of the journey, and what store and ledger say to it. */
export const saverSights: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  outside: async () => {},
  landing: async (page) => {
    await heading(page, 'Delivery Saver');
    await page.locator('main').getByRole('link', { name: 'Sign in' }).waitFor();
    await page.getByText('$120.00').waitFor();
    await isNarrowEnough(page);
  },
  checked: async (page) => {
    const verdict = dialog(page, 'Does it work at your address?');
    await verdict.getByText('Delivery Saver works at this address').waitFor();
    await verdict.getByRole('link', { name: 'Sign in' }).waitFor();
  },
  plans: async (page) => {
    await heading(page, 'Delivery Saver plans');
    await page.getByText('Delivery Saver works at this address').waitFor();
    await page.getByText(/you paid \$\d+\.\d\d in fees for 1 delivery/).waitFor();
    await page
      .getByText(/You would have saved|It would have cost you/)
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: 'Choose this plan' }).count()).toBe(4);
    await isNarrowEnough(page);
    expect(book(page)).toEqual(nothing);
  },
  barred: async (page) => {
    await page.getByText('We do not deliver to this address', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Choose this plan' }).count()).toBe(0);
  },
  paying: async (page) => {
    await heading(page, 'Pay for Delivery Saver');
    await page.getByRole('button', { name: 'Pay $120.00' }).waitFor();
    await isNarrowEnough(page);
    expect(book(page)).toEqual(nothing);
  },
  declined: async (page) => {
    await page.getByText('The payment was declined').waitFor();
    expect(book(page)).toEqual(nothing);
    expect(await hasPass(page)).toBe(false);
  },
  bought: async (page) => {
    await heading(page, 'You have Delivery Saver');
    await page.getByRole('heading', { name: 'Any day, half a year' }).waitFor();
    await whenLive(page);
    expect(book(page)).toEqual({ states: ['active'], takenCents: [pricedCents] });
    expect(await hasPass(page)).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem('buying'))).toBeNull();
  },
  free: async (page) => {
    await page.locator('.slot-fee[data-kind="free"]').first().waitFor();
  },
  mine: async (page) => {
    await heading(page, 'Delivery Saver');
    await page.getByText('Active', { exact: true }).waitFor();
    await page.getByText(/\$120\.00 on /).waitFor();
    await isNarrowEnough(page);
    expect(book(page)).toEqual({ states: ['active'], takenCents: [pricedCents] });
  },
  changed: async (page) => {
    await page.locator('.subscription-facts').getByText('4444').first().waitFor();
    const [one] = await passes(page);
    expect(one?.instrument?.cardSuffix).toBe('4444');
    expect(book(page)).toEqual({ states: ['active'], takenCents: [pricedCents] });
  },
  cancelled: async (page) => {
    await page.getByText('Cancelled', { exact: true }).waitFor();
    const [one] = await passes(page);
    expect([one?.state, one?.nextCharge]).toEqual(['ending', null]);
    expect(book(page)).toEqual({ states: ['ending'], takenCents: [pricedCents] });
    expect(await page.getByRole('link', { name: 'Cancel Delivery Saver' }).count()).toBe(0);
  },
};
