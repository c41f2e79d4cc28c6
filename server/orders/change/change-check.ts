import type { OrderChangeCheck } from '#services/orders/order-change.contract.ts';
import type { StoreWorld } from '../../api/store-world.ts';
import { changeOf } from '../../db/repositories/order-changes.ts';
import { orderToChange } from '../../db/repositories/orders-to-change.ts';
import { reasonAgainst } from './reasons.ts';

/** How the change of a shopper stands: whether it still can be saved, and why it ended when it ended by itself. */
export async function changeCheckTold(
  { db, clock }: Pick<StoreWorld, 'db' | 'clock'>,
  shopperId: string,
): Promise<OrderChangeCheck> {
  const change = await changeOf(db.read, shopperId);
  const isCancelled = change?.state === 'cancelled';
  const order = change && !isCancelled ? await orderToChange(db.read, shopperId, change.orderId) : null;
  const standing = order && {
    state: order.state,
    cutOffMs: order.facts.hold.slot.cutOffMs,
    hasChoice: true,
    isUnderWay: false,
  };
  return {
    isInChangeOrder: change !== null && !isCancelled,
    isChangable: standing !== null && reasonAgainst(standing, clock.nowMs()) === null,
    changeOrderCancelled: isCancelled,
    changeOrderCancelledReason: isCancelled ? change.facts.reason : null,
  };
}
