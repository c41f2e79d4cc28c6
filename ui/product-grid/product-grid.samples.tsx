import type { Piece, Samples } from '../gallery.types.ts';
import { sampleProducts } from '../product-card/sample-products.ts';
import { ProductGrid } from './product-grid.tsx';

const all = Object.values(sampleProducts);

export const samples: Samples = {
  several: <ProductGrid label="Products" products={all} />,
  one: <ProductGrid label="Products" products={all.slice(0, 1)} />,
};

export const piece: Piece = {
  title: 'Product grid',
  about: 'Products in one to five columns, by the room the grid is given rather than by the screen.',
  rows: ['B9.O2'],
};
