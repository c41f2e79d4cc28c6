import { sessionOf, type ShopActor, shopperOf } from '#machines/shop/index.ts';
import { memberIn } from '#services/loyalty/member.rules.ts';
import type { RouterContext } from '#routes/-context.ts';

type Edge = { readonly shop: ShopActor; readonly openLate: RouterContext['openLate'] };

/** What is fetched once for a sign-in, and once for a page load of a member, is fetched by its chart when it opens. */
export function followLoyalty({ shop, openLate }: Edge): void {
  const isMember = () => memberIn(shopperOf(sessionOf(shop).getSnapshot())) !== null;
  const open = () => {
    if (isMember()) void openLate('loyalty').catch(() => undefined);
  };
  // The word comes before the session has kept who it is.
  shop.on('loyalty.due', () => queueMicrotask(open));
  if (shop.getSnapshot().context.isLoyaltyDue) open();
}
