import type { ProductTag } from '../catalogue/catalogue.contract.ts';
import { wholeNumber } from '../display/money.rules.ts';

/** What a shopper is rewarded with. */
export const rewardTypes = ['points'] as const;
export type RewardType = (typeof rewardTypes)[number];
export type Reward = { readonly type: RewardType; readonly value: number };

/** "150 points", "1 point". */
export const rewardWords = ({ type, value }: Reward): string =>
  `${wholeNumber(value)} ${value === 1 ? type.replace(/s$/, '') : type}`;

/** The points that a product's own offer brings; none is 0. */
export const pointsOf = ({ boostOffer, bonusPoints }: Pick<ProductTag, 'boostOffer' | 'bonusPoints'>): number =>
  boostOffer?.rewardValue ?? bonusPoints?.quantity ?? 0;
