import { createFileRoute } from '@tanstack/react-router';
import { entered } from '../-entered.ts';
import { place } from '../-place.ts';
import type { Asked } from '../-recipes-load.ts';
import { SavedRecipesRoute } from '../-saved-recipes-route.tsx';

export const Route = createFileRoute('/shop/savedrecipes')({
  ...place('savedRecipes'),
  ...entered(),
  loader: async (asked: Asked) => (await import('../-recipes-load.ts')).needSavedRecipes(asked),
  component: SavedRecipesRoute,
});
