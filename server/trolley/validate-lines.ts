import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { isSoldBy } from '#services/trolley/amounts.rules.ts';
import type { KeptOutReason } from '#services/catalogue/catalogue.words.ts';
import type { Shelf } from '../catalogue/shelf.ts';
import type { TrolleyLine } from '../db/repositories/trolley.ts';
import { isKeptOut } from '../fulfilment/goods.ts';
import type { CardOf } from './trolley-told.ts';

/** Why a line cannot be ordered on these terms. `gone`: nobody knows the product any more. */
export type LineTrouble = 'gone' | 'unavailable' | 'outOfStock' | KeptOutReason;

type Goods = Pick<Shelf, 'goods' | 'isServed'>;

/** Whether anything of it may be brought on these terms, whatever the store has of it. */
export const keptOutBy = (terms: Goods, card: ProductWire): KeptOutReason | null =>
  !terms.isServed ? 'area' : isKeptOut(card, terms.goods) ? 'goods' : null;

export function troubleOf(terms: Goods, card: ProductWire | null, unit = card?.unit): LineTrouble | null {
  if (!card) return 'gone';
  if (card.price.salePrice === null || (unit && !isSoldBy(card, unit))) return 'unavailable';
  const keptOut = keptOutBy(terms, card);
  if (keptOut) return keptOut;
  if (card.availabilityStatus === 'Unavailable') return 'unavailable';
  return card.availabilityStatus === 'Out of Stock' ? 'outOfStock' : null;
}

/** The lines that cannot be ordered on these terms, by sku; an order of the others stands. */
export const validateLines = (
  terms: Goods,
  lines: readonly (Pick<TrolleyLine, 'sku'> & Partial<Pick<TrolleyLine, 'unit'>>)[],
  cardOf: CardOf,
): ReadonlyMap<string, LineTrouble> =>
  new Map(
    lines.flatMap(({ sku, unit }) => {
      const trouble = troubleOf(terms, cardOf(sku), unit);
      return trouble ? [[sku, trouble] as const] : [];
    }),
  );
