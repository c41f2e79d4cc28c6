import { notFound, redirect } from '@tanstack/react-router';
import type { mealPlansMachine } from '#machines/meal-plans/index.ts';
import { chartOf, chartSettled } from '#machines/shop/index.ts';
import type { PlanMade } from '#services/meal-plans/plan.rules.ts';
import type { RecipesAsked } from '#services/recipes/recipes.contract.ts';
import type { RouterContext } from './-context.ts';
import { needRecipes } from './-recipes-load.ts';

/** What this tab remembers of the plan of whoever is here. */
export type MealPlanParts = { readonly recall: (subject: string | null) => PlanMade };

export type Asked = { readonly context: RouterContext };

export type MealsAsked = Asked & { readonly deps: RecipesAsked };
export type StepAsked = { readonly params: { readonly step: string } };

/** The plan in the making; only a live page knows it. */
export const needMealPlan = ({ context }: Asked): Promise<void> => context.openLate('mealPlan');

/** The first page has the recipes in it. */
export async function needMeals(asked: MealsAsked): Promise<void> {
  await Promise.all([needMealPlan(asked), needRecipes(asked)]);
}

/** The first page has my plans in it; a later one shows what is known and asks again. */
export async function needMealPlans(asked: Asked): Promise<void> {
  const { shop, openLate } = asked.context;
  const plans = () => chartOf<typeof mealPlansMachine>(shop, 'mealPlans');
  const isKnown = plans() !== undefined;
  await Promise.all([needMealPlan(asked), openLate('mealPlans')]);
  if (import.meta.env.SSR) await chartSettled(shop, 'mealPlans');
  else if (isKnown) plans()?.send({ type: 'plans.refresh' });
}

const steps = { choose: '/choose-meals', review: '/review-plan', my: '/my-meal-plans' } as const;

/** The pages of a plan by their short names; everything else is not there. */
export function toStep({ params: { step } }: StepAsked): void {
  const to = Object.hasOwn(steps, step) ? steps[step as keyof typeof steps] : undefined;
  if (to === undefined) throw notFound();
  throw redirect({ to, replace: true });
}
