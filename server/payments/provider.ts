import { refusals } from '../api/refusal.ts';

/** A frame for one card: where it stands, and the name that the card will have. */
export type Capture = { readonly url: string; readonly instrumentId: string };

/** What the store asks of whoever takes its payments. The sandbox is one; a deployment plugs in a real one here. */
export interface PaymentProvider {
  openCapture(): Promise<Capture>;
  /** Whether the card of that name was taken. */
  hasInstrument(instrumentId: string): Promise<boolean>;
}

/** Where nobody takes payments. */
export const noPayments: PaymentProvider = {
  openCapture: () => Promise.reject(refusals.busy()),
  hasInstrument: () => Promise.resolve(false),
};
