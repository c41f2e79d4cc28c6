import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

const mostListed = 200;

/** Says whose frame it is that gives that card or wallet. */
export async function keepCapture(
  trx: Transaction,
  shopperId: string,
  instrumentId: string,
  nowMs: number,
): Promise<void> {
  await trx
    .insertInto('card_captures')
    .values(given({ instrument_id: instrumentId, shopper_id: shopperId, created_ms: nowMs }))
    .onConflict((conflict) => conflict.column('instrument_id').doNothing())
    .execute();
}

/** Whether the frame of that card was this shopper's. */
export async function isCaptureOf(db: Reader, shopperId: string, instrumentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('card_captures')
    .select('instrument_id')
    .where('instrument_id', '=', instrumentId)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The same, and nobody forgets that card before this transaction ends. */
export async function holdCapture(trx: Transaction, shopperId: string, instrumentId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('card_captures')
    .set((eb) => ({ created_ms: eb.ref('created_ms') }))
    .where('instrument_id', '=', instrumentId)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whose frame it was; null for one that no shopper asked for. */
export async function captureOwner(db: Reader, instrumentId: string): Promise<string | null> {
  const row = await db
    .selectFrom('card_captures')
    .select('shopper_id')
    .where('instrument_id', '=', instrumentId)
    .executeTakeFirst();
  return row?.shopper_id ?? null;
}

/** The names of what came, or may still come, of a shopper's frames: the newest first. */
export async function capturesOf(db: Reader, shopperId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('card_captures')
    .select('instrument_id')
    .where('shopper_id', '=', shopperId)
    .orderBy('created_ms', 'desc')
    .orderBy('instrument_id')
    .limit(mostListed)
    .execute();
  return rows.map(({ instrument_id }) => instrument_id);
}

/** How many frames of a shopper are kept. */
export async function captureCountOf(db: Reader, shopperId: string): Promise<number> {
  const { frames } = await db
    .selectFrom('card_captures')
    .select(({ fn }) => fn.countAll().as('frames'))
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  return Number(frames);
}

/** The names of what may have come of a shopper's frames from before that instant. */
export async function oldCapturesOf(db: Reader, shopperId: string, beforeMs: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('card_captures')
    .select('instrument_id')
    .where('shopper_id', '=', shopperId)
    .where('created_ms', '<', beforeMs)
    .execute();
  return rows.map(({ instrument_id }) => instrument_id);
}

/** Forgets frames of a shopper that nothing came of. */
export async function forgetCaptures(
  trx: Transaction,
  shopperId: string,
  instrumentIds: readonly string[],
): Promise<void> {
  if (instrumentIds.length === 0) return;
  await trx
    .deleteFrom('card_captures')
    .where('shopper_id', '=', shopperId)
    .where('instrument_id', 'in', instrumentIds)
    .execute();
}
