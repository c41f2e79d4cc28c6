import type { Piece, Samples } from '../gallery.types.ts';
import { Logo } from './logo.tsx';

export const samples: Samples = {
  own: <Logo brand={{ name: 'Kete', logo: null }} />,
  ofSettings: <Logo brand={{ name: 'Harbour Grocer', logo: '/assets/art/logo.svg' }} />,
};

export const piece: Piece = {
  title: 'Logo',
  about:
    'The name of the shop and the way home. Name and picture come from the settings; without a picture the shop wears a woven basket.',
  rows: ['A1.O1', 'B2.74'],
};
