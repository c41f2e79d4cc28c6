import type { ReactNode } from 'react';
import type { Fault } from '#services/fault.ts';
import type { PastOrder, PastOrderRow } from '#services/orders/past-orders.contract.ts';
import { AccountFrame } from '#ui/account-frame/account-frame.tsx';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { CancelDone } from './cancel-done.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import { MissingPastOrder, ReadingPastOrder, UnreadPastOrder } from './no-past-order.tsx';
import { OrdersPage } from './orders-page.tsx';
import { PastOrderPage } from './past-order-page.tsx';
import { cancelledSample, closed, deliveredSample, orderSample, picture, rowSample } from './sample-orders.ts';

export const piece: Piece = {
  title: 'My orders',
  about:
    'The orders of a shopper; one of them with all that happened to it and to its money: ordered, supplied, in its place and given back are four columns. And the question before one is cancelled.',
  rows: ['A1.21', 'A2.075', 'A2.151', 'A2.152', 'A6.09', 'B7.29', 'B7.32'],
};

const nothing = () => undefined;
const rows: readonly PastOrderRow[] = [
  { ...rowSample, isInChange: true },
  {
    ...rowSample,
    ...{ orderId: '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d11', orderNumber: '48213001', state: 'picked' },
    ...{ method: 'Pickup', pickupType: 'DriveUp', place: 'Kete Thorndon', itemCount: 3, images: [picture] },
    ...closed,
  },
  {
    ...rowSample,
    ...{ orderId: '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d12', orderNumber: '48212990', state: 'completed' },
    ...closed,
  },
  {
    ...rowSample,
    ...{ orderId: '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d13', orderNumber: '48212101', state: 'cancelled' },
    ...closed,
  },
];
const list = { orders: [...rows], totalOrders: 24, page: 1, pageSize: 10 };
const framed = (page: ReactNode) => <AccountFrame path="/account/orders">{page}</AccountFrame>;
const one = (order: PastOrder) => framed(<PastOrderPage order={order} onRetry={nothing} unpackHref="/" />);
const question = { onCancel: nothing, onAskNow: nothing, onRetry: nothing, onClose: nothing };
const shown = { state: 'shown', order: orderSample, isOld: false } as const;
const fault: Fault = {
  ...({ tag: 'refused', status: 409, code: 'OrderAlreadyPicking' } as const),
  message: 'The store says why it cannot be done.',
};

export const samples: Samples = {
  list: framed(<OrdersPage shown={{ state: 'shown', asked: {}, orders: list, fault: null }} onRetry={nothing} />),
  'no orders yet': framed(
    <OrdersPage shown={{ state: 'empty', asked: {}, orders: null, fault: null }} onRetry={nothing} />,
  ),
  'no such orders': framed(
    <OrdersPage shown={{ state: 'empty', asked: { show: 'past' }, orders: null, fault: null }} onRetry={nothing} />,
  ),
  'list not loaded': framed(
    <OrdersPage shown={{ state: 'failed', asked: {}, orders: null, fault }} onRetry={nothing} />,
  ),
  placed: one(orderSample),
  'in change': one({ ...orderSample, isInChange: true }),
  delivered: one(deliveredSample),
  cancelled: one(cancelledSample),
  missing: framed(<MissingPastOrder />),
  reading: framed(<ReadingPastOrder />),
  'not loaded': framed(<UnreadPastOrder onRetry={nothing} />),
  'cancel?': <CancelQuestion {...question} shown={shown} cancel={{ state: 'idle' }} />,
  'cancelling in doubt': <CancelQuestion {...question} shown={shown} cancel={{ state: 'doubtful' }} />,
  'not cancelled': (
    <CancelQuestion
      {...question}
      shown={{ ...shown, order: { ...orderSample, ...closed } }}
      cancel={{ state: 'refused', fault }}
    />
  ),
  'it is cancelled': (
    <CancelDone shown={{ ...shown, order: cancelledSample }} isCancelled onRetry={nothing} onClose={nothing} />
  ),
};
