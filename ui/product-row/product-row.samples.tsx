import type { Piece, Samples } from '../gallery.types.ts';
import { sampleProducts } from '../product-card/sample-products.ts';
import { ProductRow } from './product-row.tsx';

const row = { id: 'specials', title: 'Specials this week', href: '/shop/specials' };

export const samples: Samples = {
  several: <ProductRow row={{ ...row, items: Object.values(sampleProducts) }} />,
  two: <ProductRow row={{ ...row, items: Object.values(sampleProducts).slice(0, 2) }} />,
};

export const piece: Piece = {
  title: 'Product row',
  about:
    'A titled line of products that scrolls sideways: by hand, by its buttons, or by the keys when a card has the focus.',
  rows: [],
};
