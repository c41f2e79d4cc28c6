import type { Piece, Samples } from '../gallery.types.ts';
import { BackLink } from './back-link.tsx';

export const samples: Samples = {
  plain: <BackLink to="/shop/browse" />,
  named: <BackLink to="/shop/browse" label="All departments" />,
};

export const piece: Piece = {
  title: 'Back link',
  about: 'Leads to the page it names as its target, never to wherever the browser happened to be before.',
  rows: ['B2.82'],
};
