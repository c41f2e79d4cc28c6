import { createFileRoute } from '@tanstack/react-router';
import { ordersDeps, ordersSearch } from '../-orders.ts';
import type { Asked } from '../-orders-load.ts';
import { OrdersRoute } from '../-orders-route.tsx';
import { MissingPastOrderRoute } from '../-past-order-missing.tsx';
import { place } from '../-place.ts';

export const Route = createFileRoute('/account/orders')({
  ...place('orders'),
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => ordersDeps(search),
  loader: async (asked: Asked) => (await import('../-orders-load.ts')).needOrders(asked),
  shouldReload: ({ cause }) => cause === 'enter',
  component: OrdersRoute,
  notFoundComponent: MissingPastOrderRoute,
});
