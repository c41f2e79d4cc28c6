import type { PlanSaving, SaverPlan, SaverSavings } from '#services/delivery-saver/delivery-saver.contract.ts';
import { money, shortMoney } from '#services/display/money.rules.ts';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';

const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);

export const planTerm = ({ months }: Pick<SaverPlan, 'months'>): string =>
  months === 1 ? texts.oneMonth.text : filled(texts.months.text, { n: String(months) });
export const planMinimum = ({ minimumOrderCents }: Pick<SaverPlan, 'minimumOrderCents'>): string =>
  filled(texts.minimum.text, { minimum: shortMoney(minimumOrderCents) });
export const perMonth = ({ monthlyPriceCents }: Pick<SaverPlan, 'monthlyPriceCents'>): string =>
  filled(texts.perMonth.text, { price: money(monthlyPriceCents) });

/** How often it is charged, and how much, from then on. */
export const renewal = ({ months, priceCents }: Pick<SaverPlan, 'months' | 'priceCents'>): string =>
  filled((months === 1 ? texts.renewsMonthly : texts.renews).text, { n: String(months), price: money(priceCents) });

/** What the shopper paid for deliveries, which every plan is compared with. */
export function paidSoFar({ months, deliveries, feesPaidCents }: SaverSavings): string {
  const words = { months: String(months), fees: money(feesPaidCents), n: String(deliveries) };
  if (deliveries === 0) return filled(texts.nothingYet.text, words);
  return filled((deliveries === 1 ? texts.paidSoFarOne : texts.paidSoFar).text, words);
}

export type BreakEven = {
  readonly saving: string;
  readonly isBetter: boolean;
  readonly detail: string;
  readonly from: string;
};

/** What a plan would have come to, in plain numbers; null where there is nothing to compare with. */
export function breakEvenOf(savings: SaverSavings | null, planId: string): BreakEven | null {
  const plan = savings?.plans.find((one) => one.planId === planId);
  if (!savings || savings.deliveries === 0 || !plan) return null;
  const { savingCents, planPriceCents, remainingFeesCents, deliveriesToBreakEven } = plan;
  const amount = money(Math.abs(savingCents));
  const words = { price: money(planPriceCents), months: String(savings.months), fees: money(remainingFeesCents) };
  const saving = savingCents > 0 ? texts.better : savingCents < 0 ? texts.worse : texts.same;
  return {
    saving: filled(saving.text, { amount }),
    isBetter: savingCents > 0,
    detail: filled((remainingFeesCents > 0 ? texts.withFees : texts.with).text, words),
    from: breakEvenFrom(deliveriesToBreakEven),
  };
}

function breakEvenFrom(deliveries: PlanSaving['deliveriesToBreakEven']): string {
  if (deliveries === null) return texts.never.text;
  return deliveries === 1 ? texts.fromOne.text : filled(texts.from.text, { n: String(deliveries) });
}

export { filled };
