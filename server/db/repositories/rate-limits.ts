import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

/** How much of something was spent under a key, and when last. */
export type Spent = { readonly spent: number; readonly sinceMs: number };

/** What was spent, held for this transaction: another that asks waits until this one ends. */
export async function holdSpent(trx: Transaction, key: string, nowMs: number): Promise<Spent> {
  const row = await trx
    .insertInto('rate_limits')
    .values(given({ key, spent: 0, since_ms: nowMs }))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['spent', 'since_ms'])
    .executeTakeFirstOrThrow();
  return { spent: row.spent, sinceMs: row.since_ms };
}

export async function keepSpent(trx: Transaction, key: string, { spent, sinceMs }: Spent): Promise<void> {
  await trx
    .insertInto('rate_limits')
    .values(given({ key, spent, since_ms: sinceMs }))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ spent, since_ms: sinceMs }))
    .execute();
}

export async function findSpent(db: Reader, key: string): Promise<Spent | null> {
  const row = await db.selectFrom('rate_limits').selectAll().where('key', '=', key).executeTakeFirst();
  return row === undefined ? null : { spent: row.spent, sinceMs: row.since_ms };
}

/** Takes one back; what was forgotten meanwhile stays so. */
export async function giveBackSpent(trx: Transaction, key: string): Promise<void> {
  await trx
    .updateTable('rate_limits')
    .set((row) => ({ spent: row('spent', '-', 1) }))
    .where('key', '=', key)
    .where('spent', '>', 0)
    .execute();
}

export async function forgetSpent(trx: Transaction, key: string): Promise<void> {
  await trx.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Drops what was last spent before then, of the keys that begin so, and says how many. */
export async function sweepSpent(trx: Transaction, begins: string, beforeMs: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('rate_limits')
    .where('key', '>=', begins)
    .where('key', '<', `${begins}\u{10ffff}`)
    .where('since_ms', '<', beforeMs)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
