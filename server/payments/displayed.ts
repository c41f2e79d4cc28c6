import type { DisplayedInstrument } from '#services/payments/instruments.contract.ts';
import { isPast } from './card-month.ts';
import type { KnownInstrument } from './provider.ts';

/** A card or wallet as it may be shown at that instant. */
export const displayedOf = (known: KnownInstrument, nowMs: number): DisplayedInstrument => ({
  cardSuffix: known.cardSuffix,
  expiryMonth: known.expiryMonth,
  expiryYear: known.expiryYear,
  isExpired: isPast(known, nowMs),
  disabled: known.isDisabled === true,
  cardScheme: known.cardScheme,
});
