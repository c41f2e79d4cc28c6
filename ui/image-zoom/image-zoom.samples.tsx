import type { Piece } from '../gallery.types.ts';
import { ImageZoom } from './image-zoom.tsx';

export const piece: Piece = {
  title: 'Image zoom',
  about:
    'A picture to be looked at from near, where it stands: a press, Enter or a button enlarges it, a pointer, arrow keys or buttons move the view, Escape ends it.',
  rows: ['B1.17', 'B3.71'],
  charts: ['image-zoom'],
};

export const samples = {
  picture: (
    <ImageZoom images={{ big: '/assets/art/banner-roast.svg' }} alt="A roast with kūmara" width={480} height={320} />
  ),
};
