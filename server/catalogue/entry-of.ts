import { lowStockAtMost, type ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import { cardOf } from './card-of.ts';
import type { Entry, OfferKind } from './entry.ts';
import { labelOf } from './label-of.ts';

const [inStock, low, out, unavailable] = [0, 1, 2, 3];

/** The statuses of a product in every store, from what stands on their shelves. */
export const statusesOf = ({
  isWithdrawn,
  stockByStore,
}: Pick<ProductFacts, 'isWithdrawn' | 'stockByStore'>): Uint8Array =>
  stockByStore.map((left) => (isWithdrawn ? unavailable : left === 0 ? out : left <= lowStockAtMost ? low : inStock));

function offersOf(facts: ProductFacts): OfferKind[] {
  const offers: readonly (readonly [OfferKind, boolean])[] = [
    ['GreatPrice', facts.isGreatPrice],
    ['Special', facts.saleCents !== null],
    ['MultiBuy', facts.multibuy !== null],
    ['MemberPrice', facts.memberCents !== null],
    ['BoostOffer', facts.boostPoints !== null],
    ['BonusPoints', facts.bonusPoints !== null],
    ['TargetedOffer', facts.targetedOfferCents !== null],
    ['New', facts.isNew],
  ];
  return offers.flatMap(([offer, holds]) => (holds ? [offer] : []));
}

/** A kind is written as a path, with a v where a variety stands: "drinks/coffee/ground-coffee/v-ground-coffee". */
const kindOf = ({ kind }: Pick<ProductFacts, 'kind'>): string =>
  (kind.split('/').at(-1) ?? '')
    .split('-')
    .filter((word) => word !== 'v')
    .join(' ');

/** A product of the shop as the index takes it in. */
export const entryOf = (facts: ProductFacts, department: string, image: string): Entry => ({
  card: cardOf(facts, department, image),
  shelfId: facts.shelfId,
  kind: kindOf(facts),
  popularity: facts.popularity,
  soldSinceDay: facts.availableFromDay,
  offers: offersOf(facts),
  dietary: facts.isSustainable ? [...facts.dietary, 'Sustainable'] : facts.dietary,
  label: labelOf(facts),
  groups: facts.groups,
  words: facts.words,
  stock: statusesOf(facts),
});
