import * as v from 'valibot';
import { methods, pickupTypes } from '../fulfilment/fulfilment.words.ts';
import { cents, civilDate, id, instantMs } from '../wire.ts';

export const Shopper = v.object({
  isLoggedIn: v.boolean(),
  isShopper: v.boolean(),
  isPriorityShopper: v.boolean(),
  hasOnecard: v.boolean(),
  isChangingOrder: v.boolean(),
  changingOrderId: v.nullable(v.string()),
  /** As it is said to people. */
  changingOrderNumber: v.optional(v.nullable(v.string()), null),
  hasActiveDeliverySubscription: v.boolean(),
  isWPayDeliverySubscription: v.boolean(),
  firstName: v.nullable(v.string()),
  orderCount: v.number(),
  shopperScvId: v.nullable(v.string()),
  shopperIdHash: v.nullable(v.string()),
  sessionGroups: v.array(v.string()),
  oneCardBalance: v.object({ onecardPointsBalance: v.number() }),
  updatedFromServer: v.boolean(),
});
export type Shopper = v.InferOutput<typeof Shopper>;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const fees = v.pipe(
  v.object({
    isExpressSlot: v.boolean(),
    /** Of the slot and the place at hand; null where the settings have to say it. */
    expressPickUpFee: v.nullable(cents),
    expressDeliveryFee: v.nullable(cents),
    flexibleDeliveryFee: v.nullable(cents),
  }),
  v.transform((f) => ({
    isExpressSlot: f.isExpressSlot,
    expressPickUpFeeCents: f.expressPickUpFee,
    expressDeliveryFeeCents: f.expressDeliveryFee,
    flexibleDeliveryFeeCents: f.flexibleDeliveryFee,
  })),
);

/** How, where and when the groceries come. */
export const Fulfilment = v.pipe(
  v.object({
    method: v.picklist(methods),
    /** The chosen delivery address on one line. */
    address: v.nullable(v.string()),
    addressId: v.nullable(id),
    areaId: v.nullable(id),
    fulfilmentStoreId: id,
    storeName: v.string(),
    suburb: v.nullable(v.string()),
    suburbId: v.nullable(id),
    pickupAddressId: v.nullable(id),
    pickupAddressName: v.nullable(v.string()),
    pickupType: v.nullable(v.picklist(pickupTypes)),
    /** One of the perishable codes; others come from stores that know more of them. */
    perishableCode: v.nullable(v.string()),
    isAddressInDeliveryZone: v.boolean(),
    /** Of the slot that is held; all null without one. */
    slotId: v.nullable(v.string()),
    selectedDate: v.nullable(civilDate),
    startTime: v.nullable(instantMs),
    endTime: v.nullable(instantMs),
    cutOffTime: v.nullable(instantMs),
    slotFee: v.nullable(cents),
    isSlotToday: v.boolean(),
    itemsLimit: v.nullable(whole),
    expressFulfilment: fees,
    isExpressAbandoned: v.boolean(),
    reservation: v.nullable(
      v.pipe(
        v.object({ reservationId: v.string(), cutOffTime: v.nullable(instantMs), heldUntilMs: v.nullable(v.number()) }),
        v.transform((r) => ({
          reservationId: r.reservationId,
          cutOffTimeMs: r.cutOffTime,
          heldUntilMs: r.heldUntilMs,
        })),
      ),
    ),
  }),
  v.transform(({ startTime, endTime, cutOffTime, slotFee, ...fulfilment }) => ({
    ...fulfilment,
    startTimeMs: startTime,
    endTimeMs: endTime,
    cutOffTimeMs: cutOffTime,
    slotFeeCents: slotFee,
  })),
);
export type Fulfilment = v.InferOutput<typeof Fulfilment>;

export const ContextFlags = v.object({
  trolleyNeedsReview: v.boolean(),
  liquorCannotBeDelivered: v.boolean(),
  isExpressDelivery: v.boolean(),
  isFlexibleDelivery: v.boolean(),
  isELockerPickupSlot: v.boolean(),
  expressItemQuantityExceededWhenItemIsAdded: v.boolean(),
  /** For the time that is held and the restricted goods in the trolley now. */
  disclaimerAccepted: v.optional(v.boolean(), false),
  /** An order of the shopper's is being paid for. */
  isOrderUnderWay: v.optional(v.boolean(), false),
});
export type ContextFlags = v.InferOutput<typeof ContextFlags>;

/** The one object in which the server says who is shopping and on what terms. */
export const ServerContext = v.pipe(
  v.object({
    context: v.pipe(
      v.object({ shopper: Shopper, fulfilment: Fulfilment, flags: ContextFlags, serverNow: instantMs }),
      v.transform((c) => ({ shopper: c.shopper, fulfilment: c.fulfilment, flags: c.flags, serverNowMs: c.serverNow })),
    ),
  }),
  v.transform((answer) => answer.context),
);
export type ServerContext = v.InferOutput<typeof ServerContext>;
export type ServerContextWire = v.InferInput<typeof ServerContext>;

/** What the user endpoint says of who is signed in. */
export const User = v.object({
  isLoggedIn: v.boolean(),
  isShopper: v.boolean(),
  email: v.nullable(v.string()),
  scvId: v.nullable(v.string()),
});
export type User = v.InferOutput<typeof User>;

/** Where whoever signs in wanted to go; the store leads nobody out of the shop. */
export const SessionOpening = v.strictObject({
  redirectUrl: v.nullable(v.pipe(v.string(), v.maxLength(2_048, 'is too long'))),
});

/** True when the identity provider said that it is over, false when the shopper did. */
export const SignOut = v.strictObject({ gigyaInitiated: v.boolean() });

export interface SessionService {
  /** Who the server takes this browser for. Reading it changes nothing. */
  context(signal?: AbortSignal): Promise<ServerContext>;
  /** Whether somebody is signed in; the second time it is asked, `isRetry` says so. */
  user(isRetry: boolean, signal?: AbortSignal): Promise<User>;
  /** Opens the shop to whoever has just signed in. */
  open(redirectUrl: string | null, signal?: AbortSignal): Promise<ServerContext>;
  signOut(gigyaInitiated: boolean, signal?: AbortSignal): Promise<void>;
}
