import type * as v from 'valibot';
import { pointsPerReward, rewardCents } from '#services/loyalty/points.rules.ts';
import type { LoyaltyBalance } from '#services/loyalty/loyalty.contract.ts';
import { toDollars, toInstant } from '#services/wire.ts';
import type { Reader } from '../db/database.ts';
import { latestMovements, loyaltyAccountOf } from '../db/repositories/loyalty.ts';

type BalanceWire = v.InferInput<typeof LoyaltyBalance>;

const mostRecent = 20;
const one = { pointsPerReward, rewardValue: toDollars(rewardCents) };

/** What is told to whoever has joined no card. */
export const noBalance: BalanceWire = {
  ...one,
  isMember: false,
  pointsBalance: 0,
  rewardBalance: 0,
  redemptionPreference: 'automatic',
  recent: [],
};

export async function balanceTold(db: Reader, shopperId: string): Promise<BalanceWire> {
  const account = await loyaltyAccountOf(db, shopperId);
  const recent = await latestMovements(db, shopperId, mostRecent);
  return {
    ...one,
    isMember: true,
    pointsBalance: account?.points ?? 0,
    rewardBalance: toDollars(account?.rewardCents ?? 0),
    redemptionPreference: account?.preference ?? 'automatic',
    recent: recent.map(({ atMs, points, told }) => ({ at: toInstant(atMs), points, text: told })),
  };
}
