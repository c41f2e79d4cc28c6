import { chartOf, chartSettled } from '#machines/shop/index.ts';
import type { payWaysMachine } from '#machines/pay-ways/index.ts';
import { needDifference } from './-difference.ts';
import type { RouterContext } from './-context.ts';

export type Asked = { readonly context: RouterContext };

/** The first page has the order and the saved cards in it; what pays comes with it. */
export async function needPayment({ context: { shop, openLate } }: Asked): Promise<void> {
  await Promise.all([openLate('order'), openLate('payWays'), openLate('placing')]);
  chartOf<typeof payWaysMachine>(shop, 'payWays')?.send({ type: 'ways.need' });
  if (import.meta.env.SSR) await Promise.all([chartSettled(shop, 'order'), chartSettled(shop, 'payWays')]);
}

/** The same for what a changed order comes to more, or less. */
export async function needChangePayment({ context: { shop, openLate } }: Asked): Promise<void> {
  await Promise.all([openLate('orderChange'), openLate('payWays'), openLate('placing'), openLate('trolley')]);
  chartOf<typeof payWaysMachine>(shop, 'payWays')?.send({ type: 'ways.need' });
  if (import.meta.env.SSR) await Promise.all([chartSettled(shop, 'payWays'), needDifference(shop)]);
}
