import type { Page } from 'playwright-core';
import {
  answers,
  arrives,
  clockWords,
  comesTo,
  cutOffMsOf,
  minuteMs,
  modal,
  morningOf,
  type OpenSlot,
  secondMs,
  seesNoModal,
  sleepsTo,
  termsOf,
} from './held-time.ts';
import type { Journey } from './journey.types.ts';
import { reservationMachine as machine } from './reservation.machine.ts';
import { reservationSights } from './reservation.sights.ts';

const goes = (page: Page, path: string) =>
  arrives(page, () => page.goto(`${morningOf(page).store.origin}${path}`)).then(() => undefined);
const slots = (slot: OpenSlot) => `/bookatimeslot?from=${slot.day}&day=${slot.day}`;
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

async function holds(page: Page, slot: OpenSlot): Promise<void> {
  await page.locator(`label.slot:has(input[value="${slot.id}"])`).click();
  await page.getByRole('button', { name: 'Hold this time' }).click();
  await page.locator('.hold-card-clocks').waitFor();
  morningOf(page).held = slot;
}
async function goesAndHolds(page: Page, slot: OpenSlot): Promise<void> {
  await goes(page, slots(slot));
  await holds(page, slot);
}
const cutOffMs = (page: Page) => cutOffMsOf(morningOf(page).held);
const beforeCutOff = (ms: number) => (page: Page) => comesTo(page, cutOffMs(page) - ms);
const leaves = async (page: Page, name: string) => {
  await answers(page, name);
  await modal(page).waitFor({ state: 'detached' });
};
const choosesAnother = async (page: Page) => {
  await modal(page)
    .getByRole('button', { name: /^(Change|Choose) time slot$/ })
    .click();
  await at(page, '/bookatimeslot');
};

export const reservationJourney: Journey = {
  machine,
  who: 'A shopper',
  say: {
    'late.hold': 'holds a time for later',
    'near.hold': 'holds a time for which orders close within the hour',
    'express.hold': 'holds an express time',
    'hold.extend': 'keeps it longer',
    'hold.release': 'lets it go',
    'same.hold': 'holds the same time again',
    'shop.on': 'shops on',
    'checkout.open': 'goes to the checkout',
    'hour.pass': 'lets an hour go by',
    'soon.come': 'hears that it closes soon',
    'now.come': 'hears that it closes now',
    'end.come': 'waits till it has closed',
    'lid.close': 'closes the laptop over two alerts',
    'laptop.sleep': 'lets the laptop sleep till it is over',
    'alert.leave': 'keeps shopping',
    'order.review': 'reviews the order',
    'slot.choose': 'goes on to choose another time',
    'modal.close': 'closes the words',
    'time.find': 'goes to the times',
    'page.reload': 'loads the page again',
  },
  drive: {
    'late.hold': (page) => goesAndHolds(page, morningOf(page).late),
    'near.hold': (page) => goesAndHolds(page, morningOf(page).near),
    'express.hold': async (page) => {
      await goes(page, '/express');
      await page
        .locator('.express-windows li', {
          hasText: `Order by ${clockWords(cutOffMsOf(morningOf(page).express)).replace(':00', '')}`,
        })
        .getByRole('button', { name: /^Start express shop/ })
        .click();
      morningOf(page).held = morningOf(page).express;
    },
    'hold.extend': async (page) => {
      await comesTo(page, morningOf(page).store.nowMs() + 20 * minuteMs);
      await page.getByRole('button', { name: 'Keep it longer' }).click();
    },
    'hold.release': (page) => page.getByRole('button', { name: 'Let it go' }).click(),
    'same.hold': async (page) => {
      const { held } = morningOf(page);
      if (held) await holds(page, held);
    },
    'shop.on': (page) => goes(page, '/shop/specials'),
    'checkout.open': (page) => goes(page, '/checkout/revieworder'),
    'hour.pass': async (page) => {
      const untilMs = (await termsOf(page)).reservation?.heldUntilMs ?? 0;
      await comesTo(page, untilMs - 3 * secondMs);
      await seesNoModal(page);
      await comesTo(page, untilMs + secondMs);
    },
    'soon.come': async (page) => {
      await beforeCutOff(15 * minuteMs + 4 * secondMs)(page);
      await seesNoModal(page);
      await beforeCutOff(15 * minuteMs - secondMs)(page);
    },
    'now.come': async (page) => {
      await beforeCutOff(5 * minuteMs + 4 * secondMs)(page);
      await seesNoModal(page);
      await beforeCutOff(5 * minuteMs - secondMs)(page);
    },
    'end.come': async (page) => {
      await beforeCutOff(4 * secondMs)(page);
      await seesNoModal(page);
      await beforeCutOff(-secondMs)(page);
    },
    'lid.close': (page) => sleepsTo(page, cutOffMs(page) - 4 * minuteMs),
    'laptop.sleep': async (page) =>
      sleepsTo(page, ((await termsOf(page)).reservation?.heldUntilMs ?? 0) + 90 * minuteMs),
    'alert.leave': (page) => leaves(page, 'Keep shopping'),
    'order.review': (page) => answers(page, 'Review order'),
    'slot.choose': choosesAnother,
    'modal.close': async (page) => {
      await page.keyboard.press('Escape');
      await modal(page).waitFor({ state: 'detached' });
    },
    'time.find': (page) => page.locator('header .slot-chip').first().click(),
    'page.reload': (page) => arrives(page, () => page.reload()),
  },
  see: reservationSights,
};

/** The rows whose words are read where the shopper is. */
const rowsAt: Readonly<Record<string, readonly string[]>> = {
  expired: ['A8.01', 'A8.02', 'A8.03'],
  expiredInCheckout: ['A8.04', 'A8.05', 'A8.06'],
  closed: ['A8.07', 'A8.08'],
  closingSoon: ['A8.09'],
  closingNow: ['A8.10'],
  expressSoon: ['A8.11'],
  expressNow: ['A8.12'],
  expressClosed: ['A8.13'],
};
/** The rows that a tour reads, as its title says them. */
export const rowsOf = (arrows: readonly string[]): string =>
  [...new Set(arrows.flatMap((arrow) => rowsAt[arrow.split('-> ')[1] ?? ''] ?? []))]
    .sort()
    .map((row) => `[${row}]`)
    .join(' ');
