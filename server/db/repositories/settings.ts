import type { Reader, Transaction } from '../database.ts';

/** A group of settings by name, as it was kept; null when there is none. Its reader checks it against a schema. */
export async function settingsGroup(db: Reader, name: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('facts').where('name', '=', name).executeTakeFirst();
  return row === undefined ? null : JSON.parse(row.facts);
}

export async function keepSettingsGroup(trx: Transaction, name: string, group: unknown): Promise<void> {
  const facts = JSON.stringify(group);
  await trx
    .insertInto('settings')
    .values({ name, facts })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ facts }))
    .execute();
}
