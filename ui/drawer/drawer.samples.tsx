import type { Piece, Samples } from '../gallery.types.ts';
import { mainEntries } from '../main-nav/entries.ts';
import { Drawer } from './drawer.tsx';

export const samples: Samples = {
  home: <Drawer main={mainEntries} path="/" />,
  specials: <Drawer main={mainEntries} path="/shop/specials" />,
};

export const piece: Piece = {
  title: 'Drawer',
  about:
    'The navigation of small screens behind one button, with what has no tab below. Wide screens have the row of tabs instead.',
  rows: ['A2.003', 'A2.004', 'A2.005', 'A2.006', 'A2.007', 'A2.008', 'A2.O2'],
};
