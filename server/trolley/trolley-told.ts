import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import {
  isSoldBy,
  itemsIn,
  limitsOf,
  lineCents,
  type Offer,
  unitCents,
  valueOf,
} from '#services/trolley/amounts.rules.ts';
import type { TrolleyItemWire, TrolleyWire } from '#services/trolley/trolley.contract.ts';
import { toDollars } from '#services/wire.ts';
import { type Against, nothingAgainst } from '../catalogue/against-diet.ts';
import type { TrolleyLine, TrolleyRows } from '../db/repositories/trolley.ts';

/** The catalogue of the store the shopper shops in: a product's card, or null when it knows none. */
export type CardOf = (sku: string) => ProductWire | null;
type Line = Pick<TrolleyLine, 'sku' | 'unit' | 'amount'>;

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

/** What is said of the whole trolley besides its lines. */
export type TrolleyTerms = {
  readonly paperPackingSlip: boolean;
  readonly packaging: { readonly packagingPreferenceId: string | null; readonly feeCents: number };
  readonly deliveryFeesCents: number | null;
};
const plainTerms: TrolleyTerms = {
  paperPackingSlip: false,
  packaging: { packagingPreferenceId: null, feeCents: 0 },
  deliveryFeesCents: null,
};

type Told = {
  readonly line: TrolleyLine;
  readonly card: ProductWire;
  readonly item: TrolleyItemWire;
  readonly totalCents: number;
  readonly savingCents: number;
  readonly isToBeHad: boolean;
};

/** Whether a line of it can be had: not in a unit that it is not sold by any more. */
export const canBeHad = (card: ProductWire, unit: TrolleyLine['unit']): boolean => {
  const { keptOut, price, availabilityStatus } = card;
  const isThere = availabilityStatus === 'In Stock' || availabilityStatus === 'Low Stock';
  return isThere && !keptOut && price.salePrice !== null && isSoldBy(card, unit);
};
const offerIn = (card: ProductWire, unit: TrolleyLine['unit']): Offer | null =>
  isSoldBy(card, unit) ? offerOf(card) : null;
const pieceGramsOf = (card: ProductWire): number | undefined => (card.unit === 'Kg' ? card.pieceGrams : undefined);

/** What lines come to, in cents, at today's prices. What cannot be had is not charged. */
export function subtotalOf(lines: readonly Line[], cardOf: CardOf, isMember: boolean): number {
  let cents = 0;
  for (const { sku, unit, amount } of lines) {
    const card = cardOf(sku);
    const offer = card && canBeHad(card, unit) ? offerIn(card, unit) : null;
    if (card && offer) cents += lineCents(offer, amount, unit, isMember, pieceGramsOf(card));
  }
  return cents;
}

/** The most that the wire tells of, in the unit of the line. */
function mostOf(card: ProductWire, unit: TrolleyLine['unit']): number | null {
  return unit === card.unit || !isSoldBy(card, unit) ? card.quantity.max : valueOf(limitsOf(card, unit).max, unit);
}

function told(line: TrolleyLine, card: ProductWire, isMember: boolean, against: Against): Told {
  const { sku, unit, amount, agreedCents, allowSubstitutes = true, note } = line;
  const offer = offerIn(card, unit);
  const pieceGrams = pieceGramsOf(card);
  const eachCents = offer && unitCents(offer, isMember);
  const isToBeHad = canBeHad(card, unit);
  const conflicts = against(sku);
  const isCharged = offer !== null && isToBeHad;
  const totalCents = isCharged ? lineCents(offer, amount, unit, isMember, pieceGrams) : 0;
  const plain = { priceCents: toCents(card.price.originalPrice), memberCents: null, multiBuy: null };
  const savingCents = isCharged ? Math.max(0, lineCents(plain, amount, unit, false, pieceGrams) - totalCents) : 0;
  const item = {
    sku,
    name: card.name,
    quantity: { value: valueOf(amount, unit), max: mostOf(card, unit) },
    pricingUnit: unit,
    price: eachCents === null ? null : toDollars(eachCents),
    ...(agreedCents == null || eachCents === null || agreedCents === eachCents
      ? {}
      : { priceWhenAdded: toDollars(agreedCents) }),
    total: toDollars(totalCents),
    ...(savingCents > 0 ? { saving: toDollars(savingCents) } : {}),
    availabilityStatus: card.availabilityStatus,
    ...(card.keptOut ? { keptOut: card.keptOut } : {}),
    ...(card.restriction === 'None' ? {} : { restriction: card.restriction }),
    subsAllowed: card.subsAllowed,
    allowSubstitutes: card.subsAllowed && allowSubstitutes,
    ...(pieceGrams === undefined ? {} : { pieceGrams }),
    ...(note ? { note } : {}),
    ...(conflicts.length === 0 ? {} : { againstDiet: [...conflicts] }),
  };
  return { line, card, item, totalCents, savingCents, isToBeHad };
}

/** By department in the order in which each was first bought from; what cannot be had is a shelf of its own at the end. */
function categoriesOf(all: readonly Told[]): TrolleyWire['items'] {
  const shelves = new Map<string, TrolleyItemWire[]>();
  const missing: TrolleyItemWire[] = [];
  for (const { card, item, isToBeHad } of all) {
    const shelf = isToBeHad ? shelves.get(card.department) : missing;
    if (shelf) shelf.push(item);
    else shelves.set(card.department, [item]);
  }
  return [
    ...[...shelves].map(([name, products]) => ({ categoryType: 'Standard' as const, name, products })),
    ...(missing.length > 0 ? [{ categoryType: 'OutOfStock' as const, name: 'Out of stock', products: missing }] : []),
  ];
}

/**
 * A trolley at today's prices of one store. What the catalogue does not know any more is left out; what is not brought to
 * the shopper stays, costs nothing and says why.
 */
export function trolleyTold(
  { revision, lines }: Pick<TrolleyRows, 'revision' | 'lines'>,
  cardOf: CardOf,
  isMember: boolean,
  { paperPackingSlip, packaging, deliveryFeesCents }: TrolleyTerms = plainTerms,
  against: Against = nothingAgainst,
): TrolleyWire {
  const known = lines.flatMap((line) => {
    const card = cardOf(line.sku);
    return card ? [told(line, card, isMember, against)] : [];
  });
  const here = known.filter(({ isToBeHad }) => isToBeHad);
  const substitutable = here.filter(({ item }) => item.subsAllowed);
  const sum = (of: (one: Told) => number) => known.reduce((all, one) => all + of(one), 0);
  return {
    items: categoriesOf(known),
    totalItems: known.length,
    totalInStockItems: here.length,
    totalQuantity: itemsIn(known.map(({ line }) => line)),
    subtotal: toDollars(sum(({ totalCents }) => totalCents)),
    savings: toDollars(sum(({ savingCents }) => savingCents)),
    deliveryFees: deliveryFeesCents === null ? null : toDollars(deliveryFeesCents),
    areAllAllowSubstitutesSelected:
      substitutable.length > 0 && substitutable.every(({ item }) => item.allowSubstitutes),
    paperPackingSlip,
    packaging: { packagingPreferenceId: packaging.packagingPreferenceId, fee: toDollars(packaging.feeCents) },
    revision,
  };
}
