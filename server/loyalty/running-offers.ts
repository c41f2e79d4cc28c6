import { type BoostOfferFacts, boostOffers } from '#fixtures/boost-offers.ts';
import { dayOf } from '#services/display/dates.rules.ts';

/** An offer in the round that runs; the next round is another offer. */
export type RunningOffer = BoostOfferFacts & {
  readonly offerId: string;
  /** Civil days, both included. */
  readonly startsOn: string;
  readonly endsOn: string;
};

const dayMs = 24 * 60 * 60 * 1_000;
const textOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** The offers of the day that it is in the store at that instant. */
export function runningOffers(nowMs: number): readonly RunningOffer[] {
  const { year, month, day } = dayOf(nowMs);
  const today = Date.UTC(year, month - 1, day) / dayMs;
  return boostOffers.map((offer) => {
    const start = offer.from + Math.floor((today - offer.from) / offer.days) * offer.days;
    const startsOn = textOf(start);
    return { ...offer, offerId: `${offer.slug}-${startsOn}`, startsOn, endsOn: textOf(start + offer.days - 1) };
  });
}
