import type { Fault } from '#services/fault.ts';
import type { Attempt, Wanted } from '#services/orders/attempt.words.ts';
import type { OrderPlaced, PlacementTold } from '#services/orders/placing.contract.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import type { Carriage } from '../kit/index.ts';

export type PlacingInput = {
  /** Whose order it is; null when nobody who may order is here. */
  readonly subject: string | null;
};

export type Confirmed = Pick<PlacementTold, 'orderId' | 'orderNumber'>;

export type PlacingContext = {
  readonly subject: string | null;
  /** What the shopper wants to be done, before it has a key. */
  readonly asked: Wanted | null;
  /** What was sent, or is about to be, under its key: the store does it once. */
  readonly attempt: Attempt | null;
  readonly confirmed: Confirmed | null;
  /** Why it was declined, in words that can be shown. */
  readonly reason: string | null;
  /** Why it was refused, or why nobody knows. */
  readonly fault: Fault | null;
  /** How often in a row the store was asked without an answer that counts. */
  readonly tries: number;
  /** How often in a row the store said that it has never heard of it. */
  readonly unheard: number;
};

export type PlacingEvent =
  /** What this tab kept of an order that nobody has answered for. */
  | { readonly type: 'attempt.told'; readonly attempt: Attempt | null; readonly isUnderWay: boolean }
  | { readonly type: 'order.place'; readonly placement: Wanted }
  /** What became of the last one has been read. */
  | { readonly type: 'outcome.dismiss' }
  /** The confirmation is on show. */
  | { readonly type: 'order.seen' }
  | { readonly type: 'terms.told'; readonly flags: { readonly isOrderUnderWay: boolean } }
  /** Another tab knows that an order stands. `isLeft`: it left nothing to be paid for on the page to pay on, shown here. */
  | ({ readonly type: 'order.told'; readonly subject: string; readonly isLeft: boolean } & Confirmed)
  /** There is a network again: whoever waits asks at once, and what was waited before counts no more. */
  | { readonly type: 'connection.returned' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** What the parent hears: the terms after an answer. */
export type PlacingReport = { readonly type: 'context.told'; readonly context: ServerContext };

export type PlacingHappening =
  /** Whoever shops now is another: what this tab kept for them is wanted. */
  | { readonly type: 'attempt.wanted'; readonly subject: string }
  /** Nobody has to ask for that one any more. */
  | { readonly type: 'attempt.settled'; readonly key: string }
  | ({ readonly type: 'order.confirmed' } & Confirmed)
  /** The order of another tab stands, and this one goes to its confirmation as well. */
  | ({ readonly type: 'order.followed' } & Confirmed)
  | { readonly type: 'order.declined'; readonly reason: string | null }
  | { readonly type: 'order.refused'; readonly fault: Fault }
  /** The store has never heard of it: nothing was charged. */
  | { readonly type: 'order.unplaced' }
  /** Nobody knows, and the store is being asked. */
  | { readonly type: 'order.doubted' }
  /** It is not certain who is signed in. */
  | { readonly type: 'session.doubted' }
  /** The order of another tab has been settled, one way or the other. */
  | { readonly type: 'elsewhere.over' };

/**
 * `busy`: something is under way. `submitting`: the store is being told, or about to be. `held`: not before it is known
 * who is signed in. `resolving`: nobody knows, and the store is asked. `elsewhere`: another tab is paying. `open`: it may
 * be sent. `definite`: how the last one ended is known.
 */
export type PlacingTag = 'busy' | 'submitting' | 'held' | 'resolving' | 'elsewhere' | 'open' | 'definite';

export type Placed = OrderPlaced;

export const blankPlacing: PlacingContext = {
  subject: null,
  asked: null,
  attempt: null,
  confirmed: null,
  reason: null,
  fault: null,
  tries: 0,
  unheard: 0,
};

export const placingCarriage: Carriage = { keeps: ['subject'], blank: blankPlacing };
