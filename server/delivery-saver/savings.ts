import type { SaverSavings } from '#services/delivery-saver/delivery-saver.contract.ts';
import { monthsLookedBack, type PaidDelivery, savingsOf } from '#services/delivery-saver/break-even.rules.ts';
import { toDollars } from '#services/wire.ts';
import type * as v from 'valibot';
import type { StoreWorld } from '../api/store-world.ts';
import { latestOrdersOf, type PastOrderKept } from '../db/repositories/past-orders.ts';
import { addMonths, today } from './periods.ts';
import { plansOf } from './plans.ts';

/** More than four a week for half a year nobody has. */
const mostLooked = 120;

const partOf = ({ components }: PastOrderKept['facts'], part: string): number =>
  components.find((one) => one.part === part)?.valueCents ?? 0;

/** What was delivered in a standard time and paid for by its shopper. */
const paidIn = ({ facts }: PastOrderKept): readonly PaidDelivery[] => {
  const { slot } = facts.hold;
  if (facts.method !== 'Courier' || slot.kind !== 'standard') return [];
  return [{ day: slot.day, goodsCents: partOf(facts, 'goods'), feeCents: partOf(facts, 'delivery') }];
};

/** What each plan would have come to for the deliveries that a shopper had lately. */
export async function savingsTold(
  { db, clock }: Pick<StoreWorld, 'db' | 'clock'>,
  shopperId: string,
): Promise<v.InferInput<typeof SaverSavings>> {
  const since = addMonths(today(clock.nowMs()), -monthsLookedBack);
  const orders = await latestOrdersOf(db.read, shopperId, ['completed'], mostLooked);
  const deliveries = orders.flatMap(paidIn).filter(({ day }) => day >= since);
  const { feesPaidCents, plans, ...told } = savingsOf(deliveries, await plansOf(db.read));
  return {
    ...told,
    feesPaid: toDollars(feesPaidCents),
    plans: plans.map(({ planId, planPriceCents, remainingFeesCents, savingCents, deliveriesToBreakEven }) => ({
      ...{ planId, planPrice: toDollars(planPriceCents), remainingFees: toDollars(remainingFeesCents) },
      ...{ saving: toDollars(savingCents), deliveriesToBreakEven },
    })),
  };
}
