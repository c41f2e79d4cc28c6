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

/** What such lines need, in pieces. */
export const neededFor = (lines: readonly OrderLine[]): readonly TakenStock[] =>
  lines.map((line) => ({ sku: line.sku, pieces: piecesOf(line) }));

/** Takes what is ordered off the shelves of a store, and says what it was. Null when something has sold out: then give all of it up. */
export const takeStock = (
  trx: Transaction,
  storeId: number,
  lines: readonly OrderLine[],
): Promise<readonly TakenStock[] | null> => exchangeStock(trx, storeId, neededFor(lines), []);

/** Puts exactly that back. */
export async function giveStockBack(trx: Transaction, storeId: number, taken: readonly TakenStock[]): Promise<void> {
  await exchangeStock(trx, storeId, [], taken);
}

/**
 * Takes some off the shelves and puts other things back, in one round over the products: two orders that do so at once
 * never wait for each other. Says what was taken; null when something has sold out.
 */
export async function exchangeStock(
  trx: Transaction,
  storeId: number,
  wanted: readonly TakenStock[],
  returned: readonly TakenStock[],
): Promise<readonly TakenStock[] | null> {
  const position = await storePosition(trx, storeId);
  if (position === null) return [];
  const taken: TakenStock[] = [];
  let isNew = false;
  const moves = [
    ...wanted.map(({ sku, pieces }) => ({ sku, by: -pieces })),
    ...returned.map(({ sku, pieces }) => ({ sku, by: pieces })),
  ];
  const stock = await stockOf(
    trx,
    moves.map(({ sku }) => sku),
  );
  for (const { sku, by } of moves.toSorted(bySku)) {
    const move = await moveStock(trx, sku, position, by, stock.get(sku));
    isNew ||= isNews(move);
    if (by >= 0) continue;
    if (move.before === 0) return null;
    taken.push({ sku, pieces: move.before - move.after });
  }
  if (isNew) await bumpCatalogueVersion(trx);
  return taken;
}
