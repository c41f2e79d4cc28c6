import type { Transaction } from '../db/database.ts';
import { giveCouponUsesBack } from '../db/repositories/coupon-uses.ts';
import { saveOfPayment } from '../db/repositories/order-saves.ts';
import { endPaying, orderFacts } from '../db/repositories/orders.ts';
import { endPayment, paymentById } from '../db/repositories/payments.ts';
import { holdTrolley } from '../db/repositories/trolley.ts';
import { tellWatchers } from '../fulfilment/watchers.ts';
import type { ChargeAnswer } from '../payments/provider.ts';
import { afterPlacing } from './keep-placed.ts';
import type { OrderWorld } from './order-world.ts';
import { restoreHold } from './restore-hold.ts';
import { settleSave } from './save/settle-save.ts';
import { giveStockBack } from './take-stock.ts';

/**
 * Does what follows from the answer to a payment, once: what is answered late or twice changes nothing. Says of which order
 * something may have to be given back; null where nothing has.
 */
export async function settle(world: OrderWorld, paymentId: string, answer: ChargeAnswer): Promise<string | null> {
  const { freed, owing } = await world.db.transaction((trx) => settleIn(trx, world, paymentId, answer));
  for (const slotId of freed) await tellWatchers(world, slotId);
  return owing;
}

type Settled = { readonly freed: readonly string[]; readonly owing: string | null };
const nothing: Settled = { freed: [], owing: null };

/** Says in which slots a place came free. */
async function settleIn(
  trx: Transaction,
  world: OrderWorld,
  paymentId: string,
  answer: ChargeAnswer,
): Promise<Settled> {
  const nowMs = world.clock.nowMs();
  const payment = await paymentById(trx, paymentId);
  if (payment?.state !== 'intended') return nothing;
  const { orderId, shopperId } = payment;
  const trolley = await holdTrolley(trx, shopperId, nowMs);
  const reason = answer.state === 'declined' ? answer.reason : null;
  if (!(await endPayment(trx, paymentId, { state: answer.state, reason }, nowMs))) return nothing;
  const save = await saveOfPayment(trx, paymentId);
  if (save) {
    await settleSave(trx, world, { paymentId, save, answer }, nowMs);
    return { freed: [], owing: orderId };
  }
  const isCaptured = answer.state === 'captured';
  const order = await orderFacts(trx, orderId);
  if (!order || !(await endPaying(trx, orderId, isCaptured ? 'placed' : 'declined', nowMs))) return nothing;
  const { facts, orderedMs } = order;
  if (isCaptured) {
    await afterPlacing(trx, world, { orderId, shopperId, lines: facts.lines, orderedMs, trolley }, nowMs);
    return nothing;
  }
  await giveCouponUsesBack(trx, orderId);
  await giveStockBack(trx, facts.storeId, facts.taken);
  return { freed: await restoreHold(trx, world, shopperId, facts), owing: null };
}
