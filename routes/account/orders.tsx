import { createFileRoute } from '@tanstack/react-router';
import { entered } from '../-entered.ts';
import { ordersDeps, ordersSearch } from '../-orders.ts';
import type { Asked } from '../-orders-load.ts';
import { OrdersRoute } from '../-orders-route.tsx';
import { MissingPastOrderRoute } from '../-past-order-missing.tsx';
import { place } from '../-place.ts';

export const Route = createFileRoute('/account/orders')({
  ...place('orders'),
  ...entered('pastOrders', 'pastOrder'),
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => ordersDeps(search),
  loader: async (asked: Asked) => (await import('../-orders-load.ts')).needOrders(asked),
  // Filters and orders are the same route: one that was seen before is not what the chart shows now.
  shouldReload: true,
  component: OrdersRoute,
  notFoundComponent: MissingPastOrderRoute,
});
