import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { whenLive } from '../browser/chromium.ts';
import { passTime, sleepThrough } from '../browser/clocked-store.ts';
import type { Journey } from './journey.types.ts';
import { machine } from './paying.machine.ts';
import { button, isConfirmed, payButton, payPath, shownCents, typeCard } from './paying.page.ts';
import { books, comes, goes, payerOf, whoOf } from './paying.payer.ts';
import { accept, age, modal, payingSights } from './paying.sights.ts';
import { registrationJourney } from './registration.journey.ts';

const [goodCard, lateCard, poorCard, noCard] = [
  '4111111111111111',
  '4000000000000135',
  '4000000000000168',
  '4111111111111112',
];
const placePath = '**/api/v1/orders/my/active/place';
const [bankMs, hourMs] = [13_000, 3_600_000];

/** Presses what pays, and remembers what it said. */
async function presses(page: Page): Promise<void> {
  payerOf(page).shownCents = await shownCents(page);
  await payButton(page).click();
}
async function paysBy(page: Page, number: string): Promise<void> {
  const fresh = page.getByRole('radio', { name: /^(A new|Another) card/ });
  if (!(await fresh.isChecked())) await fresh.check();
  const another = button(page, 'Use another card');
  if (await another.isVisible()) await another.click();
  await typeCard(page, number);
  await presses(page);
}
async function asksWallet(page: Page, answer: 'Pay with it' | 'Refuse'): Promise<void> {
  await page.getByRole('radio', { name: 'A wallet on this device' }).check();
  await page.waitForSelector('.card-frame[data-state="loaded"]');
  await page.frameLocator('iframe[title="Your wallet"]').getByLabel(answer).check();
  await presses(page);
}
async function registers(page: Page): Promise<void> {
  const { drive, see } = registrationJourney;
  await page.getByRole('link', { name: 'Register for online shopping' }).click();
  await see['account']?.(page);
  for (const [step, place] of [
    ['account.send', 'code'],
    ['code.enter', 'details'],
  ] as const)
    await drive[step]?.(page).then(() => see[place]?.(page));
  const field = (name: RegExp) => page.getByRole('main').getByRole('combobox', { name });
  await field(/^Suburb/).pressSequentially('pons', { delay: 20 });
  await page.getByRole('option').first().click();
  await field(/^Street/).pressSequentially('12', { delay: 20 });
  await page.getByRole('option').first().click();
  await drive['details.send']?.(page);
}
/** The first time of those on show. */
async function holdsOne(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Choose a time' }).getByRole('radio').first().check();
  await page.locator('.slot-bar button').click();
  await page.getByRole('heading', { name: /^Done: .+ is yours\.$/ }).waitFor();
}
const wishesToPay = (page: Page) => goes(page, payPath);

