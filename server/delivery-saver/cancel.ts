import type { Ask } from '../api/operation.ts';
import { refusals } from '../api/refusal.ts';
import { shopperOf } from '../api/trolley-change.ts';
import type { Transaction } from '../db/database.ts';
import type { IntendedPayment } from '../db/repositories/orders.ts';
import { intendedChargeOf } from '../db/repositories/subscription-charges.ts';
import { holdSubscription, stepSubscription } from '../db/repositories/subscription-steps.ts';
import { subscriptionOf } from '../db/repositories/subscriptions.ts';
import { overMs } from './periods.ts';
import { oweSaverLetter } from './settle.ts';
import type { KeptSubscription } from './subscription.types.ts';

type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'> & { readonly subscriptionId: string };

/**
 * Gives a subscription up: it is good until what was paid for is over. Said twice, it is done once. A charge that is on its
 * way is waited for first, also one that a sweep began this moment, so that whoever gives up is told what they have paid for.
 */
export async function cancelSubscription(asked: Asked): Promise<void> {
  const { world, session, subscriptionId } = asked;
  const { accountId: shopperId } = await shopperOf({ session });
  if (!(await subscriptionOf(world.db.read, shopperId, subscriptionId))) throw refusals.notFound();
  let intended = await intendedChargeOf(world.db.read, subscriptionId);
  do {
    const waitedFor = intended;
    if (waitedFor) await world.saverCharging.waitFor(waitedFor);
    intended = await world.db.transaction((trx) => giveUp(trx, asked, { shopperId, waitedFor: waitedFor?.id }));
  } while (intended);
}

type Heard = { readonly shopperId: string; readonly waitedFor: string | undefined };

/** Does it, unless there is a charge that nobody has waited for yet: then nothing is done, and that is the answer. */
async function giveUp(
  trx: Transaction,
  { world, session, subscriptionId }: Asked,
  { shopperId, waitedFor }: Heard,
): Promise<IntendedPayment | null> {
  const nowMs = world.clock.nowMs();
  await session.remember(trx, {});
  const held = await holdSubscription(trx, subscriptionId);
  if (held?.shopperId !== shopperId) throw refusals.notFound();
  if (held.state !== 'active' && held.state !== 'unpaid') return null;
  const intended = await intendedChargeOf(trx, subscriptionId);
  if (intended && intended.id !== waitedFor) return intended;
  await stepSubscription(trx, held, givenUp(held, intended !== null, nowMs));
  await oweSaverLetter(trx, world, held, 'saver-cancelled', nowMs);
  return null;
}

/** What was not paid for ends at once; while nobody knows whether it was, it waits for that. */
function givenUp({ state, paidUntil }: KeptSubscription, isCharged: boolean, nowMs: number) {
  const endsMs = paidUntil === null ? nowMs : overMs(paidUntil);
  return state === 'unpaid' && !isCharged
    ? ({ state: 'ended', dueMs: null } as const)
    : ({ state: 'ending', dueMs: endsMs } as const);
}
