import type { Piece } from '../gallery.types.ts';
import { NumericInput } from './numeric-input.tsx';

export const piece: Piece = {
  title: 'Numeric input',
  about: 'Digits and one point, however they come. It never gets in the way of an input method or a shortcut.',
  rows: ['B5.24', 'B5.25', 'B5.26', 'B5.O5'],
};

export const samples = {
  empty: <NumericInput aria-label="Amount in kilograms" />,
  filled: <NumericInput aria-label="Gift card amount" defaultValue="25.50" />,
};
