import type { DisplayedInstrument } from '#services/payments/instruments.contract.ts';
import type { Piece } from '../gallery.types.ts';
import { PaymentInstrument } from './payment-instrument.tsx';

export const piece: Piece = {
  title: 'Payment instrument',
  about: 'A card as it may be shown: its scheme, the end of its number, and how long it is good. Never more of it.',
  rows: ['B3.42', 'B3.43', 'B3.44', 'B3.45', 'B3.46', 'B3.47', 'B3.48', 'B3.49', 'B3.O6'],
};

export const cardSample: DisplayedInstrument = {
  cardSuffix: '1111',
  expiryMonth: 4,
  expiryYear: 2031,
  isExpired: false,
  disabled: false,
  cardScheme: 'Visa',
};
const card = (over: Partial<DisplayedInstrument>) => <PaymentInstrument instrument={{ ...cardSample, ...over }} />;

export const samples = {
  good: card({}),
  mastercard: card({ cardScheme: 'Mastercard', cardSuffix: '4444' }),
  expired: card({ isExpired: true, expiryYear: 2024 }),
  'that cannot be used': card({ disabled: true }),
  'of no scheme': card({ cardScheme: null }),
  'of a scheme without a picture': card({ cardScheme: 'Pāua' }),
};
