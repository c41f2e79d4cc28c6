import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** How often two transactions waited for each other; null where there is only one at a time. */
export async function deadlocksOf(db: Database): Promise<number | null> {
  if (db.engine === 'sqlite') return null;
  const counted = sql<{ deadlocks: number }>`select deadlocks from pg_stat_database where datname = current_database()`;
  return (await db.transaction((trx) => counted.execute(trx))).rows[0]?.deadlocks ?? null;
}
