import type { Page } from 'playwright-core';
import { setup } from 'xstate';
import { letterTo } from '../browser/people.ts';
import type { Journey } from './journey.types.ts';
import { freshCard } from './loyalty.cards.ts';
import { seatOf, told } from './who.ts';

type Step =
  | 'card.find'
  | 'number.mistype'
  | 'card.join'
  | 'points.open'
  | 'message.delete'
  | 'christmas.choose'
  | 'boosts.open'
  | 'offer.boost'
  | 'all.boost'
  | 'details.open'
  | 'details.boost'
  | 'letter.ask'
  | 'card.leave';

/** A shopper joins a card, looks at what it brings, boosts, and takes it off again, by keyboard alone. */
const machine = setup({ types: {} as { events: { type: Step } } }).createMachine({
  id: 'loyaltyJourney',
  description: 'A shopper joins a Onecard, looks at what it brings, and boosts.',
  initial: 'stranger',
  states: {
    stranger: {
      description: 'The page of rewards tells a shopper without a card how to have one.',
      on: { 'card.find': 'asked' },
    },
    asked: {
      description: 'The account asks for the number of a card.',
      on: { 'number.mistype': 'wrong', 'card.join': 'joined' },
    },
    wrong: {
      description: 'The number needs another look, and stands as it was typed; the store has no card.',
      on: { 'card.join': 'joined' },
    },
    joined: {
      description: 'The card is on the account, by its last digits, and the store says so too.',
      on: { 'points.open': 'points', 'card.leave': 'left' },
    },
    points: {
      description: 'The points, the first message and the offers of a member are there.',
      on: { 'message.delete': 'deleted', 'christmas.choose': 'christmas', 'boosts.open': 'boosts' },
    },
    deleted: { description: 'The next message is there; the first is gone from the store as well.' },
    christmas: { description: 'The store keeps that points become rewards in December.' },
    boosts: {
      description: 'The offers are there, and none is boosted.',
      on: { 'offer.boost': 'boosted', 'details.open': 'details', 'letter.ask': 'sent' },
    },
    boosted: {
      description: 'One offer is boosted, at the store too.',
      on: { 'all.boost': 'allBoosted' },
    },
    allBoosted: { description: 'All offers are boosted, at the store too.' },
    details: {
      description: 'One offer is open with its products and what counts.',
      on: { 'details.boost': 'boosted' },
    },
    sent: { description: 'The offers have come to the own address.' },
    left: { description: 'The card is off the account, and the page of rewards tells how to join again.' },
  },
});

const press = async (page: Page, role: 'button' | 'link' | 'radio', name: string | RegExp, key = 'Enter') => {
  const control = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await control.focus();
  await page.keyboard.press(key);
};
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const box = (page: Page) => page.getByRole('textbox', { name: 'Onecard number' });
/** What the store itself says, once it says so. */
async function agreed(what: string, asks: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 8_000;
  while (!(await asks())) if (performance.now() > deadline) throw new Error(`The store does not say: ${what}.`);
}
type Offers = { readonly offers: readonly { readonly state: string }[] };
const loyalty = '/api/v1/loyalty/edr/my';
const boostedAt = async (page: Page) =>
  (await told<Offers>(page, `${loyalty}/offers`)).offers.map(({ state }) => state);
const cardAt = async (page: Page) =>
  (await told<{ lastDigits: string | null }>(page, '/api/v1/onecards/my')).lastDigits;
const numberOf = new WeakMap<Page, string>();

