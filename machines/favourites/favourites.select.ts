import type { SnapshotFrom } from 'xstate';
import type { favouritesMachine } from './favourites.machine.ts';

type Favourites = SnapshotFrom<typeof favouritesMachine>;

/** Whether a product is one, wishes counted; null while nobody knows. */
export function isFavouriteIn(now: Favourites, sku: string): boolean | null {
  const { skus, wishes } = now.context;
  const wish = wishes.find((one) => one.sku === sku);
  if (wish) return wish.isFavourite;
  if (skus === null) return now.hasTag('unread') ? false : null;
  return skus.includes(sku);
}
