import type { ReactNode } from 'react';
import { AccountFrame } from '#ui/account-frame/account-frame.tsx';
import { MissingPastOrder } from '#ui/pages/orders/no-past-order.tsx';

/** An order that is not there, as the first page says it with its status. */
export const MissingPastOrderRoute = (): ReactNode => (
  <AccountFrame path="/account/orders">
    <MissingPastOrder />
  </AccountFrame>
);
