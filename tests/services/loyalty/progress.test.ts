import { expect, it } from 'vitest';
import { memberIn } from '#services/loyalty/member.rules.ts';
import { pointCents, progressOf } from '#services/loyalty/progress.rules.ts';
import { guest } from '#services/session/session.rules.ts';

it.each([
  [0, { into: 0, left: 2_000, rewards: 0 }],
  [1_999, { into: 1_999, left: 1, rewards: 0 }],
  [2_000, { into: 0, left: 2_000, rewards: 1 }],
  [4_310, { into: 310, left: 1_690, rewards: 2 }],
])('%i points are so far on the way to the next reward', (pointsBalance, told) => {
  expect(progressOf({ pointsBalance, pointsPerReward: 2_000 })).toEqual(told);
});

it('a point is worth its part of a reward', () => {
  expect(pointCents({ pointsPerReward: 2_000, rewardValueCents: 1_500 })).toBe('0.75');
  expect(pointCents({ pointsPerReward: 1_500, rewardValueCents: 1_000 })).toBe('0.66');
});

it('only a shopper with a card is a member [A6.08]', () => {
  const somebody = { ...guest, sessionGroups: [], isLoggedIn: true, shopperScvId: 'aroha', hasOnecard: true };
  expect(memberIn({ ...somebody, isShopper: true })).toBe('aroha');
  expect(memberIn({ ...somebody, isShopper: false })).toBeNull();
  expect(memberIn({ ...somebody, isShopper: true, hasOnecard: false })).toBeNull();
});
