import type { QuantityLimits } from '#services/display/quantity.rules.ts';

export type StepperInput = QuantityLimits & { readonly quantity: number };

export type StepperContext = QuantityLimits & {
  /** What is shown: at once what the shopper did, before anybody has answered. */
  readonly quantity: number;
  /** What the trolley last said. */
  readonly told: number;
  /** What the trolley was last asked for, or has said since. */
  readonly asked: number;
  /** What is being typed. */
  readonly draft: string;
};

export type StepperEvent =
  | { readonly type: 'quantity.raise' }
  | { readonly type: 'quantity.lower' }
  /** The trolley's own word. While a wish is on its way it is no answer to it. */
  | ({ readonly type: 'quantity.told'; readonly quantity: number; readonly isSending: boolean } & QuantityLimits)
  | { readonly type: 'number.type'; readonly text: string }
  | { readonly type: 'number.commit' }
  | { readonly type: 'number.cancel' }
  /** Do not wait for further taps: the stepper goes. */
  | { readonly type: 'change.settle' };

/** Once for each settled change: how much is wanted altogether, in pieces or grams; 0 removes it. */
export type StepperReport = { readonly type: 'quantity.wanted'; readonly quantity: number };

/** `typing`: the number is being written. */
export type StepperTag = 'typing';
