import { fromPromise } from 'xstate';
import { type ReorderInput, reorderCarriage, reorderMachine } from '#machines/reorder/index.ts';
import { announcerOf, chartOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import { createPastOrdersService } from '#services/orders/past-orders.http.ts';
import { againWords } from '#ui/reorder/reorder-words.ts';
import { linesToTrolley } from './lines-to-trolley.ts';
import { servicesOf } from './services-of.ts';

/** Ordering again, with its service; it comes when somebody wants to. */
export const machine = reorderMachine.provide({
  actors: {
    loadItems: fromPromise(({ input, system, signal }) =>
      servicesOf(system).adapter(createPastOrdersService).orderItems(input.orderId, signal),
    ),
  },
});
export const carriage = reorderCarriage;

export const inputOf = (shop: ShopActor): ReorderInput => ({ subject: shopperIdIn(shop) });

/** What is ordered again is told to the trolley, and what came of it is said once. */
export function opened(shop: ShopActor): void {
  const reorder = chartOf<typeof reorderMachine>(shop, 'reorder');
  reorder?.on('lines.wanted', ({ lines }) => linesToTrolley(shop, reorder, lines));
  reorder?.on('items.added', (report) => announcerOf(shop).send({ type: 'message.say', text: againWords(report) }));
}
