import { fromPromise } from 'xstate';
import type { FieldsValid, SubmitWishes } from '#services/payments/frame-messages.rules.ts';
import type { CardCapture, PaymentsService } from '#services/payments/payments.contract.ts';
import type { FrameCode, FrameException } from '#services/payments/payments.words.ts';

export type CardFrameInput = {
  /** The origin that a frame must have, where the store names it; otherwise any https origin will do. */
  readonly payOrigin: string;
  /** The flag that offers a look behind a frame which fails and fails. */
  readonly isDebugOn: boolean;
};

export type CardFrameContext = CardFrameInput & {
  /** Where the frame stands; empty when there is none to show. */
  readonly url: string;
  /** The name that the card will have, where the store knows it beforehand. */
  readonly instrumentId: string | null;
  /** Each mounting of the frame has a number of its own, growing; what an older one says is not heard. */
  readonly attempt: number;
  /** How often loading failed since this address was mounted. */
  readonly failures: number;
  /** An expired frame was exchanged for a new one, which happens once by itself. */
  readonly isRenewed: boolean;
  /** What the frame last said of its fields; null while they are empty. */
  readonly fields: FieldsValid | null;
  /** What it says of the card as a whole; null while nothing was tried. */
  readonly isValid: boolean | null;
  readonly hasFocus: boolean;
};

export const untriedCard = { fields: null, isValid: null, hasFocus: false } as const;

export const blankFrame = {
  ...untriedCard,
  url: '',
  instrumentId: null,
  attempt: 0,
  failures: 0,
  isRenewed: false,
} as const;

const firstWaitMs = 10_000;
const longestWaitMs = 30_000;

/** How long a frame may take to say that it is there, after so many failures. */
export const patienceMs = (failures: number): number =>
  failures === 0 ? firstWaitMs : Math.min(longestWaitMs, firstWaitMs * failures);

/** By `attempt`, the mounting of the frame that said it. */
type Said = { readonly attempt: number };
export type Refusal = Said & { readonly code: FrameCode };
export type Judgement = Said & { readonly fields: FieldsValid | null };

export type CardFrameEvent =
  | { readonly type: 'card.submit'; readonly wishes: SubmitWishes }
  | { readonly type: 'frame.retry' }
  | ({ readonly type: 'frame.loaded' } & Said)
  | ({ readonly type: 'frame.succeeded'; readonly instrumentId: string } & Said)
  | ({ readonly type: 'frame.failed' } & Refusal)
  | ({ readonly type: 'card.judged'; readonly isValid: boolean } & Said)
  | ({ readonly type: 'focus.gained' } & Said)
  | ({ readonly type: 'focus.lost' } & Judgement)
  /** It named an event that there is not. */
  | ({ readonly type: 'frame.puzzled' } & Said);

/** How a submit ended. `unknown`: nobody answered, and the store does not know of the card; nothing is sent again. */
export type SubmitOutcome =
  | { readonly kind: 'success'; readonly instrumentId: string }
  | { readonly kind: 'error'; readonly code: FrameCode }
  | { readonly kind: 'unknown' };

export type CardFrameReport =
  /** To be posted to the frame of that attempt, and to its origin alone. */
  | { readonly type: 'submit.asked'; readonly attempt: number; readonly wishes: SubmitWishes }
  | { readonly type: 'submit.settled'; readonly outcome: SubmitOutcome }
  /** To be counted: someone filled in a card and went on. */
  | { readonly type: 'validity.tracked'; readonly isValid: boolean }
  | { readonly type: 'exception.raised'; readonly what: FrameException };

/** `busy`: something is on its way. `errored`: words stand where the frame was. `failed`: there is a way to try again. */
export type CardFrameTag = 'busy' | 'loading' | 'loaded' | 'submitting' | 'errored' | 'failed';

type Known = { readonly context: CardFrameContext };

/** Whether the frame on the page said it, and not one that stood there before. */
export const isCurrent = ({ context }: Known, { attempt }: Said): boolean => attempt === context.attempt;
export const isOneOf =
  (...codes: readonly FrameCode[]) =>
  (known: Known, refusal: Refusal): boolean =>
    isCurrent(known, refusal) && codes.includes(refusal.code);

/** How a submit ends by what ended it. */
export function outcomeOf(
  event: CardFrameEvent | { readonly type: string; readonly output?: unknown },
  instrumentId: string | null,
): SubmitOutcome {
  if (event.type === 'frame.failed' && 'code' in event) return { kind: 'error', code: event.code };
  if (event.type === 'frame.succeeded' && 'instrumentId' in event)
    return { kind: 'success', instrumentId: event.instrumentId };
  return 'output' in event && event.output === true && instrumentId !== null
    ? { kind: 'success', instrumentId }
    : { kind: 'unknown' };
}

/** What was called off answers nobody: a part that React takes away and puts back has asked anew. */
const unlessCalledOff = <T>(signal: AbortSignal, answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => (signal.aborted ? new Promise<never>(() => {}) : Promise.reject(error)));

/** The chart's questions, put to a service. Without the name of a card there is nothing to ask, and nobody took it. */
export const cardFrameActors = (service: PaymentsService) => ({
  loadCapture: fromPromise<CardCapture>(({ signal }) => unlessCalledOff(signal, service.cardCapture(signal))),
  askInstrument: fromPromise<boolean, { instrumentId: string | null }>(async ({ input: { instrumentId }, signal }) =>
    instrumentId === null ? false : service.hasInstrument(instrumentId, signal),
  ),
});
