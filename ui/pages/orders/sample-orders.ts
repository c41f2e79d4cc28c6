import type { PastOrder, PastOrderLine, PastOrderRow } from '#services/orders/past-orders.contract.ts';
import { componentsSample } from '#ui/order-totals/sample-totals.ts';

const hourMs = 3_600_000;
const placedAt = Date.UTC(2026, 10, 20, 1, 0);
const startTime = Date.UTC(2026, 10, 21, 3, 0);
export const picture = '/images/no-picture.svg';

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
export const closed = { isChangeable: false, isCancellable: false } as const;
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
