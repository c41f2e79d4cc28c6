import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

/** The slots that a shopper waits for and that have not begun. */
export async function watchedSlots(db: Reader, shopperId: string, nowMs: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('slot_watches')
    .select('slot_id')
    .where('shopper_id', '=', shopperId)
    .where('starts_ms', '>', nowMs)
    .execute();
  return new Set(rows.map(({ slot_id: id }) => id));
}

/** Remembers that a shopper waits for a slot, and forgets those of theirs that have begun. */
export async function keepWatch(
  trx: Transaction,
  shopperId: string,
  slot: { readonly id: string; readonly startMs: number },
  nowMs: number,
): Promise<void> {
  await trx.deleteFrom('slot_watches').where('shopper_id', '=', shopperId).where('starts_ms', '<=', nowMs).execute();
  await trx
    .insertInto('slot_watches')
    .values(given({ shopper_id: shopperId, slot_id: slot.id, starts_ms: slot.startMs, created_ms: nowMs }))
    .onConflict((conflict) => conflict.columns(['shopper_id', 'slot_id']).doNothing())
    .execute();
}

/** Forgets that a shopper waits for a slot; false when they did not, or somebody else forgot it first. */
export async function dropWatch(trx: Transaction, shopperId: string, slotId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('slot_watches')
    .where('shopper_id', '=', shopperId)
    .where('slot_id', '=', slotId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Who waits for a slot, in the order in which they asked. */
export async function watchersOf(db: Reader, slotId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('slot_watches')
    .select('shopper_id')
    .where('slot_id', '=', slotId)
    .orderBy('created_ms')
    .orderBy('shopper_id')
    .execute();
  return rows.map(({ shopper_id: id }) => id);
}
