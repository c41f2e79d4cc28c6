import type { SnapshotFrom } from 'xstate';
import type { BoostOffer, OffersCount } from '#services/loyalty/loyalty.contract.ts';
import { isWanting, speaksOf } from './boosts.rules.ts';
import type { boostsMachine } from './boosts.machine.ts';
import { blankBoosts } from './boosts.types.ts';

type BoostsNow = SnapshotFrom<typeof boostsMachine>;

/** An offer as it is shown: a wish counts at once, and is taken back when the store refuses it. */
export type OfferShown = BoostOffer & { readonly isOnItsWay: boolean; readonly isRefused: boolean };

export function boostsOf(now: BoostsNow | undefined) {
  const { offers, fault, wishes, refused, refusal } = now?.context ?? blankBoosts;
  const shown = (offers ?? []).map((offer): OfferShown => {
    const isOnItsWay = offer.state === 'available' && wishes.some((wish) => speaksOf(wish, offer));
    const isRefused = offer.state === 'available' && !isOnItsWay && refused.some((wish) => speaksOf(wish, offer));
    return { ...offer, state: isOnItsWay ? 'boosted' : offer.state, isOnItsWay, isRefused };
  });
  return {
    state: now?.hasTag('failed')
      ? ('failed' as const)
      : now === undefined || now.value['offers'] === 'resting'
        ? ('resting' as const)
        : now.hasTag('busy')
          ? ('asking' as const)
          : ('shown' as const),
    offers: offers === null ? null : shown,
    fault,
    refusal: refused.length === 0 ? null : refusal,
    hasRefused: shown.some(({ isRefused }) => isRefused),
    canBoostAll: isWanting({ offers, wishes }, { offerId: null }),
    isBoosting: now?.hasTag('boosting') ?? false,
  };
}
export type BoostsShown = ReturnType<typeof boostsOf>;

export function emailOf(now: BoostsNow | undefined) {
  const { emailing, emailFault } = now?.context ?? blankBoosts;
  return {
    state: now?.hasTag('emailing')
      ? ('sending' as const)
      : now?.hasTag('emailed')
        ? ('sent' as const)
        : now?.hasTag('unsent')
          ? ('failed' as const)
          : ('asking' as const),
    offerId: emailing?.offerId ?? null,
    fault: emailFault,
  };
}
export type EmailShown = ReturnType<typeof emailOf>;

type Count = { readonly count: OffersCount | null };

/** A count from before a boost says less than the offers themselves; where nobody counts boosted ones, nor does this. */
export function boostedSince<T extends Count>(counted: T, now: BoostsNow | undefined): T {
  const { offers } = boostsOf(now);
  if (offers === null || counted.count === null) return counted;
  const boostedOffers = offers.filter(({ state }) => state === 'boosted').length;
  return { ...counted, count: { ...counted.count, boostedOffers } };
}
