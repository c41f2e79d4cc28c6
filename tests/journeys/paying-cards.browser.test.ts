import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testCards } from '#server/payments/test-cards.ts';
import { checkoutShopper } from '../browser/checkout-shopper.ts';
import { desktop, openBrowser, openPage, phone, whenLive } from '../browser/chromium.ts';
import { cookiesIn } from '../browser/people.ts';
import { type RunningStore, serveStore } from '../browser/serve.ts';
import { balances, booksOf } from './paying.books.ts';
import { button, isConfirmed, payPath, press, shownCents, typeCard } from './paying.page.ts';

let store: RunningStore;
let browser: Browser;
beforeAll(async () => {
  [store, browser] = await Promise.all([serveStore({ TRUST_PROXY: '1' }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

type Played = (page: Page) => Promise<void>;

const says = (words: RegExp) => async (page: Page) =>
  page.locator('main').getByText(words).first().waitFor({ timeout: 30_000 });
const declined = (words: RegExp) => async (page: Page) => {
  await says(/^The payment was declined$/)(page);
  await says(words)(page);
};
const failed: Played = async (page) => {
  await says(/Your card could not be taken\. Nothing was charged\./)(page);
  await button(page, 'try again').click();
};
const renewed: Played = async (page) => {
  await says(/The card form had expired, so a new one was loaded/)(page);
  await page.reload();
  await whenLive(page);
};
/** Of the page, whose clock is moved on past what it waits for. */
const halfAMinute: Played = (page) => page.clock.fastForward(31_000);
const givesUp: Played = async (page) => {
  await page.locator('.card-frame[data-state="submitting"]').waitFor();
  await halfAMinute(page);
};
/** One frame after the other says nothing, each is given up, and the shopper asks for the next one until one speaks. */
const silent: Played = async (page) => {
  const frame = page.locator('.card-frame');
  const again = button(page, 'try again');
  await page.locator('.card-frame[data-state="loading"]').waitFor();
  for (let rounds = 0; rounds < 8 && (await frame.getAttribute('data-state')) !== 'loaded'; rounds++) {
    await page.frameLocator('iframe[title="Card details"]').getByLabel('Card number').waitFor({ state: 'attached' });
    await halfAMinute(page);
    await page.waitForTimeout(300);
    if (await again.isVisible()) await again.click();
  }
};
/** The store may know before the shopper has to be told that it is being looked into. */
const confirmedInTheEnd: Played = async (page) => {
  const checking = button(page, 'Checking whether you were charged…');
  await checking.or(page.getByRole('heading', { level: 1, name: /^Thank you/ })).waitFor({ timeout: 40_000 });
  await isConfirmed(page);
};

/** What each card that pays, or is not taken down, comes to: another one pays after whatever is not paid. */
const slowly: Readonly<Record<string, Played>> = {
  '4000000000000077': silent,
  '4000000000000093': async (page) => {
    await givesUp(page);
    await isConfirmed(page);
  },
  '4000000000000101': async (page) => {
    await givesUp(page);
    await says(/Nobody can say whether your card was taken\. Nothing was charged with it\./)(page);
  },
  '4000000000000135': confirmedInTheEnd,
  '4000000000000143': confirmedInTheEnd,
  '4000000000000150': declined(/Your bank declined this payment/),
  '4000000000000085': isConfirmed,
  '4000000000000127': isConfirmed,
  '4111111111111111': isConfirmed,
  '5555555555554444': isConfirmed,
};
/** What is said at once of each card that does not pay, in words with a way on. */
const inVain: Readonly<Record<string, Played>> = {
  '4000000000000010': declined(/Your bank declined this payment/),
  '4000000000000028': failed,
  '4000000000000036': renewed,
  '4000000000000044': renewed,
  '4000000000000051': failed,
  '4000000000000069': failed,
  '4000000000000119': declined(/Your bank declined this payment/),
  '4000000000000168': declined(/There is not enough money on this card/),
  '4000000000000176': declined(/Your bank has closed this card/),
};
const moved = ['4000000000000077', '4000000000000093', '4000000000000101'];

async function prepared() {
  const who = await checkoutShopper({ store, browser });
  await who.lives();
  await who.putPlain();
  await who.holds('standard');
  await who.accepts();
  return who;
}
/** One after the other: registering is heavy work, and a store that is late with everything turns people away. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
async function atPayment(viewport: typeof phone, isMoved: boolean) {
  const who = await inTurn(prepared);
  const { page, context } = await openPage(browser, { viewport });
  if (isMoved) await context.clock.install();
  page.setDefaultTimeout(20_000);
  await context.addCookies(cookiesIn(who.cookie, store));
  await page.goto(`${store.origin}${payPath}`);
  await whenLive(page);
  return { who, page, context };
}
const isPaid = (page: Page) => !new URL(page.url()).pathname.startsWith(payPath);

async function paysBy(page: Page, number: string, ends: Played): Promise<void> {
  await typeCard(page, number);
  await press(page);
  await ends(page);
}

const widths = [phone, desktop].map((viewport) => ({ viewport, width: viewport.width }));
const cards = (table: object) => testCards.filter(({ number }) => number in table);

describe('A test card, in a real browser at a phone and at a desk', () => {
  it('each is in one of the two tables', ({ expect }) => {
    const known = [...Object.keys(slowly), ...Object.keys(inVain)].sort();
    expect(known).toEqual(testCards.map(({ number }) => number).sort());
  });

  it.concurrent.each(
    widths.flatMap((width) => Object.entries(slowly).map(([number, ends]) => ({ ...width, number, ends }))),
  )(
    '$number at $width px ends in one order and one charge of what was shown, by itself or by the next card [A1.18] [A7.O12]',
    async ({ viewport, number, ends }) => {
      const { who, page, context } = await atPayment(viewport, moved.includes(number));
      const total = await shownCents(page);
      await paysBy(page, number, ends);
      if (!isPaid(page)) {
        balances(booksOf(store, who.email), []);
        await paysBy(page, '4111111111111111', isConfirmed);
      }
      balances(booksOf(store, who.email), [total]);
      await context.close();
    },
  );

  it.concurrent.each(widths)(
    'those that do not pay, one after another at $width px, are each said to have failed, and the next one is taken [A7.O12]',
    async ({ viewport }) => {
      const { who, page, context } = await atPayment(viewport, false);
      const total = await shownCents(page);
      for (const { number } of cards(inVain)) {
        await paysBy(page, number, inVain[number] as Played);
        balances(booksOf(store, who.email), []);
      }
      await paysBy(page, '5555555555554444', isConfirmed);
      balances(booksOf(store, who.email), [total]);
      await context.close();
    },
  );
});
