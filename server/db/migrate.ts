import type { Clock } from '../world.ts';
import type { Database } from './database.ts';
import { type Step, steps } from './migrations/index.ts';

async function takenSteps(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.read.selectFrom('schema_steps').select('name').execute();
  return new Set(rows.map((row) => row.name));
}

/** Whether every step has been taken, of a database that may have no schema at all. */
export async function isMigrated(db: Database): Promise<boolean> {
  try {
    const taken = await takenSteps(db);
    return steps.every((step) => taken.has(step.name));
  } catch (error) {
    if (isMissingTable(error)) return false;
    throw error;
  }
}

const undefinedTable = '42P01';
const isMissingTable = (error: unknown) =>
  error instanceof Error &&
  ((error as { code?: unknown }).code === undefinedTable || error.message.startsWith('no such table'));

/**
 * Takes the steps that are missing, in order, and says which. Each is recorded after it, so that one that was cut short
 * is taken again. To be called by one process at a time.
 */
export async function migrate(
  db: Database,
  clock: Pick<Clock, 'nowMs'>,
  all: readonly Step[] = steps,
): Promise<readonly string[]> {
  await db.migrator.define(
    'create table if not exists schema_steps (name text primary key, applied_ms integer not null)',
  );
  const taken = await takenSteps(db);
  const missing = all.filter((step) => !taken.has(step.name));
  for (const { name, ddl } of missing) {
    await db.migrator.define(ddl);
    const row = { name, applied_ms: clock.nowMs() };
    await db.transaction((trx) => trx.insertInto('schema_steps').values(row).execute());
  }
  return missing.map((step) => step.name);
}
