import { useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { pastOrderShown } from '#machines/past-order/index.ts';
import { MissingPastOrder, ReadingPastOrder, UnreadPastOrder } from '#ui/pages/orders/no-past-order.tsx';
import { waysOf } from '#ui/pages/orders/order-words.ts';
import { PastOrderPage } from '#ui/pages/orders/past-order-page.tsx';
import { usePastOrder } from './-past-order-chart.ts';

/** One order, joined to its chart. */
export function PastOrderRoute(): ReactNode {
  const orderId = useSearch({ from: '/account/orders', select: ({ order }) => order });
  const chart = usePastOrder(orderId);
  const shown = pastOrderShown(useSelector(chart, (now) => now));
  const reload = () => chart?.send({ type: 'order.reload' });
  if (shown.state === 'missing') return <MissingPastOrder />;
  if (shown.state === 'failed') return <UnreadPastOrder onRetry={reload} />;
  if (shown.order === null || shown.order.orderId !== orderId) return <ReadingPastOrder />;
  const { order, isOld } = shown;
  return <PastOrderPage order={order} isOld={isOld} onRetry={reload} unpackHref={waysOf(order).unpack} />;
}
