import { fromPromise } from 'xstate';
import { type PastOrderInput, pastOrderCarriage, pastOrderMachine } from '#machines/past-order/index.ts';
import type { pastOrdersMachine } from '#machines/past-orders/index.ts';
import { announcerOf, chartOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import { createPastOrdersService } from '#services/orders/past-orders.http.ts';
import { ordersTexts as texts } from '#ui/texts/orders.texts.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createPastOrdersService);

/** One order of a shopper and its cancelling, with their service. */
export const machine = pastOrderMachine.provide({
  actors: {
    loadOrder: fromPromise(({ input, system, signal }) => serviceOf(system).order(input.orderId, signal)),
    cancelOrder: fromPromise(({ input: { attempt }, system, signal }) => {
      if (attempt === null) throw new Error('Nothing is to be cancelled.');
      return serviceOf(system).cancel(attempt.orderId, attempt.key, signal);
    }),
  },
});
export const carriage = pastOrderCarriage;

export const inputOf = (shop: ShopActor): PastOrderInput => ({ subject: shopperIdIn(shop) });

/** Whatever became of a cancelling: the order and the list of orders are read again, and it is said. */
export function opened(shop: ShopActor): void {
  const order = chartOf<typeof pastOrderMachine>(shop, 'pastOrder');
  if (!order) return;
  const say = (text: string) => announcerOf(shop).send({ type: 'message.say', text });
  const readAgain = () => {
    order.send({ type: 'order.reload' });
    chartOf<typeof pastOrdersMachine>(shop, 'pastOrders')?.send({ type: 'orders.reload' });
  };
  order.on('order.cancelled', () => {
    readAgain();
    say(texts.cancelled.text);
  });
  order.on('cancel.refused', ({ fault }) => {
    readAgain();
    say(fault.message);
  });
}
