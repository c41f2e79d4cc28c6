import type { Piece } from '../gallery.types.ts';
import { sampleProducts } from '../product-card/sample-products.ts';
import { Price } from './price.tsx';

export const piece: Piece = {
  title: 'Price',
  about: 'The one way a price is shown. Its unit price stands on the same line, never smaller than a quarter of it.',
  rows: [],
};

export const samples = {
  plain: <Price of={sampleProducts.plain} />,
  special: <Price of={sampleProducts.special} />,
  multibuy: <Price of={sampleProducts.multibuy} />,
  large: <Price of={sampleProducts.special} size="large" />,
  silent: <Price of={sampleProducts.plain} isSilent />,
};
