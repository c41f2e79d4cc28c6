import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaidDelivery, savingsOf } from '#services/delivery-saver/break-even.rules.ts';
import { isPlanDay } from '#services/delivery-saver/plan-days.rules.ts';
import { addDays } from '#services/fulfilment/slot-day.rules.ts';

const [monday, tuesday, thursday, friday] = ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'] as const;
const monthly = { planId: 'month', months: 1, days: 'every', priceCents: 2_500, minimumOrderCents: 8_000 } as const;
const midweek = { planId: 'midweek', months: 6, days: 'midweek', priceCents: 6_000, minimumOrderCents: 6_000 } as const;
const paid = (day: string, feeCents = 1_100, goodsCents = 10_000): PaidDelivery => ({ day, goodsCents, feeCents });

describe('The days of a plan', () => {
  it('are all, or Tuesday to Thursday', () => {
    const week = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
    expect(week.map((day) => isPlanDay('midweek', day))).toEqual([false, true, true, true, false, false, false]);
    expect(week.every((day) => isPlanDay('every', day))).toBe(true);
  });
});

describe('What a plan would have saved', () => {
  it('is what was paid, less what the plan and the other deliveries would have cost', () => {
    const deliveries = [paid(monday), paid(tuesday), paid(thursday, 800, 15_000), paid(friday, 1_400, 5_000)];
    expect(savingsOf(deliveries, [monthly, midweek])).toEqual({
      months: 6,
      deliveries: 4,
      feesPaidCents: 4_400,
      plans: [
        {
          ...{ planId: 'month', planPriceCents: 15_000, remainingFeesCents: 1_400 },
          ...{ savingCents: 3_000 - 15_000, deliveriesToBreakEven: 3 },
        },
        {
          ...{ planId: 'midweek', planPriceCents: 6_000, remainingFeesCents: 2_500 },
          ...{ savingCents: 1_900 - 6_000, deliveriesToBreakEven: 2 },
        },
      ],
    });
  });

  it('is not claimed of whoever paid for no delivery', () => {
    for (const none of [[], [paid(monday, 0)]])
      expect(savingsOf(none, [monthly])).toEqual({ months: 6, deliveries: 0, feesPaidCents: 0, plans: [] });
  });

  it('needs no number of deliveries where the plan covers none of them', () => {
    const [told] = savingsOf([paid(friday)], [midweek]).plans;
    expect(told).toMatchObject({ remainingFeesCents: 1_100, savingCents: -6_000, deliveriesToBreakEven: null });
  });

  it('is not had at the number that comes to the very same, in whole cents', () => {
    const halfYear = { ...monthly, months: 6, priceCents: 12_000 };
    const fees = [100, 100, 200].map((feeCents) => paid(monday, feeCents));
    expect(savingsOf(fees, [halfYear]).plans[0]?.deliveriesToBreakEven).toBe(16);
  });

  it('always adds up, and so many deliveries a month are cheaper with the plan while one fewer is not', () => {
    const delivery = fc.record({
      day: fc.integer({ min: 0, max: 180 }).map((days) => addDays('2026-06-01', days)),
      goodsCents: fc.integer({ min: 0, max: 40_000 }),
      feeCents: fc.integer({ min: 0, max: 2_000 }),
    });
    fc.assert(
      fc.property(fc.array(delivery, { maxLength: 40 }), fc.constantFrom(monthly, midweek), (deliveries, plan) => {
        const { feesPaidCents, plans } = savingsOf(deliveries, [plan]);
        const told = plans[0];
        if (!told) return deliveries.every(({ feeCents }) => feeCents === 0);
        expect(told.savingCents).toBe(feesPaidCents - told.planPriceCents - told.remainingFeesCents);
        expect(told.remainingFeesCents).toBeGreaterThanOrEqual(0);
        const many = told.deliveriesToBreakEven;
        if (many === null) return told.remainingFeesCents === feesPaidCents;
        const covered = deliveries.filter(
          ({ day, goodsCents, feeCents }) =>
            feeCents > 0 && isPlanDay(plan.days, day) && goodsCents >= plan.minimumOrderCents,
        );
        const mean = (feesPaidCents - told.remainingFeesCents) / covered.length;
        expect(many * mean).toBeGreaterThan(plan.priceCents / plan.months);
        return (many - 1) * mean <= plan.priceCents / plan.months + 1e-6;
      }),
    );
  });
});
