import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { Transaction } from '../../db/database.ts';
import { productBySku } from '../../db/repositories/catalogue.ts';
import { keepFacts, orderById, stepOrder, tellEvent } from '../../db/repositories/order-steps.ts';
import type { OrderLine } from '../order.types.ts';
import type { OrderWorld } from '../order-world.ts';
import { intendRefunds } from '../refunds/intend.ts';
import { type Picked, suppliedOf } from './supplied.rules.ts';

/** What came, or did not; a substitute is named by its product alone. */
export type PickedLine = Pick<Picked, 'sku' | 'amount'> & {
  readonly substitute?: { readonly sku: string; readonly amount: number };
};

/** What was said of the picking cannot be so. */
export class NotPickedSo extends Error {
  override readonly name = 'NotPickedSo';
}

const costOf = ({ unit, priceCents, saleCents }: ProductFacts, amount: number): number => {
  const each = Math.min(priceCents, saleCents ?? priceCents);
  return unit === 'Kg' ? Math.round((each * amount) / 1_000) : each * amount;
};
const isAmount = (amount: number, least: number): boolean => Number.isSafeInteger(amount) && amount >= least;

async function pickedOf(trx: Transaction, lines: readonly OrderLine[], one: PickedLine): Promise<Picked> {
  const line = lines.find(({ sku }) => sku === one.sku);
  if (!line) throw new NotPickedSo(`${one.sku} is not in this order.`);
  if (!isAmount(one.amount, 0) || one.amount > line.amount)
    throw new NotPickedSo(`Of ${one.sku}, 0 to ${line.amount} can have come.`);
  const { sku, amount, substitute } = one;
  if (!substitute) return { sku, amount };
  if (!line.allowSubstitutes) throw new NotPickedSo(`Nothing may come in the place of ${sku}.`);
  const product = await productBySku(trx, substitute.sku);
  if (!product || !isAmount(substitute.amount, 1)) throw new NotPickedSo(`${substitute.sku} cannot come instead.`);
  const costsCents = costOf(product, substitute.amount);
  return { sku, amount, substitute: { ...substitute, name: product.name, costsCents } };
}

/**
 * Says that an order is picked and what of it did not come as it was ordered; what that costs less is to be given back.
 * False when it is not being picked.
 */
export async function finishPicking(
  { db, clock, ids }: Pick<OrderWorld, 'db' | 'clock' | 'ids'>,
  orderId: string,
  lines: readonly PickedLine[] = [],
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const nowMs = clock.nowMs();
    if (!(await stepOrder(trx, orderId, ['picking', 'picked']))) return false;
    const order = await orderById(trx, orderId);
    if (!order) return false;
    const { shopperId, facts, totalCents } = order;
    const picked: Picked[] = [];
    for (const line of lines) picked.push(await pickedOf(trx, facts.lines, line));
    if (new Set(picked.map(({ sku }) => sku)).size < picked.length) throw new NotPickedSo('A line was said twice.');
    const supplied = suppliedOf(facts.lines, totalCents, picked);
    await keepFacts(trx, orderId, { ...facts, supplied });
    for (const { sku, refundCents } of supplied)
      await intendRefunds(trx, { ids }, { orderId, shopperId, amountCents: refundCents, sku }, nowMs);
    await tellEvent(trx, orderId, 'picked', nowMs);
    return true;
  });
}
