import { sessionOf, type ShopActor } from '#machines/shop/index.ts';
import type { RouterContext } from '#routes/-context.ts';

type Edge = { readonly shop: ShopActor; readonly openLate: RouterContext['openLate'] };

/**
 * The store says that an order is being paid for. A tab that sent none, or that has forgotten it since (its shopper signed
 * out while the answer was open), asks until that is over: else it would go on showing the trolley that was ordered.
 */
export function followOrderElsewhere({ shop, openLate }: Edge): void {
  const session = sessionOf(shop);
  const look = () => {
    if (session.getSnapshot().context.flags.isOrderUnderWay) void openLate('placing').catch(() => undefined);
  };
  session.subscribe(look);
  look();
}
