import { useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { pastOrderShown } from '#machines/past-order/index.ts';
import { MissingPastOrder, ReadingPastOrder, UnreadPastOrder } from '#ui/pages/orders/no-past-order.tsx';
import { waysOf } from '#ui/pages/orders/order-words.ts';
import { PastOrderPage } from '#ui/pages/orders/past-order-page.tsx';
import { UnpackListPage } from '#ui/pages/unpack-list/unpack-list-page.tsx';
import { usePastOrder } from './-past-order-chart.ts';
import { ReorderHere } from './-reorder.tsx';

/** One order, joined to its chart. */
export function PastOrderRoute(): ReactNode {
  const { order: orderId, view } = useSearch({ from: '/account/orders' });
  const chart = usePastOrder(orderId);
  const shown = pastOrderShown(useSelector(chart, (now) => now));
  const reload = () => chart?.send({ type: 'order.reload' });
  if (shown.state === 'missing') return <MissingPastOrder />;
  if (shown.state === 'failed') return <UnreadPastOrder onRetry={reload} />;
  if (shown.order === null || shown.order.orderId !== orderId) return <ReadingPastOrder />;
  const { order, isOld } = shown;
  const ways = waysOf(order);
  if (view === 'unpack') return <UnpackListPage order={order} backHref={ways.order} onPrint={() => window.print()} />;
  return (
    <PastOrderPage
      order={order}
      isOld={isOld}
      onRetry={reload}
      unpackHref={ways.unpack}
      reorder={<ReorderHere orderId={orderId} />}
    />
  );
}
