import type { Piece } from '../gallery.types.ts';
import { ProductCardSkeleton, TextSkeleton } from './skeleton.tsx';

export const piece: Piece = {
  title: 'Skeletons',
  about: 'Boxes of the real sizes while something is on its way. Never in the place of words that are known already.',
  rows: [],
};

export const samples = { card: <ProductCardSkeleton />, text: <TextSkeleton lines={4} /> };
