import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type CheckoutShopper, checkoutShopper } from '../browser/checkout-shopper.ts';
import { whenLive } from '../browser/chromium.ts';
import type { ClockedStore } from '../browser/clocked-store.ts';
import { cookiesIn, stranger } from '../browser/people.ts';
import { type Books, booksOf, standing } from './paying.books.ts';
import { isConfirmed, payPath } from './paying.page.ts';
import { lines, seatOf, sitDown, told } from './who.ts';

/** Who pays at a page, what the page said that is paid, and which orders it has confirmed. */
type Payer = {
  readonly store: ClockedStore;
  readonly browser: Browser;
  shownCents: number;
  readonly confirmed: Map<string, number>;
  /** Whoever came with everything prepared. */
  who: CheckoutShopper | null;
  tab: Page | null;
};
const payers = new WeakMap<Page, Payer>();
export function payerOf(page: Page): Payer {
  const payer = payers.get(page);
  if (!payer) throw new Error('Nobody pays at this page.');
  return payer;
}
export function begin(page: Page, store: ClockedStore, browser: Browser): void {
  payers.set(page, { store, browser, shownCents: 0, confirmed: new Map(), who: null, tab: null });
  sitDown(page, { store, person: stranger(), browser });
}

/** Somebody who has an address, with goods and a time, who has accepted what is asked. */
export async function comes(page: Page): Promise<void> {
  const { store, browser } = payerOf(page);
  const who = await checkoutShopper({ store, browser });
  payerOf(page).who = who;
  sitDown(page, { store, person: who });
  await who.lives();
  await who.putPlain();
  await who.holds('standard');
  await who.accepts();
  await page.context().addCookies(cookiesIn(who.cookie, store));
  await goes(page, payPath);
}
export function whoOf(page: Page): CheckoutShopper {
  const { who } = payerOf(page);
  if (!who) throw new Error('Nobody has come prepared.');
  return who;
}

/** Goes to an address; where a time is held the page has asked the store what time it is. */
export async function goes(page: Page, path: string): Promise<void> {
  await page.goto(`${payerOf(page).store.origin}${path}`);
  await whenLive(page);
}
export const isAt = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);

export const books = (page: Page): Books => booksOf(payerOf(page).store, seatOf(page).person.email);

type Session = {
  readonly context: {
    readonly shopper: { readonly orderCount: number };
    readonly fulfilment: { readonly slotId: string | null };
    readonly flags: { readonly disclaimerAccepted: boolean; readonly isOrderUnderWay: boolean };
  };
};
/** What the store says of the terms, of the trolley and of what was ordered and charged so far. */
export async function stands(page: Page) {
  const [{ context }, goods] = await Promise.all([told<Session>(page, '/api/v1/session'), lines(page)]);
  return {
    goods: goods.length,
    isHeld: context.fulfilment.slotId !== null,
    isAccepted: context.flags.disclaimerAccepted,
    isUnderWay: context.flags.isOrderUnderWay,
    orders: context.shopper.orderCount,
    ...standing(books(page)),
  };
}

/** Nothing was ordered beyond what was confirmed before; what is in the trolley, and whether a time is held, is this. */
export async function nothingIsDone(page: Page, expected: { goods: number; isHeld: boolean }): Promise<void> {
  const before = [...payerOf(page).confirmed.values()];
  expect(await stands(page)).toMatchObject({
    ...expected,
    isUnderWay: false,
    orders: before.length,
    ordered: before,
    charged: before,
  });
}

/** The confirmation is on show; the store has it once, for what the page said, and the trolley is empty. */
export async function isPlaced(page: Page): Promise<void> {
  await isConfirmed(page);
  const { confirmed, shownCents } = payerOf(page);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  const { orderNumber } = await told<{ orderNumber: string }>(page, `/api/v1/orders/my/confirmations/${orderId}`);
  confirmed.set(orderId, shownCents);
  const amounts = [...confirmed.values()];
  expect(await stands(page)).toEqual({
    goods: 0,
    isHeld: false,
    isAccepted: false,
    isUnderWay: false,
    orders: amounts.length,
    ordered: amounts,
    charged: amounts,
  });
  await page.locator('main').getByText(orderNumber).first().waitFor();
}
