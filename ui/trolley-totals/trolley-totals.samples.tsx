import type { Piece, Samples } from '../gallery.types.ts';
import { type TotalsShown, TrolleyTotals } from './trolley-totals.tsx';

export const piece: Piece = {
  title: 'Trolley totals',
  about: 'What a trolley comes to. Until the store has reckoned what was wanted last, it is said to be about so much.',
  rows: ['A1.13', 'A3.50'],
  charts: ['trolley'],
};

export const totalsSample: TotalsShown = {
  count: 23,
  subtotalCents: 8_640,
  savingsCents: 420,
  deliveryFeesCents: 1_100,
  packagingCents: 150,
  isRough: false,
  method: 'Courier',
  nextFee: null,
};
const noTime = { ...totalsSample, deliveryFeesCents: null, packagingCents: 0 };

export const samples: Samples = {
  'with a time': <TrolleyTotals {...totalsSample} />,
  'no time yet': <TrolleyTotals {...noTime} nextFee={{ moreCents: 6_360, feeCents: 800 }} />,
  'picked up for nothing': <TrolleyTotals {...totalsSample} method="Pickup" deliveryFeesCents={0} />,
  'a little more for free pick up': (
    <TrolleyTotals {...noTime} method="Pickup" subtotalCents={4_100} nextFee={{ moreCents: 900, feeCents: 0 }} />
  ),
  'on its way': <TrolleyTotals {...totalsSample} isRough />,
  'not priced yet': <TrolleyTotals {...noTime} subtotalCents={null} isRough />,
};
