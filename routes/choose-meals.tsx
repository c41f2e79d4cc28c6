import { createFileRoute } from '@tanstack/react-router';
import { recipesAsked } from '#services/recipes/recipes-query.rules.ts';
import { ChooseMealsRoute } from './-choose-meals-route.tsx';
import { entered } from './-entered.ts';
import type { MealsAsked } from './-meal-plans-load.ts';
import { place } from './-place.ts';

export const Route = createFileRoute('/choose-meals')({
  ...place('chooseMeals'),
  ...entered('mealPlan', 'recipes'),
  validateSearch: recipesAsked,
  loaderDeps: ({ search }) => search,
  loader: async (asked: MealsAsked) => (await import('./-meal-plans-load.ts')).needMeals(asked),
  // Another page of recipes is the same route: one that was seen before is not what the chart shows now.
  shouldReload: true,
  component: ChooseMealsRoute,
});
