import { CompiledQuery } from 'kysely';
import type { Engine, Transaction } from './database.ts';
import { refuseUndefined } from './parameters.ts';
import type { Schema } from './schema.ts';

/** Both engines take this many values in one statement. */
const mostValues = 8_000;

type Value = string | number | null;

/** Inserts any number of rows, a few hundred a statement. All rows have the columns of the first. */
export async function insertMany<T extends keyof Schema & string>(
  trx: Transaction,
  engine: Engine,
  table: T,
  rows: Iterable<Schema[T]>,
): Promise<number> {
  let columns: readonly string[] | null = null;
  let most = 0;
  let count = 0;
  let values: Value[] = [];

  const flush = async () => {
    if (columns === null || values.length === 0) return;
    refuseUndefined(values);
    await trx.executeQuery(
      CompiledQuery.raw(statement(engine, table, columns, values.length / columns.length), values),
    );
    values = [];
  };
  for (const row of rows) {
    columns ??= Object.keys(row);
    most ||= Math.floor(mostValues / columns.length) * columns.length;
    for (const column of columns) values.push(row[column as keyof Schema[T]] as Value);
    count++;
    if (values.length >= most) await flush();
  }
  await flush();
  return count;
}

function statement(engine: Engine, table: string, columns: readonly string[], rows: number): string {
  let position = 0;
  const placeholder = () => (engine === 'postgres' ? `$${++position}` : '?');
  const row = () => `(${columns.map(placeholder).join(', ')})`;
  const names = columns.map((column) => `"${column}"`).join(', ');
  return `insert into "${table}" (${names}) values ${Array.from({ length: rows }, row).join(', ')}`;
}
