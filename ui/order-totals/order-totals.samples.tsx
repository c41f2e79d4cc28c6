import type { Piece, Samples } from '../gallery.types.ts';
import { OrderTotals } from './order-totals.tsx';
import { componentsSample } from './sample-totals.ts';

export const piece: Piece = {
  title: 'Order totals',
  about:
    'What an order costs: the rows of the store, the last of them the sum. What a coupon takes off is below nothing.',
  rows: ['A3.41', 'A1.17'],
  charts: ['order'],
};

const plain = componentsSample
  .filter(({ part }) => part !== 'coupon' && part !== 'packaging')
  .map((one) => (one.part === 'delivery' ? { ...one, name: 'Pick up', valueCents: 0 } : one));

export const samples: Samples = {
  'with everything': <OrderTotals components={componentsSample} savingsCents={420} />,
  'picked up for nothing': <OrderTotals components={plain} savingsCents={0} />,
  'on its way': <OrderTotals components={componentsSample} savingsCents={420} isRough />,
};
