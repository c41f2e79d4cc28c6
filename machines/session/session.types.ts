import type { Fault } from '#services/fault.ts';
import type { ContextFlags, Fulfilment, ServerContext, Shopper } from '#services/session/session.contract.ts';
import { guest } from '#services/session/session.rules.ts';
import type { Carriage } from '../kit/index.ts';

/** Who somebody is and on what terms they shop. */
export type Known = {
  readonly shopper: Shopper;
  readonly fulfilment: Fulfilment | null;
  readonly flags: ContextFlags;
  /** Only of whoever is signed in, and only once the user endpoint has said it. */
  readonly email: string | null;
  /** Server time of the last live answer; one that travelled in a page is too old to count. */
  readonly serverNowMs: number | null;
};

export type SessionContext = Known & {
  readonly fault: Fault | null;
  /** Something changed while a question was on its way: one more follows its answer. */
  readonly isQueued: boolean;
  readonly landing: Landing;
};

/** Where whoever has just signed in goes: to an address, or to the page they are on as it is for them. */
export type Landing = { readonly redirectUrl: string | null; readonly isReloading: boolean };

/** How it became known: an answer, this tab's own sign-in or sign-out, the second answer, another tab, a lost account. */
export type How = 'answer' | 'told' | 'retry' | 'elsewhere' | 'missing';

/** Who it is from now on. */
export type Answered = { readonly answer: Told; readonly how: How; readonly fault?: Fault };
/** A context says nothing of the email: it stays for as long as the person does. */
type Told = Omit<Known, 'email'> & Partial<Pick<Known, 'email'>>;

/** Somebody has signed in, here and now. */
export type LoginTold = {
  readonly type: 'login.told';
  readonly isSocial: boolean;
  readonly redirectUrl: string | null;
};
/** The shopper wants to be signed out; said again after a failure, it is tried again. */
export type LogoutAsked = { readonly type: 'logout.asked' };

export type SessionEvent =
  /** Something changed on the server: ask again. */
  | { readonly type: 'session.refresh' }
  /** The visitor asks for another try after a failure: of the question, or of opening the shop. */
  | { readonly type: 'session.retry' }
  /** The context that came with the answer to a write. */
  | { readonly type: 'context.keep'; readonly context: ServerContext }
  | LoginTold
  | LogoutAsked
  /** A sign-out that did not get through has been seen; the shopper stays. */
  | { readonly type: 'logout.dismiss' }
  /** Another tab says who is signed in now: a subject, or nobody. */
  | { readonly type: 'tab.told'; readonly subject: string | null }
  | ({ readonly type: 'session.answered' } & Answered)
  | { readonly type: 'session.failed' };

/** On what terms the visitor shops, each time the server says it. */
export type ContextKept = {
  readonly type: 'context.kept';
  readonly storeId: number | null;
  readonly fulfilment: Fulfilment | null;
  readonly flags: ContextFlags;
  readonly shopper: Shopper;
  /** Server time of that answer, where it was a live one. */
  readonly serverNowMs?: number | null;
};

/** The same, as the shop passes it on to every chart. */
export type TermsTold = Omit<ContextKept, 'type'> & { readonly type: 'terms.told' };

/** What the parent hears. */
export type SessionReport =
  | { readonly type: 'chart.settled'; readonly name: 'session' }
  | ContextKept
  /** Whoever was signed in is not any more, or is somebody else: nothing of theirs may stay. */
  | { readonly type: 'session.ended' }
  /** Somebody else, or the same person with other rights. `subject` is null for a guest. */
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean }
  /** Once for each time that somebody comes to be signed in. */
  | { readonly type: 'loyalty.due' };

/** What happened, for whoever carries it out into the browser. */
export type SessionHappening =
  | { readonly type: 'session.begun'; readonly how: How }
  | { readonly type: 'session.ended'; readonly how: How }
  | ({ readonly type: 'login.done' } & Landing)
  | { readonly type: 'account.missed'; readonly wasLoggedIn: boolean }
  | { readonly type: 'contradiction.found' };

/**
 * `settled`: who is shopping is known, or is taken for a guest until it is. `stale`: the last question failed.
 * `confirming`: the server said once that nobody is signed in, and is asked again; nothing may be paid meanwhile.
 * `unopened`: somebody signed in, but the shop did not open to them. `unended`: a sign-out did not get through.
 */
export type SessionTag = 'settled' | 'stale' | 'busy' | 'confirming' | 'leaving' | 'unopened' | 'unended';

/** A guest of whom nothing else is known. */
export const nobody: Known = {
  shopper: guest,
  fulfilment: null,
  flags: {
    trolleyNeedsReview: false,
    liquorCannotBeDelivered: false,
    isExpressDelivery: false,
    isFlexibleDelivery: false,
    isELockerPickupSlot: false,
    expressItemQuantityExceededWhenItemIsAdded: false,
    disclaimerAccepted: false,
    isOrderUnderWay: false,
  },
  email: null,
  serverNowMs: null,
};

export const blankSession: SessionContext = {
  ...nobody,
  fault: null,
  isQueued: false,
  landing: { redirectUrl: null, isReloading: false },
};

export const sessionCarriage: Carriage = {
  keeps: ['shopper', 'fulfilment', 'flags', 'email', 'fault'],
  blank: blankSession,
};
