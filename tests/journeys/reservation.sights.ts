import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  clockWords,
  cutOffMsOf,
  minuteMs,
  morningOf,
  seesCard,
  seesChip,
  seesModal,
  seesNoModal,
  seesOver,
  termsOf,
  trolleyStays,
} from './held-time.ts';
import type { Journey } from './journey.types.ts';

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const cutOffMs = (page: Page) => cutOffMsOf(morningOf(page).held);

const toKeep = (page: Page, title: string, text?: string) =>
  seesModal(page, {
    title,
    text: text ?? `Check out by ${clockWords(cutOffMs(page))} to keep this time slot.`,
    buttons: ['Review order', 'Keep shopping'],
  });
const isHeld = async (page: Page) => {
  await seesNoModal(page);
  await trolleyStays(page);
  await seesCard(page);
  await seesChip(page, true);
};
/** The time is not held any more, here as in the store; the trolley stays. */
const isGone = async (page: Page) => {
  await trolleyStays(page);
  await expect.poll(async () => (await termsOf(page)).slotId).toBeNull();
};
const isOver = (words: string) => async (page: Page) => {
  await seesOver(page, words);
  await seesNoModal(page);
  await isGone(page);
  await seesChip(page, false);
};
const near = (words: string) => async (page: Page) => {
  await isHeld(page);
  await page.locator('.hold-card-near').getByText(words, { exact: true }).waitFor();
};
const shops = async (page: Page) => {
  await seesNoModal(page);
  await trolleyStays(page);
  await seesChip(page, true);
};
const reviews = async (page: Page) => {
  await at(page, '/reviewtrolley');
  await shops(page);
};
const asked = 'Express closes for today soon. Finish your order to keep it.';
const pressing = 'Express is closing. You can still choose a standard time.';

/** What is seen in each state of the journey, read from the page and asked of the store. */
export const reservationSights: Journey['see'] = {
  browsing: async (page) => {
    await seesChip(page, false);
    await trolleyStays(page);
  },
  held: async (page) => {
    await isHeld(page);
    const { reservation } = await termsOf(page);
    const leftMs = (reservation?.heldUntilMs ?? 0) - morningOf(page).store.nowMs();
    expect(leftMs).toBeGreaterThan(58 * minuteMs);
    expect(leftMs).toBeLessThanOrEqual(60 * minuteMs);
  },
  heldLonger: async (page) => {
    const words = page.locator('.hold-card').getByRole('status');
    await expect.poll(() => words.innerText()).toMatch(/^Done\. It is held for you till /);
    await isHeld(page);
    const till = (await termsOf(page)).reservation?.heldUntilMs ?? 0;
    expect(await words.innerText()).toBe(`Done. It is held for you till ${clockWords(till)}.`);
    expect(Math.abs(till - morningOf(page).store.nowMs() - 60 * minuteMs)).toBeLessThan(minuteMs);
  },
  letGo: async (page) => {
    await page.locator('.hold-card').waitFor({ state: 'detached' });
    await isGone(page);
    await seesChip(page, false);
  },
  shopping: shops,
  inCheckout: async (page) => {
    await at(page, '/checkout/revieworder');
    await seesNoModal(page);
    expect((await termsOf(page)).slotId).toBe(morningOf(page).late.id);
  },
  expired: async (page) => {
    await seesModal(page, {
      title: "Time's up!",
      text: 'The time you had to place your order has passed. Choose a time slot to keep shopping.',
      buttons: ['Change time slot'],
    });
    await isGone(page);
    await seesChip(page, false);
  },
  expiredInCheckout: async (page) => {
    await seesModal(page, {
      title: 'Time slot expired',
      text: 'For accurate stock availability, please choose a time slot again before you keep shopping.',
      buttons: ['Choose time slot'],
    });
    await isGone(page);
  },
  lapsed: async (page) => {
    await at(page, '/shop/specials');
    await seesNoModal(page);
    await isGone(page);
    await seesChip(page, false);
  },
  over: isOver('This time is no longer held for you'),
  choosing: async (page) => {
    await at(page, '/bookatimeslot');
    await page.getByRole('heading', { name: 'The time you had is still open' }).waitFor();
    await seesNoModal(page);
    await isGone(page);
    await seesChip(page, false);
  },
  heldTillItCloses: async (page) => {
    await isHeld(page);
    expect((await termsOf(page)).reservation?.heldUntilMs).toBe(cutOffMs(page));
    await page
      .locator('.hold-card')
      .getByText('It is held as long as it can be: orders for it close then.', { exact: true })
      .waitFor();
  },
  closingSoon: async (page) => {
    await toKeep(page, 'Time slot closing soon');
    await trolleyStays(page);
    await seesCard(page);
  },
  soonKnown: near('Orders for this time close soon.'),
  closingNow: async (page) => {
    await toKeep(page, 'Less than 5 minutes left');
    await trolleyStays(page);
    await seesCard(page);
  },
  nowKnown: near('Orders for this time close in less than 5 minutes.'),
  reviewing: reviews,
  warned: async (page) => {
    const words = `Less than 5 minutes left Check out by ${clockWords(cutOffMs(page))} to keep this time slot.`;
    await page.locator('.toasts').getByText(words, { exact: true }).waitFor();
    await reviews(page);
  },
  closed: async (page) => {
    await seesModal(page, {
      title: 'Time slot closed',
      text: 'Sorry, this time slot is now full. For accurate stock availability, please choose a new time slot before you keep shopping.',
      buttons: ['Choose time slot'],
    });
    await isGone(page);
    await seesChip(page, false);
  },
  overClosed: isOver('Orders for this time have closed'),
  expressHeld: async (page) => {
    await page.getByText('Your express time is held', { exact: true }).waitFor();
    await shops(page);
    expect((await termsOf(page)).slotId).toBe(morningOf(page).express.id);
  },
  expressSoon: async (page) => {
    await toKeep(page, 'Express closing soon!', asked);
    await trolleyStays(page);
    await seesChip(page, true);
  },
  expressSoonKnown: shops,
  expressReviewing: reviews,
  expressNow: async (page) => {
    await toKeep(page, 'Express is closing now', pressing);
    await trolleyStays(page);
    await seesChip(page, true);
  },
  expressNowKnown: shops,
  expressClosed: async (page) => {
    await seesModal(page, {
      title: 'Express is now closed',
      text: 'Your trolley stays as it is. You can still choose another time.',
      buttons: ['Choose time slot'],
    });
    await isGone(page);
    await seesChip(page, false);
  },
};
