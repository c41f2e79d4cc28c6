import type { FrameSubmit } from './payments.contract.ts';
import { type FrameCode, type FrameEventId, frameCodeNames, frameEventIds } from './payments.words.ts';

export type FieldsValid = {
  readonly cardNumber: boolean;
  readonly cvv: boolean;
  readonly expiryMonth: boolean;
  readonly expiryYear: boolean;
};

export const areAllValid = ({ cardNumber, cvv, expiryMonth, expiryYear }: FieldsValid): boolean =>
  cardNumber && cvv && expiryMonth && expiryYear;

/** What a message of the frame says. `unknown`: it names an event that there is not. */
export type FrameWord =
  | { readonly says: 'loaded' | 'valid' | 'invalid' | 'focusGain' | 'unknown' }
  /** `fields` is null while all of them are empty. */
  | { readonly says: 'focusLost'; readonly fields: FieldsValid | null }
  | { readonly says: 'success'; readonly instrumentId: string }
  | { readonly says: 'error'; readonly code: FrameCode };

/** Reads what stands on the thing itself: nothing inherited, and nothing that would run. */
const own = (thing: unknown, key: string): unknown =>
  typeof thing === 'object' && thing !== null ? Object.getOwnPropertyDescriptor(thing, key)?.value : undefined;

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const mostErrors = 20;

function errorOf(data: unknown): FrameWord | null {
  const errors = own(data, 'errors');
  if (!Array.isArray(errors) || errors.length === 0 || errors.length > mostErrors) return null;
  const codes = errors.map((error) => own(error, 'code'));
  if (!codes.every((code) => typeof code === 'string')) return null;
  return { says: 'error', code: frameCodeNames.find((name) => name === codes[0]) ?? 'IF99' };
}

const flags = ['allFieldsEmpty', 'cardValid', 'cvvValid', 'expiryMonthValid', 'expiryYearValid'] as const;

function focusLostOf(data: unknown): FrameWord | null {
  const values = flags.map((flag) => own(data, flag));
  if (!values.every((value) => typeof value === 'boolean')) return null;
  const [isEmpty = true, cardNumber = false, cvv = false, expiryMonth = false, expiryYear = false] = values;
  return { says: 'focusLost', fields: isEmpty ? null : { cardNumber, cvv, expiryMonth, expiryYear } };
}

function successOf(data: unknown): FrameWord | null {
  const instrumentId = own(data, 'paymentInstrumentId');
  return typeof instrumentId === 'string' && uuid.test(instrumentId) ? { says: 'success', instrumentId } : null;
}

const readers: Readonly<Record<FrameEventId, (data: unknown) => FrameWord | null>> = {
  'pay-frame-focus-gain': () => ({ says: 'focusGain' }),
  'pay-frame-focus-lost': focusLostOf,
  'pay-frame-success': successOf,
  'pay-frame-error': errorOf,
  'pay-frame-valid': () => ({ says: 'valid' }),
  'pay-frame-invalid': () => ({ says: 'invalid' }),
  'pay-frame-loaded': () => ({ says: 'loaded' }),
};

/** What the frame says, whatever came; null for what is no message of a frame. Never throws for what can be posted. */
export function readFrameMessage(data: unknown): FrameWord | null {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'eventId')) return null;
  const eventId = frameEventIds.find((known) => known === own(data, 'eventId'));
  return eventId === undefined ? { says: 'unknown' } : readers[eventId](data);
}

/**
 * The origin of a frame's address when it may be mounted: that of the payment side where the store names it, and any
 * https origin otherwise. Null for everything else.
 */
export function frameOriginOf(address: string, payOrigin: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, protocol, username, password } = new URL(address);
  if (username !== '' || password !== '') return null;
  return (payOrigin === '' ? protocol === 'https:' : origin === payOrigin) ? origin : null;
}

export type SubmitWishes = { readonly verify?: boolean; readonly save?: boolean };

/** The one message to the frame. */
export const submitMessage = ({ verify = false, save = false }: SubmitWishes): FrameSubmit => ({
  eventId: 'pay-frame-submit',
  verify,
  save,
});
