import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

export type RefundState = 'intended' | 'refunded' | 'refused';
export type IntendedRefund = {
  readonly refundId: string;
  readonly paymentId: string;
  readonly amountCents: number;
  readonly orderId: string;
};
/** What is left of a payment that was taken. */
export type Refundable = { readonly paymentId: string; readonly leftCents: number };

/** What can still be given back of the payments of an order, the newest first. What was refused can be tried anew. */
export async function refundableOf(db: Reader, orderId: string): Promise<readonly Refundable[]> {
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'amount_cents'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'captured')
    .orderBy('created_ms', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['payment_id', 'amount_cents'])
    .where('order_id', '=', orderId)
    .where('state', '!=', 'refused')
    .execute();
  return payments.map(({ id, amount_cents: cents }) => ({
    paymentId: id,
    leftCents: refunds.reduce((left, one) => (one.payment_id === id ? left - one.amount_cents : left), cents),
  }));
}

type NewRefund = IntendedRefund & { readonly shopperId: string; readonly sku: string | null };

/** Says what is about to be given back, before it is. */
export async function intendRefund(trx: Transaction, refund: NewRefund, nowMs: number): Promise<void> {
  const { refundId: id, orderId, shopperId, paymentId, amountCents, sku } = refund;
  const row = { id, order_id: orderId, shopper_id: shopperId, payment_id: paymentId, amount_cents: amountCents, sku };
  await trx
    .insertInto('refunds')
    .values(given({ ...row, state: 'intended', created_ms: nowMs, settled_ms: null }))
    .execute();
}

/** Every refund of which nobody knows what became of it, the oldest first; of one order, or of all. */
export async function intendedRefunds(db: Reader, orderId?: string): Promise<readonly IntendedRefund[]> {
  const query = db
    .selectFrom('refunds')
    .select(['id as refundId', 'payment_id as paymentId', 'amount_cents as amountCents', 'order_id as orderId'])
    .where('state', '=', 'intended')
    .orderBy('created_ms');
  return (orderId === undefined ? query : query.where('order_id', '=', orderId)).execute();
}

/** Says what came of a refund; false when that was said before. */
export async function endRefund(
  trx: Transaction,
  refundId: string,
  state: Exclude<RefundState, 'intended'>,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set(given({ state, settled_ms: nowMs }))
    .where('id', '=', refundId)
    .where('state', '=', 'intended')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
