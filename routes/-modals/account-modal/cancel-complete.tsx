import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { cancelShown, pastOrderShown } from '#machines/past-order/index.ts';
import { CancelDone } from '#ui/pages/orders/cancel-done.tsx';
import { useModalWays } from '../../-close-modal.ts';
import { ordersSearch } from '../../-orders.ts';
import { usePastOrder } from '../../-past-order-chart.ts';

/** What comes back of the order that the address names, and when. */
export default function CancelCompleteModal(): ReactNode {
  const { close } = useModalWays();
  const orderId = useLocation({ select: ({ search }) => ordersSearch(search).orderId });
  const chart = usePastOrder(orderId);
  const now = useSelector(chart, (state) => state);
  return (
    <CancelDone
      shown={orderId === undefined ? { state: 'missing', order: null } : pastOrderShown(now)}
      isCancelled={cancelShown(now).state === 'cancelled'}
      onRetry={() => chart?.send({ type: 'order.reload' })}
      onClose={close}
    />
  );
}
