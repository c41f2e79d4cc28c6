import type { IngredientFacts } from '#fixtures/recipes/ingredients.ts';
import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import type { DietaryProfile, DietConflict } from '#services/dietary/dietary.contract.ts';
import { conflictsOf, isEmptyProfile } from '#services/dietary/dietary.rules.ts';
import type { Amount } from '#services/recipes/amounts.rules.ts';
import type { InsteadReason } from '#services/recipes/recipes.words.ts';
import { canBeHad, type CardOf } from '../trolley/trolley-told.ts';
import { type Buying, buyingOf, cheapestFirst } from './buying.ts';
import type { Candidates, Known } from './kitchen.ts';

/** Something that can be bought, with what its label says against the dietary profile. */
export type Offered = Buying & { readonly conflicts: readonly DietConflict[] };
export type Chosen = {
  readonly buy: Offered | null;
  readonly substitutes: readonly Offered[];
  readonly insteadOf: { readonly name: string; readonly why: InsteadReason } | null;
};

/** On what terms somebody buys: the cards of their store, and whether they are a member. */
export type Buyer = { readonly cardOf: CardOf; readonly isMember: boolean };
type Wanted = {
  readonly facts: IngredientFacts;
  readonly amount: Amount | null;
  readonly candidates: Candidates;
};

const mostSubstitutes = 4;
const mostOfItself = 12;
const mostOfAnother = 3;

/** What could be bought for an ingredient, the first choice first, without looking at any label. */
export type Pool = {
  readonly itself: readonly Buying[];
  readonly others: readonly Buying[];
  readonly missing: Chosen['insteadOf'];
};

/** What the shop would have sold, and why it does not. */
function missingOf(cards: readonly ProductWire[]): Chosen['insteadOf'] {
  const [first] = cards;
  if (!first) return null;
  const there = cards.find((card) => canBeHad(card, card.unit));
  if (there) return { name: there.name, why: 'tooLittle' };
  return { name: first.name, why: cards.some(({ keptOut }) => keptOut === undefined) ? 'outOfStock' : 'notDelivered' };
}

export function poolOf({ facts, amount, candidates }: Wanted, { cardOf, isMember }: Buyer): Pool {
  const cardsOf = (skus: readonly string[]) => skus.map(cardOf).filter((card) => card !== null);
  const had = (cards: readonly ProductWire[], most: number) =>
    cheapestFirst(
      cards.map((card) => buyingOf(card, amount, facts.measures, isMember)).filter((buying) => buying !== null),
    ).slice(0, most);
  const [first = [], ...rest] = candidates;
  const cards = cardsOf(first);
  const itself = had(cards, mostOfItself);
  const mine = new Set(itself.map(({ product }) => product.sku));
  const others = rest
    .flatMap((skus) => had(cardsOf(skus), mostOfAnother))
    .filter(({ product }) => !mine.has(product.sku) && mine.add(product.sku));
  return { itself, others, missing: itself.length > 0 ? null : missingOf(cards) };
}

export const inPool = ({ itself, others }: Pool): readonly Buying[] => [...itself, ...others];

const worst = { unmarked: 1, mayContain: 2, contains: 3 } as const;
const badness = (conflicts: readonly DietConflict[]): number =>
  conflicts.reduce((most, { kind }) => Math.max(most, worst[kind]), 0);

/**
 * What is bought: what costs least of the thing itself, or else of what may be taken instead. For somebody with a dietary
 * profile what is least against it stands before both.
 */
export function choiceOf(pool: Pool, profile: DietaryProfile, known: ReadonlyMap<string, Known>): Chosen {
  const isBound = !isEmptyProfile(profile);
  const offeredOf = (buying: Buying): Offered => {
    const label = isBound ? known.get(buying.product.sku) : undefined;
    return { ...buying, conflicts: label ? conflictsOf(label, profile) : [] };
  };
  const [itself, elsewhere] = [pool.itself.map(offeredOf), pool.others.map(offeredOf)];
  const [usual] = [...itself, ...elsewhere];
  if (!usual) return { buy: null, substitutes: [], insteadOf: pool.missing };
  const ranked = [...itself, ...elsewhere].toSorted((one, other) => badness(one.conflicts) - badness(other.conflicts));
  const [buy = usual, ...others] = ranked;
  /** Something else besides more of the same: a thing of each kind is worth more than the next brand. */
  const own = others.filter((one) => itself.includes(one));
  const more = others.filter((one) => elsewhere.includes(one));
  const near = new Set([...own.slice(0, 2), ...more.slice(0, 2), ...others].slice(0, mostSubstitutes));
  return {
    buy,
    substitutes: others.filter((one) => near.has(one)),
    insteadOf: buy === usual ? pool.missing : { name: usual.product.name, why: 'dietary' },
  };
}
