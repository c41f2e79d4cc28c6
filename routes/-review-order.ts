import { chartOf, chartSettled, sessionOf } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import { needDifference } from './-difference.ts';
import type { RouterContext } from './-context.ts';

export type Asked = { readonly context: RouterContext };

/** The first page stands whole: the order, and the pictures of what is in it. Later ones show at once what is known. */
export async function needOrder({ context: { shop, openLate } }: Asked): Promise<void> {
  const isChanging = sessionOf(shop).getSnapshot().context.shopper.isChangingOrder;
  await Promise.all([
    openLate('order'),
    openLate('trolley'),
    ...(isChanging ? [openLate('orderChange'), openLate('placing')] : []),
  ]);
  const isServer = import.meta.env.SSR;
  if (isServer) await chartSettled(shop, 'trolley');
  chartOf<typeof trolleyMachine>(shop, 'trolley')?.send({ type: 'whole.need' });
  if (isServer) await Promise.all([chartSettled(shop, 'trolley'), chartSettled(shop, 'order'), needDifference(shop)]);
}
