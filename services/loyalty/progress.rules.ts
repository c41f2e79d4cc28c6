import type { LoyaltyBalance } from './loyalty.contract.ts';

type Scheme = Pick<LoyaltyBalance, 'pointsPerReward' | 'rewardValueCents'>;

/** How far the points have come towards the next reward. */
export function progressOf({
  pointsBalance,
  pointsPerReward,
}: Pick<LoyaltyBalance, 'pointsBalance' | 'pointsPerReward'>) {
  const into = pointsBalance % pointsPerReward;
  return { into, left: pointsPerReward - into, rewards: Math.floor(pointsBalance / pointsPerReward) };
}

/** What one point is of a reward, in cents to two decimals: 0.75. */
export const pointCents = ({ pointsPerReward, rewardValueCents }: Scheme): string =>
  String(Math.floor((rewardValueCents / pointsPerReward) * 100) / 100);
