import type { Piece, Samples } from '../gallery.types.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const trail = [
  { text: 'fridge & deli', href: '/shop/browse/fridge-deli' },
  { text: 'milk & cream', href: '/shop/browse/fridge-deli/milk-cream' },
  { text: 'fresh milk' },
];

export const samples: Samples = {
  page: <Breadcrumb crumbs={[{ text: 'specials' }]} />,
  shelf: <Breadcrumb crumbs={trail} />,
  long: (
    <Breadcrumb
      crumbs={[...trail.slice(0, 2), { text: 'organic, lactose free and other milks from the farms of the Waikato' }]}
    />
  ),
};

export const piece: Piece = {
  title: 'Breadcrumb',
  about:
    'Where a page stands, beginning with the home page. Small screens go without it: the page’s own heading says where they are.',
  rows: ['B2.73', 'B2.74', 'B2.75', 'B2.76'],
};
