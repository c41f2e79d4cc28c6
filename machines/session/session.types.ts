import type { Fault } from '#services/fault.ts';
import type { ContextFlags, Fulfilment, ServerContext, Shopper } from '#services/session/session.contract.ts';
import { guest } from '#services/session/session.rules.ts';
import type { Carriage } from '../kit/index.ts';

export type SessionContext = {
  readonly shopper: Shopper;
  readonly fulfilment: Fulfilment | null;
  readonly flags: ContextFlags;
  /** Server time of the last live answer; one that travelled in a page is too old to count. */
  readonly serverNowMs: number | null;
  readonly fault: Fault | null;
};

export type SessionEvent =
  /** Something changed on the server: ask again. A question already on its way answers this one too. */
  | { readonly type: 'session.refresh' }
  /** The visitor asks for another try after a failure. */
  | { readonly type: 'session.retry' }
  /** The context that came with the answer to a write. */
  | { readonly type: 'context.keep'; readonly context: ServerContext }
  | { readonly type: 'session.answered' }
  | { readonly type: 'session.failed' };

/** What the parent hears. */
export type SessionReport =
  | { readonly type: 'chart.settled'; readonly name: 'session' }
  | { readonly type: 'context.kept'; readonly storeId: number | null };

/** `settled`: who is shopping is known, or is taken for a guest until it is. `stale`: the last question failed. */
export type SessionTag = 'settled' | 'stale' | 'busy';

export const blankSession: SessionContext = {
  shopper: guest,
  fulfilment: null,
  flags: {
    trolleyNeedsReview: false,
    liquorCannotBeDelivered: false,
    isExpressDelivery: false,
    isFlexibleDelivery: false,
    isELockerPickupSlot: false,
    expressItemQuantityExceededWhenItemIsAdded: false,
  },
  serverNowMs: null,
  fault: null,
};

export const sessionCarriage: Carriage = { keeps: ['shopper', 'fulfilment', 'flags', 'fault'], blank: blankSession };
