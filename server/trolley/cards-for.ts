import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { Person } from '../db/repositories/accounts.ts';
import type { Terms } from '../fulfilment/terms.ts';
import type { CardOf } from './trolley-told.ts';

/** So much of what is sold out as an order took itself. */
function withTaken(card: ProductWire, pieces: number): ProductWire {
  if (card.availabilityStatus !== 'Out of Stock' || pieces === 0) return card;
  const max = Math.min(card.quantity.max ?? pieces, pieces);
  return { ...card, availabilityStatus: 'Low Stock', quantity: { ...card.quantity, max } };
}

/** The cards that a trolley is made of. What the order that is changed took off the shelves stands there for it still. */
export function cardsFor(
  { catalogue: { view } }: Pick<StoreWorld, 'catalogue'>,
  terms: Terms,
  person: Person | null,
): CardOf {
  const taken = person?.shopper?.change?.taken ?? [];
  if (taken.length === 0) return (sku) => view.card(sku, terms);
  const pieces = new Map(taken.map((one) => [one.sku, one.pieces]));
  return (sku) => {
    const card = view.card(sku, terms);
    return card && withTaken(card, pieces.get(sku) ?? 0);
  };
}
