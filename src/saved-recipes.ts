import { fromPromise } from 'xstate';
import { type SavedRecipesInput, savedRecipesCarriage, savedRecipesMachine } from '#machines/saved-recipes/index.ts';
import { announcerOf, chartOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import { createRecipesService } from '#services/recipes/recipes.http.ts';
import { lostWords, markedWords } from '#ui/recipe-card/save-words.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createRecipesService);

/** The recipes that a shopper saved, with their service; they come with the first press, or with their page. */
export const machine = savedRecipesMachine.provide({
  actors: {
    loadSaved: fromPromise(({ system, signal }) => serviceOf(system).saved(signal)),
    markRecipe: fromPromise(({ input: { slug, isSaved }, system, signal }) =>
      isSaved ? serviceOf(system).save(slug, signal) : serviceOf(system).forget(slug, signal),
    ),
  },
});
export const carriage = savedRecipesCarriage;

export const inputOf = (shop: ShopActor): SavedRecipesInput => ({ subject: shopperIdIn(shop) });

/** What was saved is said aloud; what was not stands where it was, and says why. */
export function opened(shop: ShopActor): void {
  const saved = chartOf<typeof savedRecipesMachine>(shop, 'savedRecipes');
  saved?.on('recipe.marked', (report) => announcerOf(shop).send({ type: 'message.say', text: markedWords(report) }));
  saved?.on('recipe.lost', (report) =>
    shop.send({ type: 'toast.show', toast: { id: `recipe ${report.slug}`, text: lostWords(report) } }),
  );
}
