import { refusals } from '../../api/refusal.ts';
import type { Transaction } from '../../db/database.ts';
import { giveCouponUsesBack } from '../../db/repositories/coupon-uses.ts';
import { cancelChange, changeOf, payChange } from '../../db/repositories/order-changes.ts';
import { endSave, type KeyedSave } from '../../db/repositories/order-saves.ts';
import { keepPending } from '../../db/repositories/order-steps.ts';
import type { ChargeAnswer } from '../../payments/provider.ts';
import { restoreTrolley } from '../change/put-aside.ts';
import type { OrderWorld } from '../order-world.ts';
import { intendRefunds } from '../refunds/intend.ts';
import { giveStockBack } from '../take-stock.ts';
import { applyVersion } from './apply.ts';

type Settled = { readonly paymentId: string; readonly save: KeyedSave; readonly answer: ChargeAnswer };

/**
 * Does what follows from the answer to the payment of a change, in a transaction that holds the trolley of its shopper and
 * has just said how the payment ended. What was paid for a version that came too late is given back.
 */
export async function settleSave(
  trx: Transaction,
  world: OrderWorld,
  { paymentId, save, answer }: Settled,
  nowMs: number,
): Promise<void> {
  const { orderId, shopperId, version } = save;
  await keepPending(trx, orderId, null);
  if (answer.state === 'captured' && (await applyVersion(trx, world, { orderId, shopperId, version }, nowMs))) {
    if (version.facts.coupons.length === 0) await giveCouponUsesBack(trx, orderId);
    await giveStockBack(trx, version.facts.storeId, version.spare);
    return endSave(trx, save, 'placed', null);
  }
  await giveStockBack(trx, version.facts.storeId, version.extra);
  const change = await changeOf(trx, shopperId);
  const isStillItsOwn = change?.state === 'paying' && change.paymentId === paymentId;
  if (answer.state === 'declined') {
    if (isStillItsOwn) await payChange(trx, change, null);
    return endSave(trx, save, 'declined', answer.reason);
  }
  const all = Number.MAX_SAFE_INTEGER;
  await intendRefunds(trx, world, { orderId, shopperId, paymentId, amountCents: all }, nowMs);
  if (isStillItsOwn) {
    await restoreTrolley(trx, change, nowMs);
    await cancelChange(trx, change, 'OrderAlreadyPicking');
  }
  return endSave(trx, save, 'declined', refusals.orderAlreadyPicking().message);
}
