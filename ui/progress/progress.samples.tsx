import type { Piece, Samples } from '../gallery.types.ts';
import { Progress } from './progress.tsx';

export const samples: Samples = {
  loading: <Progress state="loading" />,
  fading: <Progress state="fading" />,
};

export const piece: Piece = {
  title: 'Page progress',
  about:
    'A line along the top while a page is on its way. It fades once the page is there, and says nothing while it fades.',
  rows: ['A4.45', 'A4.46'],
  charts: ['navigation'],
};
