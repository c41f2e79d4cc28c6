import type { Piece, Samples } from '../gallery.types.ts';
import { SearchBox } from './search-box.tsx';

export const samples: Samples = {
  empty: <SearchBox />,
  searched: <SearchBox value="kūmara" />,
};

export const piece: Piece = {
  title: 'Search box',
  about:
    'The search of every page. A plain form: it works before the script has come and without it, and never asks for nothing.',
  rows: ['A1.08', 'A2.176'],
};
