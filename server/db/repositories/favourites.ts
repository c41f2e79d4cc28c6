import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import { holdShopper } from './hold-shopper.ts';

/** The codes of what a shopper has marked, the newest first. */
export async function favouritesOf(db: Reader, shopperId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('sku')
    .where('shopper_id', '=', shopperId)
    .orderBy('added_ms', 'desc')
    .orderBy('sku')
    .execute();
  return rows.map(({ sku }) => sku);
}

/** Marks a product; one that is marked stays where it is. False, and nothing done, when there are too many. */
export async function markFavourite(
  trx: Transaction,
  shopperId: string,
  sku: string,
  { most, nowMs }: { readonly most: number; readonly nowMs: number },
): Promise<boolean> {
  await holdShopper(trx, shopperId);
  const had = await favouritesOf(trx, shopperId);
  if (had.includes(sku)) return true;
  if (had.length >= most) return false;
  await trx
    .insertInto('favourites')
    .values(given({ shopper_id: shopperId, sku, added_ms: nowMs }))
    .execute();
  return true;
}

export async function unmarkFavourite(trx: Transaction, shopperId: string, sku: string): Promise<void> {
  await trx.deleteFrom('favourites').where('shopper_id', '=', shopperId).where('sku', '=', sku).execute();
}
