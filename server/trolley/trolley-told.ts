import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { itemsIn, lineCents, type Offer, unitCents, valueOf } from '#services/trolley/amounts.rules.ts';
import type { TrolleyWire } from '#services/trolley/trolley.contract.ts';
import { toDollars } from '#services/wire.ts';
import type { TrolleyLine, TrolleyRows } from '../db/repositories/trolley.ts';

/** The catalogue of the store the shopper shops in: a product's card, or null when it knows none. */
export type CardOf = (sku: string) => ProductWire | null;

const toCents = (dollars: number): number => Math.round(dollars * 100);

/** What the catalogue asks for a product; null when it cannot be bought at all, or is not brought to the shopper. */
export function offerOf({ price, keptOut, productTag: { multiBuy } }: ProductWire): Offer | null {
  if (price.salePrice === null || keptOut) return null;
  return {
    priceCents: toCents(price.salePrice),
    memberCents: price.memberPrice === undefined ? null : toCents(price.memberPrice),
    multiBuy: multiBuy ? { quantity: multiBuy.quantity, valueCents: toCents(multiBuy.value) } : null,
  };
}

type Told = { readonly item: TrolleyWire['items'][number]; readonly totalCents: number };

function told({ sku, unit, amount }: TrolleyLine, card: ProductWire, isMember: boolean): Told {
  const offer = offerOf(card);
  const totalCents = offer ? lineCents(offer, amount, unit, isMember) : 0;
  const item = {
    sku,
    name: card.name,
    quantity: { value: valueOf(amount, unit), max: card.quantity.max },
    pricingUnit: unit,
    price: offer ? toDollars(unitCents(offer, isMember)) : null,
    total: toDollars(totalCents),
    availabilityStatus: card.availabilityStatus,
    ...(card.keptOut ? { keptOut: card.keptOut } : {}),
  };
  return { item, totalCents };
}

/**
 * A trolley at today's prices of one store. What the catalogue does not know any more is left out; what is not brought to
 * the shopper stays, costs nothing and says why.
 */
export function trolleyTold({ revision, lines }: TrolleyRows, cardOf: CardOf, isMember: boolean): TrolleyWire {
  const known = lines.flatMap((line) => {
    const card = cardOf(line.sku);
    return card ? [{ line, ...told(line, card, isMember) }] : [];
  });
  return {
    items: known.map(({ item }) => item),
    count: itemsIn(known.map(({ line }) => line)),
    subtotal: toDollars(known.reduce((sum, { totalCents }) => sum + totalCents, 0)),
    revision,
  };
}
