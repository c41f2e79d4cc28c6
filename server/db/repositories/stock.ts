import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
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

/** How many of a product stood in a store, and how many stand there then. */
export type StockMove = { readonly before: number; readonly after: number };

type Shelved = { readonly sku: string; readonly stock: string };

/** What stands of each of those products, in one statement. */
export async function stockOf(db: Reader, skus: readonly string[]): Promise<ReadonlyMap<string, Shelved>> {
  if (skus.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['sku', 'stock']).where('sku', 'in', skus).execute();
  return new Map(rows.map((row) => [row.sku, row]));
}

/**
 * Takes pieces off the shelf of a store, or puts them back: never fewer than none, never more than can be counted. Two
 * that do so at once both count: what was seen before is looked at again where it is another by now. Nothing stands
 * where there is no such product or store.
 */
export async function moveStock(
  trx: Transaction,
  sku: string,
  storePosition: number,
  by: number,
  seen?: Shelved,
): Promise<StockMove> {
  const from = storePosition * 2;
  for (let row = seen; ; row = undefined) {
    row ??= (await stockOf(trx, [sku])).get(sku);
    const before = Number.parseInt(row?.stock.slice(from, from + 2) ?? '', 16);
    if (row === undefined || !(before >= 0)) return { before: 0, after: 0 };
    const after = Math.max(0, Math.min(most, before + by));
    const digits = after.toString(16).padStart(2, '0');
    const { numUpdatedRows } = await trx
      .updateTable('products')
      .set({ stock: row.stock.slice(0, from) + digits + row.stock.slice(from + 2) })
      .where('sku', '=', sku)
      .where('stock', '=', row.stock)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return { before, after };
  }
}

/** Where a store stands among the stores; null for one that there is not. */
export async function storePosition(db: Reader, storeId: number): Promise<number | null> {
  const row = await db.selectFrom('stores').select('position').where('id', '=', storeId).executeTakeFirst();
  return row?.position ?? null;
}
