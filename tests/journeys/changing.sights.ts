import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pathOf } from '../browser/checkout-shopper.ts';
import { type Amounts, changeState, orderBook, trolleyRows } from './changing.books.ts';
import { bar, button, modal, payButton, payPath, shownDifference, shownToPay, titled, way } from './changing.page.ts';
import { changerOf, differenceCents, terms, trolleyAmounts } from './changing.shopper.ts';
import type { Journey } from './journey.types.ts';

const sum = (amounts: Amounts) => Object.values(amounts).reduce((all, amount) => all + amount, 0);
const isAt = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);
const book = (page: Page) => orderBook(changerOf(page).store, changerOf(page).orderId);
const says = (page: Page, words: string | RegExp) => page.locator('main').getByText(words).first().waitFor();

/** The head of the page counts these goods; that of the steps to an order has no trolley. */
async function counts(page: Page, amounts: Amounts): Promise<void> {
  if (/^\/(?:checkout|changeorder)\//.test(pathOf(page))) return;
  const words = async () => (await page.locator('header .trolley-link').first().innerText()).replaceAll(/\s+/g, ' ');
  await expect.poll(words).toMatch(new RegExp(`Trolley, ${sum(amounts)} items, \\$`));
}

/** The old order stands, as it was ordered and paid for. */
const stands = (page: Page) => expect(book(page)).toEqual(changerOf(page).before);

/** No order is being changed, and the trolley and the time for the next order are what they were. */
async function hasEverythingBack(page: Page): Promise<void> {
  const { store, who, kept, keptAmounts, nextSlotId } = changerOf(page);
  await expect.poll(() => trolleyRows(store, who.email)).toEqual(kept);
  const { shopper, fulfilment } = await terms(page);
  expect(shopper).toMatchObject({ isChangingOrder: false, changingOrderId: null, changingOrderNumber: null });
  expect(fulfilment.slotId).toBe(nextSlotId);
  expect(fulfilment.reservation).not.toBeNull();
  await expect.poll(() => bar(page).count()).toBe(0);
  await counts(page, keptAmounts);
}
async function isUntouched(page: Page): Promise<void> {
  await hasEverythingBack(page);
  stands(page);
  expect(changeState(changerOf(page).store, changerOf(page).orderId)).toBeNull();
}

type Sign = 'even' | 'more' | 'less';
const signOf = (cents: number): Sign => (cents > 0 ? 'more' : cents < 0 ? 'less' : 'even');
function barWords(cents: number): string {
  const price = `$${(Math.abs(cents) / 100).toFixed(2)}`;
  return { even: 'Same total so far', more: `${price} more to pay`, less: `${price} back` }[signOf(cents)];
}

/** The page is that of an order in change: the bar names it, the trolley is the order, no clock runs, the old one stands. */
async function changes(page: Page, sign: Sign): Promise<void> {
  const { orderId, orderNumber, before, wanted } = changerOf(page);
  await bar(page).getByText(`You are changing order ${orderNumber}`).first().waitFor();
  await expect.poll(() => trolleyAmounts(page)).toEqual(wanted);
  await counts(page, wanted);
  const cents = await differenceCents(page);
  expect(signOf(cents)).toBe(sign);
  await expect.poll(() => bar(page).innerText()).toContain(` · ${barWords(cents)}`);
  const { shopper, fulfilment } = await terms(page);
  expect(shopper).toMatchObject({
    isChangingOrder: true,
    changingOrderId: orderId,
    changingOrderNumber: orderNumber,
  });
  expect(fulfilment).toMatchObject({ slotId: before.slotId, reservation: null });
  for (const clock of ['.slot-chip', '.hold-card-clocks'])
    expect(
      await page
        .locator(clock)
        .filter({ hasText: /held (?:for you )?till/i })
        .count(),
    ).toBe(0);
  stands(page);
}
async function changesQuietly(page: Page, sign: Sign): Promise<void> {
  await changes(page, sign);
  expect(await modal(page).count()).toBe(0);
}

/** The order is the new one, it costs what was shown, and the money is that of what stands. */
async function isNew(page: Page): Promise<void> {
  const { before, wanted, shownCents } = changerOf(page);
  const totalCents = before.totalCents + shownCents;
  await expect
    .poll(() => book(page))
    .toEqual({ ...before, totalCents, paidCents: totalCents, amounts: wanted, refundsLeft: 0 });
  await hasEverythingBack(page);
}
async function isConfirmed(page: Page): Promise<void> {
  await isAt(page, '/checkout/confirmation');
  await page.locator('main').getByText(changerOf(page).orderNumber).first().waitFor();
  await isNew(page);
}
async function isCancelled(page: Page): Promise<void> {
  await expect.poll(() => book(page)).toEqual({ ...changerOf(page).before, state: 'cancelled', paidCents: 0 });
  await hasEverythingBack(page);
}
/** The store picks the old order, for which as much was paid as before. */
async function isPicked(page: Page): Promise<void> {
  await expect.poll(() => book(page)).toEqual({ ...changerOf(page).before, state: 'picking' });
}

async function asksToStop(page: Page): Promise<void> {
  await titled(page, 'Stop changing your order?').waitFor();
  await changes(page, 'even');
}
async function asksToCancel(page: Page): Promise<void> {
  await titled(page, 'Cancel this order?').waitFor();
  expect(pathOf(page)).toBe('/account/orders/(account-modal:cancel-order)');
  await modal(page)
    .getByText(/ goes back to the card you paid with/)
    .waitFor();
  stands(page);
}
async function showsOrders(page: Page): Promise<void> {
  await isAt(page, '/account/orders');
  await way(page, 'Change').waitFor();
  expect(await modal(page).count()).toBe(0);
  await isUntouched(page);
}
async function isSentBack(page: Page): Promise<void> {
  await isAt(page, '/reviewtrolley');
  await page.getByRole('alert').getByText('Your order keeps its time while you change it').waitFor();
  await changesQuietly(page, 'even');
}
async function reviews(page: Page, sign: Sign): Promise<void> {
  await isAt(page, '/checkout/revieworder');
  await page.getByRole('heading', { name: 'What you changed' }).waitFor();
  await changesQuietly(page, sign);
  await expect.poll(() => shownDifference(page)).toBe(await differenceCents(page));
}
async function canPay(page: Page): Promise<void> {
  await isAt(page, payPath);
  await payButton(page).waitFor();
  await changesQuietly(page, 'more');
  expect(await shownToPay(page)).toBe(await differenceCents(page));
}

/** What is seen in each state, read from the page and asked of the store and of the book of the payment side. */
export const changingSights: Journey['see'] = {
  standing: showsOrders,
  asked: async (page) => {
    await titled(page, `Change order ${changerOf(page).orderNumber}`).waitFor();
    expect(pathOf(page)).toBe('/account/orders/(account-modal:change-order)');
    await modal(page).getByText('What is in your trolley now is put aside.').waitFor();
    await isUntouched(page);
  },
  untouched: showsOrders,
  cancelAsked: asksToCancel,
  kept: showsOrders,
  cancelAskedAgain: asksToCancel,
  cancelled: async (page) => {
    await titled(page, 'Your order is cancelled').waitFor();
    expect(pathOf(page)).toBe('/account/orders/(account-modal:cancel-complete)');
    await isCancelled(page);
  },
  refunded: isCancelled,
  changing: (page) => changesQuietly(page, 'even'),
  sentBack: isSentBack,
  sentBackAgain: isSentBack,
  outrunUnseen: async (page) => {
    await bar(page).waitFor();
    await isPicked(page);
  },
  outrunTold: async (page) => {
    await titled(page, 'Change order cancelled').waitFor();
    await modal(page).getByText("Our team are picking your order, so we can't make any changes.").waitFor();
    await hasEverythingBack(page);
    await isPicked(page);
  },
  pickedAsOrdered: async (page) => {
    await modal(page).waitFor({ state: 'detached' });
    await expect.poll(() => changeState(changerOf(page).store, changerOf(page).orderId)).toBeNull();
    await hasEverythingBack(page);
    await isPicked(page);
  },
  dearer: (page) => changesQuietly(page, 'more'),
  reviewing: (page) => reviews(page, 'more'),
  toPay: canPay,
  undone: async (page) => {
    await says(page, 'Nothing has changed yet. Your order stands as you placed it.');
    expect(await button(page, /^(?:Pay and s|S)ave changes$/).count()).toBe(0);
    await changesQuietly(page, 'even');
  },
  stopAsked: asksToStop,
  goingOn: (page) => changesQuietly(page, 'even'),
  stopAskedAgain: asksToStop,
  stopped: async (page) => {
    await isAt(page, '/account/orders');
    await isUntouched(page);
  },
  declined: async (page) => {
    await says(page, 'The payment was declined');
    await canPay(page);
  },
  saved: isConfirmed,
  savedLeft: async (page) => {
    await expect.poll(() => pathOf(page)).not.toBe(payPath);
    await isNew(page);
  },
  outrunInPaying: async (page) => {
    await payButton(page).waitFor();
    await isPicked(page);
  },
  refused: async (page) => {
    await page.getByText("Our team are picking your order, so we can't make any changes.").first().waitFor();
    await isPicked(page);
    await hasEverythingBack(page);
  },
  cheaper: (page) => changesQuietly(page, 'less'),
  cheaperStill: (page) => changesQuietly(page, 'less'),
  reviewingLess: (page) => reviews(page, 'less'),
  givenBack: isConfirmed,
  cancelledInChange: async (page) => {
    await titled(page, 'Your order is cancelled').waitFor();
    await isCancelled(page);
  },
};
