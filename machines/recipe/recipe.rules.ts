import { boughtFor, isAtHome, type Kitchen, untouchedKitchen } from '#services/recipes/ingredients.rules.ts';
import { type Kitchens, mostKitchens, type RecipeContext } from './recipe.types.ts';

export const kitchenOf = ({ kitchens }: RecipeContext, slug: string | undefined): Kitchen =>
  kitchens[slug ?? ''] ?? untouchedKitchen;

/** The newest stands last, and the oldest goes when a tab has seen many. */
export function withKitchen(kitchens: Kitchens, slug: string, kitchen: Kitchen): Kitchens {
  const { [slug]: _, ...others } = kitchens;
  return Object.fromEntries([...Object.entries(others), [slug, kitchen] as const].slice(-mostKitchens));
}

/** What is not at home, as it stands on a shopping list: the product where there is one, or the words of the recipe. */
export function listItemsOf(context: RecipeContext) {
  const { detail } = context;
  const kitchen = kitchenOf(context, detail?.recipe.slug);
  return (detail?.ingredients ?? [])
    .filter((ingredient) => !isAtHome(ingredient, kitchen))
    .map((ingredient) => {
      const product = boughtFor(ingredient, kitchen)?.product;
      return product
        ? { text: `${product.name} ${product.size}`, sku: product.sku }
        : { text: ingredient.text, sku: null };
    });
}
