import type { Piece } from '../gallery.types.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

export const piece: Piece = {
  title: 'Loading overlay',
  about: 'Lies over what is being waited for, after a moment, and says so at once.',
  rows: ['B9.052', 'B9.053'],
};

export const samples = {
  over: (
    <div className="loading-overlay-host">
      <p>Your times for Saturday</p>
      <LoadingOverlay />
    </div>
  ),
};
