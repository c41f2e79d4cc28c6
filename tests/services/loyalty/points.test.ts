import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redemptionPreferences } from '#services/loyalty/loyalty.words.ts';
import { pointsOf, pointsPerReward, rewardsDue } from '#services/loyalty/points.rules.ts';

const cents = fc.array(fc.nat(50_000), { maxLength: 8 });
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

describe('The points of an order', () => {
  it('are one for each whole dollar that was paid for goods, and the extra points of its products', () => {
    expect(pointsOf({ linesCents: [1_250, 749], lessCents: [], bonusPoints: [] })).toEqual({
      forDollars: 19,
      bonus: 0,
    });
    expect(pointsOf({ linesCents: [5_000], lessCents: [1_001, 500], bonusPoints: [50, 150] })).toEqual({
      forDollars: 34,
      bonus: 200,
    });
  });

  it('are never less than none, never more than the dollars, and never more for having paid less', () => {
    fc.assert(
      fc.property(cents, cents, fc.nat(5_000), (linesCents, lessCents, more) => {
        const { forDollars } = pointsOf({ linesCents, lessCents, bonusPoints: [] });
        expect(forDollars).toBeGreaterThanOrEqual(0);
        expect(forDollars * 100).toBeLessThanOrEqual(Math.max(0, sum(linesCents) - sum(lessCents)));
        const less = pointsOf({ linesCents, lessCents: [...lessCents, more], bonusPoints: [] });
        expect(less.forDollars).toBeLessThanOrEqual(forDollars);
      }),
    );
  });
});

describe('Rewards', () => {
  const month = fc.integer({ min: 1, max: 12 });
  const preference = fc.constantFrom(...redemptionPreferences);

  it('take no more points than there are, and leave no whole reward behind where they are made at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5_000, max: 100_000 }), preference, month, (points, wanted, now) => {
        const due = rewardsDue(points, wanted, now);
        expect(Number.isInteger(due) && due >= 0).toBe(true);
        const left = points - due * pointsPerReward;
        if (points >= 0) expect(left).toBeGreaterThanOrEqual(0);
        if (wanted === 'automatic') expect(left).toBeLessThan(pointsPerReward);
        expect(rewardsDue(left, wanted, now)).toBe(0);
      }),
    );
  });

  it('come in December for whoever saves for Christmas, and not at all for whoever keeps their points', () => {
    fc.assert(
      fc.property(fc.nat(50_000), month, (points, now) => {
        const automatic = rewardsDue(points, 'automatic', now);
        expect(rewardsDue(points, 'christmas', now)).toBe(now === 12 ? automatic : 0);
        expect(rewardsDue(points, 'save', now)).toBe(0);
      }),
    );
  });
});