export const payingJourney: Journey = {
  machine,
  say: {
    'guest.register': 'registers with an address',
    'shopper.come': 'comes to pay for a full trolley',
    'goods.choose': 'puts something in the trolley',
    'payment.wish': 'wants to pay',
    'checkout.begin': 'begins the checkout',
    'forgotten.pass': 'has forgotten nothing',
    'time.choose': 'chooses a time',
    'terms.skip': 'goes on without the disclaimer',
    'terms.accept': 'accepts it and goes on',
    'card.pay': 'pays with a card',
    'card.mistype': 'mistypes the card',
    'card.decline': 'pays with a card that has not enough on it',
    'card.save': 'pays with a card that is to be kept',
    'wallet.refuse': 'says no to the wallet',
    'wallet.pay': 'pays from the wallet',
    'saved.pay': 'confirms the age and pays with the saved card',
    'pay.twice': 'presses twice',
    'answer.lose': 'pays and the answer is lost',
    'answer.come': 'waits till it is known',
    'network.lose': 'loses the network in paying',
    'network.return': 'is back online',
    'device.add': 'adds something on another device',
    'coupon.add': 'adds a coupon',
    'payment.open': 'goes on to pay',
    'beer.add': 'adds beer',
    'age.confirm': 'confirms the age',
    'shop.again': 'shops again',
    'hold.end': 'waits till the time is not held any more',
    'time.find': 'goes to choose another',
    'tab.open': 'opens the page in another tab',
    'phone.pay': 'pays on another device',
    'page.reload': 'loads the page again',
    'page.back': 'goes back',
  },
  drive: {
    'guest.register': registers,
    'shopper.come': comes,
    'goods.choose': async (page) => {
      await goes(page, '/shop/specials');
      await Promise.all([
        page.waitForResponse('**/trolleys/my/items'),
        page.locator('main .product-card-add').first().click(),
      ]);
    },
    'payment.wish': wishesToPay,
    'checkout.begin': (page) => goes(page, '/shop/checkout'),
    'forgotten.pass': (page) => page.getByRole('link', { name: 'Continue to checkout' }).first().click(),
    'time.choose': holdsOne,
    'terms.skip': (page) => button(page, 'Continue to payment').click(),
    'terms.accept': async (page) => {
      await accept(page).check();
      await button(page, 'Continue to payment').click();
    },
    'card.pay': (page) => paysBy(page, goodCard),
    'card.mistype': (page) => paysBy(page, noCard),
    'card.decline': (page) => paysBy(page, poorCard),
    'card.save': async (page) => {
      await page.getByLabel('Save this card for next time').check();
      await paysBy(page, goodCard);
    },
    'wallet.refuse': (page) => asksWallet(page, 'Refuse'),
    'wallet.pay': (page) => asksWallet(page, 'Pay with it'),
    'saved.pay': async (page) => {
      await age(page).check();
      await presses(page);
    },
    'pay.twice': async (page) => {
      payerOf(page).shownCents = await shownCents(page);
      await payButton(page).dblclick();
    },
    /** The store has the order, and waits for the bank; what it says of it does not come. */
    'answer.lose': async (page) => {
      const lose = async (route: Route) => {
        void route.fetch().catch(() => undefined);
        await expect.poll(() => books(page).orders.length, { timeout: 15_000 }).toBe(1);
        await route.abort();
      };
      await page.route(placePath, lose, { times: 1 });
      await paysBy(page, lateCard);
    },
    /** The bank tells the store after twelve seconds. */
    'answer.come': async (page) => {
      await payerOf(page).store.forward(bankMs);
      await isConfirmed(page);
    },
    'network.lose': async (page) => {
      await page.route(placePath, async (route) => void (await page.context().setOffline(true), await route.abort()));
      await paysBy(page, goodCard);
    },
    'network.return': async (page) => {
      await page.unroute(placePath);
      await page.context().setOffline(false);
    },
    'device.add': async (page) => {
      const [sku] = await whoOf(page).lines();
      const line = { sku, quantity: 7, pricingUnit: 'Each', addToBasketSource: 'Test' };
      await whoOf(page).ask('POST', '/api/v2/trolleys/my/items', line);
    },
    'coupon.add': async (page) => {
      const code = page.getByRole('textbox', { name: 'Code' });
      await code.fill('WELCOME15');
      await code.press('Enter');
    },
    'payment.open': (page) => button(page, 'Continue to payment').click(),
    'beer.add': async (page) => {
      await whoOf(page).putBeer();
      await whoOf(page).accepts();
      await wishesToPay(page);
    },
    'age.confirm': (page) => age(page).check(),
    'shop.again': async (page) => {
      await whoOf(page).putBeer();
      await whoOf(page).holds('standard');
      await whoOf(page).accepts();
      await wishesToPay(page);
    },
    'hold.end': async (page) => {
      const { store } = payerOf(page);
      await sleepThrough(store, [page], hourMs);
      await passTime(store, [page], 2_000);
    },
    'time.find': (page) =>
      modal(page)
        .getByRole('button', { name: /^(Change|Choose) time slot$/ })
        .click(),
    'tab.open': async (page) => {
      const tab = await page.context().newPage();
      payerOf(page).tab = tab;
      await tab.goto(`${payerOf(page).store.origin}${payPath}`);
      await whenLive(tab);
    },
    'phone.pay': async (page) => {
      const { page: phone, context } = await whoOf(page).opens(payPath);
      payerOf(page).shownCents = await shownCents(phone);
      await typeCard(phone, goodCard);
      await payButton(phone).click();
      await isConfirmed(phone);
      payerOf(page).confirmed.set('on a phone', payerOf(page).shownCents);
      await context.close();
    },
    'page.reload': async (page) => {
      await page.reload();
      await whenLive(page);
    },
    'page.back': async (page) => {
      await page.goBack();
      await whenLive(page);
    },
  },
  see: payingSights,
};
