import { goods, priceCents } from '../orders/placing-shop.ts';
import type { Scene } from './ids.scene.ts';

const nobodys = '0b7c8f0e-3f1e-4c39-9a0e-6a7a1f0c2d11';

/** What everybody may call by its name: it is of the shop, and nobody's. */
export const everybodys: readonly RegExp[] = [
  /\.(?:sku|slug|storeId|suburbId|slotId|groupId|couponCode|packagingPreferenceId)$/,
  /^PUT postMethod path\.method$/,
  /^PUT postPickupAddress body\.addressId$/,
  /^GET pickupAvailability query\.addressId$/,
  /^PUT bonusProducts body\.id$/,
  /^PUT onlineSampleResponses body\.id$/,
  /^POST analyticsEvents body\./,
  /^POST deliverySubscriptions body\.planId$/,
  /^POST offers(?:Boosted|Email) body\.offerId$/,
];
/** Whoever knows these may use them: they are secrets that were handed over, and no names. */
export const secrets: readonly RegExp[] = [
  /^GET sharedList path\.token$/,
  /^PUT forgottenPassword body\.token$/,
  /^POST registrationConfirmations body\.code$/,
  /^POST accountEmailConfirmations body\.code$/,
  /^GET onecardValidation query\.oToken$/,
  /^POST guestOnecards body\.oToken$/,
  /^POST shopperDetails body\.onecardNumber$/,
];

/** An id that is somebody's: what the owner has, what nobody has, and how it is asked for. */
export type OwnedId = {
  readonly own: (scene: Scene) => string;
  readonly missing: string;
  readonly body?: (id: string, scene: Scene) => unknown;
  /** What stands in the path where the id stands in the body. */
  readonly params?: (scene: Scene) => Readonly<Record<string, string>>;
  /** Who asks in the place of the other shopper, where that needs something of their own. */
  readonly asker?: (scene: Scene) => Readonly<Record<string, string>>;
  /** What another shopper is told of what does not exist: that it is not there, unless it is said otherwise here. */
  readonly refusal?: readonly [status: number, says: string];
  /** How its owner is answered; null where that does not tell whether it is there. */
  readonly owner?: readonly number[] | null;
};

const order: OwnedId = { own: ({ orderId }) => orderId, missing: nobodys };
const card: OwnedId = { own: ({ owner }) => owner.card, missing: nobodys };
const list: OwnedId = { own: ({ listId }) => listId, missing: nobodys };
const plan: OwnedId = { own: ({ planId }) => planId, missing: nobodys };
const address: OwnedId = { own: ({ addressId }) => addressId, missing: '999' };
const message: OwnedId = { own: ({ messageId }) => messageId, missing: nobodys };
const wish = (id: string) => ({
  ...{ sku: goods.bread, quantity: 2, pricingUnit: 'Each', addToBasketSource: 'Test', orderId: id },
});
const moved = { refusal: [409, 'TrolleyMoved'] } as const;
const pass: OwnedId = { own: ({ subscriptionId }) => subscriptionId, missing: nobodys };
const notYours = { refusal: [400, 'is not a card of yours'] } as const;
const unchanged = { expectedDifferenceCents: 0, instrumentId: null, isOfAge: false };
const dearer = 12_345;
const planId = 'any-day-month';

/** Every id of somebody's that the API takes, the reads first: the owner asks in this order too. */
export const owned: Readonly<Record<string, OwnedId>> = {
  'GET orderConfirmation path.orderId': order,
  'GET orderCalendar path.orderId': order,
  'GET pastOrder path.orderId': order,
  'GET pastOrderItems path.orderId': order,
  'GET pastOrderInvoice path.orderId': order,
  'GET orderChangeContext path.orderId': order,
  'GET orderStatusByKey path.key': { own: ({ key }) => key, missing: nobodys },
  'GET paymentInstrument path.instrumentId': card,
  'GET savedList path.id': list,
  'GET deliverySubscriptionEligibility query.addressId': address,
  'GET deliverySubscriptionByKey path.key': { own: ({ subscriptionKey }) => subscriptionKey, missing: nobodys },
  'POST deliverySubscriptions body.addressId': {
    ...address,
    body: (id, { other }) => ({ planId, address: { addressId: Number(id) }, instrumentId: other.card }),
    ...{ refusal: [400, 'is not an address of yours'], owner: null },
  },
  'POST deliverySubscriptions body.instrumentId': {
    ...card,
    ...notYours,
    body: (instrumentId) => ({ planId, address: { addressId: 1 }, instrumentId }),
    owner: [409],
  },
  'PUT deliverySubscriptionPayment path.subscriptionId': {
    ...pass,
    body: (_, { other }) => ({ instrumentId: other.card }),
    owner: null,
  },
  'PUT deliverySubscriptionPayment body.instrumentId': {
    ...card,
    ...notYours,
    body: (instrumentId) => ({ instrumentId }),
    params: ({ changer }) => ({ subscriptionId: changer.subscriptionId }),
    asker: ({ changer }) => changer.headers,
    owner: null,
  },
  'POST deliverySubscriptionCancel path.subscriptionId': pass,
  // Its owner has not given a password: what comes of it is another refusal than that of strangers.
  'DELETE paymentInstrument path.instrumentId': { ...card, refusal: [403, 'ProofNeeded'], owner: [403] },
  'POST placeOrder body.instrumentId': {
    ...card,
    ...notYours,
    body: (instrumentId) => ({ instrumentId, expectedTotalCents: dearer, isOfAge: false }),
    owner: [409],
  },
  'PUT savedList path.id': { ...list, body: () => ({ name: 'Stolen' }) },
  'POST savedListShare path.id': list,
  'DELETE savedListShare path.id': list,
  'DELETE savedList path.id': list,
  'PUT mealPlan path.planId': {
    ...plan,
    body: () => ({ name: 'Stolen', meals: [{ slug: 'pavlova', servings: 2 }] }),
  },
  'DELETE mealPlan path.planId': plan,
  'DELETE rewardMessage path.messageId': message,
  'DELETE shoppingListItem path.item': {
    ...{ own: ({ item }: Scene) => item, missing: 'nothing of anybody' },
    ...{ refusal: [200, ''], owner: null },
  },
  'PUT primaryAddress path.addressId': address,
  'PUT addresses body.id': {
    ...address,
    body: (id, { suburbId }) => ({ id: Number(id), street: '1 Elsewhere Road', suburbId, ruralDelivery: null }),
  },
  'DELETE address path.addressId': address,
  'POST pastOrderChange body.orderId': { ...order, body: (orderId) => ({ orderId }) },
  'POST addOrUpdateTrolley body.orderId': { ...order, ...moved, body: wish },
  'POST trolleyItems body.orderId': { ...order, ...moved, body: wish },
  'PUT pastOrder path.orderId': { ...order, body: () => unchanged },
  'PUT pastOrder body.instrumentId': {
    ...card,
    ...notYours,
    body: (instrumentId) => ({ ...unchanged, expectedDifferenceCents: priceCents, instrumentId }),
    params: ({ changer }) => ({ orderId: changer.orderId }),
    asker: ({ changer }) => changer.headers,
    owner: null,
  },
  'POST pastOrderCancel path.orderId': order,
};
