import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';
export type Transaction = KyselyTransaction<Schema>;
/** Reads come from either: a transaction sees what it wrote. */
export type Reader = Pick<Kysely<Schema>, 'selectFrom'>;

export interface Database {
  readonly engine: Engine;
  /** For reading alone: on the embedded engine it is a connection that cannot write. */
  readonly read: Reader;
  /**
   * All of the work or none of it. The work awaits nothing but queries of `trx` and has no outside effect, because it is
   * run again from its start when another transaction was first. DatabaseBusy when that goes on for too long.
   */
  transaction<T>(work: (trx: Transaction) => Promise<T>): Promise<T>;
  /** What only the migrator may: one process at a time, and statements that change the schema. */
  readonly migrator: {
    exclusively<T>(work: () => Promise<T>): Promise<T>;
    define(ddl: string): Promise<void>;
  };
  close(): Promise<void>;
}
