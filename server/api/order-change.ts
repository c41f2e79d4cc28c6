import type { OrderChangedWire } from '#services/orders/order.contract.ts';
import type { Transaction } from '../db/database.ts';
import { type ActiveOrderFacts, holdActiveOrder, keepActiveOrder } from '../db/repositories/active-orders.ts';
import { isOrderUnderWay } from '../db/repositories/orders.ts';
import { touchHold } from '../fulfilment/touch-hold.ts';
import { orderTold } from '../orders/order-told.ts';
import { type OrderParts, readOrder } from '../orders/read-order.ts';
import { contextOf } from './context.ts';
import { refusals } from './refusal.ts';
import { shopperOf, type Writing } from './trolley-change.ts';

/** What a change begins from; the rest of the order is read only where it matters. */
type Before = { readonly facts: ActiveOrderFacts; readonly parts: () => Promise<OrderParts> };
type Work = (before: Before, trx: Transaction) => ActiveOrderFacts | Promise<ActiveOrderFacts>;

/**
 * Changes what is said of an order, in one transaction, and tells the whole order and the terms as they are then. While one
 * is being paid for nothing is said of the next: it would go with the first.
 */
export async function changeOrder(ask: Omit<Writing, 'idempotencyKey'>, work: Work): Promise<OrderChangedWire> {
  const { world, session, isBackground } = ask;
  const { active, known } = await world.db.transaction(async (trx) => {
    await session.remember(trx, {});
    const person = await shopperOf(ask);
    const nowMs = world.clock.nowMs();
    const facts = await holdActiveOrder(trx, person.accountId, nowMs);
    if (await isOrderUnderWay(trx, person.accountId)) throw refusals.orderUnderWay();
    const parts = async () => readOrder(trx, world, await session.known());
    await keepActiveOrder(trx, person.accountId, { ...facts, ...(await work({ facts, parts }, trx)) }, nowMs);
    if (!isBackground) await touchHold(trx, world, person);
    const now = await session.reread(trx);
    return { active: await orderTold(trx, world, now), known: now };
  });
  return { ...active, ...contextOf(world, known) };
}
