import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { heldName, heldShort } from '#services/fulfilment/hold-words.rules.ts';
import { addDays, instantOf, slotDayOf } from '#services/fulfilment/slot-day.rules.ts';
import { whenLive } from '../browser/chromium.ts';
import { type ClockedStore, passTime, sleepThrough } from '../browser/clocked-store.ts';
import { cookiesIn, type Registered, registered } from '../browser/people.ts';

export const [secondMs, minuteMs] = [1_000, 60_000] as const;

export type OpenSlot = {
  readonly id: string;
  readonly state: string;
  readonly kind: string;
  readonly day: string;
  readonly start: string;
  readonly end: string;
  readonly cutOffTime: string;
};
type Terms = {
  readonly slotId: string | null;
  readonly isSlotToday: boolean;
  readonly reservation: { readonly heldUntilMs: number; readonly cutOffTime: string } | null;
};

/** A shopper with something in the trolley, on a morning on which there are times of all kinds. */
export type Morning = {
  readonly store: ClockedStore;
  /** Orders for it close in hours; within the hour; within the hour, and it is express. */
  readonly late: OpenSlot;
  readonly near: OpenSlot;
  readonly express: OpenSlot;
  readonly trolley: unknown;
  /** Which of them is held, or was last. */
  held: OpenSlot | null;
};
const mornings = new WeakMap<Page, Morning>();
export const sitDown = (page: Page, morning: Morning): void => void mornings.set(page, morning);
export function morningOf(page: Page): Morning {
  const morning = mornings.get(page);
  if (!morning) throw new Error('Nobody sits at this page.');
  return morning;
}

const leftMs = (store: ClockedStore, { cutOffTime }: OpenSlot) => Date.parse(cutOffTime) - store.nowMs();

const areOpen = (slots: readonly OpenSlot[]) => slots.filter(({ state }) => state === 'open');

type Ask = (method: 'GET', path: string) => Promise<unknown>;
/** The times of the next two days, and what is in the trolley. */
async function timesFor(ask: Ask) {
  const { slots } = (await ask('GET', '/api/v1/fulfilment/time-slots-summary?days=2')) as { slots: OpenSlot[] };
  return { slots: areOpen(slots), trolley: await ask('GET', '/api/v1/trolleys/my') };
}

/** A shopper in Ponsonby, with something in the trolley. */
async function someone(store: ClockedStore): Promise<Registered> {
  const person = await registered(store);
  await person.ask('PUT', '/api/v1/fulfilment/my/suburbs/1');
  const { products } = (await person.ask('GET', '/api/v1/products?target=specials&inStockProductsOnly=true')) as {
    products: { items: { sku: string; unit: string }[] };
  };
  const [{ sku, unit: pricingUnit } = { sku: '', unit: '' }] = products.items;
  await person.ask('POST', '/api/v2/trolleys/my/items', { sku, quantity: 1, pricingUnit, addToBasketSource: 'test' });
  return person;
}

/** Somebody who shops now, and a time of that kind to hold. */
export async function someoneAt(store: ClockedStore, isWanted: (slot: OpenSlot) => boolean) {
  const person = await someone(store);
  const { slots, trolley } = await timesFor(person.ask);
  const held = slots.find(isWanted);
  if (!held) throw new Error(`There is no such time: ${slots.map(({ id }) => id).join(', ')}`);
  return { store, person, trolley, late: held, near: held, express: held, held };
}

/** The next morning of the store at which there are times of all kinds for whoever asks. */
export async function morningFor(store: ClockedStore, ask: Ask, hour = 8): Promise<Morning> {
  await store.forwardTo(instantOf(addDays(slotDayOf(store.nowMs()), 1), hour * 60 + 40));
  const { slots, trolley } = await timesFor(ask);
  const quick = (await ask('GET', '/api/v1/fulfilment/my/express-time-slots')) as { slots: OpenSlot[] };
  const isToday = ({ day }: OpenSlot) => day === slotDayOf(store.nowMs());
  const isNear = (slot: OpenSlot) => leftMs(store, slot) > 17 * minuteMs && leftMs(store, slot) < 55 * minuteMs;
  const late = slots.find((slot) => isToday(slot) && leftMs(store, slot) > 120 * minuteMs && slot.kind === 'standard');
  const near = slots.find((slot) => isToday(slot) && isNear(slot));
  const express = areOpen(quick.slots).find(isNear);
  if (!late || !near || !express) return morningFor(store, ask, hour < 14 ? hour + 1 : 8);
  return { store, trolley, late, near, express, held: null };
}

/** The next morning of the store, and somebody who shops then. */
export async function nextMorning(store: ClockedStore): Promise<Morning & { readonly person: Registered }> {
  const person = await someone(store);
  return { ...(await morningFor(store, person.ask)), person };
}

export const cookiesOf = ({ store, person }: { readonly store: ClockedStore; readonly person: Registered }) =>
  cookiesIn(person.cookie, store);

