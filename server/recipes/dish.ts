import type * as v from 'valibot';
import type { IngredientFacts } from '#fixtures/recipes/ingredients.ts';
import type { IngredientLine, RecipeFacts } from '#fixtures/recipes/table.ts';
import type { Bought } from '#services/recipes/recipes.contract.ts';
import { dietsOf } from '#services/recipes/diets.rules.ts';
import { type Amount, scaled } from '#services/recipes/amounts.rules.ts';
import { amountOf } from '#services/trolley/amounts.rules.ts';
import { toDollars } from '#services/wire.ts';
import { subtotalOf } from '../trolley/trolley-told.ts';
import type { Buying } from './buying.ts';
import { type Buyer, type Chosen, type Offered, type Pool, poolOf } from './choose.ts';
import { factsOf, type Kitchen, type Known, nothingKnown } from './kitchen.ts';

export type BoughtWire = v.InferInput<typeof Bought>;
/** One ingredient of a dish for so many, with what could be bought for it. */
export type DishLine = {
  readonly line: IngredientLine;
  readonly facts: IngredientFacts;
  readonly amount: Amount | null;
  readonly pool: Pool;
};

export const amountIn = ({ amount, unit }: IngredientLine, told: number, wanted: number): Amount | null =>
  amount === null || unit === null ? null : { amount: scaled(amount, told, wanted), unit };

export const dishOf = (recipe: RecipeFacts, servings: number, kitchen: Kitchen, buyer: Buyer): readonly DishLine[] =>
  recipe.ingredients.map((line) => {
    const facts = factsOf(line.ingredientId);
    const amount = amountIn(line, recipe.serves, servings);
    return { line, facts, amount, pool: poolOf({ facts, amount, candidates: kitchen.candidates(facts.id) }, buyer) };
  });

/** The products that are told for an ingredient: what is bought first, and what may be taken instead. */
export const offeredIn = ({ buy, substitutes }: Chosen): readonly Offered[] => (buy ? [buy, ...substitutes] : []);

export const skusOf = (all: readonly Buying[]): readonly string[] => all.map(({ product }) => product.sku);

/** What is bought for an ingredient and what may be taken instead, each with what its label says. */
export function choiceTold({ buy, substitutes, insteadOf }: Chosen, known: ReadonlyMap<string, Known>) {
  const told = ({ product, quantity, totalCents, conflicts }: Offered): BoughtWire => {
    const said = known.get(product.sku) ?? nothingKnown;
    const label = { diets: [...dietsOf([said])], contains: [...said.allergens], mayContain: [...said.mayContain] };
    return { product, quantity, total: toDollars(totalCents), label, conflicts: [...conflicts] };
  };
  return { buy: buy && told(buy), substitutes: substitutes.map(told), insteadOf };
}

/** What all of it comes to in a trolley: what stands for two ingredients is one line there. */
export function trolleyCents(buyings: readonly Buying[], { cardOf, isMember }: Buyer): number {
  const lines = new Map<string, { sku: string; unit: 'Each' | 'Kg'; amount: number }>();
  for (const { product, quantity } of buyings) {
    const { sku, unit } = product;
    const amount = amountOf(quantity, unit) + (lines.get(sku)?.amount ?? 0);
    lines.set(sku, { sku, unit, amount });
  }
  return subtotalOf([...lines.values()], cardOf, isMember);
}

/** What one serving uses, not what is bought for it; null when something of it cannot be bought. */
export function serveCents(bought: readonly (Buying | null)[], servings: number): number | null {
  let cents = 0;
  for (const one of bought) {
    if (one === null) return null;
    cents += one.usedCents;
  }
  return Math.round(cents / servings);
}
