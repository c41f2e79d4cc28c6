import type { SaverCharge, SaverPurchased, Subscription } from '#services/delivery-saver/delivery-saver.contract.ts';
import { civilDateOf } from '#services/fulfilment/slot-day.rules.ts';
import { toDollars, toInstant } from '#services/wire.ts';
import type * as v from 'valibot';
import type { StoreWorld } from '../api/store-world.ts';
import { chargesOf, type KeptCharge } from '../db/repositories/subscription-charges.ts';
import { savedBy } from '../db/repositories/subscription-savings.ts';
import { type KeyedPurchase, subscriptionsOf } from '../db/repositories/subscriptions.ts';
import { displayedOf } from '../payments/displayed.ts';
import { isOver } from './over.ts';
import { renewalOf } from './periods.ts';
import { planTold } from './plans.ts';
import type { KeptSubscription } from './subscription.types.ts';

type Told = v.InferInput<typeof Subscription>;
type Parts = {
  readonly charges: readonly KeptCharge[];
  readonly saved: Awaited<ReturnType<typeof savedBy>>;
  readonly nowMs: number;
};

const chargeStates = { intended: 'pending', captured: 'paid', declined: 'declined' } as const;
const chargeTold = ({ createdMs, amountCents, state }: KeptCharge): v.InferInput<typeof SaverCharge> => ({
  at: toInstant(createdMs),
  amount: toDollars(amountCents),
  state: chargeStates[state],
});

function stateOf(kept: KeptSubscription, nowMs: number): Told['state'] {
  if (kept.state === 'paying' || kept.state === 'declined') throw new Error('It was never paid for.');
  return isOver(kept, nowMs) ? 'ended' : kept.state;
}

function subscriptionTold(kept: KeptSubscription, { charges, saved, nowMs }: Parts): Told {
  const { id, facts, paidUntil } = kept;
  const state = stateOf(kept, nowMs);
  const until = paidUntil ?? kept.startedOn;
  const { deliveries, savedCents } = saved.get(id) ?? { deliveries: 0, savedCents: 0 };
  return {
    subscriptionId: id,
    plan: planTold(facts.plan),
    state,
    isWPay: kept.isWPay,
    address: facts.address,
    startedOn: kept.startedOn,
    paidUntil: until,
    renewsOn: state === 'active' ? renewalOf(until) : null,
    nextCharge: state === 'active' || state === 'unpaid' ? toDollars(facts.plan.priceCents) : null,
    payableUntil: state === 'unpaid' && kept.dueMs !== null ? civilDateOf(kept.dueMs - 1) : null,
    instrument: facts.instrument && displayedOf({ ...facts.instrument, isSaved: false }, nowMs),
    deliveries,
    saved: toDollars(savedCents),
    charges: charges.filter(({ subscriptionId }) => subscriptionId === id).map(chargeTold),
  };
}

/** All that a shopper ever had: the one that is not ended first. */
export async function subscriptionsTold(
  { db, clock }: Pick<StoreWorld, 'db' | 'clock'>,
  shopperId: string,
): Promise<readonly Told[]> {
  const all = await subscriptionsOf(db.read, shopperId);
  const charges = await chargesOf(
    db.read,
    all.map(({ id }) => id),
  );
  const parts = { charges, saved: await savedBy(db.read, shopperId), nowMs: clock.nowMs() };
  return all.map((one) => subscriptionTold(one, parts));
}

/** What became of a purchase. Once it was paid for, that stays so whatever became of the subscription since. */
export function purchaseTold({ subscriptionId, state, reason }: KeyedPurchase): v.InferInput<typeof SaverPurchased> {
  if (state === 'paying') return { state: 'pending', subscriptionId: null, message: null };
  if (state === 'declined') return { state, subscriptionId: null, message: reason };
  return { state: 'active', subscriptionId, message: null };
}
