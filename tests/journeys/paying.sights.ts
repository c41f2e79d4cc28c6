import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pathOf } from '../browser/checkout-shopper.ts';
import type { Journey } from './journey.types.ts';
import { button, confirmationPath, payButton, payPath, shownCents } from './paying.page.ts';
import { books, isAt, isPlaced, nothingIsDone, payerOf, stands } from './paying.payer.ts';
import { user } from './who.ts';

const reviewPath = '/checkout/revieworder';
export const modal = (page: Page) => page.locator('dialog.dialog');
export const accept = (page: Page) => page.getByRole('checkbox', { name: 'I have read and accept this' });
export const age = (page: Page) => page.getByLabel('I confirm that I am 18 or over');
const checking = (page: Page) => button(page, 'Checking whether you were charged…');
const says = (page: Page, words: string | RegExp) => page.locator('main').getByText(words).first().waitFor();
const outcome = async (page: Page, title: string) => {
  await page.locator('.payment-outcome').getByText(title).waitFor();
  expect(pathOf(page)).toBe(payPath);
};

/** The page to pay on shows what the store would charge now, and can be pressed. */
async function canPay(page: Page, goods: number): Promise<void> {
  await isAt(page, payPath);
  await payButton(page).waitFor();
  await nothingIsDone(page, { goods, isHeld: true });
  await expect.poll(() => shownCents(page)).toBe(await total(page));
}
/** What the order comes to, as the store says it. */
async function total(page: Page): Promise<number> {
  const answer = await page.request.get(`${payerOf(page).store.origin}/api/v1/orders/my/active`);
  return ((await answer.json()) as { order: { totalCents: number } }).order.totalCents;
}
async function chooses(page: Page, goods: number): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname.endsWith('/bookatimeslot'));
  await page.getByRole('group', { name: 'Choose a time' }).getByRole('radio').first().waitFor();
  await nothingIsDone(page, { goods, isHeld: false });
}
async function holds(page: Page): Promise<void> {
  await expect.poll(async () => await stands(page)).toMatchObject({ isHeld: true, isAccepted: false, goods: 1 });
}
async function reviews(page: Page): Promise<void> {
  await isAt(page, reviewPath);
  await accept(page).waitFor();
  expect(await accept(page).isChecked()).toBe(false);
  await nothingIsDone(page, { goods: 1, isHeld: true });
}
/** It is on its way, and the page sends nothing while it asks. */
async function isDoubted(page: Page): Promise<void> {
  await checking(page).waitFor();
  expect(await payButton(page).count()).toBe(0);
  const { orders } = books(page);
  expect([orders.map(({ state }) => state), (await stands(page)).ordered]).toEqual([['paying'], []]);
}
const isLeft = async (page: Page) => {
  await expect.poll(() => pathOf(page)).not.toBe(confirmationPath);
  expect(pathOf(page)).not.toBe(payPath);
  const { orders, ordered, charged, goods } = await stands(page);
  expect([orders, ordered, charged, goods]).toEqual([1, [payerOf(page).shownCents], [payerOf(page).shownCents], 0]);
};

/** One order and one charge stand, of what the other device said, and nothing is left to be ordered. */
const isPaidElsewhere = async (page: Page) => {
  const { confirmed } = payerOf(page);
  const { orders, ordered, charged, goods } = await stands(page);
  expect([orders, ordered, charged, goods]).toEqual([1, [...confirmed.values()], [...confirmed.values()], 0]);
};

