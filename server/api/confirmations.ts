import * as v from 'valibot';
import { OrderConfirmation } from '#services/orders/placing.contract.ts';
import { type PlacedOrder, placedOrder } from '../db/repositories/order-reading.ts';
import { calendarOf } from '../orders/calendar.ts';
import { confirmationTold } from '../orders/confirmation.ts';
import { FileAnswer } from './file-answer.ts';
import { operation } from './operation.ts';
import { refusals } from './refusal.ts';
import { type Asked, shopperOf } from './trolley-change.ts';

/** The name of an order, as it stands in an address. */
export const OrderInPath = v.object({ orderId: v.pipe(v.string(), v.uuid()) });

/** An order of whoever asks: one that is not theirs, not placed or not there is answered alike. */
export async function ownOrder(
  ask: Asked,
  { orderId }: v.InferOutput<typeof OrderInPath>,
): Promise<{ readonly order: PlacedOrder; readonly email: string }> {
  const { accountId, email } = await shopperOf(ask);
  const order = await placedOrder(ask.world.db.read, accountId, orderId);
  if (order === null) throw refusals.notFound();
  return { order, email };
}

export const confirmationOperations = [
  operation({
    endpoint: 'orderCalendar',
    tag: 'orders',
    summary: 'The time of a placed order, for a calendar.',
    role: 'shopper',
    isAdded: true,
    params: OrderInPath,
    file: 'text/calendar; charset=utf-8',
    answer: FileAnswer,
    handle: async (ask) => {
      const { order } = await ownOrder(ask, ask.params);
      const bytes = new TextEncoder().encode(calendarOf(order, ask.world.publicOrigin));
      return { name: `kete-order-${order.number}.ics`, bytes };
    },
  }),
  operation({
    endpoint: 'orderConfirmation',
    tag: 'orders',
    summary: 'An order of the shopper as it was placed.',
    role: 'shopper',
    params: OrderInPath,
    answer: OrderConfirmation,
    handle: async (ask) => {
      const { order, email } = await ownOrder(ask, ask.params);
      return confirmationTold(order, email);
    },
  }),
];
