import { randomUUID } from 'node:crypto';
import { saverPlans } from '#fixtures/saver-plans.ts';
import type { Database } from '#server/db/database.ts';
import { stepSubscription } from '#server/db/repositories/subscription-steps.ts';
import { createSubscription, type NewSubscription } from '#server/db/repositories/subscriptions.ts';
import { lastDayOf, overMs } from '#server/delivery-saver/periods.ts';
import type { PlanTerms } from '#server/delivery-saver/subscription.types.ts';

const cents = (dollars: number): number => Math.round(dollars * 100);
const planTerms = (at = 0): PlanTerms => {
  const { price = 0, minimumOrder = 0, ...plan } = saverPlans.plans[at] ?? saverPlans.plans[0] ?? {};
  return { ...(plan as PlanTerms), priceCents: cents(price), minimumOrderCents: cents(minimumOrder) };
};

/** A subscription that is about to be paid for. */
export const newSubscription = (more: Partial<NewSubscription> = {}): NewSubscription => ({
  ...{ id: randomUUID(), shopperId: randomUUID(), key: randomUUID(), requestHash: 'hash' },
  facts: { plan: planTerms(), address: '14 Kōwhai Street, Newtown', instrument: null },
  ...{ startedOn: '2026-11-20', anchorDay: 20, instrumentId: randomUUID() },
  ...more,
});

type Older = {
  readonly shopperId: string;
  readonly startedOn: string;
  readonly isWPay?: boolean;
  readonly plan?: number;
  readonly address?: string;
};

/**
 * Gives a shopper a subscription that is paid for, as if it had been bought that day; without a card, and of the payment
 * side that there was before unless it is said otherwise.
 */
export async function olderSubscription(
  db: Database,
  { shopperId, startedOn, isWPay = false, plan = 0, address = '14 Kōwhai Street, Newtown' }: Older,
): Promise<string> {
  const terms = planTerms(plan);
  const anchorDay = Number(startedOn.slice(8));
  const made = newSubscription({
    ...{ shopperId, startedOn, anchorDay },
    facts: { plan: terms, address, instrument: null },
  });
  const paidUntil = lastDayOf(startedOn, terms.months, anchorDay);
  await db.transaction(async (trx) => {
    if (!(await createSubscription(trx, made, Date.parse(startedOn)))) throw new Error('They have one already.');
    await stepSubscription(trx, made, { state: 'active', paidUntil, dueMs: overMs(paidUntil), instrumentId: null });
    await trx
      .updateTable('delivery_subscriptions')
      .set({ is_wpay: isWPay ? 1 : 0 })
      .where('id', '=', made.id)
      .execute();
  });
  return made.id;
}
