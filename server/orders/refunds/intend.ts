import type { Transaction } from '../../db/database.ts';
import { intendRefund, refundableOf } from '../../db/repositories/refunds.ts';
import type { OrderWorld } from '../order-world.ts';

type Given = {
  readonly orderId: string;
  readonly shopperId: string;
  /** More than was paid is never given back. */
  readonly amountCents: number;
  /** What did not come, where that is what it is for. */
  readonly sku?: string;
  /** Only of that payment. */
  readonly paymentId?: string;
};

/** Spreads an amount over what was paid for an order, the newest payment first, and says how much of it found room. */
export async function intendRefunds(
  trx: Transaction,
  { ids }: Pick<OrderWorld, 'ids'>,
  { orderId, shopperId, amountCents, sku, paymentId }: Given,
  nowMs: number,
): Promise<number> {
  let owed = amountCents;
  for (const { paymentId: from, leftCents } of await refundableOf(trx, orderId)) {
    const part = Math.min(owed, leftCents);
    if (part <= 0 || (paymentId !== undefined && paymentId !== from)) continue;
    const refund = { refundId: ids.uuid4(), paymentId: from, orderId, shopperId, sku: sku ?? null };
    await intendRefund(trx, { ...refund, amountCents: part }, nowMs);
    owed -= part;
  }
  return amountCents - owed;
}

/** Gives back all that was paid for an order and was not given back before. */
export const refundAll = (
  trx: Transaction,
  world: Pick<OrderWorld, 'ids'>,
  order: Pick<Given, 'orderId' | 'shopperId'>,
  nowMs: number,
): Promise<number> => intendRefunds(trx, world, { ...order, amountCents: Number.MAX_SAFE_INTEGER }, nowMs);
