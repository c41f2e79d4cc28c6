import { highest } from '../display/quantity.rules.ts';
import { amountOf, limitsOf } from '../trolley/amounts.rules.ts';
import { sources } from '../trolley/trolley.words.ts';
import type { LineWish } from '../trolley/trolley.contract.ts';
import type { Bought, Ingredient, RecipeDetail } from './recipes.contract.ts';

/** What a shopper said of the ingredients of one recipe. */
export type Kitchen = {
  /** What is at home, or is not, where they said so; staples are, and nothing else is, until they do. */
  readonly isAtHome: Readonly<Record<string, boolean>>;
  /** Which product is bought for an ingredient, where another than the first was chosen. */
  readonly chosen: Readonly<Record<string, string>>;
};
export const untouchedKitchen: Kitchen = { isAtHome: {}, chosen: {} };

/** An ingredient of one recipe, or one thing for several meals. */
type Needed = Pick<Ingredient, 'ingredientId' | 'isStaple' | 'buy' | 'substitutes'>;

export const isAtHome = ({ ingredientId, isStaple }: Needed, kitchen: Kitchen): boolean =>
  kitchen.isAtHome[ingredientId] ?? isStaple;

/** Everything that can be bought for it: what the store would take first, then what may stand for it. */
export const waysOf = ({ buy, substitutes }: Needed): readonly Bought[] =>
  buy === null ? substitutes : [buy, ...substitutes.filter(({ product }) => product.sku !== buy.product.sku)];

/** What is bought for it: what was chosen, or what the store takes first; nothing where nothing stands for it. */
export const boughtFor = (ingredient: Needed, { chosen }: Kitchen): Bought | null =>
  waysOf(ingredient).find(({ product }) => product.sku === chosen[ingredient.ingredientId]) ?? ingredient.buy;

/** Why what stands for an ingredient cannot be bought today; null when it can. */
export type IngredientHindrance = 'gone' | 'out' | 'keptOut';
export function hindranceOf(bought: Bought | null): IngredientHindrance | null {
  if (bought === null) return 'gone';
  const { keptOut, availabilityStatus, price } = bought.product;
  if (keptOut) return 'keptOut';
  if (price.salePriceCents === null || availabilityStatus === 'Unavailable') return 'gone';
  return availabilityStatus === 'Out of Stock' ? 'out' : null;
}

/** What is to be bought for a recipe in that kitchen, ingredient by ingredient. */
export const toBuy = (detail: RecipeDetail, kitchen: Kitchen): readonly Bought[] =>
  detail.ingredients.flatMap((ingredient) => {
    const bought = isAtHome(ingredient, kitchen) ? null : boughtFor(ingredient, kitchen);
    return bought !== null && hindranceOf(bought) === null ? [bought] : [];
  });

/**
 * What it comes to: the store's own word where all of it, or all but the staples, is bought as the store would; else the
 * sum of what the store said of each.
 */
export function centsOf(
  { ingredients, totalCents, totalWithoutStaplesCents }: RecipeDetail,
  bought: readonly Bought[],
): number {
  const usual = (those: readonly Ingredient[]) => those.flatMap(({ buy }) => (buy === null ? [] : [buy]));
  const isAll = (those: readonly Bought[]) =>
    those.length === bought.length && those.every((one) => bought.includes(one));
  if (isAll(usual(ingredients))) return totalCents;
  if (isAll(usual(ingredients.filter(({ isStaple }) => !isStaple)))) return totalWithoutStaplesCents;
  return bought.reduce((sum, one) => sum + one.totalCents, 0);
}

/** The same as lines for the trolley, each product once, and no more of it than can be had at once. */
export function linesOf(all: readonly Bought[]): readonly LineWish[] {
  const lines = new Map<string, LineWish>();
  for (const { product, quantity } of all) {
    const { sku, unit } = product;
    const limits = limitsOf(product);
    const amount = amountOf(quantity, unit) + (lines.get(sku)?.amount ?? 0);
    lines.set(sku, {
      sku,
      unit,
      amount: Math.max(limits.min, Math.min(amount, highest(limits))),
      source: sources.recipe,
    });
  }
  return [...lines.values()].filter(({ amount }) => Number.isSafeInteger(amount));
}
