import type { StoreWorld } from '../api/store-world.ts';
import type { Transaction } from '../db/database.ts';
import { intendCharge, intendedChargeOf } from '../db/repositories/subscription-charges.ts';
import { holdSubscription, stepSubscription } from '../db/repositories/subscription-steps.ts';
import { dueSubscriptions } from '../db/repositories/subscriptions.ts';
import { endIfOver } from './over.ts';
import { graceOverMs, renewsFrom } from './periods.ts';
import type { SaverWorld } from './saver-world.ts';
import { oweSaverLetter } from './settle.ts';
import type { KeptSubscription } from './subscription.types.ts';

type World = SaverWorld & Pick<StoreWorld, 'saverCharging'>;

/**
 * Charges for the next period of what goes on by itself, once for each period, and ends what is over. Several stores may
 * do so at once: each subscription is held while it is looked at.
 */
export async function renewDue(world: World): Promise<void> {
  const complain = (error: unknown) =>
    world.log.warn({ err: error, reason: 'renewal' }, 'A delivery pass could not be renewed; it is tried again.');
  for (const id of await dueSubscriptions(world.db.read, world.clock.nowMs()))
    await world.db.transaction((trx) => renewOne(trx, world, id)).catch(complain);
  await world.saverCharging.recover();
}

async function renewOne(trx: Transaction, world: SaverWorld, subscriptionId: string): Promise<void> {
  const nowMs = world.clock.nowMs();
  const held = await holdSubscription(trx, subscriptionId);
  if (!held || held.dueMs === null || held.dueMs > nowMs || (await endIfOver(trx, held, nowMs))) return;
  const { paidUntil } = held;
  if (held.state !== 'active' || paidUntil === null) return;
  if (held.instrumentId === null) return waitForCard(trx, world, held, nowMs);
  if (await intendedChargeOf(trx, held.id)) return;
  const charge = {
    ...{ id: world.ids.uuid4(), instrumentId: held.instrumentId, amountCents: held.facts.plan.priceCents },
    ...{ createdMs: nowMs, subscriptionId, shopperId: held.shopperId },
    ...{ after: paidUntil, fromOn: renewsFrom(paidUntil, nowMs) },
  };
  if (await intendCharge(trx, charge)) await stepSubscription(trx, held, { dueMs: null });
}

async function waitForCard(trx: Transaction, world: SaverWorld, held: KeptSubscription, nowMs: number): Promise<void> {
  await stepSubscription(trx, held, { state: 'unpaid', dueMs: graceOverMs(nowMs) });
  await oweSaverLetter(trx, world, held, 'saver-unpaid', nowMs);
}
