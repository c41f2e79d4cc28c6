import type { SavedListAsked } from '#services/lists/saved-lists.contract.ts';
import { amountOf } from '#services/trolley/amounts.rules.ts';
import { mostOfOne } from '#services/trolley/trolley.words.ts';
import { refusals } from '../api/refusal.ts';
import type { SavedLine } from '../db/repositories/saved-lists.ts';
import type { CardOf } from '../trolley/trolley-told.ts';

type Asked = SavedListAsked['items'];

const refused = (says: string) => refusals.invalid({ items: says });

/**
 * The lines as they are kept, each product once, with the name it has today. What is not sold any more may stay where it
 * stood, under the name it had.
 */
export function savedLines(asked: Asked, cardOf: CardOf, had: readonly SavedLine[] = []): readonly SavedLine[] {
  const names = new Map(had.map(({ sku, name }) => [sku, name]));
  const lines = new Map<string, SavedLine>();
  for (const { sku, quantity, pricingUnit } of asked) {
    const card = cardOf(sku);
    const name = card?.name ?? names.get(sku);
    if (name === undefined) throw refused('holds something that is not a product of ours');
    const isSoldSo = !card || pricingUnit === card.unit || (pricingUnit === 'Each' && card.pieceGrams !== undefined);
    if (!isSoldSo) throw refused(`holds ${name} in a way it is not sold`);
    const amount = amountOf(quantity, pricingUnit);
    if (!(amount > 0 && amount <= mostOfOne[pricingUnit]))
      throw refused(`holds so much of ${name} as cannot be bought`);
    lines.set(sku, { sku, quantity, pricingUnit, name });
  }
  return [...lines.values()];
}
