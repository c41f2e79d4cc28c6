import { fromPromise } from 'xstate';
import { type PastItemsInput, pastItemsCarriage, pastItemsMachine } from '#machines/past-items/index.ts';
import { isShopper, type ShopActor, sessionOf, shopperOf } from '#machines/shop/index.ts';
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

export const inputOf = (shop: ShopActor): PastItemsInput => {
  const session = sessionOf(shop).getSnapshot();
  return { subject: isShopper(session) ? shopperOf(session).shopperScvId : null };
};
