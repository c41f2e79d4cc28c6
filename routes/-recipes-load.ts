import type { recipesMachine } from '#machines/recipes/index.ts';
import type { savedRecipesMachine } from '#machines/saved-recipes/index.ts';
import { chartOf, chartSettled } from '#machines/shop/index.ts';
import type { RecipesAsked } from '#services/recipes/recipes.contract.ts';
import type { RouterContext } from './-context.ts';

export type Asked = { readonly context: RouterContext };

export type RecipesPageAsked = Asked & { readonly deps: RecipesAsked };

/** The first page has the recipes in it; a later one shows what is known until the store answers. */
export async function needRecipes({ context: { shop, openLate }, deps }: RecipesPageAsked): Promise<void> {
  await openLate('recipes');
  chartOf<typeof recipesMachine>(shop, 'recipes')?.send({ type: 'recipes.ask', asked: deps });
  if (import.meta.env.SSR) await chartSettled(shop, 'recipes');
}

/** The first page has what is saved in it. */
export async function needSavedRecipes({ context: { shop, openLate } }: Asked): Promise<void> {
  await openLate('savedRecipes');
  chartOf<typeof savedRecipesMachine>(shop, 'savedRecipes')?.send({ type: 'recipes.read' });
  if (import.meta.env.SSR) await chartSettled(shop, 'savedRecipes');
}
