import type { Transaction } from '../../db/database.ts';
import { cancelChange, changeOfOrder } from '../../db/repositories/order-changes.ts';
import { orderById, stepOrder, tellEvent } from '../../db/repositories/order-steps.ts';
import { holdTrolley } from '../../db/repositories/trolley.ts';
import { earnPoints } from '../../loyalty/earn.ts';
import { restoreTrolley } from '../change/put-aside.ts';
import type { OrderWorld } from '../order-world.ts';

type World = Pick<OrderWorld, 'db' | 'clock'>;

/**
 * Begins to pick an order, whoever is doing whatever with it: false when it is not one that waits to be picked. A change of
 * it that is not saved comes to an end; one that is being paid for is settled when the bank has answered.
 */
export async function startPicking({ db, clock }: World, orderId: string): Promise<boolean> {
  return db.transaction(async (trx) => {
    const nowMs = clock.nowMs();
    const order = await orderById(trx, orderId);
    if (order?.state !== 'placed') return false;
    await holdTrolley(trx, order.shopperId, nowMs);
    if (!(await stepOrder(trx, orderId, ['placed', 'picking']))) return false;
    await endChange(trx, orderId, nowMs);
    await tellEvent(trx, orderId, 'picking', nowMs);
    return true;
  });
}

async function endChange(trx: Transaction, orderId: string, nowMs: number): Promise<void> {
  const change = await changeOfOrder(trx, orderId);
  if (!change || change.state === 'cancelled') return;
  await restoreTrolley(trx, change, nowMs);
  await cancelChange(trx, change, 'OrderAlreadyPicking');
}

const later = {
  onTheWay: 'picked',
  completed: 'onTheWay',
} as const;

/** Says that a picked order has left; false when it is not so far. */
export async function sendOut({ db, clock }: World, orderId: string): Promise<boolean> {
  return db.transaction((trx) => takeFurther(trx, orderId, 'onTheWay', clock.nowMs()));
}

/** Says that an order has arrived, and gives its points to a member; false when it has not left. */
export async function complete({ db, clock, ids }: World & Pick<OrderWorld, 'ids'>, orderId: string): Promise<boolean> {
  return db.transaction(async (trx) => {
    const nowMs = clock.nowMs();
    if (!(await takeFurther(trx, orderId, 'completed', nowMs))) return false;
    const order = await orderById(trx, orderId);
    if (order) await earnPoints(trx, { ids }, order, nowMs);
    return true;
  });
}

async function takeFurther(trx: Transaction, orderId: string, to: keyof typeof later, nowMs: number): Promise<boolean> {
  if (!(await stepOrder(trx, orderId, [later[to], to]))) return false;
  await tellEvent(trx, orderId, to, nowMs);
  return true;
}
