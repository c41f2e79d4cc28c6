import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import type { Freshness } from '#services/catalogue/catalogue.words.ts';
import type { PerishableCode } from '#services/fulfilment/fulfilment.words.ts';

/**
 * Where in the shop things stand that do not keep by themselves: a department, an aisle of it or a shelf of that; what is
 * said of the smaller place counts. `delicate` does not survive a longer way even in a cool box.
 */
export const freshPlaces: Readonly<Record<string, Freshness | 'keeps'>> = {
  'fruit-and-veg': 'fresh',
  'fruit-and-veg/fruit/berries': 'delicate',
  'fruit-and-veg/salad-and-fresh-extras': 'delicate',
  'fruit-and-veg/prepared-and-gifts': 'delicate',
  'fruit-and-veg/prepared-and-gifts/dried-fruit': 'keeps',
  'meat-and-poultry': 'fresh',
  'fish-and-seafood': 'delicate',
  'fridge-and-deli': 'fresh',
  'fridge-and-deli/dips-deli-and-antipasto/deli-counter': 'delicate',
  'fridge-and-deli/dips-deli-and-antipasto/hot-food': 'delicate',
  'fridge-and-deli/meals-pasta-and-soups/sandwiches-and-snack-packs': 'delicate',
  bakery: 'fresh',
  frozen: 'delicate',
  'pet/dog-food/dog-rolls-and-fresh': 'fresh',
  'easter-and-celebrations/easter/hot-cross-buns': 'fresh',
  'easter-and-celebrations/christmas-and-matariki/matariki-hakari': 'fresh',
};

/** How things of a shelf keep on the way, by the slugs of its department, its aisle and itself; null for what keeps. */
export function freshnessOf(department: string, aisle: string, shelf: string): Freshness | null {
  const inAisle = `${department}/${aisle}`;
  const found = freshPlaces[`${inAisle}/${shelf}`] ?? freshPlaces[inAisle] ?? freshPlaces[department];
  return found === undefined || found === 'keeps' ? null : found;
}

/** Whether goods that keep so are left behind: N takes only what keeps by itself, L leaves what is delicate, P nothing. */
export const isFreshnessKeptOut = (freshness: Freshness | null, goods: PerishableCode): boolean =>
  freshness !== null && (goods === 'N' || (goods === 'L' && freshness === 'delicate'));

/** Whether it may not be brought to where only those goods are. */
export const isKeptOut = ({ freshness }: Pick<ProductWire, 'freshness'>, goods: PerishableCode): boolean =>
  isFreshnessKeptOut(freshness ?? null, goods);
