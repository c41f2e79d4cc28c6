import type { OfferShown } from '#machines/boosts/index.ts';
import type { BoostOffer, LoyaltyBalance, RewardMessage } from '#services/loyalty/loyalty.contract.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';

/** A member of the invented shop, as the samples and the tests show them. */
export const sampleBalance: LoyaltyBalance = {
  isMember: true,
  pointsBalance: 1_240,
  pointsPerReward: 2_000,
  rewardValueCents: 1_500,
  rewardBalanceCents: 1_500,
  redemptionPreference: 'automatic',
  recent: [
    { atMs: Date.UTC(2026, 10, 20, 2), points: 86, text: 'Order 1042, points for dollars' },
    { atMs: Date.UTC(2026, 10, 20, 2), points: 150, text: 'Order 1042, boosts' },
    { atMs: Date.UTC(2026, 10, 12, 2), points: -2_000, text: '$15.00 reward' },
  ],
};

export const sampleMessages: readonly RewardMessage[] = [
  {
    messageId: 'welcome',
    title: 'Boosts are waiting for you',
    text: 'Boost the offers you like before you order, and their points come on top.',
    link: { label: 'See the offers', href: '/everyday-rewards/boosts' },
  },
  { messageId: 'second', title: 'Your card brings member prices', text: 'Wherever one is shown.', link: null },
];

const products = Object.values(sampleProducts).slice(0, 2);
const offer = (offerId: string, name: string, state: BoostOffer['state'], rewardValue: number): BoostOffer => ({
  offerId,
  name,
  text: `For any of the ${name.toLowerCase()} of this offer.`,
  rewardValue,
  state,
  startsOn: '2026-11-16',
  endsOn: '2026-11-29',
  terms: 'Boost it before you order. Its points come once for an order with something of it.',
  products,
  totalProducts: 24,
  groupName: null,
});

export const sampleOffers: readonly BoostOffer[] = [
  offer('bread-1', 'Bread, rolls and wraps', 'available', 50),
  offer('cheese-1', 'Cheese', 'available', 150),
  offer('fish-1', 'Fish and seafood', 'boosted', 250),
  offer('frozen-1', 'From the freezer', 'used', 100),
];

export const offersShown = (changes: Partial<OfferShown> = {}): readonly OfferShown[] =>
  sampleOffers.map((one) => ({ ...one, isOnItsWay: false, isRefused: false, ...changes }));
