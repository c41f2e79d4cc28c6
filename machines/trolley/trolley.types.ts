import type { Fault } from '#services/fault.ts';
import type { LineWish, Trolley } from '#services/trolley/trolley.contract.ts';
import type { Unit } from '#services/trolley/amounts.rules.ts';
import type { Carriage } from '../kit/index.ts';
import type { TrolleyLineReport } from '../trolley-line/index.ts';

export type TrolleyInput = {
  /** Whose trolley it is; null when nobody who may have one is here. */
  readonly subject: string | null;
};

/** How much a shopper wants of a product for as long as the store has not said that it holds that. */
export type Wish = {
  readonly amount: number;
  readonly unit: Unit;
  /** A line of its own asks the store; without it the wish waits until the trolley is known. */
  readonly isAsked: boolean;
  readonly fault: Fault | null;
};

export type TrolleyContext = {
  readonly subject: string | null;
  /** What the store last said; null until it has. */
  readonly trolley: Trolley | null;
  readonly wishes: Readonly<Record<string, Wish>>;
  /** What was added before it was known what the trolley holds. */
  readonly waiting: readonly LineAdd[];
  /** What was in the trolley on this page: it keeps the control with which it was taken out. */
  readonly touched: readonly string[];
  readonly fault: Fault | null;
};

/** A press on "Add": so much at least is wanted. Heard twice, it is done once. */
export type LineAdd = LineWish & { readonly type: 'line.add' };
/** The whole amount, as a stepper says it. */
export type LineSet = LineWish & { readonly type: 'line.set' };

export type TrolleyEvent =
  | LineAdd
  | LineSet
  | { readonly type: 'line.retry'; readonly sku: string }
  /** What was wanted and did not get through is given up: the line is as the store has it. */
  | { readonly type: 'line.putBack'; readonly sku: string }
  | { readonly type: 'trolley.refresh' }
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
  | { readonly type: 'line.failed'; readonly sku: string; readonly key: string | null; readonly fault: Fault }
  /** `count` is null when nobody knows. */
  | { readonly type: 'trolley.changed'; readonly count: number | null };

/** `busy`: the trolley is being asked for. `failed`: nobody knows what it holds. */
export type TrolleyTag = 'busy' | 'failed';

export const blankTrolley: TrolleyContext = {
  subject: null,
  trolley: null,
  wishes: {},
  waiting: [],
  touched: [],
  fault: null,
};

export const trolleyCarriage: Carriage = { keeps: ['subject', 'trolley'], blank: blankTrolley };
