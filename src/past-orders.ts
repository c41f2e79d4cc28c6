import { fromPromise } from 'xstate';
import { type PastOrdersInput, pastOrdersCarriage, pastOrdersMachine } from '#machines/past-orders/index.ts';
import { type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import { createPastOrdersService } from '#services/orders/past-orders.http.ts';
import { servicesOf } from './services-of.ts';

/** The orders of a shopper with their service; they come with their page. */
export const machine = pastOrdersMachine.provide({
  actors: {
    loadOrders: fromPromise(({ input, system, signal }) =>
      servicesOf(system).adapter(createPastOrdersService).orders(input.asked, signal),
    ),
  },
});
export const carriage = pastOrdersCarriage;

export const inputOf = (shop: ShopActor): PastOrdersInput => ({ subject: shopperIdIn(shop) });
