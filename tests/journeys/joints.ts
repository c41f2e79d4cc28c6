import { begin as beginChanging, shopsOn } from './changing.shopper.ts';
import {
  becomesPayer,
  goes,
  goesHome,
  hasAccount,
  hasDoor,
  isNew,
  looksAtSpecials,
  opensApp,
  sits,
  sleepsOverIt,
  stays,
} from './joints.deeds.ts';
import { codeOfDual, rigOf } from './joints.seat.ts';
import type { Joint, Needs } from './joints.types.ts';
import { begin as beginPaying, payerOf, whoOf } from './paying.payer.ts';
import { seatOf, told } from './who.ts';

const isGuest: Needs = { who: ['guest'], app: ['no'], trolley: ['empty'] };
const isGuestAnywhere: Needs = { ...isGuest, store: ['any'], lists: ['in pages'] };
const isEmpty: Needs = { who: ['shopper'], app: ['no'], trolley: ['empty'] };

/** Four areas that only look, in one order: what they know does not touch what the others know. */
const round = ['browse.*', 'listing.*', 'product.page', 'stores.home', 'stores.all', 'stores.near', 'stores.nothing'];
const calmList = ['merged', 'standing', 'got', 'out', 'back', 'fast', 'allOut', 'saved', 'unlinked'].concat(
  ...['shared', 'sharedAnew', 'linked', 'unshared', 'fetched'],
);
const inList = calmList.map((place) => `shopping-list.${place}`);

