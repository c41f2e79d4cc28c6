import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { refuseUndefined } from '../parameters.ts';
import { type Pace, retrying } from '../retry.ts';

type Prepared = { readonly statement: StatementSync; readonly isReader: boolean };

const mostStatements = 256;
const primaryCode = 0xff;
const busyCodes = [5, 6];

/** Another connection holds what this one wants. */
export function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' && busyCodes.includes(code & primaryCode);
}

/** One node:sqlite handle as the query builder wants it. With a pace, a busy statement is tried again by itself. */
export class SqliteConnection implements DatabaseConnection {
  readonly #handle: DatabaseSync;
  readonly #pace: Pace | null;
  readonly #statements = new Map<string, Prepared>();

  constructor(handle: DatabaseSync, pace: Pace | null) {
    this.#handle = handle;
    this.#pace = pace;
  }

  get isInTransaction(): boolean {
    return this.#handle.isTransaction;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    refuseUndefined(parameters);
    const run = () => this.#run<R>(sql, parameters as readonly SQLInputValue[]);
    if (this.#pace === null) return run();
    return retrying(this.#pace, isBusy, async () => run());
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are read in pages: a stream would hold the connection.');
  }

  close(): void {
    this.#statements.clear();
    this.#handle.close();
  }

  #run<R>(sql: string, parameters: readonly SQLInputValue[]): QueryResult<R> {
    const { statement, isReader } = this.#prepare(sql);
    if (isReader) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(sql: string): Prepared {
    const had = this.#statements.get(sql);
    if (had) return had;
    const statement = this.#handle.prepare(sql);
    const made = { statement, isReader: statement.columns().length > 0 };
    if (this.#statements.size >= mostStatements) this.#statements.delete(this.#statements.keys().next().value ?? sql);
    this.#statements.set(sql, made);
    return made;
  }
}
