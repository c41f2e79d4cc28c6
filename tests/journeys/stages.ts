import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { clockDevice } from '../browser/clocked-store.ts';
import { registered, stranger } from '../browser/people.ts';
import { placedOrder } from '../browser/placed-order.ts';
import { accountJourney } from './account.journey.ts';
import { bookingJourney } from './booking.journey.ts';
import { browse } from './browse.journey.ts';
import { changingJourney } from './changing.journey.ts';
import { begin as beginChanging, ordered } from './changing.shopper.ts';
import { dietJourney } from './diet.journey.ts';
import { embeddedJourney } from './embedded.journey.ts';
import { arrives, cookiesOf, nextMorning, sitDown as sitDownInTheMorning } from './held-time.ts';
import { codeOfDual } from './joints.seat.ts';
import type { Rig } from './journey-store.ts';
import { listing } from './listing.journey.ts';
import { loyaltyJourney } from './loyalty.journey.ts';
import { mealPlansJourney } from './meal-plans.journey.ts';
import { pastedList } from './pasted-list.journey.ts';
import { balances } from './paying.books.ts';
import { payingJourney } from './paying.journey.ts';
import { begin as beginPaying, books, payerOf } from './paying.payer.ts';
import { preferencesJourney } from './preferences.journey.ts';
import { product } from './product.journey.ts';
import { recipesJourney } from './recipes.journey.ts';
import { registrationJourney } from './registration.journey.ts';
import { reservationJourney } from './reservation.journey.ts';
import { isDelivered } from './saver.books.ts';
import { saverJourney } from './saver.journey.ts';
import { shoppingListJourney } from './shopping-list.journey.ts';
import { signInJourney } from './sign-in.journey.ts';
import type { Comer, Stage } from './stage.ts';
import { storeVisit } from './stores.journey.ts';
import { trolleyJourney } from './trolley.journey.ts';
import { shelf } from './trolley.sights.ts';

/** Somebody whom the store does not know, and need not know. */
const guest = (arrive: string) => async (): Promise<Comer> => ({ person: stranger(), arrive });
/** Somebody who has an account and is not signed in here. */
const owner =
  (arrive: string) =>
  async ({ store }: Rig): Promise<Comer> => ({ person: await registered(store), arrive });
/** Somebody who is signed in. */
const shopper =
  (arrive: string) =>
  async ({ store }: Rig): Promise<Comer> => {
    const person = await registered(store);
    return { person, cookie: person.cookie, arrive };
  };

const meant = (words: RegExp) => (complaint: string) => words.test(complaint);
const specials = '/shop/specials';

type Listed = { readonly products: { readonly items: readonly ProductWire[] } };
/** So long ago that the password is asked for once more. */
const whileMs = 16 * 60_000;

