import type { Ask } from '../../api/operation.ts';
import { refusals } from '../../api/refusal.ts';
import { shopperOf } from '../../api/trolley-change.ts';
import type { Transaction } from '../../db/database.ts';
import { giveCouponUsesBack } from '../../db/repositories/coupon-uses.ts';
import { claimEffect } from '../../db/repositories/idempotency.ts';
import { oweLetter } from '../../db/repositories/letters-due.ts';
import { changeOf, forgetChange } from '../../db/repositories/order-changes.ts';
import { givePlaceBack } from '../../db/repositories/order-places.ts';
import { orderById, type StandingOrder, stepOrder, tellEvent } from '../../db/repositories/order-steps.ts';
import { holdTrolley } from '../../db/repositories/trolley.ts';
import { tellWatchers } from '../../fulfilment/watchers.ts';
import { hashOf } from '../../security/secrets.ts';
import { restoreTrolley } from '../change/put-aside.ts';
import type { OrderWorld } from '../order-world.ts';
import { refundAll } from '../refunds/intend.ts';
import { giveStockBack } from '../take-stock.ts';

type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'> & {
  readonly key: string;
  readonly orderId: string;
};

/** Cancels an order, once: asked again it is answered as the first time, and nothing is given back twice. */
export async function cancelOrder({ world, session, key, orderId }: Asked): Promise<void> {
  const { accountId: shopperId } = await shopperOf({ session });
  const freed = await world.db.transaction(async (trx) => {
    await session.remember(trx, {});
    const nowMs = world.clock.nowMs();
    await holdTrolley(trx, shopperId, nowMs);
    const order = await orderById(trx, orderId);
    if (order?.shopperId !== shopperId || order.state === 'paying' || order.state === 'declined')
      throw refusals.notFound();
    const request = { owner: shopperId, key, requestHash: hashOf(JSON.stringify(['cancel', orderId])) };
    if ((await claimEffect(trx, request, nowMs)) === 'reused') throw refusals.keyReused();
    if (order.state === 'cancelled') return null;
    checkCancellable(order, nowMs);
    await cancelIn(trx, world, order, nowMs);
    return order.facts.hold.slot.id;
  });
  if (freed === null) return;
  await world.charging.giveBack(orderId);
  await tellWatchers(world, freed);
}

function checkCancellable({ state, isUnderWay, facts }: StandingOrder, nowMs: number): void {
  const { cutOffMs } = facts.hold.slot;
  if (state !== 'placed') throw refusals.orderAlreadyPicking();
  if (cutOffMs !== null && nowMs >= cutOffMs) throw refusals.tooLateToChange();
  if (isUnderWay) throw refusals.orderUnderWay();
}

async function cancelIn(trx: Transaction, world: OrderWorld, order: StandingOrder, nowMs: number): Promise<void> {
  const { id: orderId, shopperId, facts } = order;
  if (!(await stepOrder(trx, orderId, ['placed', 'cancelled']))) throw refusals.orderAlreadyPicking();
  const change = await changeOf(trx, shopperId);
  if (change?.orderId === orderId) {
    if (change.state === 'open') await restoreTrolley(trx, change, nowMs);
    await forgetChange(trx, change);
  }
  await giveCouponUsesBack(trx, orderId);
  await giveStockBack(trx, facts.storeId, facts.taken);
  await refundAll(trx, world, { orderId, shopperId }, nowMs);
  await tellEvent(trx, orderId, 'cancelled', nowMs);
  await oweLetter(trx, { id: world.ids.uuid7(), kind: 'order-cancelled', shopperId, orderId }, nowMs);
  await givePlaceBack(trx, facts.hold.slot.id);
}
