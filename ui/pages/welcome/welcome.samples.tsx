import type { Piece, Samples } from '#ui/gallery.types.ts';
import { WelcomePage } from './welcome-page.tsx';

export const samples: Samples = {
  'just registered': <WelcomePage firstName="Hēmi" isShopper hasOnecard={false} />,
  'with a card': <WelcomePage firstName="Hēmi" isShopper hasOnecard />,
  'not a shopper yet': <WelcomePage firstName={null} isShopper={false} hasOnecard={false} />,
};

export const piece: Piece = {
  title: 'Welcome',
  about: 'Where a finished registration leads: by name, with the first things one may want to do.',
  rows: ['A2.028', 'A2.O6'],
};
