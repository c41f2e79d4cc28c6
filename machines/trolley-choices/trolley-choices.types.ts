import type { Fault } from '#services/fault.ts';
import type { PackagingOption, TrolleyChanged } from '#services/trolley/trolley.contract.ts';
import type { Carriage } from '../kit/index.ts';

/** A price as the shopper saw it. */
export type SeenPrice = { readonly sku: string; readonly priceCents: number };

/** What a shopper says of their trolley, besides what they put into it. */
export type Choice =
  /** Whether something close may be brought in the place of one product, or of any where `sku` is null. */
  | { readonly kind: 'substitutes'; readonly sku: string | null; readonly isAllowed: boolean }
  | { readonly kind: 'slip'; readonly isOnPaper: boolean }
  | { readonly kind: 'packaging'; readonly packagingPreferenceId: string }
  /** Prices that have changed and that the shopper agrees to: of one product, or of all of them. */
  | { readonly kind: 'prices'; readonly prices: readonly SeenPrice[]; readonly isAll: boolean };

export type Failed = { readonly choice: Choice; readonly fault: Fault };

export type TrolleyChoicesInput = { readonly subject: string | null };

export type TrolleyChoicesContext = {
  readonly subject: string | null;
  /** What the store is being told. */
  readonly asked: Choice | null;
  /** What it is told after that, in this order. */
  readonly waiting: readonly Choice[];
  /** What it was told and did not keep. */
  readonly failed: readonly Failed[];
  /** A part of the page shows the ways to pack. */
  readonly isPacking: boolean;
  readonly options: readonly PackagingOption[] | null;
  readonly optionsFault: Fault | null;
};

export type TrolleyChoicesEvent =
  | { readonly type: 'choice.make'; readonly choice: Choice }
  | { readonly type: 'choice.retry'; readonly key: string }
  /** What was not kept is given up: it stays as the store has it. */
  | { readonly type: 'choice.putBack'; readonly key: string }
  /** The ways to pack are on show. */
  | { readonly type: 'packaging.need' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

export type TrolleyChoicesReport =
  /** The store has kept it: this is how the trolley stands now. */
  | { readonly type: 'choice.kept'; readonly choice: Choice; readonly changed: TrolleyChanged }
  | { readonly type: 'choice.lost'; readonly choice: Choice; readonly fault: Fault };

/** `busy`: the ways to pack are on their way. `failed`: they did not come. */
export type TrolleyChoicesTag = 'busy' | 'failed';

export const blankChoices: TrolleyChoicesContext = {
  subject: null,
  asked: null,
  waiting: [],
  failed: [],
  isPacking: false,
  options: null,
  optionsFault: null,
};

export const trolleyChoicesCarriage: Carriage = { keeps: ['subject', 'isPacking', 'options'], blank: blankChoices };
