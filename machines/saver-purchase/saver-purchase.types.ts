import type { SaverPurchased } from '#services/delivery-saver/delivery-saver.contract.ts';
import type { SaverAttempt, SaverWanted } from '#services/delivery-saver/saver-attempt.words.ts';
import type { Fault } from '#services/fault.ts';
import type { Carriage } from '../kit/index.ts';

export type SaverPurchaseInput = { readonly subject: string | null };

/** What is known as the button is pressed: whether the address will do, and whether there is a pass already. */
export type SaverTerms = { readonly isEligible: boolean; readonly hasPass: boolean };

export type SaverPurchaseContext = {
  readonly subject: string | null;
  /** What the shopper wants to buy, before it has a key. */
  readonly asked: SaverWanted | null;
  /** What was sent, or is about to be, under its key: the store does it once. */
  readonly attempt: SaverAttempt | null;
  /** The pass that was bought here. */
  readonly subscriptionId: string | null;
  /** Why it was declined, in words that can be shown. */
  readonly reason: string | null;
  /** Why it was refused, or why nobody knows. */
  readonly fault: Fault | null;
  readonly tries: number;
  /** How often in a row the store said that it has never heard of it. */
  readonly unheard: number;
};

export type SaverPurchaseEvent =
  /** What this tab kept of a purchase that nobody has answered for. */
  | { readonly type: 'attempt.told'; readonly attempt: SaverAttempt | null }
  | ({ readonly type: 'pass.buy'; readonly wanted: SaverWanted } & SaverTerms)
  /** What became of the last one has been read. */
  | { readonly type: 'outcome.dismiss' }
  /** The page that says it was bought is on show. */
  | { readonly type: 'purchase.seen' }
  /** Asks at once, where it is waited before the store is asked again. */
  | { readonly type: 'purchase.askNow' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

export type SaverPurchaseHappening =
  | { readonly type: 'attempt.wanted'; readonly subject: string }
  | { readonly type: 'attempt.settled'; readonly key: string }
  | { readonly type: 'pass.bought'; readonly subscriptionId: string | null }
  | { readonly type: 'pass.declined'; readonly reason: string | null }
  | { readonly type: 'pass.refused'; readonly fault: Fault | null }
  /** The store has never heard of it: nothing was charged. */
  | { readonly type: 'pass.unbought' }
  /** Nobody knows, and the store is being asked. */
  | { readonly type: 'pass.doubted' };

/** `submitting`: the store is being told. `resolving`: nobody knows, and it is asked. `open`: it may be sent. */
export type SaverPurchaseTag = 'busy' | 'submitting' | 'held' | 'resolving' | 'open';

export type Told = SaverPurchased;

export const blankSaverPurchase: SaverPurchaseContext = {
  subject: null,
  asked: null,
  attempt: null,
  subscriptionId: null,
  reason: null,
  fault: null,
  tries: 0,
  unheard: 0,
};

export const saverPurchaseCarriage: Carriage = { keeps: ['subject'], blank: blankSaverPurchase };
