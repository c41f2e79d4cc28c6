import { assign, emit, fromPromise, setup } from 'xstate';
import { areAllValid, frameOriginOf, type SubmitWishes } from '#services/payments/frame-messages.rules.ts';
import type { CardCapture } from '#services/payments/payments.contract.ts';
import { frameExceptions } from '#services/payments/payments.words.ts';
import { absent } from '../kit/index.ts';
import {
  type CardFrameContext,
  type CardFrameEvent,
  type CardFrameInput,
  type CardFrameReport,
  type CardFrameTag,
  blankFrame,
  isCurrent,
  isOneOf,
  type Judgement,
  outcomeOf,
  patienceMs,
  type Refusal,
  type SubmitOutcome,
  untriedCard,
} from './card-frame.types.ts';
import { cardFrameTexts } from './card-frame.texts.ts';

const isExpired = isOneOf('IF06', 'IF97');
/** What was told is what is wanted. */
const told = <E>({ event }: { event: E }): E => event;

/** The frame in which a card is typed: it belongs to the payment side, and the page knows of it what it is told. */
export const cardFrameMachine = setup({
  types: {} as {
    context: CardFrameContext;
    events: CardFrameEvent;
    emitted: CardFrameReport;
    input: CardFrameInput;
    tags: CardFrameTag;
  },
  actors: {
    loadCapture: fromPromise<CardCapture>(absent('loadCapture')),
    askInstrument: fromPromise<boolean, { instrumentId: string | null }>(absent('askInstrument')),
  },
  actions: {
    keepCapture: assign(({ context }, { url, instrumentId }: CardCapture) => ({
      url,
      instrumentId,
      failures: url === context.url ? context.failures : 0,
    })),
    keepNoUrl: assign({ url: '', instrumentId: null, failures: 0 }),
    startAttempt: assign(({ context }) => ({ ...untriedCard, attempt: context.attempt + 1 })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    keepRenewed: assign((_, { isRenewed }: { isRenewed: boolean }) => ({ isRenewed })),
    keepFocus: assign({ hasFocus: true }),
    keepFields: assign((_, { fields }: Judgement) => ({
      hasFocus: false,
      fields,
      isValid: fields && areAllValid(fields),
    })),
    keepJudgement: assign((_, { isValid }: { isValid: boolean }) => ({ isValid })),
    emitSubmit: emit(({ context }, { wishes }: { wishes: SubmitWishes }) => ({
      type: 'submit.asked' as const,
      attempt: context.attempt,
      wishes,
    })),
    emitSettled: emit((_, { outcome }: { outcome: SubmitOutcome }) => ({ type: 'submit.settled' as const, outcome })),
    emitValidity: emit(({ context }) => ({ type: 'validity.tracked' as const, isValid: context.isValid === true })),
    emitBadUrl: emit({ type: 'exception.raised', what: frameExceptions.badUrl }),
    emitNoAnswer: emit({ type: 'exception.raised', what: frameExceptions.noAnswer }),
    emitLate: emit({ type: 'exception.raised', what: frameExceptions.late }),
    emitMisused: emit({ type: 'exception.raised', what: frameExceptions.misused }),
    emitUnknown: emit({ type: 'exception.raised', what: frameExceptions.unknownEvent }),
  },
  guards: {
    isCurrent,
    isExpired,
    canRenew: (known, refusal: Refusal) => isExpired(known, refusal) && !known.context.isRenewed,
    isFormError: isOneOf('IF01'),
    isBusy: isOneOf('IF05'),
    isMisused: isOneOf('IF02', 'IF03', 'IF04'),
    isBroken: isOneOf('IF98', 'IF99'),
    isUrlGood: ({ context }, { url }: CardCapture) => frameOriginOf(url, context.payOrigin) !== null,
    isFirstFailure: ({ context }) => context.failures === 0,
    hasInstrument: ({ context }) => context.instrumentId !== null,
    hasFields: (known, judgement: Judgement) => isCurrent(known, judgement) && judgement.fields !== null,
  },
  delays: { patience: ({ context }) => patienceMs(context.failures), answerWait: 30_000 },
}).createMachine({
  id: 'cardFrame',
  description: 'The frame in which a card is typed, from its address to the end of a submit.',
  context: ({ input }) => ({ ...blankFrame, ...input }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The store is asked where the frame stands.',
      meta: { rows: ['B1.20', 'B7.37'], texts: cardFrameTexts.asking },
      tags: ['busy', 'loading'],
      invoke: {
        id: 'loadCapture',
        src: 'loadCapture',
        onDone: [
          {
            guard: { type: 'isUrlGood', params: ({ event }) => event.output },
            target: 'framed',
            actions: { type: 'keepCapture', params: ({ event }) => event.output },
          },
          { target: 'addressless', actions: 'emitBadUrl' },
        ],
        onError: { target: 'addressless', actions: 'emitNoAnswer' },
      },
    },
    framed: {
      description: 'The page of the payment side stands in the frame, and speaks.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The frame has not said that it is there.',
          tags: ['busy', 'loading'],
          entry: 'startAttempt',
          after: {
            patience: [
              { guard: 'isFirstFailure', target: '.reloading', reenter: true, actions: ['countFailure', 'emitLate'] },
              { target: 'errored', actions: ['countFailure', 'emitLate'] },
            ],
          },
          initial: 'opening',
          states: {
            opening: {
              description: 'The frame is loaded for the first time from this address.',
              meta: { rows: ['B4.061', 'B9.037'], texts: cardFrameTexts.opening },
            },
            reloading: {
              description: 'The frame is loaded again, by itself after its first failure or because someone asked.',
              meta: { rows: ['B4.062', 'B4.064', 'B4.065', 'B8.33', 'B9.038'], texts: cardFrameTexts.reloading },
            },
          },
        },
        loaded: {
          description: 'The frame is there and takes a card.',
          tags: 'loaded',
          initial: 'resting',
          states: {
            resting: {
              description: 'A card may be typed and submitted.',
              meta: { rows: ['B4.061', 'B5.28', 'B7.45'], texts: cardFrameTexts.resting },
              on: { 'card.submit': { target: 'outstanding', actions: { type: 'emitSubmit', params: told } } },
            },
            outstanding: {
              description: 'The frame was told to submit; how that ends is told once, and nothing is sent again.',
              tags: ['busy', 'submitting'],
              exit: {
                type: 'emitSettled',
                params: ({ context, event }) => ({ outcome: outcomeOf(event, context.instrumentId) }),
              },
              initial: 'submitting',
              states: {
                submitting: {
                  description: 'The frame has not answered yet.',
                  meta: { rows: ['B7.47', 'B7.48', 'B7.49'], texts: cardFrameTexts.submitting },
                  after: {
                    answerWait: [
                      { guard: 'hasInstrument', target: 'checking' },
                      { target: '#cardFrame.framed.loaded.resting' },
                    ],
                  },
                },
                checking: {
                  description: 'The frame did not answer; the store is asked whether the card was taken.',
                  meta: { rows: ['B7.O8'], texts: cardFrameTexts.checking },
                  invoke: {
                    id: 'askInstrument',
                    src: 'askInstrument',
                    input: ({ context: { instrumentId } }) => ({ instrumentId }),
                    onDone: '#cardFrame.framed.loaded.resting',
                    onError: '#cardFrame.framed.loaded.resting',
                  },
                },
              },
              on: { 'frame.succeeded': { guard: { type: 'isCurrent', params: told }, target: 'resting' } },
            },
          },
          on: {
            'frame.loaded': {},
            'frame.failed': {
              guard: { type: 'isFormError', params: told },
              target: '.resting',
              actions: { type: 'keepJudgement', params: { isValid: false } },
            },
            'card.judged': {
              guard: { type: 'isCurrent', params: told },
              actions: { type: 'keepJudgement', params: told },
            },
            'focus.gained': { guard: { type: 'isCurrent', params: told }, actions: 'keepFocus' },
            'focus.lost': [
              {
                guard: { type: 'hasFields', params: told },
                actions: [{ type: 'keepFields', params: told }, 'emitValidity'],
              },
              { guard: { type: 'isCurrent', params: told }, actions: { type: 'keepFields', params: told } },
            ],
          },
        },
        errored: {
          description: 'Words stand where the frame was, with a way to try again; a frame that answers late is taken.',
          tags: ['errored', 'failed'],
          initial: 'failed',
          states: {
            failed: {
              description: 'The frame did not load, or cannot do its work.',
              meta: { rows: ['B4.063', 'B4.066', 'B8.32', 'B8.34', 'B8.35'], texts: cardFrameTexts.failed },
              on: {
                'frame.retry': {
                  target: '#cardFrame.framed.loading.reloading',
                  actions: { type: 'keepRenewed', params: { isRenewed: false } },
                },
              },
            },
            expired: {
              description: 'A new frame expired as well; trying again asks for another one.',
              meta: { rows: ['B8.27', 'B8.28', 'B8.32', 'B8.34'], texts: cardFrameTexts.expired },
              on: { 'frame.retry': '#cardFrame.asking' },
            },
          },
          on: { 'frame.failed': {} },
        },
      },
      on: {
        'frame.loaded': { guard: { type: 'isCurrent', params: told }, target: '.loaded' },
        'frame.failed': [
          {
            guard: { type: 'canRenew', params: told },
            target: 'asking',
            actions: { type: 'keepRenewed', params: { isRenewed: true } },
          },
          { guard: { type: 'isExpired', params: told }, target: '.errored.expired' },
          { guard: { type: 'isBusy', params: told }, target: '.errored', actions: 'countFailure' },
          { guard: { type: 'isMisused', params: told }, target: '.errored', actions: 'emitMisused' },
          { guard: { type: 'isBroken', params: told }, target: '.errored' },
        ],
        'frame.puzzled': { guard: { type: 'isCurrent', params: told }, actions: 'emitUnknown' },
      },
    },
    addressless: {
      description: 'The store gave no address that may be shown, or did not answer: only the page can begin again.',
      meta: { rows: ['B4.067', 'B7.51', 'B7.52', 'B8.31'], texts: cardFrameTexts.addressless },
      tags: 'errored',
      entry: 'keepNoUrl',
    },
  },
});
