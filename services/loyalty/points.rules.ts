import type { RedemptionPreference } from './loyalty.words.ts';

export const pointsPerReward = 2_000;
export const rewardCents = 1_500;

/** What an order says of its points, once it has arrived. */
export type Earning = {
  /** What its goods were to cost, each line of it. */
  readonly linesCents: readonly number[];
  /** What a coupon took off, and what is given back for what did not come. */
  readonly lessCents: readonly number[];
  /** The extra points of each product that came. */
  readonly bonusPoints: readonly number[];
};
export type Earned = { readonly forDollars: number; readonly bonus: number };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** A point for each whole dollar of what was paid for goods, and the extra points of its products, each product once. */
export function pointsOf({ linesCents, lessCents, bonusPoints }: Earning): Earned {
  const paidCents = Math.max(0, sum(linesCents) - sum(lessCents));
  return { forDollars: Math.floor(paidCents / 100), bonus: sum(bonusPoints) };
}

const december = 12;

/**
 * How many rewards so many points become now: with `automatic` as many as there are points for, with `christmas` the
 * same, and not before December; with `save` none until the member says otherwise.
 */
export function rewardsDue(points: number, preference: RedemptionPreference, month: number): number {
  if (preference === 'save' || (preference === 'christmas' && month !== december)) return 0;
  return Math.floor(Math.max(0, points) / pointsPerReward);
}
