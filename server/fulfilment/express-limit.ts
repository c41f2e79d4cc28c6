import type { FeatureName } from '#services/experiments/experiments.words.ts';
import { excessOf, expressCountOf, expressLimitOf } from '#services/trolley/express.rules.ts';
import type { Reader } from '../db/database.ts';
import { allFlags } from '../db/repositories/flags.ts';
import type { TrolleyLine } from '../db/repositories/trolley.ts';
import type { CardOf } from '../trolley/trolley-told.ts';
import { validateLines } from '../trolley/validate-lines.ts';
import { feesOf } from './slot-fees.ts';
import type { HeldSlot } from './hold.ts';
import type { Terms } from './terms.ts';

const ofSlots: FeatureName = 'UseItemsLimitFromFulfilmentSlots';

/** How many things would have to come out of an express order of these lines; what cannot come is not counted. */
export async function expressExcessOf(
  db: Reader,
  slot: HeldSlot,
  terms: Terms,
  lines: readonly TrolleyLine[],
  cardOf: CardOf,
): Promise<number> {
  const troubles = validateLines(terms, lines, cardOf);
  const count = expressCountOf(lines.map((line) => ({ ...line, isBuyable: !troubles.has(line.sku) })));
  const flags = await allFlags(db);
  const { express } = await feesOf(db);
  const limit = expressLimitOf(flags[ofSlots] === true, slot.itemsLimit, express.maxItemQuantityForExpressOrders);
  return excessOf(count, limit);
}
