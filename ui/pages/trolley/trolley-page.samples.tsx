import type { ReactNode } from 'react';
import { trolleyOfLines } from '#services/trolley/sample-trolley.rules.ts';
import { StillTrolley } from '#ui/add-to-trolley/still-trolley.tsx';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { shownItem } from '#ui/trolley-line/trolley-line.samples.tsx';
import { totalsSample } from '#ui/trolley-totals/trolley-totals.samples.tsx';
import { TrolleyPage, type TrolleyPageProps } from './trolley-page.tsx';
import { sectionsOf } from './trolley-sections.ts';

export const piece: Piece = {
  title: 'Trolley page',
  about:
    'Everything a shopper means to buy, under headings, with what it comes to. For a review what needs a look stands first. What was taken out last is put back by one press.',
  rows: ['A2.059', 'A2.060', 'A2.O13', 'A3.35', 'A3.36', 'A4.47', 'A4.48', 'A8.44', 'B2.21'],
  charts: ['trolley', 'removal'],
};

const press = () => undefined;

export const linesSample = [
  shownItem('plain'),
  shownItem('special', { savingCents: 298 }),
  shownItem('multibuy', { restriction: 'Alcohol', category: 'Drinks' }),
  { ...shownItem('plain', { keptOut: 'goods' }), sku: '100101', name: 'Kererū vanilla ice cream' },
  {
    ...shownItem('plain', { availabilityStatus: 'Out of Stock', categoryType: 'OutOfStock', category: 'Out of stock' }),
    sku: '100102',
    name: 'Rimu sourdough',
  },
];
const categories = Object.values(Object.groupBy(linesSample, ({ category }) => category)).flatMap((lines) =>
  lines?.[0] ? [{ type: lines[0].categoryType, name: lines[0].category, lines }] : [],
);

export const pageSample: TrolleyPageProps = {
  state: 'shown',
  sections: sectionsOf(categories, false),
  totals: totalsSample,
  express: null,
  removed: [],
  here: '/trolley',
  checkoutHref: '/shop/checkout',
  holdCard: null,
  hasTime: false,
  onRemove: press,
  onUndo: press,
  onRetry: press,
  onPrint: press,
};
const page = (more: Partial<TrolleyPageProps> = {}): ReactNode => (
  <StillTrolley trolley={trolleyOfLines(linesSample)}>
    <TrolleyPage {...pageSample} {...more} />
  </StillTrolley>
);
const review = { isReview: true, sections: sectionsOf(categories, true) };

export const samples: Samples = {
  'with lines': page(),
  'under review': page(review),
  'restricted goods cannot come': page({ ...review, isRestrictedKeptOut: true }),
  'too many for express': page({ express: { excess: 3, limit: 25 } }),
  'one taken out': page({ removed: ['Kōwhai blue milk'] }),
  'several taken out': page({ removed: ['Kōwhai blue milk', 'Rimu sourdough'] }),
  'known from before': page({ isUpdating: true }),
  'coming out': page({ clearing: 'clearing' }),
  'did not come out': page({ clearing: 'failed' }),
  'on its way': page({ state: 'loading', sections: [] }),
  empty: page({ state: 'empty', sections: [] }),
  'nobody knows': page({ state: 'unknown', sections: [] }),
};
