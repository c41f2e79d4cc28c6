import * as v from 'valibot';
import { DietaryProfile, noDiet } from '#services/dietary/dietary.contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

/** How a shopper told the shop that they eat; what no longer keeps to its contract counts as nothing told. */
export async function dietaryProfileOf(db: Reader, shopperId: string): Promise<DietaryProfile> {
  const row = await db
    .selectFrom('dietary_profiles')
    .select('facts')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  const kept = v.safeParse(DietaryProfile, row ? JSON.parse(row.facts) : noDiet);
  return kept.success ? kept.output : noDiet;
}

export async function keepDietaryProfile(
  trx: Transaction,
  shopperId: string,
  profile: DietaryProfile,
  nowMs: number,
): Promise<void> {
  const kept = given({ facts: JSON.stringify(profile), changed_ms: nowMs });
  await trx
    .insertInto('dietary_profiles')
    .values({ ...kept, shopper_id: shopperId })
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet(kept))
    .execute();
}
