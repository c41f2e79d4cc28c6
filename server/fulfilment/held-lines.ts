import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { unitCents } from '#services/trolley/amounts.rules.ts';
import type { HeldLine } from '../db/repositories/holds.rows.ts';
import type { TrolleyLine } from '../db/repositories/trolley.ts';
import { type CardOf, offerOf } from '../trolley/trolley-told.ts';

/** It can be bought today. */
export const isToBeHad = ({ price, availabilityStatus }: ProductWire): boolean =>
  price.salePrice !== null && (availabilityStatus === 'In Stock' || availabilityStatus === 'Low Stock');

/** What a trolley's lines cost and whether they can be had: kept with a hold, and compared when it is lost. */
export const heldLines = (lines: readonly TrolleyLine[], cardOf: CardOf, isMember: boolean): readonly HeldLine[] =>
  lines.flatMap(({ sku }) => {
    const card = cardOf(sku);
    if (!card) return [];
    const offer = offerOf(card);
    return {
      sku,
      name: card.name,
      unitCents: offer && unitCents(offer, isMember),
      isBuyable: isToBeHad(card),
    };
  });
