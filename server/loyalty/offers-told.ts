import type * as v from 'valibot';
import { boostGroup, boostTerms } from '#fixtures/boost-offers.ts';
import type { BoostOffers } from '#services/loyalty/loyalty.contract.ts';
import type { CatalogueView } from '../catalogue/catalogue.ts';
import type { ShelfOf } from '../catalogue/shelf.ts';
import type { Reader } from '../db/database.ts';
import { knownOffersOf } from '../db/repositories/loyalty-offers.ts';
import { type RunningOffer, runningOffers } from './running-offers.ts';

type OfferWire = v.InferInput<typeof BoostOffers>['offers'][number];

const mostProducts = 4;

/** What runs now and has something in the shop. */
export const offersOfShop = (view: CatalogueView, shelf: ShelfOf, nowMs: number): readonly RunningOffer[] =>
  runningOffers(nowMs).filter((offer) => (view.inGroup(boostGroup(offer), shelf, 0)?.totalItems ?? 0) > 0);

type Asked = {
  readonly view: CatalogueView;
  readonly shelf: ShelfOf;
  readonly shopperId: string;
  readonly nowMs: number;
};

/** The offers that run, as they stand for one member: what ends first comes first, and what was used last. */
export async function offersTold(db: Reader, { view, shelf, shopperId, nowMs }: Asked): Promise<readonly OfferWire[]> {
  const running = offersOfShop(view, shelf, nowMs);
  const known = await knownOffersOf(
    db,
    shopperId,
    running.map(({ offerId }) => offerId),
  );
  const told = running.map((offer): OfferWire => {
    const { offerId, name, text, points, startsOn, endsOn } = offer;
    const groupName = boostGroup(offer);
    const { products = [], totalItems = 0 } = view.inGroup(groupName, shelf, mostProducts) ?? {};
    return {
      ...{ offerId, name, text, rewardValue: points, startsOn, endsOn, terms: boostTerms, groupName },
      state: known.get(offerId)?.state ?? 'available',
      products: [...products],
      totalProducts: totalItems,
    };
  });
  const isUsed = ({ state }: OfferWire) => (state === 'used' ? 1 : 0);
  return told.toSorted((one, other) => isUsed(one) - isUsed(other) || one.endsOn.localeCompare(other.endsOn));
}
