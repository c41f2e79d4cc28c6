import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { retrying } from '../db/retry.ts';
import { isBusy } from '../db/sqlite/connection.ts';
import type { World } from '../world.ts';

/** Longer would freeze the store beside it: the wait of the engine is a synchronous one. */
const engineWaitMs = 10;
const tables = `
  create table if not exists captures (
    nth integer primary key autoincrement,
    token text not null unique,
    instrument_id text not null unique,
    kind text not null,
    expires_ms integer not null,
    is_used integer not null
  );
  create table if not exists instruments (
    nth integer primary key autoincrement,
    instrument_id text not null unique,
    scheme text not null,
    suffix text not null,
    expiry_month integer not null,
    expiry_year integer not null,
    is_saved integer not null,
    pays text not null
  );
  create table if not exists payments (
    payment_id text not null primary key,
    instrument_id text,
    amount_cents integer not null,
    state text not null,
    reason text,
    due_ms integer not null,
    settled_ms integer
  );
  create table if not exists refunds (
    refund_id text not null primary key,
    payment_id text not null,
    amount_cents integer not null,
    state text not null,
    settled_ms integer not null
  );
  create index if not exists refunds_of_payment on refunds (payment_id);
`;

/** An open page of the ledger: what is written there is kept whole, or not at all. */
export type Page = {
  /** The first row of what was asked; the caller says what stands in it. */
  row<R>(sql: string, ...values: readonly SQLInputValue[]): R | undefined;
  /** How many rows were changed. */
  change(sql: string, ...values: readonly SQLInputValue[]): number;
};

/** The book of the sandbox: a file of its own, so that a payment is known whatever became of the process that took it. */
export type Ledger = {
  /** What the work wrote is on the disk when this resolves. The work is run again when another process was first. */
  write<T>(work: (page: Page) => T): Promise<T>;
  read<T>(work: (page: Page) => T): Promise<T>;
  close(): void;
};

function ledgerOn(handle: DatabaseSync, world: World): Ledger {
  const statements = new Map<string, StatementSync>();
  const statement = (sql: string) => {
    const made = statements.get(sql) ?? handle.prepare(sql);
    statements.set(sql, made);
    return made;
  };
  const page: Page = {
    row: <R>(sql: string, ...values: readonly SQLInputValue[]) => statement(sql).get(...values) as R | undefined,
    change: (sql, ...values) => Number(statement(sql).run(...values).changes),
  };
  const whole = <T>(work: (page: Page) => T): T => {
    handle.exec('begin immediate');
    try {
      const told = work(page);
      handle.exec('commit');
      return told;
    } catch (error) {
      if (handle.isTransaction) handle.exec('rollback');
      throw error;
    }
  };
  return {
    write: (work) => retrying(world, isBusy, async () => whole(work)),
    read: (work) => retrying(world, isBusy, async () => work(page)),
    close: () => {
      statements.clear();
      if (handle.isOpen) handle.close();
    },
  };
}

/** A ledger that ends with the process. */
export function memoryLedger(world: World): Ledger {
  const handle = new DatabaseSync(':memory:');
  handle.exec(tables);
  return ledgerOn(handle, world);
}

/** Opens, or begins, the ledger in a folder; several processes may have it open. */
export async function openLedger(folder: string, world: World): Promise<Ledger> {
  mkdirSync(folder, { recursive: true });
  const handle = new DatabaseSync(join(folder, 'payments.db'), { timeout: engineWaitMs });
  await retrying(world, isBusy, async () => handle.exec('pragma journal_mode = wal'));
  handle.exec('pragma synchronous = full');
  handle.exec('pragma trusted_schema = off');
  await retrying(world, isBusy, async () => handle.exec(tables));
  return ledgerOn(handle, world);
}
