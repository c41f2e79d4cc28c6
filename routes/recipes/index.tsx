import { createFileRoute } from '@tanstack/react-router';
import { recipesAsked } from '#services/recipes/recipes-query.rules.ts';
import { entered } from '../-entered.ts';
import { place } from '../-place.ts';
import type { RecipesPageAsked } from '../-recipes-load.ts';
import { RecipesRoute } from '../-recipes-route.tsx';

export const Route = createFileRoute('/recipes/')({
  ...place('recipes'),
  ...entered('recipes'),
  validateSearch: recipesAsked,
  loaderDeps: ({ search }) => search,
  loader: async (asked: RecipesPageAsked) => (await import('../-recipes-load.ts')).needRecipes(asked),
  // Another page of recipes is the same route: one that was seen before is not what the chart shows now.
  shouldReload: true,
  component: RecipesRoute,
});
