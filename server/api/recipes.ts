import * as v from 'valibot';
import { collections } from '#fixtures/recipes/collections.ts';
import { recipes } from '#fixtures/recipes/recipes.ts';
import {
  RecipeDetail,
  RecipesAsked,
  RecipesSummary,
  Recipes,
  recipeSlug,
  RecipeSuggestions,
  RecipeSuggestionsAsked,
  SavedRecipes,
  ServingsAsked,
} from '#services/recipes/recipes.contract.ts';
import { mostSavedRecipes } from '#services/recipes/recipes.words.ts';
import { forgetRecipe, savedRecipesOf, saveRecipe } from '../db/repositories/saved-recipes.ts';
import { recipeOf, similarTo, suggested } from '../recipes/book.ts';
import { cardTold, cookOf } from '../recipes/cook.ts';
import { listed } from '../recipes/list.ts';
import { recipeTold } from '../recipes/recipe-told.ts';
import { nothing, operation } from './operation.ts';
import { refusals } from './refusal.ts';
import { shopperIdOf } from './shopper-id.ts';

const tag = 'recipes';
const params = v.object({ slug: recipeSlug });
const mostInCollection = 6;
const mostSuggested = 8;

const knownRecipe = (slug: string) => {
  const recipe = recipeOf(slug);
  if (!recipe) throw refusals.notFound();
  return recipe;
};

export const recipeOperations = [
  operation({
    endpoint: 'recipeSummary',
    tag,
    summary: 'What the page of recipes opens with: a few of each collection, as the store of the visitor cooks them.',
    answer: RecipesSummary,
    handle: async (ask) => {
      const cook = await cookOf(ask);
      return {
        totalItems: recipes.length,
        collections: collections.map(({ title, search }) => ({
          title,
          search: { ...search },
          recipes: listed(cook.board, search)
            .recipes.slice(0, mostInCollection)
            .map((card) => cardTold(cook, card)),
        })),
      };
    },
  }),
  operation({
    endpoint: 'recipeSuggestions',
    tag,
    summary: 'Recipes that a search may mean while it is typed.',
    query: RecipeSuggestionsAsked,
    answer: RecipeSuggestions,
    handle: ({ query: { search } }) => ({
      search,
      suggestions: suggested(search, mostSuggested).map(({ slug, title }) => ({ slug, title })),
    }),
  }),
  operation({
    endpoint: 'savedRecipes',
    tag,
    summary: 'The recipes that the shopper saved, the newest first.',
    role: 'shopper',
    isAdded: true,
    answer: SavedRecipes,
    handle: async (ask) => {
      const slugs = await savedRecipesOf(ask.world.db.read, await shopperIdOf(ask));
      const cook = await cookOf(ask);
      return { recipes: slugs.filter((slug) => recipeOf(slug)).map((slug) => cardTold(cook, { slug })) };
    },
  }),
  operation({
    method: 'PUT',
    endpoint: 'savedRecipe',
    tag,
    summary: 'Saves a recipe. Said again, it stays saved.',
    role: 'shopper',
    isAdded: true,
    params,
    answer: nothing,
    handle: async (ask) => {
      const shopperId = await shopperIdOf(ask);
      const { slug } = knownRecipe(ask.params.slug);
      await ask.world.db.transaction(async (trx) => {
        await ask.session.remember(trx, {});
        const nowMs = ask.world.clock.nowMs();
        if (!(await saveRecipe(trx, shopperId, slug, { most: mostSavedRecipes, nowMs })))
          throw refusals.invalid({
            slug: `is one too many: you have saved ${mostSavedRecipes} already. Remove one first.`,
          });
      });
    },
  }),
  operation({
    method: 'DELETE',
    endpoint: 'savedRecipe',
    tag,
    summary: 'Takes a recipe off the saved ones. Said again, it stays off.',
    role: 'shopper',
    isAdded: true,
    params,
    answer: nothing,
    handle: async (ask) => {
      const shopperId = await shopperIdOf(ask);
      await ask.world.db.transaction(async (trx) => {
        await ask.session.remember(trx, {});
        await forgetRecipe(trx, shopperId, ask.params.slug);
      });
    },
  }),
  operation({
    endpoint: 'recipes',
    tag,
    summary: 'Recipes by words, course, diets and minutes, with what a serving costs at the store of the visitor.',
    query: RecipesAsked,
    answer: Recipes,
    handle: async (ask) => {
      const cook = await cookOf(ask);
      const page = listed(cook.board, ask.query);
      return { ...page, recipes: page.recipes.map((card) => cardTold(cook, card)) };
    },
  }),
  operation({
    endpoint: 'recipe',
    tag,
    summary:
      'A recipe for so many, with what is bought for each ingredient. What is against the dietary profile of the shopper stands behind what suits it.',
    isAdded: true,
    params,
    query: ServingsAsked,
    answer: RecipeDetail,
    handle: async (ask) => {
      const recipe = knownRecipe(ask.params.slug);
      const cook = await cookOf(ask);
      const { servings = String(recipe.serves) } = ask.query;
      return recipeTold({
        recipe,
        servings: Number(servings),
        kitchen: cook.kitchen,
        buyer: cook.buyer,
        profile: await cook.profile(),
        card: cardTold(cook, recipe),
        similar: similarTo(recipe).map((other) => cardTold(cook, other)),
      });
    },
  }),
];
