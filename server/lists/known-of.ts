import type { Reader } from '../db/database.ts';
import { favouritesOf } from '../db/repositories/favourites.ts';
import { savedListsOf } from '../db/repositories/saved-lists.ts';
import { shoppingListOf } from '../db/repositories/shopping-lists.ts';

/** A reason to think that a shopper wants some products, with their codes, the likeliest first. */
export type Known = {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly skus: readonly string[];
};

/**
 * What the store knows a shopper to take, the best reason first. What they ordered before will stand first, once there
 * are orders.
 */
export async function knownOf(db: Reader, shopperId: string): Promise<readonly Known[]> {
  const shopping = await shoppingListOf(db, shopperId);
  const saved = await savedListsOf(db, shopperId);
  return [
    {
      id: 'shopping-list',
      title: 'Still on your shopping list',
      href: '/shoppinglist',
      skus: shopping.flatMap(({ sku, isTicked }) => (sku === null || isTicked ? [] : [sku])),
    },
    {
      id: 'favourites',
      title: 'Your favourites',
      href: '/myfavourites',
      skus: await favouritesOf(db, shopperId),
    },
    {
      id: 'saved-lists',
      title: 'From your saved lists',
      href: '/lists',
      skus: saved.flatMap(({ items }) => items.map(({ sku }) => sku)),
    },
  ];
}
