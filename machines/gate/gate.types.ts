import type { Fault } from '#services/fault.ts';
import type { GatedAction, KeptAction, Visitor, VisitorRole } from '#services/gate/gate.words.ts';
import type { Carriage } from '../kit/index.ts';

export type GateInput = {
  readonly visitor: Visitor;
  /** What an earlier page of this tab kept. */
  readonly kept: KeptAction | null;
  /** The question on entering the time slots was put on this visit. */
  readonly hasOffered: boolean;
};

/** Why something that was begun after sign-in was not seen to end. */
export type GateFailure = Fault['tag'] | 'unanswered' | 'interrupted';

export type GateContext = {
  readonly visitor: Visitor;
  /** What is asked for, kept, or being finished: one at most. */
  readonly kept: KeptAction | null;
  readonly failure: GateFailure | null;
  readonly hasOffered: boolean;
};

/** What a look at the other tabs and at the clock gives. */
export type Claim = {
  /** Nobody else finishes it or has. */
  readonly isOurs: boolean;
  readonly nowMs: number;
};

export type GateEvent =
  /** Somebody wants to do what only a shopper may. */
  | { readonly type: 'action.ask'; readonly action: GatedAction; readonly key: string; readonly nowMs: number }
  /** Who is here now, as the session says. */
  | { readonly type: 'visitor.told'; readonly visitor: Visitor }
  /** What stood open with that name is gone: by its button, or by any other way. */
  | { readonly type: 'words.ended'; readonly id: string; readonly isChosen: boolean }
  | { readonly type: 'action.done'; readonly key: string }
  | { readonly type: 'action.failed'; readonly key: string; readonly fault: Fault }
  /** The page of time slots was entered. */
  | { readonly type: 'slots.enter' };

/** What the parent hears: this is to be done now, for this shopper, once for its key. */
export type GateGrant = { readonly type: 'action.granted'; readonly action: GatedAction; readonly key: string };

/** What is to be shown, and what came of it. */
export type GateReport =
  | { readonly type: 'prompt.wanted'; readonly id: string; readonly action: GatedAction; readonly role: VisitorRole }
  | {
      readonly type: 'failure.wanted';
      readonly id: string;
      readonly action: GatedAction;
      readonly failure: GateFailure | null;
    }
  /** What stands open has lost its reason. */
  | { readonly type: 'words.unwanted' }
  | { readonly type: 'action.finished'; readonly action: GatedAction }
  | { readonly type: 'action.dropped'; readonly action: GatedAction; readonly reason: 'lapsed' | 'anotherPerson' }
  | { readonly type: 'offer.wanted' };

/** `busy`: it is being kept, claimed, finished or forgotten. `kept`: it waits for a sign-in. `failed`: try again? */
export type GateTag = 'busy' | 'kept' | 'failed';

export const blankGate: GateContext = {
  visitor: { role: 'guest', subject: null },
  kept: null,
  failure: null,
  hasOffered: false,
};

export const gateCarriage: Carriage = { keeps: [], blank: blankGate };
