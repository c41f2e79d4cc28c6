import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import { holdShopper } from './hold-shopper.ts';

/** The recipes that a shopper saved, the newest first. */
export async function savedRecipesOf(db: Reader, shopperId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('saved_recipes')
    .select('slug')
    .where('shopper_id', '=', shopperId)
    .orderBy('saved_ms', 'desc')
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Saves a recipe; one that is saved stays where it is. False, and nothing done, when there are too many. */
export async function saveRecipe(
  trx: Transaction,
  shopperId: string,
  slug: string,
  { most, nowMs }: { readonly most: number; readonly nowMs: number },
): Promise<boolean> {
  await holdShopper(trx, shopperId);
  const had = await savedRecipesOf(trx, shopperId);
  if (had.includes(slug)) return true;
  if (had.length >= most) return false;
  await trx
    .insertInto('saved_recipes')
    .values(given({ shopper_id: shopperId, slug, saved_ms: nowMs }))
    .execute();
  return true;
}

export async function forgetRecipe(trx: Transaction, shopperId: string, slug: string): Promise<void> {
  await trx.deleteFrom('saved_recipes').where('shopper_id', '=', shopperId).where('slug', '=', slug).execute();
}
