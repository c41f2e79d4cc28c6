import type { placingMachine } from '#machines/placing/index.ts';
import { chartOf, type ShopActor } from '#machines/shop/index.ts';
import { href } from '#ui/link/href.ts';

export const confirmationOf = (orderId: string): string => href.page(`/checkout/confirmation?orderId=${orderId}`);

/** 'paying' while an order is on its way, where its confirmation stands once it was placed, null otherwise. */
export function orderUnderWay(shop: ShopActor): string | null {
  const placing = chartOf<typeof placingMachine>(shop, 'placing')?.getSnapshot();
  if (!placing) return null;
  const { confirmed } = placing.context;
  if (confirmed) return confirmationOf(confirmed.orderId);
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
