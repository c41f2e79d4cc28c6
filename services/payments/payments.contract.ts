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

/** A card that the payment side keeps: never more of its number than the last four digits. */
export const PaymentInstrument = v.object({
  instrumentId: InstrumentId,
  cardScheme: v.string(),
  cardSuffix: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  expiryMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  expiryYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2099)),
});
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
