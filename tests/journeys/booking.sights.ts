import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Journey } from './journey.types.ts';
import { told, user } from './who.ts';

export const shelf = '/shop/specials';
export const times = '/bookatimeslot';
export const store = 'Kete Kilbirnie';
const leftInStore = 'Not delivered to your area';

type Fulfilment = {
  method: string;
  suburb: string | null;
  pickupAddressName: string | null;
  slotId: string | null;
  reservation: { reservationId: string } | null;
};
/** What the store says of how, where and when. */
const fulfilment = async (page: Page) =>
  (await told<{ context: { fulfilment: Fulfilment } }>(page, '/api/v1/session')).context.fulfilment;

/** The time that was asked for at a page, and every time that the store has been asked to hold since. */
type Wish = { readonly slotId: string; readonly sent: string[]; reservationId?: string };
export const wishes = new WeakMap<Page, Wish>();

export const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
export const alerts = (page: Page) => page.getByRole('alertdialog');
export const hold = (page: Page) => page.getByRole('button', { name: 'Hold this time' });
export const modal = (page: Page, words: string) => page.getByRole('dialog').filter({ hasText: words });
export const prompt = (page: Page) => modal(page, 'Sign in to select a pickup or delivery time.');
export const offer = (page: Page) =>
  modal(page, 'Sign in and choose a time slot for accurate prices and stock availability.');

async function livesIn(page: Page, suburb: string): Promise<void> {
  await expect.poll(() => fulfilment(page)).toMatchObject({ method: 'Courier', suburb });
}
/** What is said of the area, word for word, and as what. */
async function saysOfArea(page: Page, type: 'warning' | 'info', title: string, text: string | RegExp): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: title, exact: true });
  await alert.getByText(text).waitFor();
  expect(await alert.getAttribute('data-type')).toBe(type);
  expect(await alert.locator('.alert-title').innerText()).toBe(title);
  expect(await alerts(page).count()).toBe(1);
  for (const way of ['Switch to Pick up', 'Update address']) await alert.getByRole('link', { name: way }).waitFor();
}
async function saysNothing(page: Page): Promise<void> {
  await expect.poll(() => alerts(page).count()).toBe(0);
}
const warns = async (page: Page) => {
  await livesIn(page, 'Tryphena');
  await saysOfArea(
    page,
    'warning',
    "We're unable to deliver to your saved address",
    'You can switch to pick up, or choose another address.',
  );
};
const saysDryGoods = async (page: Page) => {
  await livesIn(page, 'Pōrangahau');
  await saysOfArea(page, 'info', "Your address is in a 'Dry Goods' area", /what keeps without a fridge or a freezer/);
};
/** The one time that was asked for is the one that is held, for the place that was chosen. */
const holds = async (page: Page) => {
  const wish = wishes.get(page);
  await page.locator('.hold-card').getByText(`Pick up at ${store}`).waitFor();
  await page
    .locator('.hold-card')
    .getByText(/Held for you till /)
    .waitFor();
  expect((await user(page)).isLoggedIn).toBe(true);
  const now = await fulfilment(page);
  expect(now).toMatchObject({ method: 'Pickup', pickupAddressName: store, slotId: wish?.slotId });
  expect(wish?.sent).toEqual([wish?.slotId]);
  if (!wish || !now.reservation) throw new Error('No time is held.');
  wish.reservationId ??= now.reservation.reservationId;
  expect(now.reservation.reservationId).toBe(wish.reservationId);
};

/** What is seen at each place of the journey, on the page and asked of the store. */
export const bookingSights: Journey['see'] = {
  outside: async (page) => {
    await saysNothing(page);
    expect((await fulfilment(page)).suburb).toBe(null);
  },
  offered: (page) => offer(page).waitFor(),
  placeless: async (page) => {
    await at(page, times);
    await page.getByRole('heading', { name: 'Where should your groceries go?' }).waitFor();
    await saysNothing(page);
  },
  everything: async (page) => {
    await livesIn(page, 'Newtown');
    await saysNothing(page);
  },
  limited: async (page) => {
    await livesIn(page, 'Oneroa');
    await saysOfArea(
      page,
      'info',
      'Your address is in a limited perishables area',
      /some fresh, chilled and frozen goods cannot be sent/,
    );
  },
  limitedQuiet: async (page) => {
    await livesIn(page, 'Oneroa');
    await saysNothing(page);
  },
  dryGoods: async (page) => {
    await saysDryGoods(page);
    expect(await page.locator('main').getByText(leftInStore).count()).toBe(0);
  },
  leftInStore: async (page) => {
    await saysDryGoods(page);
    const card = page.locator('main .product-card').filter({ hasText: leftInStore }).first();
    await card.waitFor();
    expect(await card.locator('.product-card-add').count()).toBe(0);
  },
  outOfZone: warns,
  pickedUp: async (page) => {
    await at(page, shelf);
    expect(await fulfilment(page)).toMatchObject({ method: 'Pickup', pickupAddressName: store });
    await saysNothing(page);
  },
  times: async (page) => {
    await at(page, times);
    await page.locator('.time-slots-place').getByText(store).waitFor();
    await hold(page).waitFor();
    expect((await fulfilment(page)).slotId).toBe(null);
  },
  asked: async (page) => {
    await prompt(page).waitFor();
    expect(wishes.get(page)?.sent).toEqual([]);
  },
  atTheDoor: async (page) => {
    await at(page, '/shop/securelogin');
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  },
  held: async (page) => {
    await at(page, times);
    await page
      .getByText(/ is held for you\.$/)
      .first()
      .waitFor();
    await holds(page);
    await saysNothing(page);
  },
  heldStill: holds,
  letGo: async (page) => {
    await warns(page);
    expect(await fulfilment(page)).toMatchObject({ slotId: null, reservation: null });
    await page.locator('.hold-card').waitFor({ state: 'detached' });
  },
};
