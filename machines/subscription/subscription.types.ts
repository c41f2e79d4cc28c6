import type { Subscription } from '#services/delivery-saver/delivery-saver.contract.ts';
import type { Fault } from '#services/fault.ts';
import type { Carriage, User } from '../kit/index.ts';

export type SubscriptionInput = { readonly subject: string | null };
/** A change of card that nobody has answered for: sent again, it is sent with this key. */
export type CardAttempt = { readonly subscriptionId: string; readonly instrumentId: string; readonly key: string };

export type SubscriptionContext = {
  readonly subject: string | null;
  /** The one that counts now first; null until the store has said them. */
  readonly subscriptions: readonly Subscription[] | null;
  /** Why they are not known, or may be out of date. */
  readonly fault: Fault | null;
  /** The one that is being given up. */
  readonly cancelId: string | null;
  readonly cancelTries: number;
  readonly cancelFault: Fault | null;
  readonly attempt: CardAttempt | null;
  readonly cardTries: number;
  readonly cardFault: Fault | null;
};

export type SubscriptionEvent =
  /** A page that shows them is on show. */
  | { readonly type: 'subscriptions.need' }
  | { readonly type: 'subscriptions.reload' }
  /** The store has just said how one of them stands: whatever was asked before that says less. */
  | { readonly type: 'pass.told' }
  /** The question whether to give it up is on show. */
  | { readonly type: 'cancel.ask' }
  /** The shopper has read what it means, and wants it. */
  | { readonly type: 'cancel.confirm' }
  /** Asks at once, where it is waited before the store is asked again. */
  | { readonly type: 'cancel.retry' }
  /** The question is not on show any more, or its answer has been read. */
  | { readonly type: 'cancel.dismiss' }
  /** Another card is to be charged from now on. The key is used if none is on its way. */
  | { readonly type: 'card.change'; readonly instrumentId: string; readonly key: string }
  | { readonly type: 'card.retry' }
  | { readonly type: 'card.dismiss' }
  | { readonly type: 'session.ended' }
  | ({ readonly type: 'user.changed' } & User);

export type SubscriptionHappening =
  /** Null where it is over at once: what could not be paid for is good for nothing. */
  { readonly type: 'pass.cancelled'; readonly goodUntil: string | null } | { readonly type: 'card.changed' };

/** `reading`: the store is asked for them. `cancelling`, `changing`: it is told something. `doubtful`: nobody knows. */
export type SubscriptionTag = 'busy' | 'reading' | 'failed' | 'cancelling' | 'changing' | 'doubtful';

export const blankSubscription: SubscriptionContext = {
  subject: null,
  subscriptions: null,
  fault: null,
  cancelId: null,
  cancelTries: 0,
  cancelFault: null,
  attempt: null,
  cardTries: 0,
  cardFault: null,
};
export const subscriptionCarriage: Carriage = {
  keeps: ['subject', 'subscriptions', 'fault'],
  blank: blankSubscription,
};
