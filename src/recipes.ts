import { fromPromise } from 'xstate';
import { recipesCarriage, recipesMachine, type Shelf } from '#machines/recipes/index.ts';
import type { RecipesService } from '#services/recipes/recipes.contract.ts';
import { createRecipesService } from '#services/recipes/recipes.http.ts';
import { isWholeShelf } from '#services/recipes/recipes-query.rules.ts';
import type { RecipesAsked } from '#services/recipes/recipes.contract.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createRecipesService);

/** The collections are an opening, not what was asked for: without them the page is whole. */
async function shelf(service: RecipesService, asked: RecipesAsked, signal: AbortSignal): Promise<Shelf> {
  const summary = isWholeShelf(asked) ? service.summary(signal).catch(() => null) : null;
  const [recipes, opening] = await Promise.all([service.recipes(asked, signal), summary]);
  return { recipes, summary: opening };
}

/** The page of recipes, with its service; it comes with its page. */
export const machine = recipesMachine.provide({
  actors: {
    loadRecipes: fromPromise(({ input, system, signal }) => shelf(serviceOf(system), input, signal)),
    suggestRecipes: fromPromise(({ input, system, signal }) => serviceOf(system).suggestions(input.text, signal)),
  },
});
export const carriage = recipesCarriage;
