import type { Piece } from '../gallery.types.ts';
import { SustainableBadge } from './sustainable-badge.tsx';

export const piece: Piece = {
  title: 'Sustainable badge',
  about: 'Says that a product was made with care for land and sea: a leaf and the word, large or small.',
  rows: ['B9.056', 'B9.057'],
};

export const samples = {
  small: <SustainableBadge />,
  large: <SustainableBadge size="large" />,
};
