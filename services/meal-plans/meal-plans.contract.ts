import * as v from 'valibot';
import { Bought, InsteadOf, Recipe, recipeSlug, servings } from '../recipes/recipes.contract.ts';
import { cents, instantMs } from '../wire.ts';
import { longestPlanName, mostMeals, mostPlans } from './meal-plans.words.ts';

export { longestPlanName, mostMeals, mostPlans };

const planId = v.pipe(v.string(), v.uuid('is not a plan'));
const ingredientId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'is not an ingredient'));

/** A recipe that is cooked once, for so many. */
export const Meal = v.strictObject({ slug: recipeSlug, servings });
export type Meal = v.InferOutput<typeof Meal>;
const meals = v.pipe(v.array(Meal), v.minLength(1, 'has no meal'), v.maxLength(mostMeals, `has ${mostMeals} at most`));

/** What is to be looked over: the meals, and what is at home already. */
export const PlanReviewAsked = v.strictObject({
  meals,
  atHome: v.pipe(v.array(ingredientId), v.maxLength(200, 'is too much')),
});
export type PlanReviewAsked = v.InferOutput<typeof PlanReviewAsked>;

/** One thing to buy for all the meals that use it. */
export const PlanLine = v.object({
  ingredientId,
  name: v.string(),
  /** How much of it the meals use together: "750 g", "3". */
  needs: v.string(),
  isStaple: v.boolean(),
  isAtHome: v.boolean(),
  buy: v.nullable(Bought),
  substitutes: v.array(Bought),
  insteadOf: v.nullable(InsteadOf),
  /** The titles of the recipes that it is for. */
  usedIn: v.array(v.string()),
});
export type PlanLine = v.InferOutput<typeof PlanLine>;

export const PlanReview = v.pipe(
  v.object({
    meals: v.array(v.object({ recipe: Recipe, servings })),
    /** One merged list: each thing once, however many meals use it. */
    lines: v.array(PlanLine),
    /** Of what is not at home. */
    total: cents,
    costPerServe: cents,
  }),
  v.transform(({ total, costPerServe, ...review }) => ({
    ...review,
    totalCents: total,
    costPerServeCents: costPerServe,
  })),
);
export type PlanReview = v.InferOutput<typeof PlanReview>;

const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'is missing'),
  v.maxLength(longestPlanName, 'is too long'),
  v.check((text) => !/\p{Cc}/u.test(text), 'has a character that cannot be printed'),
);
export const MealPlanWanted = v.strictObject({ name, meals });
export type MealPlanWanted = v.InferOutput<typeof MealPlanWanted>;

export const MealPlan = v.pipe(
  v.object({
    planId,
    name: v.string(),
    meals: v.array(v.object({ recipe: Recipe, servings })),
    /** Recipes of it that are no longer there. */
    gone: v.array(v.string()),
    changedAt: instantMs,
  }),
  v.transform(({ changedAt, ...plan }) => ({ ...plan, changedMs: changedAt })),
);
export type MealPlan = v.InferOutput<typeof MealPlan>;
export const MealPlans = v.object({ plans: v.array(MealPlan) });
export type MealPlans = v.InferOutput<typeof MealPlans>;

export interface MealPlansService {
  /** What the meals come to, without keeping anything. */
  review(asked: PlanReviewAsked, signal?: AbortSignal): Promise<PlanReview>;
  plans(signal?: AbortSignal): Promise<readonly MealPlan[]>;
  /** Kept under its key: said twice, it is one plan. */
  keep(wanted: MealPlanWanted, key: string, signal?: AbortSignal): Promise<MealPlan>;
  change(planId: string, wanted: MealPlanWanted, signal?: AbortSignal): Promise<MealPlan>;
  remove(planId: string, signal?: AbortSignal): Promise<void>;
}
