import type { AnyRouter } from '@tanstack/react-router';
import type { ShopActor } from '#machines/shop/index.ts';

const followed = new WeakSet<ShopActor>();

/**
 * From the first call on, for the life of the page: whenever the shop turns to another store, what pages have kept is
 * asked for again, because its prices and stock are of the store before.
 */
export function followStore(shop: ShopActor, router: Pick<AnyRouter, 'invalidate'>): void {
  if (followed.has(shop)) return;
  followed.add(shop);
  let { storeId } = shop.getSnapshot().context;
  shop.subscribe(({ context }) => {
    if (context.storeId === storeId) return;
    storeId = context.storeId;
    void router.invalidate();
  });
}
