import type { Piece, Samples } from '../gallery.types.ts';
import { BottomBar } from './bottom-bar.tsx';

export const samples: Samples = {
  home: <BottomBar path="/" />,
  specials: <BottomBar path="/shop/specials" />,
  trolley: <BottomBar path="/trolley" trolleyLabel="$128.40" />,
};

export const piece: Piece = {
  title: 'Bottom bar',
  about: 'Five tabs within reach of a thumb, on phones only. It steps aside for a dialog, the drawer and the keyboard.',
  rows: ['A2.019'],
};
