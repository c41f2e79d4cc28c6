import type * as v from 'valibot';
import type { RecipeFacts } from '#fixtures/recipes/table.ts';
import type { NutrientFacts } from '#fixtures/catalogue/product-facts.ts';
import type { DietaryProfile } from '#services/dietary/dietary.contract.ts';
import { isEmptyProfile } from '#services/dietary/dietary.rules.ts';
import { gramsOf } from '#services/recipes/amounts.rules.ts';
import { dietsOf } from '#services/recipes/diets.rules.ts';
import { ingredientText } from '#services/recipes/kitchen-text.rules.ts';
import type { Ingredient, RecipeDetail } from '#services/recipes/recipes.contract.ts';
import { toDollars } from '#services/wire.ts';
import type { RecipeWire } from './board.ts';
import { type Buyer, choiceOf, type Chosen, inPool } from './choose.ts';
import { choiceTold, type DishLine, dishOf, offeredIn, serveCents, skusOf, trolleyCents } from './dish.ts';
import type { Kitchen, Known } from './kitchen.ts';

type Detail = v.InferInput<typeof RecipeDetail>;
type Asked = {
  readonly recipe: RecipeFacts;
  readonly servings: number;
  readonly kitchen: Kitchen;
  readonly buyer: Buyer;
  readonly profile: DietaryProfile;
  /** The card of this recipe, and those of what is like it. */
  readonly card: RecipeWire;
  readonly similar: readonly RecipeWire[];
};
type Cooked = DishLine & { readonly chosen: Chosen };

const precision = 1_000;
const numberOf = (amount: number): number => Math.round(amount * precision) / precision;

const ingredientTold = (
  { line, facts, amount, chosen }: Cooked,
  known: ReadonlyMap<string, Known>,
): v.InferInput<typeof Ingredient> => ({
  ingredientId: facts.id,
  text: ingredientText(amount, facts.called),
  name: facts.called.many,
  amount: amount && numberOf(amount.amount),
  unit: amount?.unit ?? null,
  isStaple: facts.isStaple,
  note: line.note,
  ...choiceTold(chosen, known),
});

/** By the pack of what is bought, for as much as goes in; nothing when something measured says nothing of itself. */
function nutritionOf(cooked: readonly Cooked[], known: ReadonlyMap<string, Known>, servings: number) {
  const sums = new Map<string, { tenths: number; unit: NutrientFacts['unit'] }>();
  for (const { amount, facts, chosen } of cooked) {
    if (amount === null) continue;
    const grams = gramsOf(amount, facts.measures);
    const rows = chosen.buy && known.get(chosen.buy.product.sku)?.nutrition?.rows;
    if (grams === null || !rows) return [];
    for (const { name, unit, per100Tenths } of rows)
      sums.set(name, { unit, tenths: (sums.get(name)?.tenths ?? 0) + (per100Tenths * grams) / 100 });
  }
  return [...sums].map(([name, { tenths, unit }]) => {
    const each = tenths / servings / 10;
    return { name, perServe: `${unit === 'g' ? each.toFixed(1) : Math.round(each)} ${unit}` };
  });
}

/** A recipe for so many, with what is bought for it at the store of whoever asks. */
export async function recipeTold(asked: Asked): Promise<Detail> {
  const { recipe, servings, kitchen, buyer, profile, card, similar } = asked;
  const lines = dishOf(recipe, servings, kitchen, buyer);
  const isFitted = !isEmptyProfile(profile);
  const compared = await kitchen.known(isFitted ? skusOf(lines.flatMap(({ pool }) => inPool(pool))) : []);
  const cooked: readonly Cooked[] = lines.map((line) => ({ ...line, chosen: choiceOf(line.pool, profile, compared) }));
  const known = await kitchen.known(skusOf(cooked.flatMap(({ chosen }) => offeredIn(chosen))));
  const labels = cooked.flatMap(({ chosen: { buy } }) => {
    const label = buy && known.get(buy.product.sku);
    return label ? [label] : [];
  });
  const bought = cooked.map(({ chosen }) => chosen.buy);
  const allCents = (those: readonly Cooked[]) =>
    toDollars(
      trolleyCents(
        those.flatMap(({ chosen: { buy } }) => (buy ? [buy] : [])),
        buyer,
      ),
    );
  const perServe = serveCents(bought, servings);
  return {
    recipe: {
      ...card,
      diets: labels.length === cooked.length ? [...dietsOf(labels)] : [],
      costPerServe: perServe === null ? null : toDollars(perServe),
    },
    servings,
    prepMinutes: recipe.prepMinutes,
    cookMinutes: recipe.cookMinutes,
    ingredients: cooked.map((one) => ingredientTold(one, known)),
    method: [...recipe.method],
    tip: recipe.tip,
    nutrition: nutritionOf(cooked, known, servings),
    total: allCents(cooked),
    totalWithoutStaples: allCents(cooked.filter(({ facts }) => !facts.isStaple)),
    isFitted,
    similar: [...similar],
  };
}
