import type { ReactNode } from 'react';
import type { ShownItem } from '#machines/trolley/index.ts';
import { lineWith, trolleyOfLines } from '#services/trolley/sample-trolley.rules.ts';
import { StillTrolley } from '../add-to-trolley/still-trolley.tsx';
import type { Piece, Samples } from '../gallery.types.ts';
import { sampleProducts } from '../product-card/sample-products.ts';
import { TrolleyLine, type TrolleyLineProps } from './trolley-line.tsx';

export const piece: Piece = {
  title: 'Trolley line',
  about:
    'One product of the trolley: what it is, what it costs, how much of it is wanted and how that fares. What does not come says why, with the way to the like of it.',
  rows: ['A1.13', 'A3.35', 'A3.36', 'A8.44'],
  charts: ['trolley', 'stepper'],
};

type Kind = keyof typeof sampleProducts;
const press = () => undefined;

/** A line of one of the sample products, as the trolley's chart tells it. */
export function shownItem(kind: Kind, more: Partial<ShownItem> = {}): ShownItem {
  const product = sampleProducts[kind];
  const { sku, name, unit, department, price } = product;
  const amount = more.amount ?? (unit === 'Kg' ? 1_200 : 2);
  const line = lineWith({ sku, name, unit, amount, priceCents: price.salePriceCents, category: department, ...more });
  return { ...line, status: 'resting', product, ...more };
}

const shown = (item: ShownItem, more: Partial<TrolleyLineProps> = {}): ReactNode => (
  <StillTrolley trolley={trolleyOfLines([item])}>
    <ul>
      <TrolleyLine item={item} onRemove={press} {...more} />
    </ul>
  </StillTrolley>
);

export const samples: Samples = {
  plain: shown(shownItem('plain')),
  'with a saving': shown(shownItem('special', { savingCents: 298 })),
  'on its way': shown(shownItem('plain', { status: 'sending', amount: 3 })),
  'not saved': shown(shownItem('plain', { status: { refused: 'There are only 2 left.' } })),
  'out of stock': shown(shownItem('plain', { categoryType: 'OutOfStock', availabilityStatus: 'Out of Stock' })),
  'not delivered there': shown(shownItem('plain', { keptOut: 'goods' })),
  'age-restricted': shown(shownItem('plain', { restriction: 'Alcohol' })),
  'against how somebody eats': shown(
    shownItem('plain', {
      againstDiet: [
        { kind: 'contains', what: 'Milk' },
        { kind: 'unmarked', what: 'Vegan' },
      ],
    }),
  ),
  'with a note': shown(shownItem('plain', { note: 'The ones at the back, please.' }), {
    Note: () => <p>…</p>,
    onNote: press,
  }),
  'before its picture is there': shown({ ...shownItem('plain'), product: null }),
  compact: shown(shownItem('special', { savingCents: 298 }), { isCompact: true }),
};
