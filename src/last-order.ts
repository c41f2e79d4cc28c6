import { fromPromise } from 'xstate';
import { type LastOrderInput, lastOrderCarriage, lastOrderMachine, mayAskOf } from '#machines/last-order/index.ts';
import { isShopper, sessionOf, type ShopActor, shopperOf } from '#machines/shop/index.ts';
import { createPastOrdersService } from '#services/orders/past-orders.http.ts';
import { LastOrderPlace } from '#routes/-last-order-place.tsx';
import type { PlaceParts } from '#routes/-zone.tsx';
import { servicesOf } from './services-of.ts';

/** The last order that is still to come, with its service. */
export const machine = lastOrderMachine.provide({
  actors: {
    loadLastOrder: fromPromise(({ system, signal }) =>
      servicesOf(system).adapter(createPastOrdersService).last(signal),
    ),
  },
});
export const carriage = lastOrderCarriage;
export const parts: PlaceParts = { Place: LastOrderPlace };

export const inputOf = (shop: ShopActor): LastOrderInput => {
  const session = sessionOf(shop).getSnapshot();
  const shopper = shopperOf(session);
  return {
    subject: isShopper(session) ? shopper.shopperScvId : null,
    mayAsk: isShopper(session) && mayAskOf(shopper),
  };
};
