import type { Fault } from '#services/fault.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import type { LineWish, Trolley, TrolleyChanged } from '#services/trolley/trolley.contract.ts';
import type { Unit } from '#services/trolley/amounts.rules.ts';
import type { OutboxEntry } from '#services/trolley/outbox.contract.ts';
import type { Carriage } from '../kit/index.ts';
import type { TermsTold } from '../session/index.ts';
import type { TrolleyLineReport } from '../trolley-line/index.ts';

export type TrolleyInput = {
  /** Whose trolley it is; null when nobody who may have one is here. */
  readonly subject: string | null;
  /** The order that is being changed: the trolley holds what is in it. */
  readonly orderId?: string | null;
};

/**
 * `held`: added before it was known what the trolley holds. `due`: it asks the store, or does so when its turn comes.
 * `unsent`: it did not reach the store and is sent again by itself. `refused`: the store has said no. `shown`: another
 * tab asks. `settled`: it has come through there, and what the store holds is not known here yet.
 */
export type WishStage = 'held' | 'due' | 'unsent' | 'refused' | 'shown' | 'settled';

/** How much a shopper wants of a product for as long as the store has not said that it holds that. */
export type Wish = {
  readonly amount: number;
  readonly unit: Unit;
  readonly source: string;
  /** The store does what comes under one key once, however often it hears it. */
  readonly key: string;
  /** Empty where nobody has said it. */
  readonly name: string;
  readonly stage: WishStage;
  readonly fault: Fault | null;
  /** Nobody has just tapped. */
  readonly isBackground: boolean;
  /** The order that was being changed at the tap: the store refuses it for any other trolley. */
  readonly orderId: string | null;
};

/** What the store is being told of a line at this moment. */
export type Flight = { readonly key: string; readonly amount: number; readonly unit: Unit };

export type TrolleyContext = {
  readonly subject: string | null;
  /** The order that is being changed, whose trolley this is then. */
  readonly orderId: string | null;
  /** What the store last said; null until it has. */
  readonly trolley: Trolley | null;
  /** The products themselves, by their codes, once it was to be shown whole. */
  readonly products: Readonly<Record<string, Product>>;
  /** It is to be shown whole. */
  readonly isWhole: boolean;
  /** The revision for which the products were last asked. */
  readonly wholeRevision: number | null;
  /** Something has happened since the store was last asked what it holds. */
  readonly isStale: boolean;
  /** It was asked and did not say. */
  readonly isDoubtful: boolean;
  readonly wishes: Readonly<Record<string, Wish>>;
  /** At most six at once. */
  readonly flights: Readonly<Record<string, Flight>>;
  /** What was in the trolley on this page: it keeps the control with which it was taken out. */
  readonly touched: readonly string[];
  readonly fault: Fault | null;
  /** How often in a row the store could not be reached. */
  readonly failures: number;
  /** What makes the keys of this tab differ from those of all others. */
  readonly keyBase: string;
  readonly keysMade: number;
};

/** What is wanted, with the product's name where whoever asks knows it. */
type Named = LineWish & { readonly name?: string };
/** A press on "Add": so much at least is wanted. Heard twice, it is done once. */
export type LineAdd = Named & { readonly type: 'line.add' };
/** The whole amount, as a stepper says it. */
export type LineSet = Named & { readonly type: 'line.set' };
/** What stands in the outbox of this browser. `isLook`: this tab has looked by itself, so that nobody else may be asking. */
export type OutboxTold = {
  readonly type: 'outbox.told';
  readonly entries: readonly OutboxEntry[];
  readonly isLook: boolean;
};

export type TrolleyEvent =
  | LineAdd
  | LineSet
  /** Another try of what was refused or has not been sent. */
  | { readonly type: 'line.retry'; readonly sku: string }
  /** What was wanted and did not get through is given up: the line is as the store has it. */
  | { readonly type: 'line.putBack'; readonly sku: string }
  /** Whatever has not been sent is tried now. `isBackground`: nobody has tapped for it. */
  | { readonly type: 'wishes.send'; readonly isBackground: boolean }
  | { readonly type: 'connection.returned' }
  /** Lines whose turn it is ask the store. */
  | { readonly type: 'turns.begin' }
  | { readonly type: 'tab.known'; readonly base: string }
  | OutboxTold
  | { readonly type: 'trolley.refresh' }
  /** What it holds is not certain; a question that is under way will tell. */
  | { readonly type: 'truth.ask' }
  /** Something else was said of it, and this is how it stands then. */
  | { readonly type: 'trolley.told'; readonly changed: TrolleyChanged }
  /** It is to be shown whole: with the products themselves. */
  | { readonly type: 'whole.need' }
  /** Everything is to come out. */
  | { readonly type: 'trolley.clear' }
  /** That it could not be emptied has been read. */
  | { readonly type: 'clear.dismiss' }
  /** Perhaps an order is being changed since, or is not any more. */
  | Pick<TermsTold, 'type' | 'shopper'>
  /** Somebody else, or the same person with other rights. */
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean }
  | TrolleyLineReport;

/** What others may want to know of. */
export type TrolleyHappening =
  | {
      readonly type: 'line.added';
      readonly sku: string;
      readonly name: string;
      /** Altogether now, in pieces or grams. */
      readonly amount: number;
      readonly unit: Unit;
      readonly key: string | null;
      readonly subtotalCents: number;
    }
  /** It could not be sent and is kept on this device: whoever asked for it may let it go. */
  | { readonly type: 'line.kept'; readonly sku: string; readonly key: string; readonly name: string }
  /** The store has said no. */
  | {
      readonly type: 'line.failed';
      readonly sku: string;
      readonly key: string | null;
      readonly name: string;
      readonly fault: Fault;
    }
  /** It was meant for another trolley than the one that is here now, and is not in this one. */
  | { readonly type: 'line.moved'; readonly name: string }
  /** `count` is null when nobody knows. */
  | { readonly type: 'trolley.changed'; readonly count: number | null }
  | { readonly type: 'trolley.cleared' }
  | { readonly type: 'clear.failed'; readonly fault: Fault }
  /** For the outbox: what is wanted since, what is no longer under way, and that nothing is. */
  | { readonly type: 'wish.made'; readonly entry: OutboxEntry }
  | { readonly type: 'wish.settled'; readonly sku: string; readonly key: string }
  | { readonly type: 'wishes.dropped'; readonly subject: string };

/** `busy`: the trolley is being asked for. `failed`: nobody knows what it holds. `clearing`: everything is coming out. `uncleared`: it did not. */
export type TrolleyTag = 'busy' | 'failed' | 'clearing' | 'uncleared';

export const blankTrolley: TrolleyContext = {
  subject: null,
  orderId: null,
  trolley: null,
  products: {},
  isWhole: false,
  wholeRevision: null,
  isStale: false,
  isDoubtful: false,
  wishes: {},
  flights: {},
  touched: [],
  fault: null,
  failures: 0,
  keyBase: '00000000-0000-4000-8000-000000000000',
  keysMade: 0,
};

export const trolleyCarriage: Carriage = {
  keeps: ['subject', 'orderId', 'trolley', 'products', 'isWhole', 'wholeRevision'],
  blank: blankTrolley,
};
