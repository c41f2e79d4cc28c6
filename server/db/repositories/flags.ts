import type { Reader, Transaction } from '../database.ts';

/** Every flag the operator has set, by name. A name that is not here is off. */
export async function allFlags(db: Reader): Promise<Readonly<Record<string, boolean>>> {
  const rows = await db.selectFrom('flags').selectAll().execute();
  return Object.fromEntries(rows.map((row) => [row.name, row.is_on === 1]));
}

export async function setFlag(trx: Transaction, name: string, isOn: boolean): Promise<void> {
  const is_on = isOn ? 1 : 0;
  await trx
    .insertInto('flags')
    .values({ name, is_on })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ is_on }))
    .execute();
}
