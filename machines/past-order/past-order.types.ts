import type { Fault } from '#services/fault.ts';
import type { PastOrder } from '#services/orders/past-orders.contract.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import type { Carriage, User } from '../kit/index.ts';

export type PastOrderInput = { readonly subject: string | null };
export type Opened = { readonly orderId: string };
/** A cancelling that nobody has answered for: sent again, it is sent with this key. */
export type CancelAttempt = { readonly orderId: string; readonly key: string };

export type PastOrderContext = {
  readonly subject: string | null;
  /** The order that a page is about. */
  readonly orderId: string | null;
  /** As the store told it last. */
  readonly order: PastOrder | null;
  /** Why it was not told. */
  readonly fault: Fault | null;
  readonly attempt: CancelAttempt | null;
  /** How often the store was asked to cancel it and nobody knows what became of that. */
  readonly tries: number;
  /** Which order the last word about a cancelling is about. */
  readonly endedId: string | null;
  /** Why it was not cancelled, in the store's words. */
  readonly refusal: Fault | null;
};

export type PastOrderEvent =
  | { readonly type: 'order.open'; readonly orderId: string }
  | { readonly type: 'order.reload' }
  /** The shopper has read what cancelling means, and wants it. The key is used if none is on its way. */
  | { readonly type: 'cancel.confirm'; readonly key: string }
  /** Asks at once whether it is cancelled, where it is waited before that is asked. */
  | { readonly type: 'cancel.retry' }
  /** What became of it has been read. */
  | { readonly type: 'cancel.dismiss' }
  | { readonly type: 'session.ended' }
  | ({ readonly type: 'user.changed' } & User);

/** What the parent hears: the terms that came with the answer. */
export type PastOrderReport = { readonly type: 'context.told'; readonly context: ServerContext };

export type PastOrderHappening =
  | { readonly type: 'order.cancelled'; readonly orderId: string }
  | { readonly type: 'cancel.refused'; readonly orderId: string; readonly fault: Fault };

/**
 * `busy`: the store is being asked. `missing`, `failed`: the order did not come. `cancelling`: it is being cancelled.
 * `doubtful`: nobody knows whether it is. `cancelled`, `refused`: what became of that.
 */
export type PastOrderTag =
  | 'busy'
  | 'reading'
  | 'missing'
  | 'failed'
  | 'cancelling'
  | 'doubtful'
  | 'cancelled'
  | 'refused';

export const blankPastOrder: PastOrderContext = {
  subject: null,
  orderId: null,
  order: null,
  fault: null,
  attempt: null,
  tries: 0,
  endedId: null,
  refusal: null,
};
export const pastOrderCarriage: Carriage = { keeps: ['subject', 'orderId', 'order', 'fault'], blank: blankPastOrder };
