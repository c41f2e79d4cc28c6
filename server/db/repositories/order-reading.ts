import { type OrderState, orderStates } from '#services/orders/order-states.words.ts';
import type { OrderFacts } from '../../orders/order.types.ts';
import type { Reader } from '../database.ts';

/** An order once it was placed, however far it has come since: everything that is said of it later is made of this. */
export type PlacedOrder = {
  readonly id: string;
  readonly shopperId: string;
  readonly number: string;
  readonly state: OrderState;
  readonly totalCents: number;
  readonly revision: number;
  readonly placedMs: number;
  readonly facts: OrderFacts;
};

/** A shopper's order, once it is placed. One of somebody else's is as little there as one that nobody made. */
export async function placedOrder(db: Reader, shopperId: string, orderId: string): Promise<PlacedOrder | null> {
  const row = await db
    .selectFrom('orders')
    .select(['number', 'state', 'total_cents', 'revision', 'created_ms', 'placed_ms', 'facts'])
    .where('id', '=', orderId)
    .where('shopper_id', '=', shopperId)
    .where('state', 'in', orderStates)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: orderId,
    shopperId,
    number: row.number,
    state: row.state as OrderState,
    totalCents: row.total_cents,
    revision: row.revision,
    placedMs: row.placed_ms ?? row.created_ms,
    facts: JSON.parse(row.facts) as OrderFacts,
  };
}
