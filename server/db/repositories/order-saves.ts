import type { PlacementState } from '#services/orders/orders.words.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import type { IntendedPayment, KeptFacts, TakenStock } from './orders.ts';

/** The new version of an order, as it is to stand once it is paid for. */
export type SavedVersion = {
  readonly orderNumber: string;
  /** The version that it replaces, and no other. */
  readonly revision: number;
  readonly totalCents: number;
  readonly facts: KeptFacts;
  /** What was taken off the shelves for it beside what the order had taken before. */
  readonly extra: readonly TakenStock[];
  /** What was taken and is not needed any more once it stands. */
  readonly spare: readonly TakenStock[];
};
/** How the wish to save a change stands, for whoever asks with its key. */
export type KeyedSave = {
  readonly key: string;
  readonly shopperId: string;
  readonly orderId: string;
  readonly state: PlacementState;
  readonly requestHash: string;
  readonly reason: string | null;
  readonly version: SavedVersion;
  readonly intended: IntendedPayment | null;
};

type NewSave = Omit<KeyedSave, 'intended' | 'reason'> & { readonly paymentId: string | null };

export async function createSave(trx: Transaction, save: NewSave, nowMs: number): Promise<void> {
  const { shopperId, key, orderId, requestHash, state, paymentId, version } = save;
  const row = { shopper_id: shopperId, key, order_id: orderId, request_hash: requestHash, state, reason: null };
  await trx
    .insertInto('order_saves')
    .values(given({ ...row, payment_id: paymentId, facts: JSON.stringify(version), created_ms: nowMs }))
    .execute();
}

async function saveWhere(
  db: Reader,
  { shopperId, key, paymentId }: { shopperId?: string; key?: string; paymentId?: string },
): Promise<KeyedSave | null> {
  let query = db
    .selectFrom('order_saves')
    .leftJoin('payments', 'payments.id', 'order_saves.payment_id')
    .select(['order_saves.shopper_id', 'key', 'order_saves.order_id', 'request_hash', 'order_saves.state', 'facts'])
    .select(['order_saves.reason', 'payments.id as payment_id', 'payments.state as paid'])
    .select(['instrument_id', 'amount_cents', 'payments.created_ms as since_ms']);
  if (shopperId !== undefined) query = query.where('order_saves.shopper_id', '=', shopperId);
  if (key !== undefined) query = query.where('key', '=', key);
  if (paymentId !== undefined) query = query.where('order_saves.payment_id', '=', paymentId);
  const row = await query.executeTakeFirst();
  if (row === undefined) return null;
  const { payment_id: id, instrument_id: instrumentId } = row;
  const isIntended = row.paid === 'intended' && id !== null && instrumentId !== null;
  return {
    key: row.key,
    shopperId: row.shopper_id,
    orderId: row.order_id,
    state: row.state as PlacementState,
    requestHash: row.request_hash,
    reason: row.reason,
    version: JSON.parse(row.facts) as SavedVersion,
    intended: isIntended
      ? { id, instrumentId, amountCents: row.amount_cents ?? 0, createdMs: row.since_ms ?? 0 }
      : null,
  };
}

/** What became of a shopper's wish with that key; null when there was none. */
export const saveByKey = (db: Reader, shopperId: string, key: string) => saveWhere(db, { shopperId, key });
/** What that payment pays for; null when it is for no change. */
export const saveOfPayment = (db: Reader, paymentId: string) => saveWhere(db, { paymentId });

/** Says what became of a wish that was being paid for. */
export async function endSave(
  trx: Transaction,
  { shopperId, key }: Pick<KeyedSave, 'shopperId' | 'key'>,
  state: Exclude<PlacementState, 'paying'>,
  reason: string | null,
): Promise<void> {
  await trx
    .updateTable('order_saves')
    .set(given({ state, reason }))
    .where('shopper_id', '=', shopperId)
    .where('key', '=', key)
    .where('state', '=', 'paying')
    .execute();
}
