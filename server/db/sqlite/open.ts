import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { withFolderLock } from '../../lock.ts';
import type { World } from '../../world.ts';
import type { Database } from '../database.ts';
import { dialectOf } from '../ddl.ts';
import { retrying } from '../retry.ts';
import type { Schema } from '../schema.ts';
import { isBusy, SqliteConnection } from './connection.ts';
import { sqliteDialect } from './dialect.ts';

/** Longer would freeze the whole process: the wait of the engine is a synchronous one. */
const engineWaitMs = 10;
const options = { timeout: engineWaitMs, enableForeignKeyConstraints: true, allowExtension: false } as const;

/** Opens, or begins, the embedded database in a folder. */
export async function openSqlite(dataDir: string, world: World): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'store.db');
  const writer = new DatabaseSync(file, options);
  await retrying(world, isBusy, async () => writer.exec('pragma journal_mode = wal'));
  writer.exec('pragma synchronous = full');
  writer.exec('pragma trusted_schema = off');
  const reader = new DatabaseSync(file, { ...options, readOnly: true });

  const write = new Kysely<Schema>({ dialect: sqliteDialect(new SqliteConnection(writer, null), 'writer') });
  const read = new Kysely<Schema>({ dialect: sqliteDialect(new SqliteConnection(reader, world), 'reader') });
  return {
    engine: 'sqlite',
    read,
    transaction: (work) => retrying(world, isBusy, () => write.transaction().execute(work)),
    migrator: {
      exclusively: (work) => withFolderLock(dataDir, world.clock, work),
      define: (ddl) => retrying(world, isBusy, async () => writer.exec(dialectOf('sqlite', ddl))),
    },
    close: async () => {
      await read.destroy();
      await write.destroy();
    },
  };
}
