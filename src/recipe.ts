import { fromPromise } from 'xstate';
import { type RecipeInput, recipeCarriage, recipeMachine } from '#machines/recipe/index.ts';
import { announcerOf, chartOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import type { shoppingListMachine } from '#machines/shopping-list/index.ts';
import { createKeptKitchens } from '#services/recipes/kept-kitchens.ts';
import { createRecipesService } from '#services/recipes/recipes.http.ts';
import type { RecipeParts } from '#routes/-recipe-load.ts';
import { listedWords } from '#ui/pages/recipe/recipe-words.ts';
import { againWords } from '#ui/reorder/reorder-words.ts';
import { linesToTrolley } from './lines-to-trolley.ts';
import { servicesOf } from './services-of.ts';

/** One recipe, with its service; it comes with its page. */
export const machine = recipeMachine.provide({
  actors: {
    loadRecipe: fromPromise(({ input: { slug, servings }, system, signal }) =>
      servicesOf(system).adapter(createRecipesService).recipe(slug, servings, signal),
    ),
  },
});
export const carriage = recipeCarriage;

export const inputOf = (shop: ShopActor): RecipeInput => ({ subject: shopperIdIn(shop) });

const kept = createKeptKitchens(() => (import.meta.env.SSR ? undefined : sessionStorage));
export const parts: RecipeParts = { recall: kept.recall };

/** What is bought is told to the trolley or the list, and what is at home is remembered for as long as the tab is open. */
export function opened(shop: ShopActor): void {
  const recipe = chartOf<typeof recipeMachine>(shop, 'recipe');
  if (!recipe) return;
  recipe.on('kitchens.changed', ({ kitchens }) => kept.remember(recipe.getSnapshot().context.subject, kitchens));
  recipe.on('lines.wanted', ({ lines }) => linesToTrolley(shop, recipe, lines));
  recipe.on('items.added', (report) => announcerOf(shop).send({ type: 'message.say', text: againWords(report) }));
  recipe.on('list.wanted', ({ items }) => {
    const list = chartOf<typeof shoppingListMachine>(shop, 'shoppingList');
    list?.send({ type: 'items.add', items });
    if (list) shop.send({ type: 'toast.show', toast: { id: 'recipe listed', text: listedWords(items.length) } });
  });
}
