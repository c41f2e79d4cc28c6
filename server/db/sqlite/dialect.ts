import {
  CompiledQuery,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteConnection } from './connection.ts';

/** Readers need no turn: each of their statements is a whole. */
class ReaderAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<SqliteConnection> {
    return this.#connection;
  }
  /** The write lock is taken at once: a transaction that reads first and writes later would fail in the middle. */
  async beginTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  async commitTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('commit'));
  }
  /** A full disk and the like have rolled back already. */
  async rollbackTransaction(): Promise<void> {
    if (this.#connection.isInTransaction) await this.#connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {
    this.#connection.close();
  }
}

/** The query builder's view of one connection: a writer takes turns, a reader does not. */
export const sqliteDialect = (connection: SqliteConnection, role: 'reader' | 'writer'): Dialect => ({
  createDriver: () => new SqliteDriver(connection),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => (role === 'reader' ? new ReaderAdapter() : new SqliteAdapter()),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
});
