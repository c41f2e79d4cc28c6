import type { Fault } from '#services/fault.ts';
import type { Recipe } from '#services/recipes/recipes.contract.ts';
import type { Carriage, User } from '../kit/index.ts';

export type SavedRecipesInput = {
  /** Whose recipes they are; null when no shopper is here. */
  readonly subject: string | null;
};
/** What a recipe is to be, until the store has said that it is. */
export type RecipeWish = { readonly slug: string; readonly title: string; readonly isSaved: boolean };

export type SavedRecipesContext = {
  readonly subject: string | null;
  /** As the store said them last, the newest first; null until it has. */
  readonly recipes: readonly Recipe[] | null;
  readonly fault: Fault | null;
  /** What the store was told since, by recipe: it counts for more than what any page says. */
  readonly told: Readonly<Record<string, boolean>>;
  /** One for a recipe; the first is on its way. */
  readonly wishes: readonly RecipeWish[];
  /** What the first was when it was sent. */
  readonly sent: boolean | null;
};

export type SavedRecipesEvent =
  /** The page of saved recipes comes on show, or is to be read again. */
  | { readonly type: 'recipes.read' }
  | ({ readonly type: 'recipe.mark' } & RecipeWish)
  | { readonly type: 'session.ended' }
  | ({ readonly type: 'user.changed' } & User);

/** What others may want to know of. */
export type SavedRecipesReport =
  | ({ readonly type: 'recipe.marked' } & RecipeWish)
  | ({ readonly type: 'recipe.lost'; readonly fault: Fault } & RecipeWish);

/** `busy`: the store is being asked or told. `reading`: it is asked for them. `unread`: it did not say. */
export type SavedRecipesTag = 'busy' | 'reading' | 'unread';

export const blankSavedRecipes: SavedRecipesContext = {
  subject: null,
  recipes: null,
  fault: null,
  told: {},
  wishes: [],
  sent: null,
};
export const savedRecipesCarriage: Carriage = { keeps: ['subject', 'recipes', 'fault'], blank: blankSavedRecipes };
