import type { orderChangeMachine } from '#machines/order-change/index.ts';
import { chartOf, chartSettled, type ShopActor } from '#machines/shop/index.ts';

/**
 * Ends once the store has said what an order in change is changed by, or has not; at once while none is. The chart is known
 * by its type alone: its code comes only to whoever changes an order.
 */
export async function needDifference(shop: ShopActor): Promise<void> {
  chartOf<typeof orderChangeMachine>(shop, 'orderChange')?.send({ type: 'difference.need' });
  await chartSettled(shop, 'orderChange', 'reckoning');
}
