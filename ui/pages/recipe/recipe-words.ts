import type { IngredientHindrance } from '#services/recipes/ingredients.rules.ts';
import { money, unitPriceText } from '#services/display/money.rules.ts';
import type { Bought, Ingredient } from '#services/recipes/recipes.contract.ts';
import { countOf } from '#ui/reorder/reorder-words.ts';
import { priceTexts } from '#ui/texts/price.texts.ts';
import { recipeTexts as texts } from '#ui/texts/recipe.texts.ts';

/** "4 ingredients are on your shopping list" */
export const listedWords = (count: number): string => countOf(count, texts.listedOne, texts.listed);

export const hindranceWords = (hindrance: IngredientHindrance): string =>
  ({ gone: texts.gone, out: texts.out, keptOut: texts.keptOut })[hindrance].text;

export const insteadWords = ({ name, why }: NonNullable<Ingredient['insteadOf']>): string =>
  texts[why].text.replace('{name}', () => name);

export const conflictWords = ({ kind, what }: Bought['conflicts'][number]): string =>
  texts[kind].text.replace('{what}', () => what.toLowerCase());

/** "$2.10 / 1 L", or "$6.99 per kg" of what is weighed out. */
export function measureWords({ unit, unitPrice, price }: Bought['product']): readonly string[] {
  if (unit === 'Kg' && price.salePriceCents !== null)
    return [`${money(price.salePriceCents)} ${priceTexts.perKilogram.text}`];
  return unitPrice ? [unitPriceText(unitPrice)] : [];
}

export const listed = (names: readonly string[]): string => names.join(', ');

/** "1 ×", "750 g" */
export const amountWords = (quantity: number, unit: 'Each' | 'Kg'): string =>
  unit === 'Each' ? `${quantity} ×` : quantity < 1 ? `${Math.round(quantity * 1_000)} g` : `${quantity} kg`;
