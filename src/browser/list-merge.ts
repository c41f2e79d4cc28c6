import { connectionOf, isOffline, isShopper, sessionOf, type ShopActor } from '#machines/shop/index.ts';
import type { LocalStore } from '#services/storage/local-store.ts';
import type { RouterContext } from '#routes/-context.ts';
import { listOf } from '#routes/-shopping-list.ts';

type Edge = {
  readonly page: Window & typeof globalThis;
  readonly shop: ShopActor;
  readonly storage: LocalStore;
  readonly openLate: RouterContext['openLate'];
};

/** What this browser keeps of a shopping list goes to the server as soon as a shopper is here, whatever page is on show. */
export function followList({ page, shop, storage, openLate }: Edge): void {
  const session = sessionOf(shop);
  let wasShopper = false;
  const look = () => {
    const isHere = isShopper(session.getSnapshot());
    if (isHere && !wasShopper && storage.read('shoppingList') !== undefined)
      void openLate('shoppingList').then(
        () => listOf(shop)?.send({ type: 'kept.changed' }),
        () => undefined,
      );
    wasShopper = isHere;
  };
  session.subscribe(look);
  look();
  page.addEventListener('storage', ({ key }) => {
    if (key === 'shoppingList') listOf(shop)?.send({ type: 'kept.changed' });
  });
  // What another tab wrote before this one listened.
  listOf(shop)?.send({ type: 'kept.changed' });
  let wasOffline = false;
  connectionOf(shop).subscribe((now) => {
    if (wasOffline && !isOffline(now)) listOf(shop)?.send({ type: 'list.retry' });
    wasOffline = isOffline(now);
  });
}
