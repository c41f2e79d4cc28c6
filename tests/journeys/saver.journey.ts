import type { Page } from 'playwright-core';
import { setup } from 'xstate';
import { suburbs } from '#fixtures/suburbs.ts';
import type { Journey } from './journey.types.ts';
import { dialog, go, passes, payButton, saverSights, typeCard } from './saver.sights.ts';
import { signIn } from './signing-in.ts';

type Step =
  | 'pass.look'
  | 'suburb.check'
  | 'shopper.arrive'
  | 'address.refuse'
  | 'address.return'
  | 'plan.choose'
  | 'card.decline'
  | 'card.pay'
  | 'answer.lose'
  | 'page.reload'
  | 'times.look'
  | 'passes.look'
  | 'card.change'
  | 'pass.cancel'
  | 'cancel.keep';

/** Somebody finds the delivery pass, learns what it would have saved, buys it once, and gives it up. */
const machine = setup({ types: {} as { events: { type: Step } } }).createMachine({
  id: 'saver',
  description: 'A guest finds the delivery pass, signs in, buys one, changes its card, and gives it up.',
  initial: 'outside',
  states: {
    outside: { description: 'A guest is somewhere in the shop.', on: { 'pass.look': 'landing' } },
    landing: {
      description: 'What the pass is and costs is shown to anybody, with the way to sign in.',
      on: { 'suburb.check': 'checked', 'shopper.arrive': 'plans' },
    },
    checked: { description: 'A guest knows whether it works where they live.' },
    plans: {
      description: 'A shopper sees what each plan would have come to for the deliveries they paid for.',
      on: { 'address.refuse': 'barred', 'plan.choose': 'paying' },
    },
    barred: {
      description: 'For an address that will not do no plan can be chosen.',
      on: { 'address.return': 'plans' },
    },
    paying: {
      description: 'The plan, its address and the button with its price are shown; nothing is bought.',
      on: { 'card.decline': 'declined', 'answer.lose': 'bought' },
    },
    declined: { description: 'The card was declined and nothing charged.', on: { 'card.pay': 'bought' } },
    bought: {
      description: 'The pass is bought once, and the ledger says so.',
      on: { 'page.reload': 'bought', 'times.look': 'free', 'passes.look': 'mine' },
    },
    free: { description: 'A time costs nothing for an order that is large enough.' },
    mine: {
      description: 'The account shows until when it is paid, what is next, and with which card.',
      on: { 'card.change': 'changed', 'cancel.keep': 'mine', 'pass.cancel': 'cancelled' },
    },
    changed: { description: 'Another card is the one that is charged next.', on: { 'pass.cancel': 'cancelled' } },
    cancelled: { description: 'It is given up, and stays good until what was paid for is over.' },
  },
});

/** A suburb that the vans of no store go to. */
const outOfZone = suburbs.find(({ isInZone }) => !isInZone)?.id ?? 0;

async function arrive(page: Page): Promise<void> {
  await page.locator('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page);
  await page.locator('main').getByRole('link', { name: 'Choose a plan' }).click();
}

const choosePlan = (page: Page, name: string) =>
  page.locator('.plan-card').filter({ hasText: name }).getByRole('link', { name: 'Choose this plan' }).click();

async function pay(page: Page, number: string): Promise<void> {
  const other = page.locator('input[name="pay-with"][value="card"]');
  await other.check();
  await typeCard(page, number);
  await payButton(page).dblclick();
}

export const saverJourney: Journey = {
  machine,
  who: 'a shopper of the delivery pass',
  say: {
    'pass.look': 'they look at what the pass is',
    'suburb.check': 'they check the suburb that they live in',
    'shopper.arrive': 'they sign in and look at the plans',
    'address.refuse': 'they look at an address that no van goes to',
    'address.return': 'they look at their own address again',
    'plan.choose': 'they choose a plan',
    'card.decline': 'they pay with a card that is declined, pressing twice',
    'card.pay': 'they pay with another card, pressing twice',
    'answer.lose': 'they pay, and the answer is lost on its way',
    'page.reload': 'they load the page again',
    'times.look': 'they look at the times',
    'passes.look': 'they look at their pass in the account',
    'card.change': 'they have another card charged',
    'pass.cancel': 'they give the pass up',
    'cancel.keep': 'they think about giving it up, and keep it',
  },
  drive: {
    'pass.look': (page) => go(page, '/deliverysubscription'),
    'suburb.check': async (page) => {
      await page.getByRole('link', { name: /address$/ }).click();
      await dialog(page, 'Which address?').getByRole('combobox', { name: 'Your suburb' }).fill('Ponsonby');
      await page
        .getByRole('option', { name: /Ponsonby/ })
        .first()
        .click();
    },
    'shopper.arrive': arrive,
    'address.refuse': (page) => go(page, `/deliverysubscription/plans?suburb=${outOfZone}`),
    'address.return': (page) => go(page, '/deliverysubscription/plans'),
    'plan.choose': (page) => choosePlan(page, 'Any day, half a year'),
    'card.decline': (page) => pay(page, '4000000000000119'),
    'card.pay': (page) => pay(page, '4111111111111111'),
    'answer.lose': async (page) => {
      await page.route('**/api/v1/delivery-subscriptions/my', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch();
        await route.abort();
      });
      await pay(page, '4111111111111111');
    },
    'page.reload': async (page) => void (await page.reload()),
    'times.look': (page) => go(page, '/bookatimeslot'),
    'passes.look': (page) => page.locator('main').getByRole('link', { name: 'See your plan' }).click(),
    'card.change': async (page) => {
      await page.getByRole('link', { name: 'Change card' }).click();
      await dialog(page, 'What Delivery Saver is paid with').getByRole('link', { name: 'Change card' }).click();
      const asked = dialog(page, 'Pay with another card');
      await asked.locator('input[value="card"]').check();
      await typeCard(page, '5555555555554444');
      await asked.getByRole('button', { name: 'Use this card' }).click();
      await asked.getByText('paid with the new card').waitFor();
      await asked.getByRole('button', { name: 'Close' }).click();
    },
    'pass.cancel': async (page) => {
      await page.getByRole('link', { name: 'Cancel Delivery Saver' }).click();
      await dialog(page, 'Cancel Delivery Saver?').getByRole('button', { name: 'Cancel it' }).dblclick();
      await dialog(page, 'Delivery Saver is cancelled').getByRole('button', { name: 'Close' }).click();
    },
    'cancel.keep': async (page) => {
      await page.getByRole('link', { name: 'Cancel Delivery Saver' }).click();
      await dialog(page, 'Cancel Delivery Saver?').getByRole('button', { name: 'Keep it' }).click();
      await passes(page);
    },
  },
  see: saverSights,
};
