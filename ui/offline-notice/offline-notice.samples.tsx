import type { Piece, Samples } from '../gallery.types.ts';
import { OfflineNotice } from './offline-notice.tsx';

export const samples: Samples = { offline: <OfflineNotice /> };

export const piece: Piece = {
  title: 'Offline notice',
  about: 'Says that the network is gone while the page stays as it was; it goes by itself when the network is back.',
  rows: [],
  charts: ['connection'],
};
