import * as v from 'valibot';
import { id, instantMs } from '../wire.ts';

export const Shopper = v.object({
  isLoggedIn: v.boolean(),
  isShopper: v.boolean(),
  isPriorityShopper: v.boolean(),
  hasOnecard: v.boolean(),
  isChangingOrder: v.boolean(),
  changingOrderId: v.nullable(v.string()),
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

export const methods = ['Courier', 'Pickup'] as const;
export const perishableCodes = ['P', 'L', 'N'] as const;

export const Fulfilment = v.object({
  method: v.picklist(methods),
  address: v.nullable(v.string()),
  areaId: v.nullable(id),
  fulfilmentStoreId: id,
  suburb: v.nullable(v.string()),
  suburbId: v.nullable(id),
  pickupAddressId: v.nullable(id),
  pickupType: v.nullable(v.string()),
  perishableCode: v.picklist(perishableCodes),
  isAddressInDeliveryZone: v.boolean(),
  reservation: v.nullable(
    v.pipe(
      v.object({ reservationId: v.string(), cutOffTime: v.nullable(instantMs), heldUntilMs: v.nullable(v.number()) }),
      v.transform((r) => ({ reservationId: r.reservationId, cutOffTimeMs: r.cutOffTime, heldUntilMs: r.heldUntilMs })),
    ),
  ),
});
export type Fulfilment = v.InferOutput<typeof Fulfilment>;

export const ContextFlags = v.object({
  trolleyNeedsReview: v.boolean(),
  liquorCannotBeDelivered: v.boolean(),
  isExpressDelivery: v.boolean(),
  isFlexibleDelivery: v.boolean(),
  isELockerPickupSlot: v.boolean(),
  expressItemQuantityExceededWhenItemIsAdded: v.boolean(),
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
