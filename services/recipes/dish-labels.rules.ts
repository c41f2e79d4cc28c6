import { boughtFor, type Kitchen } from './ingredients.rules.ts';
import type { Bought, Ingredient } from './recipes.contract.ts';
import { type RecipeDiet, recipeDiets } from './recipes.words.ts';

export type DishLabels = {
  /** What may be claimed of the dish, when all of it is known. */
  readonly diets: readonly RecipeDiet[];
  readonly contains: readonly string[];
  /** What besides may be in it. */
  readonly mayContain: readonly string[];
  /** Names of ingredients whose labels nobody could read, as nothing stands for them. */
  readonly unread: readonly string[];
  /** Another product than the store's was chosen for something. */
  readonly isOwnChoice: boolean;
};

const namesIn = (labels: readonly Bought['label'][], said: 'contains' | 'mayContain'): readonly string[] =>
  [...new Set(labels.flatMap((label) => label[said]))].sort();

/** What the labels of the products say that this kitchen buys for a dish: of those that were chosen, not of the first. */
export function dishLabelsOf(ingredients: readonly Ingredient[], kitchen: Kitchen): DishLabels {
  const chosen = ingredients.map((ingredient) => ({ ingredient, bought: boughtFor(ingredient, kitchen) }));
  const labels = chosen.flatMap(({ bought }) => (bought === null ? [] : [bought.label]));
  const unread = chosen.flatMap(({ ingredient, bought }) => (bought === null ? [ingredient.name] : []));
  const contains = namesIn(labels, 'contains');
  const isKnown = labels.length > 0 && unread.length === 0;
  return {
    diets: isKnown ? recipeDiets.filter((diet) => labels.every(({ diets }) => diets.includes(diet))) : [],
    contains,
    mayContain: namesIn(labels, 'mayContain').filter((name) => !contains.includes(name)),
    unread,
    isOwnChoice: chosen.some(({ ingredient, bought }) => bought !== ingredient.buy),
  };
}
