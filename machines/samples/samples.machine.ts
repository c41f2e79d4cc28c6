import { assign, emit, fromPromise, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { OnlineSample, SampleResponse } from '#services/trolley/samples.contract.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import { changesSamples, merged, withTaken } from './samples.rules.ts';
import {
  blankSamples,
  type Held,
  type SamplesContext,
  type SamplesEvent,
  type SamplesInput,
  type SamplesReport,
  type SamplesTag,
} from './samples.types.ts';

type Told = { readonly skus: Held };
type Said = { readonly responses: readonly SampleResponse[] };
const told = ({ event }: { event: Told }): Told => event;
const kept = ({ event }: { event: { output: readonly SampleResponse[] } }): Said => ({ responses: event.output });
const keepHeld = { type: 'keepHeld', params: told } as const;
const keepWaiting = { type: 'keepWaiting', params: ({ event }: { event: Said }) => event } as const;

/** Samples that come along with what is in the trolley, each accepted or declined. */
export const samplesMachine = setup({
  types: {} as {
    context: SamplesContext;
    events: SamplesEvent;
    emitted: SamplesReport;
    input: SamplesInput;
    tags: SamplesTag;
  },
  actors: {
    loadSamples: fromPromise<readonly OnlineSample[], Record<never, never>>(absent('loadSamples')),
    sendResponses: fromPromise<readonly SampleResponse[], Said>(absent('sendResponses')),
  },
  actions: {
    keepUser: assign((_, user: User) => ({ ...blankSamples, subject: subjectIn(user) })),
    keepHeld: assign((_, { skus }: Told) => ({ skus })),
    keepSamples: assign((_, { samples }: { samples: readonly OnlineSample[] }) => ({ samples })),
    clearSamples: assign(({ context: { subject, skus } }) => ({ ...blankSamples, subject, skus })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    keepStale: assign({ isStale: true }),
    clearStale: assign({ isStale: false }),
    keepWaiting: assign(({ context }, { responses }: Said) => ({ waiting: merged(context.waiting, responses) })),
    takeWaiting: assign(({ context }) => ({
      asked: context.waiting,
      waiting: [],
      hasError: false,
      hasConfirmationError: false,
      fault: null,
    })),
    keepTaken: assign(({ context }, { responses }: Said) => ({
      samples: withTaken(context.samples, responses),
      asked: [],
    })),
    keepLost: assign((_, { fault }: { fault: Fault | null }) => ({
      asked: [],
      hasError: true,
      hasConfirmationError: true,
      fault,
    })),
    dropConfirmation: assign({ hasConfirmationError: false }),
    reportLost: emit((_, { fault }: { fault: Fault | null }) => ({ type: 'response.lost' as const, fault })),
  },
  guards: {
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    hasItems: ({ context }) => context.subject !== null && (context.skus?.length ?? 0) > 0,
    isEmpty: ({ context }, { skus }: Told) => context.subject === null || (skus?.length ?? 0) === 0,
    isOther: ({ context }, { skus }: Told) => changesSamples(context.samples, context.skus, skus),
    isStale: ({ context }) => context.isStale,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isKept: (_, { responses }: Said) => responses.length > 0,
  },
}).createMachine({
  id: 'samples',
  description: 'Samples that come along with what is in the trolley, each accepted or declined.',
  context: ({ input }) => ({ ...blankSamples, ...input }),
  initial: 'away',
  states: {
    away: {
      description: 'Nobody who shops is here, or their trolley holds nothing: there are no samples.',
      meta: { rows: ['A4.49'] },
      always: { guard: 'hasItems', target: 'loading' },
    },
    loading: {
      description: 'The store is being asked which samples come with what is in the trolley.',
      meta: { rows: ['A4.50', 'A4.56', 'A7.046'] },
      tags: 'busy',
      entry: 'clearStale',
      invoke: {
        id: 'loadSamples',
        src: 'loadSamples',
        input: {},
        onDone: {
          target: 'shown',
          actions: { type: 'keepSamples', params: ({ event }) => ({ samples: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
        },
      },
      on: { 'samples.respond': { actions: keepWaiting } },
    },
    shown: {
      description: 'The samples are shown, each with what the shopper says to it.',
      meta: { rows: ['A3.37', 'A7.046'] },
      always: [
        { guard: 'isStale', target: 'loading' },
        { guard: 'hasWaiting', target: 'responding' },
      ],
      on: { 'samples.respond': { actions: keepWaiting } },
    },
    responding: {
      description: 'An answer to a sample is on its way; what is said meanwhile goes after it.',
      meta: { rows: ['A4.54', 'A4.55', 'A4.57', 'A7.047', 'A8.45', 'A8.46'] },
      entry: 'takeWaiting',
      invoke: {
        id: 'sendResponses',
        src: 'sendResponses',
        input: ({ context }) => ({ responses: context.asked }),
        onDone: [
          {
            guard: { type: 'isKept', params: kept },
            target: 'shown',
            actions: { type: 'keepTaken', params: kept },
          },
          {
            target: 'loading',
            actions: [
              { type: 'keepLost', params: { fault: null } },
              { type: 'reportLost', params: { fault: null } },
            ],
          },
        ],
        onError: {
          target: 'loading',
          actions: [
            { type: 'keepLost', params: ({ event }) => ({ fault: faultOf(event.error) }) },
            { type: 'reportLost', params: ({ event }) => ({ fault: faultOf(event.error) }) },
          ],
        },
      },
      on: {
        'samples.respond': { actions: keepWaiting },
        'held.told': [
          {
            guard: { type: 'isEmpty', params: told },
            target: 'away',
            actions: [keepHeld, 'clearSamples'],
          },
          { guard: { type: 'isOther', params: told }, actions: [keepHeld, 'keepStale'] },
          { actions: keepHeld },
        ],
      },
    },
    failed: {
      description: 'The samples did not come: those of before stand, and asking again is offered.',
      meta: { rows: ['A8.45'] },
      tags: 'failed',
      on: {
        'samples.retry': 'loading',
        'samples.respond': { target: 'responding', actions: keepWaiting },
      },
    },
  },
  on: {
    'held.told': [
      {
        guard: { type: 'isEmpty', params: told },
        target: '.away',
        actions: [keepHeld, 'clearSamples'],
      },
      { guard: { type: 'isOther', params: told }, target: '.loading', actions: keepHeld },
      { actions: keepHeld },
    ],
    'confirmation.dismiss': { actions: 'dropConfirmation' },
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event } },
      { target: '.away', reenter: true, actions: { type: 'keepUser', params: ({ event }) => event } },
    ],
  },
});
