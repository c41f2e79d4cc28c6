import type { MealPlan } from '#services/meal-plans/meal-plans.contract.ts';
import { atHomeIn, boughtIn, mealsSent, mealsWord, noPlan, type PlanMade } from '#services/meal-plans/plan.rules.ts';
import { boughtFor, isAtHome, linesOf, untouchedKitchen, waysOf } from '#services/recipes/ingredients.rules.ts';
import type { Keeping, MealPlanContext } from './meal-plan.types.ts';

export const planIn = ({ meals, kitchen, kept, attempt }: PlanMade): PlanMade => ({ meals, kitchen, kept, attempt });

/** The lines of the last answer; none while there is no meal. */
const linesKnown = ({ meals, review }: MealPlanContext) => (meals.length === 0 ? [] : (review?.lines ?? []));

export const lineIn = (context: MealPlanContext, ingredientId: string) =>
  linesKnown(context).find((line) => line.ingredientId === ingredientId);
export const isWay = (context: MealPlanContext, ingredientId: string, sku: string): boolean => {
  const line = lineIn(context, ingredientId);
  return line !== undefined && waysOf(line).some(({ product }) => product.sku === sku);
};

export const askedOf = (context: MealPlanContext) => ({
  meals: mealsSent(context.meals),
  atHome: [...atHomeIn(context.kitchen, context.review?.lines ?? [])],
});

export const wishesIn = (context: MealPlanContext) => linesOf(boughtIn(linesKnown(context), context.kitchen));

/** What is not at home, as it stands on a shopping list: the product where there is one, or the thing by its name. */
export const listItemsIn = (context: MealPlanContext) =>
  linesKnown(context)
    .filter((line) => !isAtHome(line, context.kitchen))
    .map((line) => {
      const product = boughtFor(line, context.kitchen)?.product;
      return product
        ? { text: `${product.name} ${product.size}`, sku: product.sku }
        : { text: `${line.name}, ${line.needs}`, sku: null };
    });

/** A kept plan to be cooked again: what is at home is said anew. */
export const planOf = ({ planId, name, meals }: MealPlan): PlanMade => {
  const chosen = meals.map(({ recipe: { slug, title }, servings }) => ({ slug, title, servings }));
  return { ...noPlan, meals: chosen, kitchen: untouchedKitchen, kept: { planId, name, of: mealsWord(chosen) } };
};

type Wish = { readonly name: string; readonly key: string; readonly isNew: boolean };
/** What is sent to keep a plan; the same wish goes by the key of the try that has had no answer. */
export function keepingOf(context: MealPlanContext, { name, key, isNew }: Wish): Keeping & { readonly of: string } {
  const planId = isNew ? null : (context.kept?.planId ?? null);
  const wanted = { name: name.trim(), meals: mealsSent(context.meals) };
  const of = JSON.stringify([planId, wanted]);
  return { wanted, planId, of, key: context.attempt?.of === of ? context.attempt.key : key };
}
