import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { lastOrderIn, type lastOrderMachine } from '#machines/last-order/index.ts';
import { EditOrderBanner } from '#ui/edit-order-banner/edit-order-banner.tsx';
import { href } from '#ui/link/href.ts';

type Props = { readonly chart: ActorRefFrom<typeof lastOrderMachine> };

/** Where and when the last order comes, with the way to change it. */
export function LastOrderPlace({ chart }: Props): ReactNode {
  const order = useSelector(chart, lastOrderIn);
  if (!order) return null;
  const orders = href.page(`/account/orders?orderId=${order.orderId}&source=banner`);
  return (
    <div className="edit-order-place">
      <EditOrderBanner
        order={order}
        editHref={href.modalOver(orders, { outlet: 'account-modal', path: 'change-order' })}
      />
    </div>
  );
}
