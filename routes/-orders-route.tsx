import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type pastOrdersMachine, pastOrdersShown } from '#machines/past-orders/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import { AccountFrame } from '#ui/account-frame/account-frame.tsx';
import { OrdersPage } from '#ui/pages/orders/orders-page.tsx';
import { PastOrderRoute } from './-past-order-route.tsx';

function OrderList(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const chart = chartOf<typeof pastOrdersMachine>(shop, 'pastOrders');
  const shown = useSelector(chart, (now) => now);
  return <OrdersPage shown={pastOrdersShown(shown)} onRetry={() => chart?.send({ type: 'orders.reload' })} />;
}

/** All orders, or the one that the address names. */
export function OrdersRoute(): ReactNode {
  const isOne = useSearch({ from: '/account/orders', select: ({ order }) => order !== undefined });
  return <AccountFrame path="/account/orders">{isOne ? <PastOrderRoute /> : <OrderList />}</AccountFrame>;
}
