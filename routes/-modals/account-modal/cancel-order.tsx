import { useLocation, useNavigate, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { cancelShown, pastOrderShown } from '#machines/past-order/index.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import { href } from '#ui/link/href.ts';
import { CancelQuestion } from '#ui/pages/orders/cancel-question.tsx';
import { useModalWays } from '../../-close-modal.ts';
import { ordersSearch } from '../../-orders.ts';
import { usePastOrder } from '../../-past-order-chart.ts';

/** Asks before the order is cancelled that the address names; once it is, what comes back stands in its place. */
export default function CancelOrderModal(): ReactNode {
  const { services } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const { close, here } = useModalWays();
  const orderId = useLocation({ select: ({ search }) => ordersSearch(search).orderId });
  const chart = usePastOrder(orderId);
  const now = useSelector(chart, (state) => state);
  useEffect(() => {
    const done = chart?.on('order.cancelled', (word) => {
      if (word.orderId !== orderId) return;
      const to = href.modalOver(here, { outlet: 'account-modal', path: 'cancel-complete' });
      void navigate({ ...fromPublicHref(to), replace: true } as never);
    });
    return () => done?.unsubscribe();
  }, [chart, orderId, here, navigate]);
  const shown = orderId === undefined ? ({ state: 'missing', order: null } as const) : pastOrderShown(now);
  return (
    <CancelQuestion
      shown={shown}
      cancel={cancelShown(now)}
      onCancel={() => chart?.send({ type: 'cancel.confirm', key: services.newKey() })}
      onAskNow={() => chart?.send({ type: 'cancel.retry' })}
      onRetry={() => chart?.send({ type: 'order.reload' })}
      onClose={close}
    />
  );
}
