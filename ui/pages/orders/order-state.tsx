import type { ReactNode } from 'react';
import type { PastOrderRow } from '#services/orders/past-orders.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { happeningWords, stateIcon } from './order-words.ts';

/** How an order stands, in words and with a drawing. */
export function OrderState({ order }: { readonly order: Pick<PastOrderRow, 'state' | 'method'> }): ReactNode {
  return (
    <span className="order-state" data-state={order.state}>
      <Icon name={stateIcon(order.state)} size="small" />
      {happeningWords(order, order.state)}
    </span>
  );
}
