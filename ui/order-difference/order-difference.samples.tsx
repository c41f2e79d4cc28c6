import type { OrderDifference as Difference } from '#services/orders/order-change.contract.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { OrderDifference } from './order-difference.tsx';

export const piece: Piece = {
  title: 'What was changed',
  about: 'An order in change, line by line: before and now, what is to be paid or comes back, and the ways to undo it.',
  rows: ['A2.068'],
  charts: ['order-change'],
};

const each = (amount: number, totalCents: number) => ({ amount, unit: 'Each', totalCents }) as const;
export const differenceSample: Difference = {
  orderId: '30000000-0000-4000-8000-000000000001',
  orderNumber: 'K1001',
  cutOffTime: 1_790_000_000_000,
  lines: [
    { sku: '200001', name: 'Tui butter', image: '', before: null, after: each(2, 1_180) },
    { sku: '200002', name: 'Rimu sourdough', image: '', before: each(1, 650), after: null },
    { sku: '200003', name: 'Kiwifruit', image: '', before: each(4, 400), after: each(6, 600) },
    { sku: '200004', name: 'Oat milk', image: '', before: each(3, 1_350), after: each(2, 900) },
    { sku: '200005', name: 'Free range eggs', image: '', before: each(1, 899), after: each(1, 949) },
  ],
  unchangedCount: 7,
  beforeCents: 8_640,
  afterCents: 8_970,
  differenceCents: 330,
  isChanged: true,
  isAgeAsked: false,
  instrument: null,
  problems: [],
};

const press = () => undefined;
const plain = { isRough: false, hasFailed: false, cutOff: 'Save your changes until 6:00 pm today', onRetry: press };

export const samples: Samples = {
  'to pay': <OrderDifference {...plain} difference={differenceSample} onUndo={press} />,
  'comes back': (
    <OrderDifference
      {...plain}
      difference={{
        ...differenceSample,
        lines: differenceSample.lines.slice(1, 2),
        ...{ afterCents: 7_990, differenceCents: -650 },
      }}
      onUndo={press}
    />
  ),
  'nothing changed': (
    <OrderDifference {...plain} difference={{ ...differenceSample, lines: [], isChanged: false, differenceCents: 0 }} />
  ),
  unknown: <OrderDifference {...plain} difference={null} hasFailed />,
};
