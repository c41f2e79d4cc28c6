import { boughtFor, hindranceOf, isAtHome, type Kitchen, untouchedKitchen } from '../recipes/ingredients.rules.ts';
import type { Bought } from '../recipes/recipes.contract.ts';
import { mostServings } from '../recipes/recipes.words.ts';
import type { PlanLine, PlanReview, PlanReviewAsked } from './meal-plans.contract.ts';
import { longestPlanName, mostMeals } from './meal-plans.words.ts';

/** A meal that was chosen, with its name for when the store says nothing of it. */
export type PlannedMeal = { readonly slug: string; readonly title: string; readonly servings: number };

/** Under which name a plan is kept, and of which meals it was then. */
export type PlanKept = { readonly planId: string; readonly name: string; readonly of: string };

/** A plan while it is made: its meals, what of it is at home, and what is bought in the place of something else. */
export type PlanMade = {
  readonly meals: readonly PlannedMeal[];
  readonly kitchen: Kitchen;
  readonly kept: PlanKept | null;
  /** The last try to keep it, until the store has answered: said again, it goes by the same key. */
  readonly attempt: { readonly of: string; readonly key: string } | null;
};
export const noPlan: PlanMade = { meals: [], kitchen: untouchedKitchen, kept: null, attempt: null };

/** What the store is told of the meals. */
export const mealsSent = (meals: readonly PlannedMeal[]): PlanReviewAsked['meals'] =>
  meals.map(({ slug, servings }) => ({ slug, servings }));

/** Tells two plans apart by their meals alone. */
export const mealsWord = (meals: readonly PlannedMeal[]): string => JSON.stringify(mealsSent(meals));

/** What of the plan is at home, as far as its things are known: staples are, until somebody says otherwise. */
export function atHomeIn(kitchen: Kitchen, lines: readonly PlanLine[]): readonly string[] {
  const known = lines.filter((line) => isAtHome(line, kitchen)).map(({ ingredientId }) => ingredientId);
  const said = Object.entries(kitchen.isAtHome).flatMap(([id, is]) => (is && isIngredient(id) ? [id] : []));
  return [...new Set([...known, ...said])].toSorted().slice(0, 200);
}

/** What is bought for the plan, thing by thing. */
export const boughtIn = (lines: readonly PlanLine[], kitchen: Kitchen): readonly Bought[] =>
  lines.flatMap((line) => {
    const bought = isAtHome(line, kitchen) ? null : boughtFor(line, kitchen);
    return bought !== null && hindranceOf(bought) === null ? [bought] : [];
  });

/** The store's own sum, and what the store said of each thing where another product was chosen for it. */
export const planCents = ({ lines, totalCents }: PlanReview, kitchen: Kitchen): number =>
  lines.reduce((sum, line) => {
    const bought = isAtHome(line, kitchen) ? null : boughtFor(line, kitchen);
    return bought === line.buy || bought === null || line.buy === null
      ? sum + (line.buy === null && bought !== null ? bought.totalCents : 0)
      : sum - line.buy.totalCents + bought.totalCents;
  }, totalCents);

/** Whether another product than the store's was chosen for something that is bought. */
export const isChosenOtherwise = (lines: readonly PlanLine[], kitchen: Kitchen): boolean =>
  lines.some((line) => !isAtHome(line, kitchen) && boughtFor(line, kitchen) !== line.buy);

/** What is wrong with a name for a plan: there is none, or it is too long. */
export function planNameProblemOf(name: string): 'missing' | 'long' | null {
  const text = name.trim();
  if (text === '') return 'missing';
  return text.length > longestPlanName ? 'long' : null;
}

const isIngredient = (id: string): boolean => /^[a-z0-9-]{1,60}$/.test(id);

export const isServings = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= mostServings;

export const canChoose = (meals: readonly PlannedMeal[], slug: string): boolean =>
  meals.length < mostMeals && !meals.some((meal) => meal.slug === slug);
