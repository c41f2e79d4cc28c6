import type { AnyRouter } from '@tanstack/react-router';
import { fulfilmentOf, sessionOf, type ShopActor } from '#machines/shop/index.ts';
import { shelfOf } from '#services/fulfilment/change.rules.ts';

const followed = new WeakSet<ShopActor>();

/**
 * From the first call on, for the life of the page: whenever other products, prices or stock are on show (another store,
 * or an area to which other goods are brought), what pages have kept is asked for again, once.
 */
export function followShelf(shop: ShopActor, router: Pick<AnyRouter, 'invalidate'>): void {
  if (followed.has(shop)) return;
  followed.add(shop);
  const session = sessionOf(shop);
  let shelf = shelfIn(session);
  session.subscribe(() => {
    const now = shelfIn(session);
    if (now === null || now === shelf) return;
    const isAnother = shelf !== null;
    shelf = now;
    if (isAnother) void router.invalidate();
  });
}

function shelfIn(session: ReturnType<typeof sessionOf>): string | null {
  const fulfilment = fulfilmentOf(session.getSnapshot());
  return fulfilment && shelfOf(fulfilment);
}
