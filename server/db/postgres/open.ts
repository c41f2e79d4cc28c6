import { Kysely, PostgresDialect, PostgresQueryCompiler, type QueryId, type RootOperationNode } from 'kysely';
import pg from 'pg';
import type { World } from '../../world.ts';
import type { Database } from '../database.ts';
import { dialectOf } from '../ddl.ts';
import { refuseUndefined } from '../parameters.ts';
import { retrying } from '../retry.ts';
import type { Schema } from '../schema.ts';

/** Any number will do, as long as every process of the store uses the same. */
const migratorLock = 7_236_154;
const lostCodes = ['40001', '40P01'];
const isLost = (error: unknown) => lostCodes.includes((error as { code?: string } | null)?.code ?? '');

const int8 = 20;
const numeric = 1700;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === int8 || oid === numeric
      ? wholeNumber
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError('The database answered a number that is too large to be exact.');
  return value;
}

class Compiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, id: QueryId) {
    const query = super.compileQuery(node, id);
    refuseUndefined(query.parameters);
    return query;
  }
}

class Dialect extends PostgresDialect {
  override createQueryCompiler(): Compiler {
    return new Compiler();
  }
}

/** Opens a PostgreSQL database by its address. */
export async function openPostgres(url: string, world: World): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 60_000,
    application_name: 'kete',
    types,
  });
  // The pool replaces an idle connection that broke; unheard, its error would end the process.
  pool.on('error', () => undefined);
  const kysely = new Kysely<Schema>({ dialect: new Dialect({ pool }) });
  await pool.query('select 1');
  return {
    engine: 'postgres',
    read: kysely,
    transaction: (work) => retrying(world, isLost, () => kysely.transaction().execute(work)),
    migrator: {
      exclusively: (work) => exclusively(url, work),
      define: async (ddl) => void (await pool.query(dialectOf('postgres', ddl))),
    },
    close: () => kysely.destroy(),
  };
}

/** The lock lives and dies with a connection of its own. */
async function exclusively<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString, application_name: 'kete migrator' });
  await holder.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [migratorLock]);
    return await work();
  } finally {
    await holder.end();
  }
}
