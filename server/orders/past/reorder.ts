import type * as v from 'valibot';
import type { ReorderItem } from '#services/orders/past-orders.contract.ts';
import { isSoldBy, lineCents, unitCents } from '#services/trolley/amounts.rules.ts';
import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { type CardOf, canBeHad, offerOf } from '../../trolley/trolley-told.ts';
import type { OrderLine } from '../order.types.ts';

export type Today = { readonly cardOf: CardOf; readonly isMember: boolean };

const gramsPerKilogram = 1_000;

/** What one piece or one kilogram of a line was charged: half a cent counts as one. */
export const thenCentsOf = ({ unit, amount, totalCents }: OrderLine): number =>
  amount === 0 ? 0 : Math.round((totalCents * (unit === 'Kg' ? gramsPerKilogram : 1)) / amount);

function nowCentsOf(card: ProductWire, unit: OrderLine['unit'], isMember: boolean): number | null {
  const offer = offerOf(card);
  if (offer === null) return null;
  const pieceGrams = card.unit === 'Kg' ? card.pieceGrams : undefined;
  return unit === 'Kg' ? unitCents(offer, isMember) : lineCents(offer, 1, unit, isMember, pieceGrams);
}

/** A line as it could be ordered again today, by whoever shops on those terms. */
export function reorderItem(line: OrderLine, { cardOf, isMember }: Today): v.InferInput<typeof ReorderItem> {
  const { sku, name, image, unit, amount } = line;
  /** What is out of stock, or not brought there, says so by its card. */
  const card = cardOf(sku);
  const product = card && isSoldBy(card, unit) ? card : null;
  const nowCents = product && canBeHad(product, unit) ? nowCentsOf(product, unit, isMember) : null;
  return { sku, name, image, unit, amount, thenCents: thenCentsOf(line), nowCents, product };
}
