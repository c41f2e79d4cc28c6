import type { Piece, Samples } from '../gallery.types.ts';
import { ConsentBar } from './consent-bar.tsx';

const nothing = () => {};

export const piece: Piece = {
  title: 'Consent bar',
  about:
    'Asks, on the second page of a visit, whether visits may be counted. It is no modal, hides nothing that has the focus, and both answers look alike.',
  rows: ['B7.70', 'B7.O10'],
  charts: ['consent'],
};

export const samples: Samples = {
  'asked for the first time': <ConsentBar choice={null} onGrant={nothing} onRefuse={nothing} />,
  'asked again, counted now': <ConsentBar choice="granted" onGrant={nothing} onRefuse={nothing} />,
  'asked again, not counted now': <ConsentBar choice="refused" onGrant={nothing} onRefuse={nothing} />,
};
