import type { Fault } from '#services/fault.ts';
import type { BoostOffer } from '#services/loyalty/loyalty.contract.ts';
import type { Carriage } from '../kit/index.ts';
import type { TermsTold } from '../session/index.ts';

export type BoostsInput = { readonly member: string | null };

/** One offer by its id, or with null all that can be boosted. */
export type Wish = { readonly offerId: string | null };

export type BoostsContext = BoostsInput & {
  readonly offers: readonly BoostOffer[] | null;
  readonly fault: Fault | null;
  /** What was pressed and is not answered yet; the first of them is with the store. */
  readonly wishes: readonly Wish[];
  /** What the store did not take, and why. */
  readonly refused: readonly Wish[];
  readonly refusal: Fault | null;
  /** What is sent to the shopper's own address. */
  readonly emailing: Wish | null;
  readonly emailFault: Fault | null;
};

export type BoostsEvent =
  /** A page with offers comes on show. */
  | { readonly type: 'offers.open' }
  | { readonly type: 'offers.reload' }
  | ({ readonly type: 'boost.want' } & Wish)
  /** The word of a boost that was not taken has been seen. */
  | { readonly type: 'refusal.dismiss' }
  | ({ readonly type: 'email.send' } & Wish)
  /** The question of sending offers comes on show, about something else than before. */
  | { readonly type: 'email.open' }
  | { readonly type: 'card.changed' }
  /** The chart tells itself: a boost was answered, so an older question is asked anew. */
  | { readonly type: 'offers.told' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean }
  | TermsTold;

export type BoostsHappening =
  | ({ readonly type: 'offer.boosted' } & Wish & { readonly name: string | null; readonly count: number })
  | ({ readonly type: 'offer.refused' } & Wish & { readonly name: string | null });

/** `busy`: the offers are awaited. `failed`: they did not come. `boosting`: a wish is with the store. */
export type BoostsTag = 'busy' | 'failed' | 'boosting' | 'emailing' | 'emailed' | 'unsent';

export const blankBoosts: BoostsContext = {
  member: null,
  offers: null,
  fault: null,
  wishes: [],
  refused: [],
  refusal: null,
  emailing: null,
  emailFault: null,
};
export const boostsCarriage: Carriage = { keeps: ['member', 'offers', 'fault'], blank: blankBoosts };
