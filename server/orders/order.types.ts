import type { Method, PickupType } from '#services/fulfilment/fulfilment.words.ts';
import type { Problem, TotalComponent } from '#services/orders/order.contract.ts';
import type { DisplayedInstrument } from '#services/payments/instruments.contract.ts';
import type { HoldFacts } from '../db/repositories/holds.rows.ts';
import type { TrolleyChoices } from '../db/repositories/trolley.ts';
import type { FulfilmentChoice } from '../fulfilment/choice.ts';
import type { Fee } from '../fulfilment/fee-now.ts';
import type { Hold } from '../fulfilment/hold.ts';

/** A line as it is ordered, at the price of that moment. */
export type OrderLine = {
  readonly sku: string;
  readonly name: string;
  readonly image: string;
  /** The shelf of the trolley that it stands on. */
  readonly category: string;
  readonly unit: 'Each' | 'Kg';
  /** Pieces or grams. */
  readonly amount: number;
  readonly totalCents: number;
  readonly savingCents: number;
  readonly isRestricted: boolean;
  readonly allowSubstitutes: boolean;
  readonly note: string | null;
};
export type OrderCoupon = { readonly code: string; readonly name: string; readonly valueCents: number };

/** What a trolley would come to as an order, in the moment it is asked. */
export type Draft = {
  /** What can be had of the trolley; what cannot is named by the problems. */
  readonly lines: readonly OrderLine[];
  readonly components: readonly TotalComponent[];
  readonly totalCents: number;
  readonly savingsCents: number;
  readonly coupons: readonly OrderCoupon[];
  /** Why it cannot be placed as it stands; empty when it can, but for paying. */
  readonly problems: readonly Problem[];
  /** Whoever pays says once more that they are 18 or over. */
  readonly isAgeAsked: boolean;
  readonly isDisclaimerAccepted: boolean;
  /** The live hold; null without one. */
  readonly hold: Hold | null;
  /** What its delivery costs; null without a hold. */
  readonly fee: Fee | null;
  readonly method: Method;
  readonly pickupType: PickupType | null;
  /** Where it is brought to or picked up, on one line. */
  readonly place: string;
  readonly storeId: number;
  readonly storeName: string;
  /** What is said to the driver, with the text of the add-on in front. */
  readonly instructions: string;
  readonly orderNotes: string;
  readonly bonusProducts: readonly string[];
  readonly samples: readonly string[];
  /** How and where it was shopped for, and how it is packed: a change of the order begins from there. */
  readonly choice: FulfilmentChoice;
  readonly trolleyChoices: TrolleyChoices;
};

/** What is kept of an order for ever; who reads it never asks the catalogue. */
export type OrderFacts = Pick<
  Draft,
  | 'lines'
  | 'components'
  | 'savingsCents'
  | 'coupons'
  | 'method'
  | 'pickupType'
  | 'place'
  | 'storeId'
  | 'storeName'
  | 'instructions'
  | 'orderNotes'
  | 'bonusProducts'
  | 'samples'
> & {
  /** The hold that it was made from: an order that is declined gives it back. */
  readonly hold: HoldFacts & { readonly reservationId: string };
  readonly firstName: string;
  /** What it is paid with, as it was then; null when there is nothing to pay. */
  readonly instrument: DisplayedInstrument | null;
  /** Not kept of the oldest orders. */
  readonly choice?: FulfilmentChoice;
  readonly trolleyChoices?: TrolleyChoices;
  /** What came, once it is picked: a line that is not here came as it was ordered. */
  readonly supplied?: readonly SuppliedLine[];
};

/** What came of a line that did not come as it was ordered. */
export type SuppliedLine = {
  readonly sku: string;
  /** Pieces or grams. */
  readonly amount: number;
  readonly substitute: { readonly sku: string; readonly name: string; readonly amount: number } | null;
  /** What it costs less for that. */
  readonly refundCents: number;
};
