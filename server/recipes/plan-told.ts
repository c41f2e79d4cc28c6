import type * as v from 'valibot';
import type { RecipeFacts } from '#fixtures/recipes/table.ts';
import type { DietaryProfile } from '#services/dietary/dietary.contract.ts';
import { isEmptyProfile } from '#services/dietary/dietary.rules.ts';
import type { PlanReview } from '#services/meal-plans/meal-plans.contract.ts';
import { type Amount, mergedAmount } from '#services/recipes/amounts.rules.ts';
import { amountText } from '#services/recipes/kitchen-text.rules.ts';
import { toDollars } from '#services/wire.ts';
import type { RecipeWire } from './board.ts';
import type { Buying } from './buying.ts';
import { type Buyer, choiceOf, inPool, poolOf } from './choose.ts';
import { amountIn, choiceTold, offeredIn, skusOf, trolleyCents } from './dish.ts';
import { factsOf, type Kitchen } from './kitchen.ts';

type Review = v.InferInput<typeof PlanReview>;
export type PlannedMeal = { readonly recipe: RecipeFacts; readonly servings: number; readonly card: RecipeWire };
type Asked = {
  readonly meals: readonly PlannedMeal[];
  readonly atHome: ReadonlySet<string>;
  readonly kitchen: Kitchen;
  readonly buyer: Buyer;
  readonly profile: DietaryProfile;
};
type Use = { readonly amounts: Amount[]; readonly usedIn: Set<string> };

/** Of a thing that nobody measures. */
const toTaste = 'to taste';

/** What every meal uses of each thing, in the order in which each is first used. */
function usesIn(meals: readonly PlannedMeal[]): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>();
  for (const { recipe, servings } of meals)
    for (const line of recipe.ingredients) {
      const use = uses.get(line.ingredientId) ?? { amounts: [], usedIn: new Set() };
      const amount = amountIn(line, recipe.serves, servings);
      if (amount) use.amounts.push(amount);
      use.usedIn.add(recipe.title);
      uses.set(line.ingredientId, use);
    }
  return uses;
}

/** What several meals come to together: one list in which each thing stands once. */
export async function planTold({ meals, atHome, kitchen, buyer, profile }: Asked): Promise<Review> {
  const lines = [...usesIn(meals)].map(([ingredientId, { amounts, usedIn }]) => {
    const facts = factsOf(ingredientId);
    const [first, ...more] = amounts;
    const amount = first ? mergedAmount([first, ...more], facts.measures) : null;
    const pool = poolOf({ facts, amount, candidates: kitchen.candidates(ingredientId) }, buyer);
    return { facts, amount, usedIn, pool, isAtHome: atHome.has(ingredientId) };
  });
  const isFitted = !isEmptyProfile(profile);
  const compared = await kitchen.known(isFitted ? skusOf(lines.flatMap(({ pool }) => inPool(pool))) : []);
  const chosen = lines.map((line) => ({ ...line, chosen: choiceOf(line.pool, profile, compared) }));
  const known = await kitchen.known(skusOf(chosen.flatMap((line) => offeredIn(line.chosen))));
  const toBuy = chosen.flatMap(({ chosen: { buy }, isAtHome }) => (buy && !isAtHome ? [buy] : []));
  const used = chosen.flatMap(({ chosen: { buy } }) => (buy ? [buy] : []));
  const servings = meals.reduce((sum, meal) => sum + meal.servings, 0);
  return {
    meals: meals.map((meal) => ({ recipe: meal.card, servings: meal.servings })),
    lines: chosen.map(({ facts, amount, usedIn, isAtHome, chosen: one }) => ({
      ingredientId: facts.id,
      name: facts.called.many,
      needs: amount ? amountText(amount) : toTaste,
      isStaple: facts.isStaple,
      isAtHome,
      ...choiceTold(one, known),
      usedIn: [...usedIn],
    })),
    total: toDollars(trolleyCents(toBuy, buyer)),
    costPerServe: toDollars(perServe(used, servings)),
  };
}

const perServe = (used: readonly Buying[], servings: number): number =>
  Math.round(used.reduce((sum, { usedCents }) => sum + usedCents, 0) / Math.max(1, servings));
