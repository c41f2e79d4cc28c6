import { createFileRoute } from '@tanstack/react-router';
import { type OfferState, offerStates } from '#services/loyalty/loyalty.words.ts';
import { BoostsRoute } from '../-boosts-route.tsx';
import { entered } from '../-entered.ts';
import type { Asked } from '../-loyalty-load.ts';
import { place } from '../-place.ts';

/** Which of the offers to show; what an address says otherwise is left out. */
const boostsSearch = ({ show }: Record<string, unknown>): { readonly show?: OfferState } => {
  const one = offerStates.find((state) => state === show);
  return one === undefined ? {} : { show: one };
};

export const Route = createFileRoute('/everyday-rewards/boosts')({
  ...place('boostOffers'),
  ...entered(),
  validateSearch: boostsSearch,
  loader: async (asked: Asked) => (await import('../-loyalty-load.ts')).needBoosts(asked),
  component: BoostsRoute,
});