/** What each area needs; the name of an area is the file name of its journey. */
export const stages = {
  account: {
    journey: accountJourney,
    comes: async (rig) => {
      const comer = await shopper('/account/personal-details')(rig);
      await rig.store.forward(whileMs);
      return comer;
    },
    // A refusal and a lost connection are among what is played.
    isMeant: meant(/Failed to load resource|error: (?:PUT|POST) \/api\/v1\//),
  },
  booking: { journey: bookingJourney, comes: owner(specials) },
  browse: {
    journey: browse,
    comes: guest('/'),
    isMeant: (complaint, done) => complaint.includes('404') && done.some(({ event }) => event === 'address.mistype'),
  },
  changing: {
    journey: changingJourney,
    comes: async (rig) => {
      const placed = await ordered(rig);
      return { person: placed.who, cookie: placed.who.cookie, arrive: (page) => beginChanging(page, placed) };
    },
    // Where the picking comes before the payment the store refuses it, as it should.
    isMeant: (complaint, done) =>
      done.some(({ place }) => place === 'refused') &&
      /the server responded with a status of 409|Unexpected server error: PUT \/api\/v1\/past-orders\//.test(complaint),
  },
  diet: {
    journey: dietJourney,
    comes: shopper('/'),
    isMeant: meant(/Failed to load resource|Client error: \S+ \S+diet/),
  },
  embedded: {
    journey: embeddedJourney,
    comes: owner('/?embedWeb=1'),
    // What was still asked for when somebody signed out is refused to them.
    isMeant: (complaint, done) => complaint.includes('401') && done.some(({ event }) => event === 'shop.leave'),
  },
  listing: { journey: listing, comes: guest('/') },
  loyalty: { journey: loyaltyJourney, comes: shopper('/everyday-rewards') },
  'meal-plans': {
    journey: mealPlansJourney,
    comes: shopper('/recipes'),
    isMeant: meant(/Failed to load resource|Client error: \S+ \S+meal-plans/),
  },
  'pasted-list': { journey: pastedList, comes: shopper('/') },
  paying: {
    journey: payingJourney,
    comes: async (rig, done) => ({
      person: stranger(),
      // Time is moved for the page and the store alike.
      ready: async (page) => {
        beginPaying(page, rig.store, rig.browser);
        if (done.some(({ event }) => event === 'hold.end')) await clockDevice(page.context(), rig.store);
      },
      arrive: specials,
    }),
    // Refusals, a lost network, lost answers; a frame that loads while an hour is slept through.
    isMeant: (complaint, done) =>
      /Failed to load resource|(?:Client|Not found|Unexpected server) error: \S+ \S+(?:orders\/my|trolleys\/my\/items)/.test(
        complaint,
      ) ||
      (done.some(({ event }) => event === 'hold.end') &&
        complaint.endsWith('Card frame: frame load event not received in time')),
    ends: (page) => balances(books(page), [...payerOf(page).confirmed.values()]),
  },
  preferences: {
    journey: preferencesJourney,
    comes: async ({ store }) => {
      const person = await registered(store);
      const { products } = (await person.ask('GET', '/api/v1/products?target=browse&size=24')) as Listed;
      const { sku, unit } = products.items.find((one) => one.unit === 'Each') ?? { sku: '', unit: '' };
      const line = { sku, quantity: 1, pricingUnit: unit, addToBasketSource: 'test' };
      await person.ask('POST', '/api/v2/trolleys/my/items', line);
      return { person, cookie: person.cookie, arrive: '/' };
    },
    isMeant: meant(/Failed to load resource|Client error/),
  },
  product: {
    journey: product,
    comes: async (rig) => guest(`/shop/productdetails?stockcode=${await codeOfDual(rig.store)}`)(),
  },
  recipes: {
    journey: recipesJourney,
    comes: owner('/'),
    isMeant: meant(/Failed to load resource|Client error: \S+ \S+recipes/),
  },
  registration: { journey: registrationJourney, comes: guest(specials) },
  reservation: {
    journey: reservationJourney,
    comes: async ({ store }) => {
      const morning = await nextMorning(store);
      return {
        person: morning.person,
        ready: async (page) => {
          sitDownInTheMorning(page, morning);
          await page.context().addCookies(cookiesOf(morning));
          await clockDevice(page.context(), store);
        },
        arrive: (page) => arrives(page, () => page.goto(`${store.origin}${specials}`)),
      };
    },
    // Whatever is on its way while the clock is moved seems to have taken that long.
    isMeant: meant(/took too long$/),
  },
  saver: {
    journey: saverJourney,
    comes: async (rig) => {
      const { who, orderId } = await placedOrder(rig);
      isDelivered(rig.store, orderId);
      const { sku, unit } = await who.putPlain();
      await who.ask('POST', '/api/v2/trolleys/my/items', {
        ...{ sku, quantity: 30, pricingUnit: unit, addToBasketSource: 'Test' },
      });
      return { person: who, arrive: '/' };
    },
    // An answer that is lost is meant here.
    isMeant: meant(/Failed to load resource|Client error/),
  },
  'shopping-list': {
    journey: shoppingListJourney,
    comes: async ({ store }) => {
      const person = await registered(store);
      await person.ask('POST', '/api/v1/shopping-lists/my/items', { items: [{ text: 'MILK' }, { text: 'Tea' }] });
      return { person, arrive: '/' };
    },
    isMeant: meant(/Failed to load resource|Client error: \S+ \S+shopping-lists\/my/),
  },
  'sign-in': { journey: signInJourney, comes: owner(specials) },
  stores: { journey: storeVisit, comes: guest('/') },
  trolley: {
    journey: trolleyJourney,
    comes: owner(shelf),
    serviceWorkers: 'allow',
    // A store that is not reached, and one that says no, are meant here.
    isMeant: meant(
      /Failed to load resource|(?:Client|Unauthorized) error: \S+ \S+(?:trolleys\/my|assets\/settings\.json could not be reached)/,
    ),
  },
} as const satisfies Readonly<Record<string, Stage>>;

export type Area = keyof typeof stages;
export const isArea = (name: string): name is Area => Object.hasOwn(stages, name);
