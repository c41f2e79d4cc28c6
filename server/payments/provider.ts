import { refusals } from '../api/refusal.ts';

/** A frame for one card: where it stands, and the name that the card will have. */
export type Capture = { readonly url: string; readonly instrumentId: string };

/** A card or wallet that was taken, as much of it as may be shown. */
export type KnownInstrument = {
  readonly instrumentId: string;
  readonly cardScheme: string | null;
  readonly cardSuffix: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  /** Its owner wants to pay with it again. */
  readonly isSaved: boolean;
  /** Its bank has closed it: nothing can be paid with it any more. */
  readonly isDisabled?: boolean;
};

/** An amount to be taken once; `paymentId` is the key of it. */
export type Charge = { readonly paymentId: string; readonly instrumentId: string; readonly amountCents: number };
/** A definite answer. `reason` is in words that a shopper may read. */
export type ChargeAnswer = { readonly state: 'captured' } | { readonly state: 'declined'; readonly reason: string };
export type Refund = { readonly refundId: string; readonly paymentId: string; readonly amountCents: number };

/** What the store asks of whoever takes its payments. The sandbox is one; a deployment plugs in a real one here. */
export interface PaymentProvider {
  openCapture(): Promise<Capture>;
  /** A frame in which a wallet is asked in the place of a card. */
  openWallet(): Promise<Capture>;
  /** Whether the card of that name was taken. */
  hasInstrument(instrumentId: string): Promise<boolean>;
  instrument(instrumentId: string): Promise<KnownInstrument | null>;
  /** Its owner does not want to pay with it again: it is not kept for them any more. Said twice, it is done once. */
  forget(instrumentId: string): Promise<void>;
  /** Takes the amount, once for each payment: said again, it is answered as the first time. Rejects when nobody can tell. */
  charge(charge: Charge): Promise<ChargeAnswer>;
  /** Ends a payment that nobody waits for: unless it was captured before, it never will be. */
  giveUp(paymentId: string): Promise<'captured' | 'given-up'>;
  /** Gives an amount back, once for each refund. Rejects when nobody can tell. */
  refund(refund: Refund): Promise<'refunded' | 'refused'>;
  /** Tells of what became of payments by itself: perhaps late, perhaps twice. Gives the way to stop listening. */
  watch(listener: (paymentId: string, answer: ChargeAnswer) => void): () => void;
}

const closed = () => Promise.reject(refusals.busy());

/** Where nobody takes payments. */
export const noPayments: PaymentProvider = {
  openCapture: closed,
  openWallet: closed,
  hasInstrument: () => Promise.resolve(false),
  instrument: () => Promise.resolve(null),
  forget: closed,
  charge: closed,
  giveUp: closed,
  refund: closed,
  watch: () => () => {},
};
