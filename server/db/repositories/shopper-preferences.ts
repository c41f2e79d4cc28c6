import * as v from 'valibot';
import { Preferences } from '#services/preferences/preferences.contract.ts';
import { noPreferences } from '#services/preferences/preferences.words.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

/** What a row says; what no longer keeps to its contract counts as nothing said. */
export function preferencesIn(facts: string | null | undefined): Preferences {
  if (facts === null || facts === undefined) return noPreferences;
  const kept = v.safeParse(Preferences, { ...noPreferences, ...(JSON.parse(facts) as object) });
  return kept.success ? kept.output : noPreferences;
}

/** How a shopper shops unless they say otherwise. */
export async function preferencesOf(db: Reader, shopperId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('shopper_preferences')
    .select('facts')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return preferencesIn(row?.facts);
}

/** Changes some of them. The row is held while that is done: what two pages say at once both stands. */
export async function changePreferences(
  trx: Transaction,
  shopperId: string,
  change: Partial<Preferences>,
  nowMs: number,
): Promise<Preferences> {
  await trx
    .insertInto('shopper_preferences')
    .values(given({ shopper_id: shopperId, facts: '{}', changed_ms: nowMs }))
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet({ changed_ms: nowMs }))
    .execute();
  const next = { ...(await preferencesOf(trx, shopperId)), ...change };
  await trx
    .updateTable('shopper_preferences')
    .set(given({ facts: JSON.stringify(next) }))
    .where('shopper_id', '=', shopperId)
    .execute();
  return next;
}
