import type { PlanSaving, SaverPlan, SaverSavings } from './delivery-saver.contract.ts';
import { isPlanDay } from './plan-days.rules.ts';

/** So far back it is looked. */
export const monthsLookedBack = 6;

/** A standard delivery that came, and that its shopper paid for themselves. */
export type PaidDelivery = { readonly day: string; readonly goodsCents: number; readonly feeCents: number };
type Plan = Pick<SaverPlan, 'planId' | 'months' | 'days' | 'priceCents' | 'minimumOrderCents'>;

const sumOf = (deliveries: readonly PaidDelivery[]): number =>
  deliveries.reduce((cents, { feeCents }) => cents + feeCents, 0);

function savingOf(plan: Plan, deliveries: readonly PaidDelivery[], feesPaidCents: number): PlanSaving {
  const covered = deliveries.filter(
    ({ day, goodsCents }) => isPlanDay(plan.days, day) && goodsCents >= plan.minimumOrderCents,
  );
  const coveredCents = sumOf(covered);
  const planPriceCents = Math.round((plan.priceCents * monthsLookedBack) / plan.months);
  return {
    planId: plan.planId,
    planPriceCents,
    remainingFeesCents: feesPaidCents - coveredCents,
    savingCents: coveredCents - planPriceCents,
    deliveriesToBreakEven:
      covered.length === 0 ? null : Math.floor((plan.priceCents * covered.length) / (plan.months * coveredCents)) + 1,
  };
}

/** What each plan would have come to for deliveries that were paid for. Without any, nothing is claimed of any plan. */
export function savingsOf(deliveries: readonly PaidDelivery[], plans: readonly Plan[]): SaverSavings {
  const paid = deliveries.filter(({ feeCents }) => feeCents > 0);
  const feesPaidCents = sumOf(paid);
  return {
    months: monthsLookedBack,
    deliveries: paid.length,
    feesPaidCents,
    plans: paid.length === 0 ? [] : plans.map((plan) => savingOf(plan, paid, feesPaidCents)),
  };
}
