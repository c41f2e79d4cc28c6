import type { Piece, Samples } from '../gallery.types.ts';
import { ChangeBar } from './change-bar.tsx';

export const piece: Piece = {
  title: 'Changing an order',
  about: 'Says on every page that an order is being changed, what that comes to and until when. It changes nothing.',
  rows: ['A4.60', 'A2.149'],
  charts: ['order-change'],
};

const cutOffMs = Date.parse('2026-11-24T18:00:00+13:00');
const plain = {
  orderNumber: 'K100-1',
  cutOffMs,
  nowMs: Date.parse('2026-11-24T09:00:00+13:00'),
  here: '/trolley',
};

export const samples: Samples = {
  'more to pay': <ChangeBar {...plain} differenceCents={420} />,
  'money back': <ChangeBar {...plain} differenceCents={-300} />,
  'not known yet': <ChangeBar {...plain} nowMs={null} differenceCents={null} />,
};
