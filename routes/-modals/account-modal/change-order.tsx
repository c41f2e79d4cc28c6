import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { type OrderAsked, orderAskedIn } from '#machines/order-change/index.ts';
import { ChangeOrderDialog } from '#ui/change-order/change-order-dialog.tsx';
import { useAfterChange, useOrderChange } from '../../-change-order.ts';
import { useModalWays } from '../../-close-modal.ts';

const idShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idIn = (search: object): string | null =>
  'orderId' in search && typeof search.orderId === 'string' && idShape.test(search.orderId) ? search.orderId : null;

const coming: OrderAsked = { state: 'reading', order: null, fault: null };

/** What changing an order means, asked over the orders; without a name it is the last one. */
export default function ChangeOrderModal(): ReactNode {
  const { clock } = useRouteContext({ from: '__root__' }).services;
  const { here, close } = useModalWays();
  const orderId = useLocation({ select: ({ search }) => idIn(search) });
  const change = useOrderChange();
  const asked = useSelector(change, (now) => (now ? orderAskedIn(now) : coming), isSame);
  const [nowMs] = useState(() => clock.nowMs());
  useEffect(() => change?.send({ type: 'order.need', orderId }), [change, orderId]);
  useAfterChange('/reviewtrolley', 'change.begun');
  return (
    <ChangeOrderDialog
      asked={asked}
      nowMs={nowMs}
      closeHref={here}
      onBegin={() => change?.send({ type: 'change.begin' })}
      onRetry={() => change?.send({ type: 'order.need', orderId })}
      onClose={close}
    />
  );
}

const isSame = (one: OrderAsked, other: OrderAsked): boolean =>
  one.state === other.state && one.order === other.order && one.fault === other.fault;
