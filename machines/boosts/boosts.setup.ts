import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import { type Fault, faultOf, isNotFound } from '#services/fault.ts';
import type { BoostOffer } from '#services/loyalty/loyalty.contract.ts';
import { absent } from '../kit/index.ts';
import { isWanting, newlyBoosted, unboosted, wishesLeft, withoutWish, withWish } from './boosts.rules.ts';
import {
  blankBoosts,
  type BoostsContext,
  type BoostsEvent,
  type BoostsHappening,
  type BoostsInput,
  type BoostsTag,
  type Wish,
} from './boosts.types.ts';

type Failed = { readonly fault: Fault };
type Told = { readonly offers: readonly BoostOffer[] };
type Member = { readonly member: string | null };

export const failed = ({ event }: { event: { readonly error: unknown } }): Failed => ({ fault: faultOf(event.error) });
export const told = ({ event }: { event: { readonly output: readonly BoostOffer[] } }): Told => ({
  offers: event.output,
});
export const wished = ({ event }: { event: Wish }): Wish => ({ offerId: event.offerId });

const first = ({ wishes }: Pick<BoostsContext, 'wishes'>): Wish => ({ offerId: wishes[0]?.offerId ?? null });
const nameOf = (context: BoostsContext): string | null =>
  context.offers?.find(({ offerId }) => offerId === first(context).offerId)?.name ?? null;

/** What the chart of boosts asks, keeps and judges by. */
export const boostsSetup = setup({
  types: {} as {
    context: BoostsContext;
    events: BoostsEvent;
    emitted: BoostsHappening;
    input: BoostsInput;
    tags: BoostsTag;
  },
  actors: {
    loadOffers: fromPromise<readonly BoostOffer[]>(absent('loadOffers')),
    boostOffers: fromPromise<readonly BoostOffer[], Wish>(absent('boostOffers')),
    emailOffers: fromPromise<void, Wish>(absent('emailOffers')),
  },
  actions: {
    keepOffers: assign((_, { offers }: Told) => ({ offers, fault: null })),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    keepWish: assign(({ context }, wish: Wish) => ({
      wishes: withWish(context.wishes, wish),
      refused: wish.offerId === null ? [] : withoutWish(context.refused, wish),
      refusal: wish.offerId === null || withoutWish(context.refused, wish).length === 0 ? null : context.refusal,
    })),
    keepBoosted: assign(({ context }, { offers }: Told) => ({
      offers,
      wishes: wishesLeft(context.wishes, offers),
      refused: [...context.refused, ...unboosted(first(context), offers)],
    })),
    keepRefusal: assign(({ context }, { fault }: Failed) => ({
      wishes: context.wishes.slice(1),
      refused: [...withoutWish(context.refused, first(context)), first(context)],
      refusal: fault,
    })),
    dropRefusal: assign({ refused: [], refusal: null }),
    keepEmailing: assign((_, emailing: Wish) => ({ emailing, emailFault: null })),
    keepEmailFault: assign((_, { fault }: Failed) => ({ emailFault: fault })),
    dropEmailing: assign({ emailing: null, emailFault: null }),
    keepMember: assign((_, { member }: Member) => ({ ...blankBoosts, member })),
    emitBoosted: emit(({ context }, { offers }: Told) => ({
      type: 'offer.boosted',
      ...first(context),
      name: nameOf(context),
      count: newlyBoosted(first(context), context.offers ?? [], offers),
    })),
    emitRefused: emit(({ context }) => ({ type: 'offer.refused', ...first(context), name: nameOf(context) })),
    raiseTold: raise({ type: 'offers.told' }),
    /** What is not offered any more goes from the list, however old the question is that the list answers. */
    raiseGone: enqueueActions(({ enqueue }, { fault }: Failed) => {
      if (!isNotFound(fault)) return;
      enqueue.raise({ type: 'offers.told' });
      enqueue.raise({ type: 'offers.reload' });
    }),
  },
  guards: {
    isMember: ({ context }) => context.member !== null,
    isSameMember: ({ context }, { member }: Member) => context.member === member,
    isStranger: ({ context }, { member }: Member) => context.member !== null && context.member !== member,
    isWanting: ({ context }, wish: Wish) => isWanting(context, wish),
    /** After the answer of the first, more is wanted. */
    hasMoreAfter: ({ context }, { offers }: Told) => wishesLeft(context.wishes, offers).length > 0,
    hasMore: ({ context }) => context.wishes.length > 1,
  },
});
