import type { Fault } from '#services/fault.ts';
import type { OrderChangeCheck } from '#services/orders/order-change.contract.ts';
import type { Shopper } from '#services/session/session.contract.ts';
import type { InChange } from './order-change.types.ts';

/** The store has answered, and nothing was done. */
export const notBegun: Fault = {
  tag: 'garbled',
  message: 'We couldn’t begin to change your order. It stands as it was.',
};
export const notGivenUp: Fault = { tag: 'garbled', message: 'The store did not stop the change. Please try again.' };

type Said = Pick<Shopper, 'isChangingOrder' | 'changingOrderId' | 'changingOrderNumber'>;

export const inChangeOf = ({ isChangingOrder, changingOrderId, changingOrderNumber }: Said): InChange | null =>
  isChangingOrder ? { orderId: changingOrderId, orderNumber: changingOrderNumber } : null;

/** A change ended by itself, and nobody has told the shopper yet. */
export const isEndToBeTold = ({ isInChangeOrder, isChangable, changeOrderCancelled }: OrderChangeCheck): boolean =>
  !isInChangeOrder && !isChangable && changeOrderCancelled;
