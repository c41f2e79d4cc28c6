import type {
  EligibilityAsked,
  EligibilityTold,
  SaverPlan,
  SaverSavings,
} from '#services/delivery-saver/delivery-saver.contract.ts';
import type { Fault } from '#services/fault.ts';
import type { Carriage } from '../kit/index.ts';

/** Where the shopper has their groceries brought; what is asked without an address is asked of it. */
export type SaverPlace = { readonly addressId: number | null; readonly suburbId: number | null };

export type SaverInput = { readonly subject: string | null; readonly place: SaverPlace | null };

export type SaverContext = {
  readonly subject: string | null;
  readonly place: SaverPlace | null;
  readonly plans: readonly SaverPlan[] | null;
  readonly plansFault: Fault | null;
  /** Of which address it was asked last; null while no page has. */
  readonly asked: EligibilityAsked | null;
  /** What the store said of that one, never of another. */
  readonly told: EligibilityTold | null;
  readonly addressFault: Fault | null;
  readonly savings: SaverSavings | null;
  readonly savingsFault: Fault | null;
};

export type SaverEvent =
  /** A page that shows plans is on show. */
  | { readonly type: 'plans.need' }
  /** A page on which a pass may be bought is on show, or another address is looked at. */
  | { readonly type: 'address.ask'; readonly asked: EligibilityAsked }
  /** A page that says what a plan would have saved is on show. */
  | { readonly type: 'savings.need' }
  /** Asks again for whatever did not come. */
  | { readonly type: 'saver.retry' }
  /** Something was bought or given up: what is known of the shopper may not hold any more. */
  | { readonly type: 'saver.staled' }
  | { readonly type: 'terms.told'; readonly fulfilment: SaverPlace }
  | { readonly type: 'session.ended' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** `busy`: the store is being asked. `checking`: about an address. `eligible`: a pass may be bought for it. */
export type SaverTag = 'busy' | 'checking' | 'eligible' | 'failed';

export const blankSaver: SaverContext = {
  subject: null,
  place: null,
  plans: null,
  plansFault: null,
  asked: null,
  told: null,
  addressFault: null,
  savings: null,
  savingsFault: null,
};

export const saverCarriage: Carriage = {
  keeps: ['subject', 'place', 'plans', 'plansFault', 'asked', 'told', 'addressFault', 'savings', 'savingsFault'],
  blank: blankSaver,
};
