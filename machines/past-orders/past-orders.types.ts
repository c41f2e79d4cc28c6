import type { Fault } from '#services/fault.ts';
import type { PastOrders, PastOrdersAsked } from '#services/orders/past-orders.contract.ts';
import type { Carriage } from '../kit/index.ts';

export type PastOrdersInput = { readonly subject: string | null };
export type PastOrdersContext = {
  readonly subject: string | null;
  /** Which of them are wanted, as the address says it; null until a page has said so. */
  readonly asked: PastOrdersAsked | null;
  /** What the store said last, perhaps to what was wanted before. */
  readonly orders: PastOrders | null;
  readonly fault: Fault | null;
};

export type PastOrdersEvent =
  /** A page with such a filter comes on show. */
  | { readonly type: 'orders.open'; readonly asked: PastOrdersAsked }
  /** Something became of one of them, or another try is made. */
  | { readonly type: 'orders.reload' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** `busy`: the store is being asked. `failed`: it did not say. */
export type PastOrdersTag = 'busy' | 'failed';

export const blankPastOrders: PastOrdersContext = { subject: null, asked: null, orders: null, fault: null };
export const pastOrdersCarriage: Carriage = { keeps: ['subject', 'asked', 'orders', 'fault'], blank: blankPastOrders };
