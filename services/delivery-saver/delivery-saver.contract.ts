import * as v from 'valibot';
import { AddressPayload } from '../address/address.contract.ts';
import { DisplayedInstrument } from '../payments/instruments.contract.ts';
import { cents, civilDate, id, instantMs } from '../wire.ts';
import { eligibilities, planDays, subscriptionStates } from './delivery-saver.words.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const planId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'is not one of our plans'));
const subscriptionId = v.pipe(v.string(), v.uuid('is not a subscription'));

/** What can be bought: so many months of deliveries on these days, for orders from that amount on. */
export const SaverPlan = v.pipe(
  v.object({
    planId,
    name: v.string(),
    text: v.string(),
    months: v.pipe(v.number(), v.integer(), v.minValue(1)),
    days: v.picklist(planDays),
    price: cents,
    /** The same by the month, to compare plans by. */
    monthlyPrice: cents,
    minimumOrder: cents,
  }),
  v.transform(({ price, monthlyPrice, minimumOrder, ...plan }) => ({
    ...plan,
    priceCents: price,
    monthlyPriceCents: monthlyPrice,
    minimumOrderCents: minimumOrder,
  })),
);
export type SaverPlan = v.InferOutput<typeof SaverPlan>;
export const SaverPlans = v.object({ plans: v.array(SaverPlan) });
export type SaverPlans = v.InferOutput<typeof SaverPlans>;

/** Asked of an address that is kept, or of one that somebody types; without either, of the one that is chosen. */
export const EligibilityAsked = v.strictObject({
  addressId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'is a number'))),
  suburbId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'is a number'))),
});
export type EligibilityAsked = v.InferOutput<typeof EligibilityAsked>;

export const EligibilityTold = v.object({
  /** Null while there is no address to judge. */
  eligibility: v.nullable(v.picklist(eligibilities)),
  addressId: v.nullable(id),
  suburbId: v.nullable(id),
  /** The address on one line, or its suburb. */
  label: v.nullable(v.string()),
  message: v.string(),
});
export type EligibilityTold = v.InferOutput<typeof EligibilityTold>;

/** What a plan would have come to for the deliveries that a shopper paid for themselves. */
export const PlanSaving = v.pipe(
  v.object({
    planId,
    /** The price of the plan for as many months as are looked back on, and what would have been paid in fees besides. */
    planPrice: cents,
    remainingFees: cents,
    /** Fees paid, less the two above: below nothing when the plan would have cost more. */
    saving: cents,
    /** How many such deliveries a month make the plan cheaper than paying each time; null when no number does. */
    deliveriesToBreakEven: v.nullable(count),
  }),
  v.transform(({ planPrice, remainingFees, saving, ...rest }) => ({
    ...rest,
    planPriceCents: planPrice,
    remainingFeesCents: remainingFees,
    savingCents: saving,
  })),
);
export type PlanSaving = v.InferOutput<typeof PlanSaving>;

/** The break-even from a shopper's own orders. `deliveries` is 0 for who has had none: then nothing is claimed. */
export const SaverSavings = v.pipe(
  v.object({
    months: v.pipe(v.number(), v.integer(), v.minValue(1)),
    deliveries: count,
    feesPaid: cents,
    plans: v.array(PlanSaving),
  }),
  v.transform(({ feesPaid, ...rest }) => ({ ...rest, feesPaidCents: feesPaid })),
);
export type SaverSavings = v.InferOutput<typeof SaverSavings>;

export const SaverCharge = v.pipe(
  v.object({ at: instantMs, amount: cents, state: v.picklist(['paid', 'declined', 'pending', 'refunded']) }),
  v.transform(({ at, amount, state }) => ({ atMs: at, amountCents: amount, state })),
);
export type SaverCharge = v.InferOutput<typeof SaverCharge>;

export const Subscription = v.pipe(
  v.object({
    subscriptionId,
    plan: SaverPlan,
    state: v.picklist(subscriptionStates),
    /** Taken with the payment side of today; an older one has screens of its own. */
    isWPay: v.boolean(),
    address: v.string(),
    startedOn: civilDate,
    /** The last day that is paid for. */
    paidUntil: civilDate,
    /** When it is charged next, and how much; null once it is cancelled. */
    renewsOn: v.nullable(civilDate),
    nextCharge: v.nullable(cents),
    /** The last day on which another card can be given; null unless it could not be paid for. */
    payableUntil: v.optional(v.nullable(civilDate), null),
    instrument: v.nullable(DisplayedInstrument),
    /** What it has saved its shopper in fees so far, and in how many deliveries. */
    deliveries: count,
    saved: cents,
    charges: v.array(SaverCharge),
  }),
  v.transform(({ nextCharge, saved, ...rest }) => ({ ...rest, nextChargeCents: nextCharge, savedCents: saved })),
);
export type Subscription = v.InferOutput<typeof Subscription>;
/** The one that counts now first; at most one is not ended. */
export const Subscriptions = v.object({ subscriptions: v.array(Subscription) });
export type Subscriptions = v.InferOutput<typeof Subscriptions>;

/**
 * Sent with the key of the attempt: the same key buys once. What is refused is refused for good for its key:
 * `OrderNotReady` says why not (the address, or a pass they have already), `TotalsChanged` that the price is another one.
 * `OrderUnderWay` says that another attempt of theirs is being paid for; it may be sent again.
 */
export const SaverPurchase = v.strictObject({
  planId,
  address: v.union([v.strictObject({ addressId: id }), AddressPayload]),
  instrumentId: v.pipe(v.string(), v.uuid('is the name of a card')),
  /** The price that the shopper saw: nothing is charged when it is another one by now. */
  expectedPriceCents: v.optional(
    v.pipe(v.number('is a number'), v.integer('is in whole cents'), v.minValue(0, 'is 0 or more')),
  ),
});
export type SaverPurchase = v.InferOutput<typeof SaverPurchase>;

/** What became of a purchase, also when it is asked again by its key. */
export const SaverPurchased = v.object({
  state: v.picklist(['active', 'pending', 'declined']),
  subscriptionId: v.nullable(subscriptionId),
  /** Why the bank said no, to be shown. */
  message: v.nullable(v.string()),
});
export type SaverPurchased = v.InferOutput<typeof SaverPurchased>;

export const SaverPayment = v.strictObject({ instrumentId: v.pipe(v.string(), v.uuid('is the name of a card')) });
export type SaverPayment = v.InferOutput<typeof SaverPayment>;

export interface DeliverySaverService {
  plans(signal?: AbortSignal): Promise<readonly SaverPlan[]>;
  eligibility(asked: EligibilityAsked, signal?: AbortSignal): Promise<EligibilityTold>;
  savings(signal?: AbortSignal): Promise<SaverSavings>;
  subscriptions(signal?: AbortSignal): Promise<readonly Subscription[]>;
  buy(purchase: SaverPurchase, key: string, signal?: AbortSignal): Promise<SaverPurchased>;
  /** What became of the attempt with this key; a fault of 404 says that the store never heard of it. */
  purchased(key: string, signal?: AbortSignal): Promise<SaverPurchased>;
  changePayment(
    subscriptionId: string,
    payment: SaverPayment,
    key: string,
    signal?: AbortSignal,
  ): Promise<Subscription>;
  /** Said twice, it is done once. */
  cancel(subscriptionId: string, signal?: AbortSignal): Promise<Subscription>;
}
