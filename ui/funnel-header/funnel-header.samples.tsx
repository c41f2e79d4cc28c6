import type { Piece, Samples } from '../gallery.types.ts';
import { FunnelHeader } from './funnel-header.tsx';

const brand = { name: 'Kete', logo: null };

export const samples: Samples = {
  time: <FunnelHeader brand={brand} step={0} />,
  payment: <FunnelHeader brand={brand} step={2} />,
};

export const piece: Piece = {
  title: 'Funnel header',
  about: 'The head of the checkout: the way home and where one is, and nothing else to wander off to.',
  rows: ['A2.058', 'A2.O11'],
};
