import type { FulfilmentChoice } from '../../fulfilment/choice.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import type { HoldFacts } from './holds.rows.ts';
import type { KeptTrolley } from './kept-trolley.ts';
import type { TakenStock } from './orders.ts';

export type ChangeState = 'open' | 'paying' | 'cancelled';

/** What a change was begun from, and what it comes back to. */
export type ChangeFacts = {
  readonly orderNumber: string;
  /** Of the order when the change began: a save replaces that version and no other. */
  readonly revision: number;
  readonly totalCents: number;
  readonly choice: FulfilmentChoice;
  readonly hold: HoldFacts & { readonly reservationId: string };
  /** Where it comes, in words, and what was taken off the shelves for it. */
  readonly place: string;
  readonly taken: readonly TakenStock[];
  /** What was in the trolley, and said of the next order, before the change began. */
  readonly kept: KeptTrolley;
  /** Why it ended by itself. */
  readonly reason: string | null;
};

export type OrderChange = {
  readonly shopperId: string;
  readonly orderId: string;
  readonly state: ChangeState;
  readonly paymentId: string | null;
  readonly beganMs: number;
  readonly facts: ChangeFacts;
};

async function changeWhere(
  db: Reader,
  column: 'shopper_id' | 'order_id' | 'payment_id',
  value: string,
): Promise<OrderChange | null> {
  const row = await db.selectFrom('order_changes').selectAll().where(column, '=', value).executeTakeFirst();
  if (row === undefined) return null;
  return {
    shopperId: row.shopper_id,
    orderId: row.order_id,
    state: row.state as ChangeState,
    paymentId: row.payment_id,
    beganMs: row.began_ms,
    facts: JSON.parse(row.facts) as ChangeFacts,
  };
}

/** The change of a shopper, also one that ended by itself and that they have not been told of. */
export const changeOf = (db: Reader, shopperId: string) => changeWhere(db, 'shopper_id', shopperId);
export const changeOfOrder = (db: Reader, orderId: string) => changeWhere(db, 'order_id', orderId);
export const changeOfPayment = (db: Reader, paymentId: string) => changeWhere(db, 'payment_id', paymentId);

/** Which order a shopper is changing now; null for none. */
export async function orderInChange(
  db: Reader,
  shopperId: string,
): Promise<{ readonly orderId: string; readonly isPaying: boolean } | null> {
  const row = await db
    .selectFrom('order_changes')
    .select(['order_id', 'state'])
    .where('shopper_id', '=', shopperId)
    .where('state', '!=', 'cancelled')
    .executeTakeFirst();
  return row ? { orderId: row.order_id, isPaying: row.state === 'paying' } : null;
}

/** Begins a change; false when the shopper has one, or the order is in one. */
export async function createChange(
  trx: Transaction,
  { shopperId, orderId, facts }: Pick<OrderChange, 'shopperId' | 'orderId' | 'facts'>,
  nowMs: number,
): Promise<boolean> {
  const row = { shopper_id: shopperId, order_id: orderId, state: 'open', facts: JSON.stringify(facts) };
  const made = await trx
    .insertInto('order_changes')
    .values(given({ ...row, payment_id: null, began_ms: nowMs }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Says that the change is being paid for by that payment, or is open again for null; false when it was neither before. */
export async function payChange(trx: Transaction, change: OrderChange, paymentId: string | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('order_changes')
    .set(given({ state: paymentId === null ? 'open' : 'paying', payment_id: paymentId }))
    .where('shopper_id', '=', change.shopperId)
    .where('order_id', '=', change.orderId)
    .where('state', '=', paymentId === null ? 'paying' : 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a change by itself; its shopper has still to be told why. */
export async function cancelChange(trx: Transaction, change: OrderChange, reason: string): Promise<void> {
  await trx
    .updateTable('order_changes')
    .set(given({ state: 'cancelled', payment_id: null, facts: JSON.stringify({ ...change.facts, reason }) }))
    .where('shopper_id', '=', change.shopperId)
    .where('order_id', '=', change.orderId)
    .execute();
}

/** Nothing is left of the change. */
export async function forgetChange(trx: Transaction, { shopperId, orderId }: OrderChange): Promise<void> {
  await trx.deleteFrom('order_changes').where('shopper_id', '=', shopperId).where('order_id', '=', orderId).execute();
}
