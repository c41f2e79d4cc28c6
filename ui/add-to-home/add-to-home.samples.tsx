import type { Piece, Samples } from '../gallery.types.ts';
import { AddToHome } from './add-to-home.tsx';

const nothing = () => undefined;

export const samples: Samples = {
  offer: <AddToHome prompt="offer" onAccept={nothing} onDismiss={nothing} />,
  busy: <AddToHome prompt="offer" isBusy onAccept={nothing} onDismiss={nothing} />,
  instructions: <AddToHome prompt="instructions" onAccept={nothing} onDismiss={nothing} />,
};

export const piece: Piece = {
  title: 'Add to home screen',
  about:
    'The offer, once a browser, to put the shop on a phone’s home screen; words where the browser has no button for it. Screens wider than 767 px never see it.',
  rows: ['A9.33', 'A9.O8'],
  charts: ['add-to-home'],
};
