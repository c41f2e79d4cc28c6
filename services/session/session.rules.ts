import type { ServerContext, Shopper } from './session.contract.ts';

/** Who everyone is until the server says otherwise. */
export const guest: Shopper = {
  isLoggedIn: false,
  isShopper: false,
  isPriorityShopper: false,
  hasOnecard: false,
  isChangingOrder: false,
  changingOrderId: null,
  changingOrderNumber: null,
  hasActiveDeliverySubscription: false,
  isWPayDeliverySubscription: false,
  firstName: null,
  orderCount: 0,
  shopperScvId: null,
  shopperIdHash: null,
  sessionGroups: [],
  oneCardBalance: { onecardPointsBalance: 0 },
  updatedFromServer: false,
};

/** A shopper who is not logged in is a contradiction: such an answer counts as a guest's. */
export const withoutContradiction = (shopper: Shopper): Shopper =>
  shopper.isShopper && !shopper.isLoggedIn ? { ...guest, updatedFromServer: shopper.updatedFromServer } : shopper;

/** Who is signed in, in one word that no other account has; null for a guest. */
export const subjectIn = ({ isLoggedIn, shopperScvId }: Shopper): string | null =>
  isLoggedIn ? (shopperScvId ?? '') : null;

/** Everything the server says of who this is. */
export type Who = ServerContext & { readonly email: string | null };
