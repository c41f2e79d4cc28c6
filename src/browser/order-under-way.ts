import type { placingMachine } from '#machines/placing/index.ts';
import { chartOf, type ShopActor } from '#machines/shop/index.ts';
import { confirmationPathOf } from '#services/orders/placing-paths.rules.ts';
import { href } from '#ui/link/href.ts';

/** 'paying' while an order is on its way, where its confirmation stands once it was placed, null otherwise. */
export function orderUnderWay(shop: ShopActor): string | null {
  const placing = chartOf<typeof placingMachine>(shop, 'placing')?.getSnapshot();
  if (!placing) return null;
  const { confirmed, attempt } = placing.context;
  if (confirmed) return href.page(confirmationPathOf(confirmed.orderId, attempt?.placement ?? null));
  return placing.hasTag('busy') ? 'paying' : null;
}

/** This tab kept an order that nobody has answered for: it is asked for on whatever page it comes back to. */
export function hasKeptOrder(page: Window): boolean {
  try {
    return page.sessionStorage.getItem('placing') !== null;
  } catch {
    return false;
  }
}
