import * as v from 'valibot';
import type { CardCapture } from './payments.contract.ts';

/** A card or wallet as it may be shown: of its number nothing but the end. */
export const DisplayedInstrument = v.object({
  cardSuffix: v.string(),
  expiryMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  expiryYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2099)),
  isExpired: v.boolean(),
  /** Nothing can be paid with it, whatever its date says. */
  disabled: v.boolean(),
  /** Null where nobody says whose it is. */
  cardScheme: v.nullable(v.string()),
});
export type DisplayedInstrument = v.InferOutput<typeof DisplayedInstrument>;

export const SavedInstrument = v.object({ instrumentId: v.pipe(v.string(), v.uuid()), ...DisplayedInstrument.entries });
export type SavedInstrument = v.InferOutput<typeof SavedInstrument>;
export const PaymentInstruments = v.object({ instruments: v.array(SavedInstrument) });

/** What a shopper can pay with. */
export interface InstrumentsService {
  /** The cards that they have saved. */
  instruments(signal?: AbortSignal): Promise<readonly SavedInstrument[]>;
  /** Forgets one of them; gone already is as good. Asks for a password that was given a moment ago. */
  forget(instrumentId: string, signal?: AbortSignal): Promise<void>;
  /** A frame in which a wallet is asked; what it gives is an instrument like a card. */
  walletSession(signal?: AbortSignal): Promise<CardCapture>;
}
