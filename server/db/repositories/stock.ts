import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import { bumpCatalogueVersion } from './catalogue.ts';

const most = 255;

/**
 * Says how many of a product stand in one store, by the store's position in the list of stores. One statement, so that
 * two stores that report at once both count. False when there is no such product or store.
 */
export async function setStock(trx: Transaction, sku: string, storePosition: number, pieces: number): Promise<boolean> {
  if (!Number.isInteger(storePosition) || storePosition < 0) return false;
  const digits = Math.max(0, Math.min(most, Math.trunc(pieces)))
    .toString(16)
    .padStart(2, '0');
  const from = storePosition * 2;
  const stock = sql<string>`substr(stock, 1, ${sql.lit(from)}) || ${digits} || substr(stock, ${sql.lit(from + 3)})`;
  const { numUpdatedRows } = await trx
    .updateTable('products')
    .set({ stock })
    .where('sku', '=', sku)
    .where((eb) => eb(eb.fn<number>('length', ['stock']), '>=', from + 2))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await bumpCatalogueVersion(trx);
  return true;
}
