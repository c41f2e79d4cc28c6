import { eligibilities, planDays, subscriptionStates } from '../delivery-saver/delivery-saver.words.ts';
import { experimentKeys, variations } from '../experiments/experiments.words.ts';
import { faultCodes } from '../fault.codes.ts';
import { methods, perishableCodes, pickupTypes, slotKinds, slotStates } from '../fulfilment/fulfilment.words.ts';
import { zones } from '../fulfilment/zone.rules.ts';
import { offerStates, redemptionPreferences } from '../loyalty/loyalty.words.ts';
import { modalEventTypes, queuedKinds } from '../modals/modals.words.ts';
import { orderHappenings, orderShows, orderStates, unchangeableReasons } from '../orders/order-states.words.ts';
import { placementStates } from '../orders/orders.words.ts';

const causes = ['gone', 'age', 'express', 'restricted', 'price', 'liquor'];
const ownStates = ['open', 'added', 'skipped', 'resting', 'adding', 'available', 'held', 'paid', 'pending', 'refunded'];
const ownKinds = [
  'card',
  'wallet',
  'coupon',
  'notes',
  'disclaimer',
  'bonus',
  'department',
  'product',
  'term',
  'success',
];

/**
 * Texts that may leave a shop tab: by the name of their field, or by "<chart>.<field>", which goes first. Each is a closed
 * list, so that whatever somebody typed cannot get out under a name that stands here.
 */
export const shownWords: Readonly<Record<string, readonly string[]>> = {
  tag: ['offline', 'timeout', 'aborted', 'garbled', 'refused'],
  code: faultCodes,
  method: methods,
  deliveryMethod: methods,
  pickupType: pickupTypes,
  perishableCode: perishableCodes,
  zone: zones,
  reported: perishableCodes,
  state: [...orderStates, ...placementStates, ...slotStates, ...subscriptionStates, ...offerStates, ...ownStates],
  happening: orderHappenings,
  show: orderShows,
  eligibility: eligibilities,
  days: planDays,
  redemptionPreference: redemptionPreferences,
  changeOrderCancelledReason: unchangeableReasons,
  stage: ['held', 'due', 'shown'],
  role: ['guest', 'nonShopper', 'shopper'],
  kind: [
    ...slotKinds,
    ...queuedKinds,
    ...modalEventTypes,
    ...ownKinds,
    'error',
    'info',
    'share',
    'rename',
    'remove',
    'save',
  ],
  cause: causes,
  standing: causes,
  trouble: ['noWay', 'ageMissing'],
  awaited: ['session', 'flags', 'settings', 'shell'],
  signIn: ['page', 'sso'],
  platform: ['ios', 'android', 'other'],
  pricingUnit: ['Each', 'Kg'],
  move: ['push', 'replace'],
  how: ['done', 'answer', 'elsewhere', 'told', 'retry'],
  choice: ['device', 'light', 'dark', 'granted', 'refused'],
  theme: ['device', 'light', 'dark'],
  remembered: ['granted', 'refused'],
  turnedBy: ['nobody', 'hand', 'timer'],
  scrollTo: ['keep', 'top'],
  'addresses.what': ['added', 'updated', 'removed'],
  ...Object.fromEntries(experimentKeys.map((key) => [key, variations])),
};

/** Numbers that count something, by the name of their field. None is as long as a number that somebody has been given. */
export const shownCounts: ReadonlySet<string> = new Set([
  ...['count', 'itemCount', 'unchangedCount', 'pageCount', 'totalItems', 'totalInStockItems', 'expressCount'],
  ...['page', 'pages', 'pageSize', 'currentPage', 'generation', 'revision', 'wholeRevision', 'keysMade', 'wishes'],
  ...['tries', 'cancelTries', 'cardTries', 'failures', 'attempt', 'unheard', 'letters', 'changes', 'posted'],
  ...['closingNowMinutes', 'closingSoonMinutes', 'widthPx', 'status'],
]);

/** Moments and spans of the shop's own clocks, by the name of their field. */
export const shownMoments: ReadonlySet<string> = new Set([
  ...['heldUntilMs', 'cutOffMs', 'cutOffTimeMs', 'nowMs', 'serverNowMs', 'atMs', 'askedAtMs', 'soonMs'],
  ...['intervalMs', 'retryAfterMs', 'delayMs', 'waitMs'],
]);
