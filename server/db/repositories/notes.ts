import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

type Note = { readonly sku: string; readonly note: string };

/** The notes of a shopper, the newest first; of one product when it is named. */
export async function notesOf(db: Reader, shopperId: string, sku?: string): Promise<readonly Note[]> {
  const all = db
    .selectFrom('shopper_notes')
    .select(['sku', 'note'])
    .where('shopper_id', '=', shopperId)
    .orderBy('changed_ms', 'desc')
    .orderBy('sku');
  return (sku === undefined ? all : all.where('sku', '=', sku)).execute();
}

/** Keeps a note in the place of the one before; an empty one takes it away. */
export async function keepNote(trx: Transaction, shopperId: string, { sku, note }: Note, nowMs: number): Promise<void> {
  if (note === '') {
    await trx.deleteFrom('shopper_notes').where('shopper_id', '=', shopperId).where('sku', '=', sku).execute();
    return;
  }
  await trx
    .insertInto('shopper_notes')
    .values(given({ shopper_id: shopperId, sku, note, changed_ms: nowMs }))
    .onConflict((conflict) => conflict.columns(['shopper_id', 'sku']).doUpdateSet({ note, changed_ms: nowMs }))
    .execute();
}
