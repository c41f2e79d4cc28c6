import { waitFor } from 'xstate';
import type { orderChangeMachine } from '#machines/order-change/index.ts';
import { chartOf, type ShopActor } from '#machines/shop/index.ts';

/** The chart is known by its type alone: its code comes only to whoever changes an order. Ends once the store has said what an order in change is changed by, or has not; at once while none is. */
export async function needDifference(shop: ShopActor): Promise<void> {
  const change = chartOf<typeof orderChangeMachine>(shop, 'orderChange');
  change?.send({ type: 'difference.need' });
  if (change) await waitFor(change, (now) => !now.hasTag('reckoning')).catch(() => undefined);
}
