import type { pastItemsMachine } from '#machines/past-items/index.ts';
import { chartOf, chartSettled } from '#machines/shop/index.ts';
import type { PastItemsAsked } from '#services/orders/past-orders.contract.ts';
import type { RouterContext } from './-context.ts';

type Asked = {
  readonly context: RouterContext;
  readonly deps: PastItemsAsked;
};

/** The first page has the items in it; a later one shows what is known until the store answers. */
export async function needPastItems({ context: { shop, openLate }, deps }: Asked): Promise<void> {
  await openLate('pastItems');
  chartOf<typeof pastItemsMachine>(shop, 'pastItems')?.send({ type: 'items.ask', asked: deps });
  if (import.meta.env.SSR) await chartSettled(shop, 'pastItems');
}
