import type { Transaction } from '../db/database.ts';
import { keepPlaced } from '../db/repositories/orders.ts';
import { dropAcceptedSamples } from '../db/repositories/samples.ts';
import { dropLines, keepLine, type TrolleyRows } from '../db/repositories/trolley.ts';
import type { OrderLine } from './order.types.ts';
import type { OrderWorld } from './order-world.ts';

type Placed = {
  readonly orderId: string;
  readonly shopperId: string;
  readonly lines: readonly OrderLine[];
  readonly orderedMs: number;
  /** As it is in this transaction, which holds it. */
  readonly trolley: TrolleyRows;
};

/** Does what goes with an order that is placed: its trolley is emptied of what was ordered, and of nothing else. */
export async function afterPlacing(
  trx: Transaction,
  { ids }: Pick<OrderWorld, 'ids'>,
  { orderId, shopperId, lines, orderedMs, trolley }: Placed,
  nowMs: number,
): Promise<void> {
  const units = new Map(trolley.lines.map(({ sku, unit }) => [sku, unit]));
  const alike = lines.filter(({ sku, unit }) => unit === units.get(sku));
  const ordered = new Map(alike.map(({ sku, amount }) => [sku, amount]));
  const gone: string[] = [];
  for (const line of trolley.lines) {
    const amount = Math.max(0, line.amount - (ordered.get(line.sku) ?? 0));
    if (amount === 0) gone.push(line.sku);
    else if (amount < line.amount) await keepLine(trx, shopperId, { ...line, amount }, nowMs);
  }
  await dropLines(trx, shopperId, gone);
  await dropAcceptedSamples(trx, shopperId, orderedMs);
  await keepPlaced(trx, { orderId, shopperId, letterId: ids.uuid7() }, nowMs);
}
