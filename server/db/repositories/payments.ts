import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import type { IntendedPayment } from './orders.ts';

export type PaymentState = 'intended' | 'captured' | 'declined';
export type KeptPayment = { readonly orderId: string; readonly shopperId: string; readonly state: PaymentState };

/** Says what is about to be charged, before it is. */
export async function intendPayment(
  trx: Transaction,
  payment: IntendedPayment & { readonly orderId: string; readonly shopperId: string },
): Promise<void> {
  await trx
    .insertInto('payments')
    .values(
      given({
        id: payment.id,
        order_id: payment.orderId,
        shopper_id: payment.shopperId,
        instrument_id: payment.instrumentId,
        amount_cents: payment.amountCents,
        state: 'intended',
        reason: null,
        created_ms: payment.createdMs,
        settled_ms: null,
      }),
    )
    .execute();
}

export async function paymentById(db: Reader, paymentId: string): Promise<KeptPayment | null> {
  const row = await db
    .selectFrom('payments')
    .select(['order_id', 'shopper_id', 'state'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return row ? { orderId: row.order_id, shopperId: row.shopper_id, state: row.state as PaymentState } : null;
}

/** Says what came of a payment; false when somebody was first. */
export async function endPayment(
  trx: Transaction,
  paymentId: string,
  end: { readonly state: Exclude<PaymentState, 'intended'>; readonly reason: string | null },
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payments')
    .set(given({ state: end.state, reason: end.reason, settled_ms: nowMs }))
    .where('id', '=', paymentId)
    .where('state', '=', 'intended')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Every payment of which nobody knows what became of it, the oldest first. */
export async function intendedPayments(db: Reader): Promise<readonly IntendedPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'instrument_id', 'amount_cents', 'created_ms'])
    .where('state', '=', 'intended')
    .orderBy('created_ms')
    .execute();
  return rows.map(({ id, instrument_id, amount_cents, created_ms }) => ({
    id,
    instrumentId: instrument_id,
    amountCents: amount_cents,
    createdMs: created_ms,
  }));
}

/** When the payments of a shopper that came to nothing were tried, since then, the oldest first. */
export async function declinedSince(db: Reader, shopperId: string, sinceMs: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('payments')
    .select('created_ms')
    .where('state', '=', 'declined')
    .where('created_ms', '>', sinceMs)
    .where('shopper_id', '=', shopperId)
    .orderBy('created_ms')
    .execute();
  return rows.map((row) => row.created_ms);
}
