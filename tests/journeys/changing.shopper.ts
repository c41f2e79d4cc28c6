import type { Page } from 'playwright-core';
import type { CheckoutShopper } from '../browser/checkout-shopper.ts';
import { whenLive } from '../browser/chromium.ts';
import { placedOrder } from '../browser/placed-order.ts';
import type { RunningStore } from '../browser/serve.ts';
import { type Amounts, orderBook, trolleyRows } from './changing.books.ts';
import type { Rig } from './journey-store.ts';
import { lines, seatOf, told } from './who.ts';

type Book = ReturnType<typeof orderBook>;
/** Who changes an order at a page: how it stood before, what is wanted now, and what was in the trolley for the next. */
type Changer = {
  readonly store: RunningStore;
  readonly who: CheckoutShopper;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly before: Book;
  readonly kept: ReturnType<typeof trolleyRows>;
  readonly keptAmounts: Amounts;
  /** The time that is held for the next order. */
  readonly nextSlotId: string;
  wanted: Amounts;
  /** What the page said that the order comes to more, or less, when it was saved. */
  shownCents: number;
};
const changers = new WeakMap<Page, Changer>();
export function changerOf(page: Page): Changer {
  const changer = changers.get(page);
  if (!changer) throw new Error('Nobody changes an order at this page.');
  return changer;
}

async function puts(who: CheckoutShopper, search: string, quantity: number): Promise<void> {
  type Card = { readonly sku: string; readonly unit: string; readonly restriction: string };
  type Found = { readonly products: { readonly items: readonly (Card & { readonly availabilityStatus: string })[] } };
  const found = (await who.ask('GET', `/api/v1/products?target=search&search=${search}`)) as Found;
  const card = found.products.items.find(
    ({ unit, restriction, availabilityStatus }) =>
      unit === 'Each' && restriction === 'None' && availabilityStatus === 'In Stock',
  );
  if (!card) throw new Error(`Nothing is found for ${search}.`);
  const line = { sku: card.sku, quantity, pricingUnit: card.unit, addToBasketSource: 'Test' };
  await who.ask('POST', '/api/v2/trolleys/my/items', line);
}

/** What the store tells of the trolley, in pieces. */
export const trolleyAmounts = async (page: Page): Promise<Amounts> =>
  Object.fromEntries((await lines(page)).map(({ sku, quantity }) => [sku, quantity.value]));

export type Ordered = Pick<Changer, 'who' | 'orderId' | 'orderNumber' | 'nextSlotId'>;
type Placed = Pick<Changer, 'who' | 'orderId' | 'orderNumber'>;

/** Whose order stands puts something else into the trolley, and holds a time for it. */
export async function shopsOn({ who, orderId, orderNumber }: Placed): Promise<Ordered> {
  await puts(who, 'bread', 4);
  const nextSlotId = await who.holds('standard');
  await who.accepts();
  return { who, orderId, orderNumber, nextSlotId };
}
/** Somebody who has ordered two things, and has another and a time for the next order. */
export const ordered = async (rig: Rig): Promise<Ordered> =>
  shopsOn(await placedOrder(rig, 'standard', (one) => puts(one, 'rice', 3)));

/** They look at their orders, signed in at this page. */
export async function begin(page: Page, placed: Ordered): Promise<void> {
  const { store } = seatOf(page);
  const before = orderBook(store, placed.orderId);
  changers.set(page, {
    ...placed,
    ...{ store, before, wanted: before.amounts, shownCents: 0 },
    kept: trolleyRows(store, placed.who.email),
    keptAmounts: await trolleyAmounts(page),
  });
  await goes(page, '/account/orders');
}

export async function goes(page: Page, path: string): Promise<void> {
  await page.goto(`${changerOf(page).store.origin}${path}`);
  await whenLive(page);
}

type Told = {
  readonly context: {
    readonly shopper: {
      readonly isChangingOrder: boolean;
      readonly changingOrderId: string | null;
      readonly changingOrderNumber: string | null;
    };
    readonly fulfilment: { readonly slotId: string | null; readonly reservation: object | null };
    readonly flags: { readonly isOrderUnderWay: boolean };
  };
};
/** On which terms the shopper shops, as the store says it. */
export const terms = async (page: Page) => (await told<Told>(page, '/api/v1/session')).context;

/** What the change comes to, as the store says it. */
export const differenceCents = async (page: Page): Promise<number> =>
  (await told<{ differenceCents: number }>(page, '/api/v1/past-orders/change/payment')).differenceCents;

/** Does what wants something of the trolley, and keeps in mind what: as it went over the wire. */
export async function wants(page: Page, act: () => Promise<unknown>): Promise<void> {
  const items = '**/api/v2/trolleys/my/items';
  const [request] = await Promise.all([page.waitForRequest(items), page.waitForResponse(items), act()]);
  const { sku, quantity } = request.postDataJSON() as { sku: string; quantity: number };
  const changer = changerOf(page);
  const { [sku]: _, ...others } = changer.wanted;
  changer.wanted = quantity === 0 ? others : { ...others, [sku]: quantity };
}
