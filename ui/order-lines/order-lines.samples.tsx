import type { OrderConfirmation } from '#services/orders/placing.contract.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { OrderLines } from './order-lines.tsx';

export const piece: Piece = {
  title: 'Order lines',
  about:
    'What was ordered, shelf by shelf, at the price of that day. Each shelf folds away; nothing can be changed here.',
  rows: ['A1.19'],
};

const image = '/images/no-picture.svg';
const plain = { image, allowSubstitutes: true, note: null } as const;
export const categoriesSample: OrderConfirmation['categories'] = [
  {
    name: 'Fruit & veg',
    items: [
      { ...plain, sku: '100004', name: 'Red kūmara', amount: 1_200, unit: 'Kg', totalCents: 599, note: 'Small ones' },
      { ...plain, sku: '100005', name: 'Avocados', amount: 3, unit: 'Each', totalCents: 450, allowSubstitutes: false },
    ],
  },
  {
    name: 'Pantry',
    items: [{ ...plain, sku: '100006', name: 'Rolled oats', amount: 1, unit: 'Each', totalCents: 420 }],
  },
];

export const samples: Samples = {
  plain: <OrderLines categories={categoriesSample} extras={[]} />,
  'with something for nothing': <OrderLines categories={categoriesSample} extras={['A reusable bag']} />,
};
