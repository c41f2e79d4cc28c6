import type { ReactNode } from 'react';
import type { Fault } from '#services/fault.ts';
import type { PastOrder, PastOrderLine, PastOrderRow } from '#services/orders/past-orders.contract.ts';
import { AccountFrame } from '#ui/account-frame/account-frame.tsx';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { componentsSample } from '#ui/order-totals/order-totals.samples.tsx';
import { CancelDone } from './cancel-done.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import { MissingPastOrder, ReadingPastOrder, UnreadPastOrder } from './no-past-order.tsx';
import { OrdersPage } from './orders-page.tsx';
import { PastOrderPage } from './past-order-page.tsx';

export const piece: Piece = {
  title: 'My orders',
  about:
    'The orders of a shopper; one of them with all that happened to it and to its money: ordered, supplied, in its place and given back are four columns. And the question before one is cancelled.',
  rows: ['A1.21', 'A2.075', 'A2.151', 'A2.152', 'A6.09', 'B7.29', 'B7.32'],
};

const hourMs = 3_600_000;
const placedAt = Date.UTC(2026, 10, 20, 1, 0);
const startTime = Date.UTC(2026, 10, 21, 3, 0);
const picture = '/images/no-picture.svg';

export const rowSample: PastOrderRow = {
  orderId: '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d10',
  orderNumber: '48213377',
  placedAt,
  state: 'placed',
  method: 'Courier',
  pickupType: null,
  place: '12 Rintoul Street, Newtown, Wellington 6021',
  startTime,
  endTime: startTime + hourMs,
  cutOffTime: startTime - 3 * hourMs,
  itemCount: 12,
  totalCents: 8_890,
  images: [picture, picture, picture, picture],
  isChangeable: true,
  isCancellable: true,
  isInChange: false,
};

const line = (over: Partial<PastOrderLine>): PastOrderLine => ({
  ...{ sku: '100042', name: 'Blue milk 2 L', image: picture, category: 'Fridge', unit: 'Each', ordered: 2 },
  ...{ supplied: null, substitute: null, refundedCents: 0, totalCents: 760, allowSubstitutes: true, note: null },
  zone: 'fridge',
  ...over,
});
export const orderSample: PastOrder = {
  ...rowSample,
  storeName: 'Kete Kilbirnie',
  instructions: 'Leave my order at the doorstep. The gate sticks.',
  orderNotes: '',
  lines: [
    line({}),
    line({ sku: '100045', name: 'Green kiwifruit', category: 'Fruit & veg', unit: 'Kg', ordered: 1_200, note: 'Firm' }),
  ],
  bonusProducts: ['A reusable bag'],
  samples: [],
  totals: { components: [...componentsSample] },
  savingsCents: 420,
  instrument: {
    cardSuffix: '4242',
    expiryMonth: 4,
    expiryYear: 2031,
    isExpired: false,
    disabled: false,
    cardScheme: 'Visa',
  },
  timeline: [{ happening: 'placed', at: placedAt }],
  money: { chargedCents: 8_890, refundedCents: 0, refundPendingCents: 0 },
};

const [milk, kiwifruit] = orderSample.lines;
const closed = { isChangeable: false, isCancellable: false } as const;
export const deliveredSample: PastOrder = {
  ...orderSample,
  ...closed,
  state: 'completed',
  lines: [
    { ...line({}), ...milk, supplied: 1, refundedCents: 380, totalCents: 380 },
    {
      ...line({}),
      ...kiwifruit,
      supplied: 0,
      substitute: { sku: '100046', name: 'Gold kiwifruit', amount: 1_000 },
      refundedCents: 130,
    },
  ],
  timeline: [
    { happening: 'placed', at: placedAt },
    { happening: 'changed', at: placedAt + hourMs },
    { happening: 'picking', at: startTime - 2 * hourMs },
    { happening: 'picked', at: startTime - hourMs },
    { happening: 'onTheWay', at: startTime - hourMs / 2 },
    { happening: 'completed', at: startTime + hourMs / 4 },
  ],
  money: { chargedCents: 8_890, refundedCents: 380, refundPendingCents: 130 },
};
export const cancelledSample: PastOrder = {
  ...orderSample,
  ...closed,
  state: 'cancelled',
  timeline: [
    { happening: 'placed', at: placedAt },
    { happening: 'cancelled', at: placedAt + hourMs },
  ],
  money: { chargedCents: 8_890, refundedCents: 0, refundPendingCents: 8_890 },
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
