import type { Fault } from '#services/fault.ts';
import type { Recipes, RecipesAsked, RecipesSummary, RecipeSuggestions } from '#services/recipes/recipes.contract.ts';
import type { Carriage } from '../kit/index.ts';

/** One answer of the store: a page of recipes and, where nothing narrows it, what the shelf opens with. */
export type Shelf = { readonly recipes: Recipes; readonly summary: RecipesSummary | null };

export type RecipesContext = {
  /** What is asked of the store, as the address says it; null before the page comes on show. */
  readonly asked: RecipesAsked | null;
  /** The last answer, and to which question it was one. */
  readonly shown: Shelf | null;
  readonly answered: RecipesAsked | null;
  readonly fault: Fault | null;
  /** What stands in the search box while somebody types in it. */
  readonly text: string;
  readonly suggestions: RecipeSuggestions['suggestions'];
};

export type RecipesEvent =
  /** The page comes on show, or its address says something else: it is asked anew. */
  | { readonly type: 'recipes.ask'; readonly asked: RecipesAsked }
  | { readonly type: 'recipes.reload' }
  | { readonly type: 'text.type'; readonly text: string }
  /** Nothing is to be suggested any more: something was chosen, searched for, or the box was left. */
  | { readonly type: 'suggestions.close' }
  /** What is saved is another person's. */
  | { readonly type: 'session.ended' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** `busy`: the store is asked for recipes. `failed`: it did not say. `offered`, `none`: what is suggested for what is typed. */
export type RecipesTag = 'busy' | 'failed' | 'offered' | 'none';

export const blankRecipes: RecipesContext = {
  asked: null,
  shown: null,
  answered: null,
  fault: null,
  text: '',
  suggestions: [],
};
export const recipesCarriage: Carriage = {
  keeps: ['asked', 'shown', 'answered', 'fault'],
  blank: blankRecipes,
};
