import type { LastOrderFulfilment } from '#services/orders/past-orders.contract.ts';
import type { Shopper } from '#services/session/session.contract.ts';
import type { Carriage } from '../kit/index.ts';

export type LastOrder = NonNullable<LastOrderFulfilment['lastOrder']>;

export type LastOrderInput = {
  readonly subject: string | null;
  /** There may be one: something was ordered, and nothing is being changed. */
  readonly mayAsk: boolean;
};
export type LastOrderContext = LastOrderInput & {
  /** A page has a place for it. */
  readonly isNeeded: boolean;
  /** Null where none is still to come, or nobody knows. */
  readonly order: LastOrder | null;
};

export type LastOrderEvent =
  | { readonly type: 'lastOrder.need' }
  /** Something was ordered, changed or cancelled since. */
  | { readonly type: 'lastOrder.reload' }
  | { readonly type: 'terms.told'; readonly shopper: Shopper }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** `busy`: the store is being asked. `failed`: it did not say, and nothing stands there. */
export type LastOrderTag = 'busy' | 'failed';

export const blankLastOrder: LastOrderContext = { subject: null, mayAsk: false, isNeeded: false, order: null };
export const lastOrderCarriage: Carriage = { keeps: ['subject', 'mayAsk', 'isNeeded', 'order'], blank: blankLastOrder };
