import { fromPromise } from 'xstate';
import { type PastItemsInput, pastItemsCarriage, pastItemsMachine } from '#machines/past-items/index.ts';
import { type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import { createPastOrdersService } from '#services/orders/past-orders.http.ts';
import { servicesOf } from './services-of.ts';

/** Everything that was ever bought, with its service; it comes with its page. */
export const machine = pastItemsMachine.provide({
  actors: {
    loadPastItems: fromPromise(({ input, system, signal }) =>
      servicesOf(system).adapter(createPastOrdersService).items(input, signal),
    ),
  },
});
export const carriage = pastItemsCarriage;

export const inputOf = (shop: ShopActor): PastItemsInput => ({ subject: shopperIdIn(shop) });
