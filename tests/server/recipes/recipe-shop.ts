import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { Places } from '#server/fulfilment/places.ts';
import { openShop, type Shop, type SignedIn } from '../api/shop.ts';
import { viewOfSize } from './usual-kitchen.ts';

export type RecipeShop = Shop & { readonly facts: ReadonlyMap<string, ProductFacts> };
export const base = '/api/v1/recipes';

/** A shop with the catalogue of the fixtures, so that there is something to cook with. */
export async function openRecipeShop(
  altered?: (product: ProductFacts) => ProductFacts,
  places?: Places,
): Promise<RecipeShop> {
  const { view, facts } = await viewOfSize(12_000, altered);
  const shop = await openShop({ catalogue: { view }, ...(places ? { places } : {}) });
  return Object.assign(shop, { facts });
}

/** How somebody eats, told to the shop. */
export const eats = async (shop: Shop, who: SignedIn, profile: object): Promise<void> => {
  const told = { diets: [], avoids: [], avoidsTraces: false, ...profile };
  const response = await shop.send('PUT', '/api/v1/preferences/my/diet', told, who.headers);
  if (response.status >= 400) throw new Error(await response.text());
};
