import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { Label } from '#services/dietary/dietary.rules.ts';

type Said = Pick<ProductFacts, 'dietary' | 'allergens' | 'mayContain' | 'ingredients' | 'nutrition'>;

/** What can be read of a product about how somebody eats; null of what has no such label: a brush, a bunch of flowers. */
export const labelOf = ({ dietary, allergens, mayContain, ingredients, nutrition }: Said): Label | null =>
  ingredients === null && nutrition === null && dietary.length === 0 ? null : { dietary, allergens, mayContain };
