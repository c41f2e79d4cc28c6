import pg from 'pg';
import type { Database, Engine } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import { startPostgres } from '../server/db/postgres.ts';
import { realWorld } from '../server/world.ts';

type Ask = (...asked: unknown[]) => unknown;
type Table = keyof Schema;

export type SimEngine = {
  /** A database to begin with, or null where the shop of the tests makes one of its own. */
  readonly db: Database | null;
  /** Something was asked that is not answered yet. The embedded engine answers before anything else can happen. */
  readonly isAsking: () => boolean;
  readonly empty: (db: Database, names: readonly Table[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

const embedded: SimEngine = {
  db: null,
  isAsking: () => false,
  async empty(db, names) {
    await db.migrator.define('pragma foreign_keys = off');
    await db.transaction(async (trx) => {
      for (const name of names) await trx.deleteFrom(name).execute();
    });
    await db.migrator.define('pragma foreign_keys = on');
  },
  close: async () => undefined,
};

/** Counts what all clients of PostgreSQL in this process ask and wait for; the store knows nothing of it. */
function countAsking(): { readonly isAsking: () => boolean; readonly stop: () => void } {
  let asking = 0;
  const ended = () => void (asking -= 1);
  const counted = (of: object, name: string) => {
    const own = of as Record<string, Ask>;
    const ask = own[name] as Ask;
    own[name] = function count(this: unknown, ...asked) {
      const answer = ask.apply(this, asked);
      if (answer instanceof Promise) {
        asking += 1;
        void answer.then(ended, ended);
      }
      return answer;
    };
    return () => void (own[name] = ask);
  };
  const stops = [counted(pg.Client.prototype, 'query'), counted(pg.Pool.prototype, 'connect')];
  return { isAsking: () => asking > 0, stop: () => stops.forEach((stop) => stop()) };
}

async function postgres(): Promise<SimEngine> {
  const server = await startPostgres();
  const counting = countAsking();
  return {
    db: await openDatabase({ databaseUrl: await server.createDatabase() }, realWorld),
    isAsking: counting.isAsking,
    empty: (db, names) => db.migrator.define(`truncate ${names.join(', ')} restart identity cascade`),
    close: async () => {
      counting.stop();
      await server.stop();
    },
  };
}

export const openEngine = async (engine: Engine): Promise<SimEngine> => (engine === 'postgres' ? postgres() : embedded);
