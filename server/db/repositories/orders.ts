import type { PlacementState } from '#services/orders/orders.words.ts';
import type { OrderFacts } from '../../orders/order.types.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import { oweLetter } from './letters-due.ts';
import { tellEvent } from './order-steps.ts';

/** What was taken off the shelves for an order: never more than stood there. */
export type TakenStock = { readonly sku: string; readonly pieces: number };
/** What a row keeps as text. */
export type KeptFacts = OrderFacts & { readonly requestHash: string; readonly taken: readonly TakenStock[] };

export type NewOrder = {
  readonly id: string;
  readonly shopperId: string;
  readonly number: string;
  /** Of the request that it was made by. */
  readonly key: string;
  readonly state: Exclude<PlacementState, 'declined'>;
  readonly slot: { readonly id: string; readonly startMs: number };
  readonly totalCents: number;
  readonly facts: KeptFacts;
  readonly nowMs: number;
};
/** Nobody knows of a payment that is `intended` what became of it. */
export type IntendedPayment = {
  readonly id: string;
  readonly instrumentId: string;
  readonly amountCents: number;
  readonly createdMs: number;
};
/** How an order stands, for whoever asks with its key. */
export type KeyedOrder = {
  readonly id: string;
  readonly number: string;
  readonly state: PlacementState;
  readonly requestHash: string;
  readonly reason: string | null;
  readonly intended: IntendedPayment | null;
};

/** Puts an order in its place; false when one of its names is taken, or another of its shopper is being paid for. */
export async function createOrder(trx: Transaction, order: NewOrder): Promise<boolean> {
  const { shopperId, slot, nowMs } = order;
  const isPaying = order.state === 'paying';
  const made = await trx
    .insertInto('orders')
    .values(
      given({
        id: order.id,
        shopper_id: shopperId,
        number: order.number,
        key: order.key,
        state: order.state,
        pending_of: isPaying ? shopperId : null,
        slot_id: slot.id,
        starts_ms: slot.startMs,
        total_cents: order.totalCents,
        facts: JSON.stringify(order.facts),
        revision: 1,
        created_ms: nowMs,
        placed_ms: isPaying ? null : nowMs,
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Whether an order of theirs is being paid for. */
export async function isOrderUnderWay(db: Reader, shopperId: string): Promise<boolean> {
  const row = await db.selectFrom('orders').select('id').where('pending_of', '=', shopperId).executeTakeFirst();
  return row !== undefined;
}

/** What was made of a shopper's request with that key; null when nothing was. */
export async function orderByKey(db: Reader, shopperId: string, key: string): Promise<KeyedOrder | null> {
  const row = await db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'number', 'orders.state', 'facts', 'reason', 'payments.id as payment_id'])
    .select(['payments.state as paid', 'instrument_id', 'amount_cents', 'payments.created_ms as since_ms'])
    .where('orders.shopper_id', '=', shopperId)
    .where('key', '=', key)
    .orderBy('payments.created_ms')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { payment_id: id, instrument_id: instrumentId } = row;
  const isIntended = row.state === 'paying' && row.paid === 'intended' && id !== null && instrumentId !== null;
  return {
    id: row.id,
    number: row.number,
    state: row.state === 'paying' || row.state === 'declined' ? row.state : 'placed',
    requestHash: (JSON.parse(row.facts) as KeptFacts).requestHash,
    reason: row.reason,
    intended: isIntended
      ? { id, instrumentId, amountCents: row.amount_cents ?? 0, createdMs: row.since_ms ?? 0 }
      : null,
  };
}

/** What an order was made of. */
export async function orderFacts(
  db: Reader,
  orderId: string,
): Promise<{ readonly shopperId: string; readonly orderedMs: number; readonly facts: KeptFacts } | null> {
  const row = await db
    .selectFrom('orders')
    .select(['shopper_id', 'created_ms', 'facts'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { shopperId: row.shopper_id, orderedMs: row.created_ms, facts: JSON.parse(row.facts) as KeptFacts };
}

/** Says what became of an order that was being paid for; false when that was said before. */
export async function endPaying(
  trx: Transaction,
  orderId: string,
  state: Exclude<PlacementState, 'paying'>,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set((eb) => ({
      state,
      pending_of: null,
      placed_ms: state === 'placed' ? nowMs : null,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', orderId)
    .where('state', '=', 'paying')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What goes with an order that was placed: it is counted, what was said of it is no word of the next, a letter is due. */
export async function keepPlaced(
  trx: Transaction,
  { orderId, shopperId, letterId }: { readonly orderId: string; readonly shopperId: string; readonly letterId: string },
  nowMs: number,
): Promise<void> {
  for (const table of ['active_orders', 'trolley_choices'] as const)
    await trx.deleteFrom(table).where('shopper_id', '=', shopperId).execute();
  await oweLetter(trx, { id: letterId, kind: 'order-placed', shopperId, orderId }, nowMs);
  await tellEvent(trx, orderId, 'placed', nowMs);
  await trx
    .updateTable('shoppers')
    .set((eb) => ({ order_count: eb('order_count', '+', 1) }))
    .where('account_id', '=', shopperId)
    .execute();
}