/**
 * Goes somewhere. A page that knows of a held time asks the store what time it is; until it has the answer no time may
 * pass: in a test it passes faster than an answer comes.
 */
export async function arrives(page: Page, go: () => Promise<unknown>): Promise<void> {
  const isHeld = (await termsOf(page)).slotId !== null;
  const told = isHeld ? page.waitForResponse((response) => response.url().endsWith('/api/v1/session')) : null;
  await go();
  await whenLive(page);
  await told;
}

/** What the store itself says of the terms and of the trolley, asked with the cookies of the page. */
const told = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(`${morningOf(page).store.origin}${path}`)).json()) as T;
export const termsOf = async (page: Page) =>
  (await told<{ context: { fulfilment: Terms } }>(page, '/api/v1/session')).context.fulfilment;
/** Everything of it but what its delivery costs: that goes with the time. */
export const trolleyStays = async (page: Page) => {
  const now = await told<object>(page, '/api/v1/trolleys/my');
  expect({ ...now, deliveryFees: null }).toEqual({ ...(morningOf(page).trolley as object), deliveryFees: null });
};

const clock = new Intl.DateTimeFormat('en-NZ', {
  timeZone: 'Pacific/Auckland',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});
/** "9:40 am", "midday" */
export const clockWords = (instantMs: number): string => {
  const words = clock.format(instantMs).replaceAll(/\s/g, ' ').toLowerCase();
  return words === '12:00 pm' ? 'midday' : words;
};
export const cutOffMsOf = (slot: OpenSlot | null): number => Date.parse(slot?.cutOffTime ?? '');

const shownOf = (slot: OpenSlot) => ({
  day: slot.day,
  startMs: Date.parse(slot.start),
  endMs: Date.parse(slot.end),
  isToday: true,
});
export const nameOf = (slot: OpenSlot): string => heldName(shownOf(slot));

/** Time comes to that moment while the page is awake: the last quarter of a minute second by second. */
export async function comesTo(page: Page, instantMs: number): Promise<void> {
  const { store } = morningOf(page);
  const farMs = instantMs - store.nowMs() - 15 * secondMs;
  if (farMs > 0) await sleepThrough(store, [page], farMs);
  await passTime(store, [page], Math.max(1, instantMs - store.nowMs()));
}

/** The laptop was closed till then; a second after it wakes. */
export async function sleepsTo(page: Page, instantMs: number): Promise<void> {
  const { store } = morningOf(page);
  await sleepThrough(store, [page], instantMs - store.nowMs());
  await passTime(store, [page], secondMs);
}

type Modal = { readonly title: string; readonly text: string; readonly buttons: readonly string[] };
export const modal = (page: Page) => page.locator('dialog.dialog');

/** One modal is open, and says so in these words. */
export async function seesModal(page: Page, expected: Modal): Promise<void> {
  await page.getByRole('dialog', { name: expected.title, exact: true }).waitFor();
  expect(await modal(page).count()).toBe(1);
  expect({
    title: await modal(page).getByRole('heading').innerText(),
    text: await modal(page).locator('.generic-modal p').innerText(),
    buttons: await modal(page).locator('.button').allInnerTexts(),
  }).toEqual(expected);
}
export const seesNoModal = async (page: Page) => expect(await modal(page).count()).toBe(0);
export const answers = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true }).click();

/** The head of the page: the time that is held and till when, or that there is none. */
export async function seesChip(page: Page, isHeld: boolean): Promise<void> {
  const { held } = morningOf(page);
  const chip = page.locator('header .slot-chip').first();
  const till = isHeld ? ((await termsOf(page)).reservation?.heldUntilMs ?? 0) : 0;
  const words =
    isHeld && held
      ? new RegExp(`^${heldShort(shownOf(held))} held till ${clockWords(till)}$`)
      : /^Delivery to Ponsonby Choose a time$/;
  await expect.poll(async () => (await chip.innerText()).replaceAll(/\s+/g, ' ').trim()).toMatch(words);
}

/** The card of the time that is held, with its two clocks as the store has them. */
export async function seesCard(page: Page): Promise<void> {
  const { held } = morningOf(page);
  const card = page.locator('.hold-card');
  const { reservation, slotId } = await termsOf(page);
  expect(slotId).toBe(held?.id);
  expect(reservation?.cutOffTime).toBe(held?.cutOffTime);
  await card.waitFor();
  await expect
    .poll(async () => (await card.locator('.hold-card-clocks li').allInnerTexts()).map((text) => text.trim()))
    .toEqual([
      `Held for you till ${clockWords(reservation?.heldUntilMs ?? 0)}`,
      `Order by ${clockWords(cutOffMsOf(held))}`,
    ]);
  expect(await card.getByRole('heading').innerText()).toBe(nameOf(held as OpenSlot));
}

/** The time is gone, the card says how, and nothing of it is left at the store. */
export async function seesOver(page: Page, words: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/bookatimeslot');
  await page.locator('.hold-card').getByRole('heading', { name: words }).waitFor();
  expect((await termsOf(page)).reservation).toBeNull();
}