export const loyaltyJourney: Journey = {
  machine,
  who: 'A shopper',
  say: {
    'card.find': 'goes to where a card is added',
    'number.mistype': 'mistypes its number',
    'card.join': 'types the number of a card and adds it',
    'points.open': 'goes to the points',
    'message.delete': 'deletes the first message',
    'christmas.choose': 'saves points for Christmas with the arrow keys',
    'boosts.open': 'goes to the boosts',
    'offer.boost': 'boosts one offer',
    'all.boost': 'boosts all that are left',
    'details.open': 'opens the details of an offer',
    'details.boost': 'boosts it there and closes it',
    'letter.ask': 'has all offers sent by email',
    'card.leave': 'takes the card off again',
  },
  drive: {
    'card.find': (page) => press(page, 'link', 'Add your Onecard'),
    'number.mistype': async (page) => {
      await box(page).focus();
      await page.keyboard.insertText('9430 0000');
      await page.keyboard.press('Enter');
    },
    'card.join': async (page) => {
      const number = freshCard(seatOf(page).store);
      numberOf.set(page, number);
      await box(page).focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(`${number.slice(0, 4)} ${number.slice(4)}`);
      await page.keyboard.press('Enter');
    },
    'points.open': (page) => press(page, 'link', 'To your points'),
    'message.delete': (page) => press(page, 'button', 'Delete this message'),
    'christmas.choose': async (page) => {
      await page.getByRole('radio', { name: 'As soon as there are enough of them' }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
    },
    'boosts.open': (page) => press(page, 'link', 'To your boosts'),
    'offer.boost': (page) => press(page, 'button', /^Boost (?!all)/),
    'all.boost': (page) => press(page, 'button', /^Boost all \d+/),
    'details.open': (page) => press(page, 'link', /^Details/),
    'details.boost': async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /^Boost / }).focus();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: /^Boosted: / }).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
    'letter.ask': async (page) => {
      await press(page, 'link', 'Email me my offers');
      await page.getByRole('dialog', { name: 'Have your offers sent to you' }).waitFor();
      await press(page, 'button', 'Send');
    },
    'card.leave': async (page) => {
      await press(page, 'button', 'Take the card off my account');
      await page.getByRole('heading', { name: 'Take the card off your account?' }).waitFor();
      await press(page, 'button', 'Take it off');
    },
  },
  see: {
    stranger: async (page) => {
      await at(page, '/everyday-rewards');
      await page.getByRole('heading', { name: 'Join with a Onecard' }).waitFor();
    },
    asked: async (page) => {
      await at(page, '/account/onecard');
      await page.getByText('There is no Onecard on your account.').waitFor();
    },
    wrong: async (page) => {
      await page.getByText('Check the 13 digits on your card.').first().waitFor();
      if ((await box(page).inputValue()) !== '9430 0000') throw new Error('What was typed is lost.');
      if ((await cardAt(page)) !== null) throw new Error('The store has taken half a number.');
    },
    joined: async (page) => {
      const digits = numberOf.get(page)?.slice(-4) ?? '';
      await page.getByText(`Card ending in ${digits}`).waitFor();
      await page.getByText('The card is on your account now.').waitFor();
      if ((await cardAt(page)) !== digits) throw new Error('The store has another card.');
    },
    points: async (page) => {
      await at(page, '/everyday-rewards');
      await page.getByRole('meter', { name: 'Points towards your next reward' }).waitFor();
      await page.getByRole('heading', { name: 'Welcome to Everyday Rewards' }).waitFor();
      await page.getByText(/^\d+ offers for you now$/).waitFor();
    },
    deleted: async (page) => {
      await page.getByRole('heading', { name: 'Boosts are waiting for you' }).waitFor();
      const { rewardMessages } = await told<{ rewardMessages: readonly { title: string }[] }>(
        page,
        `${loyalty}/reward-messages`,
      );
      if (rewardMessages.some(({ title }) => title === 'Welcome to Everyday Rewards'))
        throw new Error('The store still has the message.');
    },
    christmas: async (page) => {
      await agreed('points become rewards in December', async () => {
        const balance = await told<{ redemptionPreference: string }>(page, '/api/v2/loyalty/edr/my/balances');
        return balance.redemptionPreference === 'christmas';
      });
      const radio = page.getByRole('radio', { name: 'In December, for Christmas' });
      if (!(await radio.isChecked())) throw new Error('Another choice is shown.');
    },
    boosts: async (page) => {
      await at(page, '/everyday-rewards/boosts');
      await page.getByRole('link', { name: /^To boost \(\d+\)$/ }).waitFor();
      if ((await boostedAt(page)).includes('boosted')) throw new Error('Something is boosted that nobody has boosted.');
    },
    boosted: async (page) => {
      await page.getByRole('link', { name: 'Boosted (1)' }).waitFor();
      await agreed('one offer is boosted', async () => {
        const states = await boostedAt(page);
        return states.filter((state) => state === 'boosted').length === 1;
      });
    },
    allBoosted: async (page) => {
      await page.getByRole('button', { name: 'Everything is boosted' }).waitFor();
      await agreed('all offers are boosted', async () => (await boostedAt(page)).every((state) => state === 'boosted'));
    },
    details: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: 'What counts' }).waitFor();
      await dialog.getByRole('article').first().waitFor();
    },
    sent: async (page) => {
      const { store, person } = seatOf(page);
      await page.getByRole('dialog').getByText(`On its way to ${person.email}.`).waitFor();
      await agreed('a letter with the offers is written', async () =>
        (letterTo(store, person)?.subject ?? '').startsWith('Your boost offers'),
      );
    },
    left: async (page) => {
      await page.getByText('The card is off your account.').waitFor();
      if ((await cardAt(page)) !== null) throw new Error('The store still has the card.');
      await page.goto(`${seatOf(page).store.origin}/everyday-rewards`);
      await page.getByRole('heading', { name: 'Join with a Onecard' }).waitFor();
    },
  },
};
