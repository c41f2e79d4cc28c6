import type { Page } from 'playwright-core';
import { whenLive } from '../browser/chromium.ts';
import { clockDevice } from '../browser/clocked-store.ts';
import { registered, stranger } from '../browser/people.ts';
import { arrives, morningFor, sitDown as sitDownInTheMorning } from './held-time.ts';
import { type JourneySeat, rigOf } from './joints.seat.ts';
import { begin as beginPaying } from './paying.payer.ts';
import { asks, seatOf, sitDown, told } from './who.ts';

const specials = '/shop/specials';

export const goes = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${seatOf(page).store.origin}${path}`);
  await whenLive(page);
};
/** By the head of the page, from wherever the shopper is. */
export async function goesHome(page: Page): Promise<void> {
  await page.locator('a[href="/"]:visible').first().click();
  await page.waitForURL((url) => url.pathname === '/');
}
export async function looksAtSpecials(page: Page): Promise<void> {
  // In the head of a wide page, at the foot of a narrow one.
  await page
    .locator('a[href="/shop/specials"]:visible')
    .filter({ hasText: /^Specials$/ })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === specials && url.search === '');
  await page.locator('main .product-card-add, main .product-card').first().waitFor();
}
export const sits = (page: Page, seat: Partial<JourneySeat>): void => sitDown(page, { ...seatOf(page), ...seat });
export const stays = async (): Promise<void> => undefined;

/** Whoever looked round has an account: it was made somewhere else, long ago. */
export async function hasAccount(page: Page): Promise<ReturnType<typeof registered>> {
  const person = await registered(rigOf(page).store);
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': person.client });
  sits(page, { person });
  return person;
}
export async function isNew(page: Page): Promise<void> {
  const person = stranger();
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': person.client });
  sits(page, { person });
}

/** Whoever sits here pays here. */
export function becomesPayer(page: Page): void {
  const { person } = seatOf(page);
  const { store, browser } = rigOf(page);
  beginPaying(page, store, browser);
  sits(page, { person, browser });
}
const livesIn = (page: Page) => asks(page, 'PUT', '/api/v1/fulfilment/my/suburbs/1');
/** It is to be brought to a door in Ponsonby. */
export async function hasDoor(page: Page): Promise<void> {
  await livesIn(page);
  await asks(page, 'POST', '/api/v1/addresses/my/items', {
    ...{ street: '12 Kōwhai Street', suburbId: 1, ruralDelivery: null },
  });
}

/** It is the next morning, for the store and for the browser, which is opened again. */
export async function sleepsOverIt(page: Page): Promise<void> {
  const { store } = rigOf(page);
  await livesIn(page);
  await page.goto('about:blank');
  sitDownInTheMorning(page, await morningFor(store, (_, path) => told(page, path)));
  await clockDevice(page.context(), store);
  await arrives(page, () => page.goto(`${store.origin}${specials}`));
}

/** The same shop inside the app, where nobody is signed in yet. */
export async function opensApp(page: Page): Promise<void> {
  await hasAccount(page);
  await goes(page, '/?embedWeb=1');
}
