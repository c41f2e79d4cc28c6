import type { Transaction } from '../db/database.ts';
import { oweLetter } from '../db/repositories/letters-due.ts';
import { chargeById, endCharge, intendedCharges, type KeptCharge } from '../db/repositories/subscription-charges.ts';
import { holdSubscription, stepSubscription } from '../db/repositories/subscription-steps.ts';
import type { LetterKind } from '../letters/letters.ts';
import type { ChargeAnswer } from '../payments/provider.ts';
import { createSeeingThrough, type SeeingThrough } from '../payments/see-through.ts';
import { dayInMonth, graceOverMs, lastDayOf, overMs, renewalOf } from './periods.ts';
import type { SaverWorld } from './saver-world.ts';
import type { KeptSubscription } from './subscription.types.ts';

/** Sees what is charged for subscriptions through. */
export const createSaverCharging = (world: SaverWorld): SeeingThrough =>
  createSeeingThrough(world, {
    intended: intendedCharges,
    settle: (chargeId, answer) => settleCharge(world, chargeId, answer),
  });

/** Does what follows from the answer to a charge, once: what is answered late or twice changes nothing. */
async function settleCharge(world: SaverWorld, chargeId: string, answer: ChargeAnswer): Promise<void> {
  const charge = await chargeById(world.db.read, chargeId);
  if (charge?.state !== 'intended') return;
  await world.db.transaction(async (trx) => {
    const nowMs = world.clock.nowMs();
    const held = await holdSubscription(trx, charge.subscriptionId);
    const reason = answer.state === 'declined' ? answer.reason : null;
    if (!held || !(await endCharge(trx, chargeId, { state: answer.state, reason }, nowMs))) return;
    const kind = answer.state === 'captured' ? await paidFor(trx, held, charge) : await notPaidFor(trx, held, nowMs);
    if (kind) await oweSaverLetter(trx, world, held, kind, nowMs);
  });
}

/** A letter that is about a subscription names it where one about an order names the order. */
export const oweSaverLetter = (
  trx: Transaction,
  { ids }: Pick<SaverWorld, 'ids'>,
  { id: orderId, shopperId }: Pick<KeptSubscription, 'id' | 'shopperId'>,
  kind: Extract<LetterKind, `saver-${string}`>,
  nowMs: number,
): Promise<void> => oweLetter(trx, { id: ids.uuid7(), kind, shopperId, orderId }, nowMs);

async function paidFor(trx: Transaction, held: KeptSubscription, { fromOn }: KeptCharge) {
  const isInLine = held.paidUntil === null || fromOn === renewalOf(held.paidUntil);
  const anchorDay = isInLine ? held.anchorDay : dayInMonth(fromOn);
  const paidUntil = lastDayOf(fromOn, held.facts.plan.months, anchorDay);
  const state = held.state === 'ending' ? 'ending' : 'active';
  await stepSubscription(trx, held, { state, paidUntil, anchorDay, dueMs: overMs(paidUntil) });
  return held.state === 'paying' ? 'saver-started' : 'saver-renewed';
}

async function notPaidFor(trx: Transaction, held: KeptSubscription, nowMs: number) {
  if (held.state === 'paying') await stepSubscription(trx, held, { state: 'declined', dueMs: null });
  if (held.state !== 'active') return null;
  await stepSubscription(trx, held, { state: 'unpaid', dueMs: graceOverMs(nowMs) });
  return 'saver-unpaid';
}
