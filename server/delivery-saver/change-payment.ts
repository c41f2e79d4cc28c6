import type { Ask } from '../api/operation.ts';
import { refusals } from '../api/refusal.ts';
import { shopperOf } from '../api/trolley-change.ts';
import type { Transaction } from '../db/database.ts';
import { claimEffect } from '../db/repositories/idempotency.ts';
import type { IntendedPayment } from '../db/repositories/orders.ts';
import { intendCharge, intendedChargeOf } from '../db/repositories/subscription-charges.ts';
import { holdSubscription, stepSubscription } from '../db/repositories/subscription-steps.ts';
import { subscriptionOf } from '../db/repositories/subscriptions.ts';
import { checkTries } from '../payments/checked-tries.ts';
import { checkStillTheirs, paidWith } from '../payments/paid-with.ts';
import type { KnownInstrument } from '../payments/provider.ts';
import { hashOf } from '../security/secrets.ts';
import { instrumentKept } from './instrument-kept.ts';
import { isOver } from './over.ts';
import { today } from './periods.ts';
import type { KeptSubscription } from './subscription.types.ts';

type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'> & {
  readonly key: string;
  readonly subscriptionId: string;
  readonly instrumentId: string;
};
type Wanted = Asked & { readonly shopperId: string; readonly instrument: KnownInstrument };

/**
 * Pays with another card from now on, once for each key. What could not be paid for is charged to it at once, and the
 * period that is paid for then begins today: what nobody paid for is not paid for afterwards.
 */
export async function changePayment(asked: Asked): Promise<void> {
  const { world, session, subscriptionId, instrumentId } = asked;
  const { accountId: shopperId } = await shopperOf({ session });
  if (!(await subscriptionOf(world.db.read, shopperId, subscriptionId))) throw refusals.notFound();
  const instrument = await paidWith(world, shopperId, instrumentId);
  const intended = await world.db.transaction((trx) => change(trx, { ...asked, shopperId, instrument }));
  if (intended) await world.saverCharging.waitFor(intended);
}

async function change(trx: Transaction, wanted: Wanted): Promise<IntendedPayment | null> {
  const { world, session, key, subscriptionId, shopperId, instrument } = wanted;
  const { instrumentId } = instrument;
  const nowMs = world.clock.nowMs();
  await session.remember(trx, {});
  await checkStillTheirs(trx, shopperId, instrumentId);
  const held = await holdSubscription(trx, subscriptionId);
  if (held?.shopperId !== shopperId) throw refusals.notFound();
  const requestHash = hashOf(JSON.stringify(['saver payment', subscriptionId, instrumentId]));
  const claim = await claimEffect(trx, { owner: shopperId, key, requestHash }, nowMs);
  if (claim === 'reused') throw refusals.keyReused();
  if (claim === 'repeated') return intendedChargeOf(trx, subscriptionId);
  if (held.state === 'ended' || isOver(held, nowMs))
    throw refusals.orderNotReady('This Delivery Saver has ended, so there is nothing to pay for.');
  await stepSubscription(trx, held, { instrumentId, facts: { ...held.facts, instrument: instrumentKept(instrument) } });
  return held.state === 'unpaid' ? chargeNow(trx, wanted, held, nowMs) : null;
}

async function chargeNow(
  trx: Transaction,
  { world, shopperId, instrument: { instrumentId } }: Wanted,
  { id: subscriptionId, facts, paidUntil }: KeptSubscription,
  nowMs: number,
): Promise<IntendedPayment> {
  await checkTries(trx, shopperId, nowMs);
  const payment = { id: world.ids.uuid4(), instrumentId, amountCents: facts.plan.priceCents, createdMs: nowMs };
  const charge = { ...payment, subscriptionId, shopperId, after: paidUntil, fromOn: today(nowMs) };
  if (!(await intendCharge(trx, charge))) throw refusals.orderUnderWay();
  return payment;
}
