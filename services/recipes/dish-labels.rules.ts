import { allergensOf, dietsOf } from './diets.rules.ts';
import { boughtFor, type Kitchen } from './ingredients.rules.ts';
import type { Ingredient } from './recipes.contract.ts';
import type { RecipeDiet } from './recipes.words.ts';

export type DishLabels = {
  /** What may be claimed of the dish, when all of it is known. */
  readonly diets: readonly RecipeDiet[];
  readonly contains: readonly string[];
  readonly mayContain: readonly string[];
  /** Names of ingredients whose labels nobody could read, as nothing stands for them. */
  readonly unread: readonly string[];
  /** Another product than the store's was chosen for something. */
  readonly isOwnChoice: boolean;
};

/** What the labels of the products say that this kitchen buys for a dish: of those that were chosen, not of the first. */
export function dishLabelsOf(ingredients: readonly Ingredient[], kitchen: Kitchen): DishLabels {
  const chosen = ingredients.map((ingredient) => ({ ingredient, bought: boughtFor(ingredient, kitchen) }));
  const labels = chosen.flatMap(({ bought }) => (bought === null ? [] : [bought.label]));
  const unread = chosen.flatMap(({ ingredient, bought }) => (bought === null ? [ingredient.name] : []));
  return {
    ...allergensOf(labels),
    diets: unread.length === 0 ? dietsOf(labels) : [],
    unread,
    isOwnChoice: chosen.some(({ ingredient, bought }) => bought !== ingredient.buy),
  };
}
