import type { Fault } from '#services/fault.ts';
import type { LineWish, TrolleyChanged } from '#services/trolley/trolley.contract.ts';

export type TrolleyLineInput = LineWish;

export type TrolleyLineContext = LineWish & {
  /** What the store was last asked for; the shopper may want another amount by now. */
  readonly sentAmount: number;
  readonly fault: Fault | null;
};

export type TrolleyLineEvent =
  /** How much is wanted altogether, in pieces or grams. */
  | { readonly type: 'amount.want'; readonly amount: number }
  /** The shopper asks for another try after a failure. */
  | { readonly type: 'line.retry' };

/** What the trolley hears. `isOver`: nothing else is wanted of this line. */
export type TrolleyLineReport =
  | {
      readonly type: 'line.saved';
      readonly sku: string;
      readonly amount: number;
      readonly key: string | null;
      readonly changed: TrolleyChanged;
      readonly isOver: boolean;
    }
  | { readonly type: 'line.refused'; readonly sku: string; readonly key: string | null; readonly fault: Fault }
  | { readonly type: 'line.resumed'; readonly sku: string };

/** `busy`: the store is being asked. `failed`: what is wanted did not get through. */
export type TrolleyLineTag = 'busy' | 'failed';
