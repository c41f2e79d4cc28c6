import { lowStockAtMost } from '#fixtures/catalogue/product-facts.ts';
import type { Transaction } from '../db/database.ts';
import { bumpCatalogueVersion } from '../db/repositories/catalogue.ts';
import type { TakenStock } from '../db/repositories/orders.ts';
import { moveStock, stockOf, type StockMove, storePosition } from '../db/repositories/stock.ts';
import type { OrderLine } from './order.types.ts';

const bySku = (one: { readonly sku: string }, other: { readonly sku: string }): number =>
  one.sku < other.sku ? -1 : 1;
const statusOf = (left: number) => (left === 0 ? 'out' : left <= lowStockAtMost ? 'low' : 'in');
const isNews = ({ before, after }: StockMove): boolean => statusOf(before) !== statusOf(after);

/** Stock is counted in pieces, and in kilograms that were begun. */
const piecesOf = ({ unit, amount }: Pick<OrderLine, 'unit' | 'amount'>): number =>
  unit === 'Each' ? amount : Math.max(1, Math.ceil(amount / 1_000));

/** Takes what is ordered off the shelves of a store, and says what it was. Null when something has sold out: then give all of it up. */
export async function takeStock(
  trx: Transaction,
  storeId: number,
  lines: readonly OrderLine[],
): Promise<readonly TakenStock[] | null> {
  const position = await storePosition(trx, storeId);
  if (position === null) return [];
  const taken: TakenStock[] = [];
  let isNew = false;
  const stock = await stockOf(
    trx,
    lines.map(({ sku }) => sku),
  );
  for (const line of lines.toSorted(bySku)) {
    const move = await moveStock(trx, line.sku, position, -piecesOf(line), stock.get(line.sku));
    if (move.before === 0) return null;
    taken.push({ sku: line.sku, pieces: move.before - move.after });
    isNew ||= isNews(move);
  }
  if (isNew) await bumpCatalogueVersion(trx);
  return taken;
}

/** Puts exactly that back. */
export async function giveStockBack(trx: Transaction, storeId: number, taken: readonly TakenStock[]): Promise<void> {
  const position = await storePosition(trx, storeId);
  if (position === null) return;
  let isNew = false;
  const stock = await stockOf(
    trx,
    taken.map(({ sku }) => sku),
  );
  for (const { sku, pieces } of taken.toSorted(bySku)) {
    const move = await moveStock(trx, sku, position, pieces, stock.get(sku));
    isNew ||= isNews(move);
  }
  if (isNew) await bumpCatalogueVersion(trx);
}
