import type { OrderConfirmation } from '#services/orders/placing.contract.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { categoriesSample } from '#ui/order-lines/order-lines.samples.tsx';
import { componentsSample } from '#ui/order-totals/sample-totals.ts';
import { ConfirmationPage } from './confirmation-page.tsx';
import { MissingOrder, UnreadOrder } from './no-confirmation.tsx';

export const piece: Piece = {
  title: 'Confirmation',
  about:
    'An order that is placed: what, when, where, what was charged, until when it can be changed. It only tells; the new version begins with what happens next.',
  rows: ['A1.19', 'A2.066', 'B2.24', 'A9.40', 'A9.O10'],
};

const placedAt = Date.UTC(2026, 10, 20, 1, 0);
const hourMs = 3_600_000;
const startTime = Date.UTC(2026, 10, 21, 3, 0);
export const orderSample: OrderConfirmation = {
  orderId: '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d10',
  orderNumber: '48213377',
  placedAt,
  firstName: 'Hēmi',
  email: 'hemi@kete.example',
  method: 'Courier',
  pickupType: null,
  place: '12 Rintoul Street, Newtown, Wellington 6021',
  storeName: 'Kete Kilbirnie',
  startTime,
  endTime: startTime + hourMs,
  cutOffTime: startTime - 3 * hourMs,
  isExpress: false,
  instructions: 'Leave my order at the doorstep. The gate sticks.',
  orderNotes: '',
  categories: categoriesSample,
  bonusProducts: ['A reusable bag'],
  samples: [],
  totals: { components: [...componentsSample] },
  chargedCents: 8_890,
  savingsCents: 420,
  instrument: {
    cardSuffix: '4242',
    expiryMonth: 4,
    expiryYear: 2031,
    isExpired: false,
    disabled: false,
    cardScheme: 'Visa',
  },
};
const nothing = () => undefined;
const page = (over: Partial<OrderConfirmation>, isNew = false, nowMs = placedAt) => (
  <ConfirmationPage order={{ ...orderSample, ...over }} isNew={isNew} nowMs={nowMs} here="/" onPrint={nothing} />
);
const pickUp = { method: 'Pickup', pickupType: 'DriveUp', place: 'Kete Thorndon' } as const;

export const samples: Samples = {
  delivery: page({}),
  'the new version': page({}, true),
  'pick up': page(pickUp),
  'pick up, the new version': page(pickUp, true),
  'nothing to pay': page({ instrument: null, chargedCents: 0 }),
  'too late to change': page({}, false, startTime),
  'not found': <MissingOrder />,
  'not loaded': <UnreadOrder onRetry={nothing} />,
};
