import type { Fault } from '#services/fault.ts';
import type { PastItems, PastItemsAsked } from '#services/orders/past-orders.contract.ts';
import type { Carriage } from '../kit/index.ts';

export type PastItemsInput = { readonly subject: string | null };
export type PastItemsContext = {
  readonly subject: string | null;
  /** What is asked of the store, as the address says it; null before the page comes on show. */
  readonly asked: PastItemsAsked | null;
  /** The last answer, and to which question it was one. */
  readonly shown: PastItems | null;
  readonly answered: PastItemsAsked | null;
  readonly fault: Fault | null;
};

export type PastItemsEvent =
  /** The page comes on show, or its address says something else: it is asked anew. */
  | { readonly type: 'items.ask'; readonly asked: PastItemsAsked }
  | { readonly type: 'items.reload' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** `busy`: the store is being asked. `failed`: it did not say. */
export type PastItemsTag = 'busy' | 'failed';

export const blankPastItems: PastItemsContext = {
  subject: null,
  asked: null,
  shown: null,
  answered: null,
  fault: null,
};
export const pastItemsCarriage: Carriage = {
  keeps: ['subject', 'asked', 'shown', 'answered', 'fault'],
  blank: blankPastItems,
};