export const joints: readonly Joint[] = [
  {
    ...{ id: 'looks-at-lists', from: ['browse.*'], to: 'listing.door', needs: isGuest },
    ...{ says: 'goes to the home page, to look at lists of products', cross: goesHome },
  },
  {
    ...{ id: 'looks-at-one', from: ['browse.*', 'listing.*'], to: 'product.page', needs: isGuest },
    says: 'follows a link to a product with two offers',
    cross: async (page) => goes(page, `/shop/productdetails?stockcode=${await codeOfDual(rigOf(page).store)}`),
  },
  {
    ...{ id: 'looks-for-a-store', from: ['browse.*', 'listing.*', 'product.page'], to: 'stores.home', needs: isGuest },
    ...{ says: 'goes to the home page, to look for a store', cross: goesHome },
  },
  {
    ...{ id: 'wants-to-sign-in', from: round, to: 'sign-in.outside', needs: isGuestAnywhere },
    says: 'looks at the specials, having an account already',
    cross: async (page) => void (await hasAccount(page), await looksAtSpecials(page)),
  },
  {
    ...{ id: 'wants-to-register', from: round, to: 'registration.outside', needs: isGuestAnywhere },
    says: 'looks at the specials, being new to the shop',
    cross: async (page) => void (await isNew(page), await looksAtSpecials(page)),
  },
  {
    ...{ id: 'wants-a-time', from: round, to: 'booking.outside', needs: isGuestAnywhere },
    says: 'looks at the specials, and thinks of when they could be brought',
    cross: async (page) => void (await hasAccount(page), await looksAtSpecials(page)),
  },
  {
    ...{ id: 'wants-to-shop', from: round, to: 'trolley.outside', needs: isGuestAnywhere },
    says: 'stops at the specials, having an account already',
    cross: async (page) => void (await hasAccount(page), await looksAtSpecials(page)),
  },
  {
    ...{ id: 'wants-a-list', from: round, to: 'shopping-list.outside', needs: isGuestAnywhere },
    says: 'goes to the home page, having an account with two things on its list',
    cross: async (page) => {
      const person = await hasAccount(page);
      await person.ask('POST', '/api/v1/shopping-lists/my/items', { items: [{ text: 'MILK' }, { text: 'Tea' }] });
      await goesHome(page);
    },
  },
  {
    ...{ id: 'wants-to-pay', from: round, to: 'paying.outside', needs: isGuestAnywhere },
    says: 'looks at the specials, ready to buy',
    sets: { clock: 'runs' },
    cross: async (page) => {
      const { store, browser } = rigOf(page);
      beginPaying(page, store, browser);
      await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': seatOf(page).person.client });
      sits(page, { browser });
      await looksAtSpecials(page);
    },
  },
  {
    ...{ id: 'shops-as-signed-in', from: ['sign-in.inside'], to: 'trolley.shelf', needs: isEmpty },
    ...{ says: 'stays at the shelf', cross: stays },
  },
  {
    ...{ id: 'shops-on', from: ['sign-in.added', 'registration.added'], to: 'trolley.added' },
    ...{ needs: { who: ['shopper'], trolley: ['one'] }, says: 'stays at the shelf, with one product in the trolley' },
    cross: stays,
  },
  {
    ...{ id: 'shops-for-the-first-time', from: ['registration.welcome', ...inList], to: 'trolley.shelf' },
    ...{ needs: isEmpty, says: 'goes to a shelf', cross: looksAtSpecials },
  },
  {
    ...{
      id: 'brings-a-whole-list',
      from: ['sign-in.inside', 'registration.welcome', ...inList],
      to: 'pasted-list.home',
    },
    ...{ needs: isEmpty, says: 'goes to the home page, with a list in the pocket', cross: goesHome },
  },
  {
    ...{ id: 'empties-and-lists', from: ['trolley.nothing'], to: 'pasted-list.home' },
    ...{ needs: { ...isEmpty, time: ['none'] }, says: 'goes to the home page, to begin with a list', cross: goesHome },
  },
  {
    ...{ id: 'comes-back', from: ['shopping-list.gone'], to: 'sign-in.outside', needs: isGuest },
    ...{ says: 'looks at the specials', cross: looksAtSpecials },
  },
  {
    ...{ id: 'shops-with-a-time', from: ['booking.held', 'booking.heldStill'], to: 'trolley.shelf' },
    ...{ needs: { ...isEmpty, time: ['held'] }, says: 'goes to a shelf, with a time held', cross: looksAtSpecials },
  },
  {
    ...{ id: 'goes-to-the-checkout', from: ['trolley.added', 'trolley.sent'], to: 'paying.held' },
    needs: { who: ['shopper'], trolley: ['one'], time: ['held'] },
    sets: { clock: 'runs' },
    says: 'has what was wanted, and a time for it',
    cross: async (page) => becomesPayer(page),
  },
  {
    ...{ id: 'sleeps-over-it', from: ['trolley.added'], to: 'reservation.browsing' },
    needs: { who: ['shopper'], trolley: ['one'], time: ['none'], clock: ['runs'] },
    sets: { method: 'delivery', clock: 'moved', late: 'two hours' },
    says: 'comes back the next morning, wanting it brought to Ponsonby that day',
    cross: sleepsOverIt,
  },
  {
    ...{ id: 'pays-in-time', from: ['reservation.held', 'reservation.heldLonger'], to: 'paying.held' },
    ...{ needs: { who: ['shopper'], trolley: ['one'], time: ['held'] }, says: 'has said to which door it is brought' },
    cross: async (page) => void (await hasDoor(page), becomesPayer(page)),
  },
  {
    ...{ id: 'shops-on-without-a-time', from: ['reservation.lapsed'], to: 'trolley.added' },
    needs: { trolley: ['one'], time: ['none'] },
    ...{ says: 'stays at the shelf, where the trolley is as it was', cross: stays },
  },
  {
    ...{ id: 'opens-the-app', from: round, to: 'embedded.atTheDoor', needs: isGuestAnywhere },
    sets: { app: 'yes' },
    ...{ says: 'opens the same shop inside the app, having an account already', cross: opensApp },
  },
  {
    ...{ id: 'buys-in-the-app', from: ['embedded.added'], to: 'paying.chosen' },
    ...{ needs: { who: ['shopper'], app: ['yes'], trolley: ['one'] }, sets: { method: 'delivery' } },
    says: 'says inside the app to which door it is brought',
    cross: async (page) => void (await hasDoor(page), becomesPayer(page)),
  },
  {
    ...{ id: 'thinks-again', from: ['paying.paidOnce', 'paying.paidOnceLeft'], to: 'changing.standing' },
    needs: { order: ['one line'] },
    sets: { trolley: 'one', time: 'held', slot: 'standard' },
    says: 'shops for the next order, and looks at the orders there are',
    cross: async (page) => {
      const [orderId = ''] = payerOf(page).confirmed.keys();
      const { orderNumber } = await told<{ orderNumber: string }>(page, `/api/v1/orders/my/confirmations/${orderId}`);
      await beginChanging(page, await shopsOn({ who: whoOf(page), orderId, orderNumber }));
    },
  },
];

const byId = new Map(joints.map((joint) => [joint.id, joint]));
/** A step that goes over from one area to the next has the joint's name, marked, in the place of an event. */
export const jointEvent = ({ id }: Pick<Joint, 'id'>): string => `goes-over:${id}`;
export const jointOf = (event: string): Joint | undefined => byId.get(event.replace(/^goes-over:/, ''));
export const isJoint = (event: string): boolean => event.startsWith('goes-over:');
