import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { DietaryProfile } from '#services/dietary/dietary.contract.ts';
import { conflictsOf, conflictWords } from '#services/dietary/dietary.rules.ts';
import { labelOf } from '../../catalogue/label-of.ts';
import type { Transaction } from '../../db/database.ts';
import { dietaryProfileOf } from '../../db/repositories/dietary-profiles.ts';
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
/** What was ordered, and how its shopper eats: nothing comes instead that is against it. */
type Picking = { readonly lines: readonly OrderLine[]; readonly diet: DietaryProfile };

const isAmount = (amount: number, least: number): boolean => Number.isSafeInteger(amount) && amount >= least;

async function pickedOf(trx: Transaction, { lines, diet }: Picking, one: PickedLine): Promise<Picked> {
  const line = lines.find(({ sku }) => sku === one.sku);
  if (!line) throw new NotPickedSo(`${one.sku} is not in this order.`);
  if (!isAmount(one.amount, 0) || one.amount > line.amount)
    throw new NotPickedSo(`Of ${one.sku}, 0 to ${line.amount} can have come.`);
  const { sku, amount, substitute } = one;
  if (!substitute) return { sku, amount };
  if (!line.allowSubstitutes) throw new NotPickedSo(`Nothing may come in the place of ${sku}.`);
  const product = await productBySku(trx, substitute.sku);
  if (!product || !isAmount(substitute.amount, 1)) throw new NotPickedSo(`${substitute.sku} cannot come instead.`);
  const label = labelOf(product);
  const [conflict] = label ? conflictsOf(label, diet) : [];
  if (conflict)
    throw new NotPickedSo(
      `${product.name} cannot come instead: it ${conflictWords(conflict)}, and this shopper eats otherwise.`,
    );
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
    const picking = { lines: facts.lines, diet: await dietaryProfileOf(trx, shopperId) };
    for (const line of lines) picked.push(await pickedOf(trx, picking, line));
    if (new Set(picked.map(({ sku }) => sku)).size < picked.length) throw new NotPickedSo('A line was said twice.');
    const supplied = suppliedOf(facts.lines, totalCents, picked);
    await keepFacts(trx, orderId, { ...facts, supplied });
    for (const { sku, refundCents } of supplied)
      await intendRefunds(trx, { ids }, { orderId, shopperId, amountCents: refundCents, sku }, nowMs);
    await tellEvent(trx, orderId, 'picked', nowMs);
    return true;
  });
}
