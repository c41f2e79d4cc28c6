import * as v from 'valibot';
import { frameEventIds } from './payments.words.ts';

/** Opens nothing by itself: 128 random bits, in the form of a UUID. */
const InstrumentId = v.pipe(v.string(), v.uuid());

/**
 * Where the payment frame stands. Its address is judged by whoever mounts it, because a store that gives none is told
 * apart from one that does not answer. `instrumentId` is the name that the card will have once it has been taken.
 */
export const CardCapture = v.object({
  url: v.optional(v.string(), ''),
  instrumentId: v.optional(v.nullable(InstrumentId), null),
});
export type CardCapture = v.InferOutput<typeof CardCapture>;

/** A card that the payment side has taken. The store knows its name and nothing else of it. */
export const PaymentInstrument = v.object({ instrumentId: InstrumentId });
export type PaymentInstrument = v.InferOutput<typeof PaymentInstrument>;

const [focusGain, focusLost, success, error, valid, invalid, loaded] = frameEventIds;
/** What the payment frame says to the page, as `readFrameMessage` reads it. */
export const FrameMessage = v.variant('eventId', [
  v.object({ eventId: v.literal(focusGain) }),
  v.object({
    eventId: v.literal(focusLost),
    allFieldsEmpty: v.boolean(),
    cardValid: v.boolean(),
    cvvValid: v.boolean(),
    expiryMonthValid: v.boolean(),
    expiryYearValid: v.boolean(),
  }),
  v.object({ eventId: v.literal(success), paymentInstrumentId: InstrumentId }),
  v.object({
    eventId: v.literal(error),
    errors: v.pipe(
      v.array(v.object({ code: v.string(), detail: v.optional(v.string()) })),
      v.minLength(1),
      v.maxLength(20),
    ),
  }),
  v.object({ eventId: v.literal(valid) }),
  v.object({ eventId: v.literal(invalid) }),
  v.object({ eventId: v.literal(loaded) }),
]);
export type FrameMessage = v.InferOutput<typeof FrameMessage>;

/** What the page says to the frame, and all it ever says. */
export const FrameSubmit = v.strictObject({
  eventId: v.literal('pay-frame-submit'),
  verify: v.boolean(),
  save: v.boolean(),
});
export type FrameSubmit = v.InferOutput<typeof FrameSubmit>;

export interface PaymentsService {
  /** A new frame for one card. */
  cardCapture(signal?: AbortSignal): Promise<CardCapture>;
  /** Whether the payment side has taken the card of that name: after a submit that nobody answered. */
  hasInstrument(instrumentId: string, signal?: AbortSignal): Promise<boolean>;
}
