import type { Http } from '../http/http.types.ts';
import type { RecipesService } from './recipes.contract.ts';

export const createRecipesService = (http: Http): RecipesService => ({
  recipes: (query, signal) => http.get('recipes', { schema: (all) => all.Recipes, query, signal }),
  summary: (signal) => http.get('recipeSummary', { schema: (all) => all.RecipesSummary, signal }),
  suggestions: (search, signal) =>
    http.get('recipeSuggestions', { schema: (all) => all.RecipeSuggestions, query: { search }, signal }),
  recipe: (slug, servings, signal) =>
    http.get('recipe', {
      schema: (all) => all.RecipeDetail,
      params: { slug },
      query: servings === null ? {} : { servings: String(servings) },
      signal,
    }),
  saved: async (signal) => (await http.get('savedRecipes', { schema: (all) => all.SavedRecipes, signal })).recipes,
  save: (slug, signal) => http.put('savedRecipe', { schema: (all) => all.Nothing, params: { slug }, signal }),
  forget: (slug, signal) => http.delete('savedRecipe', { schema: (all) => all.Nothing, params: { slug }, signal }),
});
