import type { Piece } from '../gallery.types.ts';
import { PricePolicy } from './price-policy.tsx';

export const piece: Piece = {
  title: 'Price policy',
  about: 'How prices come about, in plain words. What the shop says of prices and weights stands in its own words.',
  rows: ['A2.162'],
};

export const samples = { words: <PricePolicy messages={{}} /> };
