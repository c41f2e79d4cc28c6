import { createFileRoute } from '@tanstack/react-router';
import { recipeSearch } from '#services/recipes/recipes-query.rules.ts';
import { entered } from '../-entered.ts';
import { place } from '../-place.ts';
import { recipeHead } from '../-recipe-head.ts';
import type { Asked } from '../-recipe-load.ts';
import { MissingRecipeRoute } from '../-recipe-missing.tsx';
import { RecipeRoute } from '../-recipe-route.tsx';

export const Route = createFileRoute('/recipes/$slug')({
  ...place('recipe'),
  ...entered('recipe'),
  validateSearch: recipeSearch,
  loaderDeps: ({ search: { servings = null } }) => ({ servings }),
  loader: async (asked: Asked) => (await import('../-recipe-load.ts')).needRecipe(asked),
  // The servings are told to the chart, which shows the last that were asked for.
  shouldReload: true,
  head: recipeHead,
  component: RecipeRoute,
  notFoundComponent: MissingRecipeRoute,
});
