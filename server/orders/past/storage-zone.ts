import { slugOf } from '#fixtures/slug.ts';
import type { StorageZone } from '#services/orders/order-states.words.ts';

/** Where in the shop something stands, by slugs. */
export type ShopPlace = { readonly department: string; readonly aisle: string; readonly shelf: string };

/**
 * What does not go into the pantry at home: a department, an aisle of it or a shelf of that; what is said of the smaller
 * place counts.
 */
export const zonePlaces: Readonly<Record<string, StorageZone>> = {
  'fruit-and-veg': 'fridge',
  'fruit-and-veg/fruit/bananas': 'pantry',
  'fruit-and-veg/vegetables/potatoes-and-kumara': 'pantry',
  'fruit-and-veg/vegetables/bagged-potatoes-and-kumara': 'pantry',
  'fruit-and-veg/vegetables/onions-garlic-and-ginger': 'pantry',
  'fruit-and-veg/vegetables/pumpkin-and-squash': 'pantry',
  'fruit-and-veg/prepared-and-gifts/dried-fruit': 'pantry',
  'fruit-and-veg/prepared-and-gifts/flowers-and-plants': 'pantry',
  'meat-and-poultry': 'fridge',
  'fish-and-seafood': 'fridge',
  'fridge-and-deli': 'fridge',
  frozen: 'freezer',
  'pet/dog-food/dog-rolls-and-fresh': 'fridge',
  'easter-and-celebrations/christmas-and-matariki/matariki-hakari': 'fridge',
};

/** Where something is put away; of what the shop has no place for any more only the name of its department is known. */
export function storageZone(place: ShopPlace | null, category: string): StorageZone {
  if (place === null) return zonePlaces[slugOf(category)] ?? 'pantry';
  const inAisle = `${place.department}/${place.aisle}`;
  return zonePlaces[`${inAisle}/${place.shelf}`] ?? zonePlaces[inAisle] ?? zonePlaces[place.department] ?? 'pantry';
}