/** What is seen in each state, read from the page and asked of the store and of the book of the payment side. */
export const payingSights: Journey['see'] = {
  outside: async (page) => {
    expect((await user(page)).isLoggedIn).toBe(false);
  },
  askedToSignIn: async (page) => {
    await isAt(page, '/shop/securelogin');
    expect((await user(page)).isLoggedIn).toBe(false);
  },
  registered: async (page) => {
    await page.waitForURL(({ pathname }) => !/register|securelogin/.test(pathname));
    expect(await user(page)).toMatchObject({ isLoggedIn: true, isShopper: true });
    await nothingIsDone(page, { goods: 0, isHeld: false });
  },
  toldEmpty: async (page) => {
    await modal(page).getByText('Your trolley is empty').waitFor();
    expect(pathOf(page)).toBe('/(vt-modal:empty-trolley)');
    await nothingIsDone(page, { goods: 0, isHeld: false });
  },
  chosen: async (page) => {
    await expect.poll(async () => (await stands(page)).goods).toBe(1);
    await nothingIsDone(page, { goods: 1, isHeld: false });
  },
  atTimes: (page) => chooses(page, 1),
  timesAgain: (page) => chooses(page, 1),
  held: holds,
  heldAgain: holds,
  reminded: async (page) => {
    await isAt(page, '/haveyouforgotten');
    await nothingIsDone(page, { goods: 1, isHeld: true });
  },
  reviewing: reviews,
  reviewingAgain: reviews,
  termsAsked: async (page) => {
    await says(page, 'Please read and accept the terms above to continue.');
    await reviews(page);
  },
  firstPayment: (page) => canPay(page, 1),
  ready: (page) => canPay(page, 1),
  readyAgain: (page) => canPay(page, 1),
  readyAnew: async (page) => {
    await canPay(page, 1);
    expect(await shownCents(page)).not.toBe(payerOf(page).shownCents);
  },
  firstOrder: isPlaced,
  firstOrderStill: isPlaced,
  firstOrderLeft: isLeft,
  mistyped: async (page) => {
    await says(page, 'Please check the card that you typed. Nothing was charged.');
    await canPay(page, 1);
  },
  walletRefused: async (page) => {
    await page
      .frameLocator('iframe[title="Your wallet"]')
      .getByText('The wallet refused, and nothing was taken.')
      .waitFor();
    await canPay(page, 1);
  },
  declined: async (page) => {
    await outcome(page, 'The payment was declined');
    await says(page, 'There is not enough money on this card. Try another one.');
    await canPay(page, 1);
    expect(books(page).charges.map(({ state }) => state)).toEqual(['declined']);
  },
  cut: async (page) => {
    await checking(page).waitFor();
    expect(await payButton(page).count()).toBe(0);
    await nothingIsDone(page, { goods: 1, isHeld: true });
  },
  unplaced: async (page) => {
    await outcome(page, 'Your order was not placed');
    await says(page, /It never reached the store: nothing was ordered, and you were not charged\./);
    await canPay(page, 1);
  },
  paidOnce: isPlaced,
  paidOnceLeft: isLeft,
  doubted: isDoubted,
  doubtedStill: isDoubted,
  seenInTab: async (page) => {
    const { tab } = payerOf(page);
    if (!tab) throw new Error('There is no other tab.');
    await tab.getByText('You are already paying for an order').waitFor();
    expect(await payButton(tab).count()).toBe(0);
    await isDoubted(page);
  },
  paidInTheEnd: async (page) => {
    await isPlaced(page);
    await payerOf(page).tab?.waitForURL(({ pathname }) => pathname === confirmationPath);
  },
  outdated: async (page) => {
    await payButton(page).waitFor();
    await nothingIsDone(page, { goods: 1, isHeld: true });
    expect(await shownCents(page)).toBeLessThan(await total(page));
  },
  totalsChanged: async (page) => {
    await isAt(page, reviewPath);
    await page.getByText('The total has changed. Nothing was charged').first().waitFor();
    await nothingIsDone(page, { goods: 1, isHeld: true });
    expect(await total(page)).toBeGreaterThan(payerOf(page).shownCents);
  },
  discounted: async (page) => {
    await page.locator('main').getByText('15% off your first order with it').first().waitFor();
    await nothingIsDone(page, { goods: 1, isHeld: true });
  },
  paidByWallet: isPlaced,
  withBeer: async (page) => {
    await age(page).waitFor();
    expect(await age(page).isChecked()).toBe(false);
    await canPay(page, 2);
  },
  ageMissing: async (page) => {
    await says(page, /^Please confirm that you are 18 or over/);
    await expect.poll(() => age(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await canPay(page, 2);
  },
  ageSaid: async (page) => {
    expect(await age(page).isChecked()).toBe(true);
    await canPay(page, 2);
  },
  paidAndSaved: isPlaced,
  readyWithSaved: async (page) => {
    await expect.poll(() => page.getByRole('radio', { name: /Visa card ending in 1111/i }).isChecked()).toBe(true);
    expect(await age(page).isChecked()).toBe(false);
    await canPay(page, 1);
  },
  paidAgain: async (page) => {
    await isPlaced(page);
    expect(payerOf(page).confirmed.size).toBe(2);
  },
  expired: async (page) => {
    await page.getByRole('dialog', { name: 'Time slot expired', exact: true }).waitFor();
    expect(await modal(page).count()).toBe(1);
    await nothingIsDone(page, { goods: 1, isHeld: false });
  },
  paidOnPhone: isPaidElsewhere,
  pressedInVain: async (page) => {
    await outcome(page, 'Your order was not placed');
    await isPaidElsewhere(page);
  },
};
