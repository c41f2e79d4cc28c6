import type { BoostOffer } from '#services/loyalty/loyalty.contract.ts';
import type { BoostsContext, Wish } from './boosts.types.ts';

const isSame = (one: Wish, other: Wish) => one.offerId === other.offerId;

/** Whether a wish speaks of that offer. */
export const speaksOf = ({ offerId }: Wish, offer: Pick<BoostOffer, 'offerId'>): boolean =>
  offerId === null || offerId === offer.offerId;

/** Said again, or with all of them on their way already, there is nothing more to want. */
export function isWanting({ offers, wishes }: Pick<BoostsContext, 'offers' | 'wishes'>, wish: Wish): boolean {
  if (wishes.some((had) => had.offerId === null || isSame(had, wish))) return false;
  return (offers ?? []).some((offer) => offer.state === 'available' && speaksOf(wish, offer));
}

/** All of them takes the place of each that has not been sent yet. */
export const withWish = (wishes: readonly Wish[], { offerId }: Wish): readonly Wish[] => [
  ...(offerId === null ? wishes.slice(0, 1) : wishes),
  { offerId },
];

export const withoutWish = (wishes: readonly Wish[], wish: Wish): readonly Wish[] =>
  wishes.filter((one) => !isSame(one, wish));

/** What is still to be sent once the first was answered: whatever that answer has brought along needs no asking. */
export const wishesLeft = (wishes: readonly Wish[], offers: readonly BoostOffer[]): readonly Wish[] =>
  wishes.slice(1).filter((wish) => isWanting({ offers, wishes: [] }, wish));

/** What the store has answered as if it had done it, and did not: honest is to say so. */
export const unboosted = (wish: Wish, offers: readonly BoostOffer[]): readonly Wish[] =>
  offers.filter((offer) => offer.state === 'available' && speaksOf(wish, offer)).map(({ offerId }) => ({ offerId }));

/** How many the answer to a wish has boosted. */
export const newlyBoosted = (wish: Wish, before: readonly BoostOffer[], now: readonly BoostOffer[]): number =>
  now.filter(
    (offer) =>
      offer.state !== 'available' &&
      speaksOf(wish, offer) &&
      before.some((had) => had.offerId === offer.offerId && had.state === 'available'),
  ).length;
