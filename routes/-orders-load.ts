import { notFound } from '@tanstack/react-router';
import type { pastOrderMachine } from '#machines/past-order/index.ts';
import type { pastOrdersMachine } from '#machines/past-orders/index.ts';
import { chartOf, chartSettled } from '#machines/shop/index.ts';
import type { RouterContext } from './-context.ts';
import type { OrdersDeps } from './-orders.ts';

export type Asked = {
  readonly context: RouterContext;
  readonly deps: OrdersDeps;
  readonly cause: 'preload' | 'enter' | 'stay';
};

const isSame = (known: unknown, wanted: OrdersDeps['asked']) => JSON.stringify(known) === JSON.stringify(wanted);

async function needList({ context: { shop, openLate }, deps: { asked }, cause }: Asked): Promise<void> {
  await openLate('pastOrders');
  const chart = chartOf<typeof pastOrdersMachine>(shop, 'pastOrders');
  if (cause === 'stay' && isSame(chart?.getSnapshot().context.asked, asked)) return;
  chart?.send({ type: 'orders.open', asked });
  if (import.meta.env.SSR) await chartSettled(shop, 'pastOrders');
}

async function needOrder({ context: { shop, openLate }, deps: { orderId, isOne }, cause }: Asked): Promise<void> {
  if (orderId === null) return;
  await openLate('pastOrder');
  const chart = chartOf<typeof pastOrderMachine>(shop, 'pastOrder');
  if (cause === 'stay' && chart?.getSnapshot().context.orderId === orderId) return;
  chart?.send({ type: 'order.open', orderId });
  if (!import.meta.env.SSR) return;
  await chartSettled(shop, 'pastOrder');
  if (isOne && chart?.getSnapshot().hasTag('missing')) throw notFound();
}

/** The first page has the orders, or the one order, in it. A modal that opens or closes over them asks for nothing. */
export async function needOrders(asked: Asked): Promise<void> {
  await Promise.all([asked.deps.isOne ? undefined : needList(asked), needOrder(asked)]);
}
