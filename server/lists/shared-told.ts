import type { SharedList } from '#services/lists/shopping-list.contract.ts';
import type { Reader } from '../db/database.ts';
import { type SharedBy, shoppingListId } from '../db/repositories/list-shares.ts';
import { savedListOf } from '../db/repositories/saved-lists.ts';
import { shoppingListOf } from '../db/repositories/shopping-lists.ts';

/** What whoever has the link may read; null when the list is not there any more. */
export async function sharedTold(db: Reader, { shopperId, listId }: SharedBy): Promise<SharedList | null> {
  if (listId === shoppingListId) {
    const lines = await shoppingListOf(db, shopperId);
    const items = lines.map(({ text, sku }) => ({ text, sku, quantity: null, pricingUnit: null }));
    return { name: 'Shopping list', items };
  }
  const list = await savedListOf(db, shopperId, listId);
  if (!list) return null;
  const items = list.items.map(({ name: text, ...line }) => ({ text, ...line }));
  return { name: list.name, items };
}
