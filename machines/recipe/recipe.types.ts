import type { Fault } from '#services/fault.ts';
import type { Kitchen } from '#services/recipes/ingredients.rules.ts';
import type { RecipeDetail } from '#services/recipes/recipes.contract.ts';
import type { LineWish } from '#services/trolley/trolley.contract.ts';
import { type Adding, type AddingReport, type LineTold, noAdding } from '../adding/index.ts';
import type { Carriage, User } from '../kit/index.ts';

export type RecipeInput = {
  /** Who cooks; null when no shopper is here. */
  readonly subject: string | null;
};

/** Which recipe, and for how many; null for as many as it is written for. */
export type RecipeAsked = { readonly slug: string; readonly servings: number | null };
/** What was said of the ingredients, by recipe: it stays when the recipe is scaled, or left and come back to. */
export type Kitchens = Readonly<Record<string, Kitchen>>;

export type RecipeContext = {
  readonly subject: string | null;
  readonly asked: RecipeAsked | null;
  /** The last answer, and to which question it was one. */
  readonly detail: RecipeDetail | null;
  readonly answered: RecipeAsked | null;
  readonly fault: Fault | null;
  readonly kitchens: Kitchens;
  readonly adding: Adding;
};

export type RecipeEvent =
  /** The page comes on show, or its address says something else. */
  | ({ readonly type: 'recipe.open' } & RecipeAsked)
  | { readonly type: 'recipe.reload' }
  /** What this tab kept of an earlier page. */
  | { readonly type: 'kitchens.restore'; readonly kitchens: Kitchens }
  | { readonly type: 'ingredient.tick'; readonly ingredientId: string; readonly isAtHome: boolean }
  | { readonly type: 'product.choose'; readonly ingredientId: string; readonly sku: string }
  /** What is not at home is put into the trolley, or written on the shopping list. */
  | { readonly type: 'items.add' }
  | { readonly type: 'list.add' }
  | LineTold
  | AddingReport
  | { readonly type: 'session.ended' }
  | ({ readonly type: 'user.changed' } & User);

/** What others may want to know of. */
export type RecipeReport =
  | { readonly type: 'lines.wanted'; readonly lines: readonly LineWish[] }
  | { readonly type: 'items.added'; readonly added: number; readonly lost: number; readonly waiting: number }
  | {
      readonly type: 'list.wanted';
      readonly items: readonly { readonly text: string; readonly sku: string | null }[];
    }
  /** To be kept for the next page of this tab. */
  | { readonly type: 'kitchens.changed'; readonly kitchens: Kitchens };

/** `busy`: the store is being asked. `missing`: there is no such recipe. `failed`: the store did not say. */
export type RecipeTag = 'busy' | 'missing' | 'failed';

/** A tab remembers so many recipes. */
export const mostKitchens = 12;

export const blankRecipe: RecipeContext = {
  subject: null,
  asked: null,
  detail: null,
  answered: null,
  fault: null,
  kitchens: {},
  adding: noAdding,
};
export const recipeCarriage: Carriage = {
  keeps: ['subject', 'asked', 'detail', 'answered', 'fault'],
  blank: blankRecipe,
};
