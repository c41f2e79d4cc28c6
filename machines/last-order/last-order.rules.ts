import type { Shopper } from '#services/session/session.contract.ts';

/** Asked about for whoever has ordered something and is not changing an order. */
export const mayAskOf = ({ isShopper, isChangingOrder, orderCount }: Shopper): boolean =>
  isShopper && !isChangingOrder && orderCount > 0;
