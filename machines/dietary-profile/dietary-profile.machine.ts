import { assign, emit, fromPromise, setup } from 'xstate';
import type { DietaryProfile } from '#services/dietary/dietary.contract.ts';
import { type Fault, faultOf } from '#services/fault.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import {
  blankDietaryProfile,
  type DietaryProfileContext,
  type DietaryProfileEvent,
  type DietaryProfileInput,
  type DietaryProfileReport,
  type DietaryProfileTag,
} from './dietary-profile.types.ts';

type Told = { readonly told: DietaryProfile };
type Failure = { readonly fault: Fault };
const told = ({ event }: { event: { output: DietaryProfile } }): Told => ({ told: event.output });
const failure = ({ event }: { event: { error: unknown } }): Failure => ({ fault: faultOf(event.error) });
const toldUser = ({ event }: { event: User }): User => event;

/** How a shopper told the shop that they eat: every change is kept at once, and the last wish wins. */
export const dietaryProfileMachine = setup({
  types: {} as {
    context: DietaryProfileContext;
    events: DietaryProfileEvent;
    emitted: DietaryProfileReport;
    input: DietaryProfileInput;
    tags: DietaryProfileTag;
  },
  actors: {
    loadProfile: fromPromise<DietaryProfile>(absent('loadProfile')),
    saveProfile: fromPromise<DietaryProfile, { readonly profile: DietaryProfile | null }>(absent('saveProfile')),
  },
  actions: {
    keepUser: assign((_, user: User) => ({ ...blankDietaryProfile, subject: subjectIn(user) })),
    dropUser: assign(blankDietaryProfile),
    keepTold: assign((_, { told }: Told) => ({ told, asked: null, fault: null })),
    keepWish: assign((_, { profile }: { profile: DietaryProfile }) => ({ wanted: profile })),
    takeWish: assign(({ context }) => ({ asked: context.wanted ?? context.asked, wanted: null, fault: null })),
    keepFault: assign((_, { fault }: Failure) => ({ fault })),
    dropWish: assign({ asked: null, wanted: null, fault: null }),
    reportKept: emit({ type: 'profile.kept' }),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    isUnread: ({ context }) => context.told === null,
    hasWish: ({ context }) => context.wanted !== null,
  },
}).createMachine({
  id: 'dietaryProfile',
  description: 'How a shopper told the shop that they eat.',
  context: ({ input }) => ({ ...blankDietaryProfile, subject: input.subject }),
  initial: 'away',
  states: {
    away: {
      description: 'Nobody has asked for it, or nobody is here whose it could be.',
      meta: { rows: ['A6.06'] },
      on: { 'profile.need': { guard: 'isSomebody', target: 'loading' } },
    },
    loading: {
      description: 'The store is asked how the shopper eats; what is known stays on show.',
      meta: { rows: ['A2.073'] },
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: { target: 'resting', actions: { type: 'keepTold', params: told } },
        onError: { target: 'unread', actions: { type: 'keepFault', params: failure } },
      },
      on: {
        'profile.want': { target: 'saving', actions: { type: 'keepWish', params: ({ event }) => event } },
      },
    },
    unread: {
      description: 'How the shopper eats could not be read; reading it again is offered.',
      meta: { rows: ['A2.073'] },
      tags: 'failed',
      on: { 'profile.retry': 'loading', 'profile.need': 'loading' },
    },
    resting: {
      description: 'The store knows how the shopper eats, as it stands on the page.',
      meta: { rows: ['A2.073'] },
      on: {
        'profile.need': 'loading',
        'profile.want': { target: 'saving', actions: { type: 'keepWish', params: ({ event }) => event } },
      },
    },
    saving: {
      description: 'The store is told how the shopper eats; what is wanted meanwhile goes after it, the last alone.',
      meta: { rows: ['A2.073'] },
      tags: 'saving',
      entry: 'takeWish',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => ({ profile: context.asked }),
        onDone: [
          { guard: 'hasWish', target: 'saving', reenter: true, actions: { type: 'keepTold', params: told } },
          { target: 'saved', actions: [{ type: 'keepTold', params: told }, 'reportKept'] },
        ],
        onError: [
          { guard: 'hasWish', target: 'saving', reenter: true },
          { target: 'lost', actions: { type: 'keepFault', params: failure } },
        ],
      },
      on: {
        'profile.want': { actions: { type: 'keepWish', params: ({ event }) => event } },
      },
    },
    saved: {
      description: 'The store has kept the last wish, and what it shows follows it.',
      meta: { rows: ['A2.073'] },
      tags: 'saved',
      on: {
        'profile.need': 'loading',
        'profile.want': { target: 'saving', actions: { type: 'keepWish', params: ({ event }) => event } },
      },
    },
    lost: {
      description: 'The store has not kept the last wish: it stays on the page, to be tried again or given up.',
      meta: { rows: ['A2.073'] },
      tags: 'lost',
      on: {
        'profile.retry': 'saving',
        'profile.want': { target: 'saving', actions: { type: 'keepWish', params: ({ event }) => event } },
        'profile.putBack': [
          { guard: 'isUnread', target: 'loading', actions: 'dropWish' },
          { target: 'resting', actions: 'dropWish' },
        ],
      },
    },
  },
  on: {
    'session.ended': { target: '.away', actions: 'dropUser' },
    'user.changed': [
      { guard: { type: 'isSameUser', params: toldUser } },
      { target: '.away', actions: { type: 'keepUser', params: toldUser } },
    ],
  },
});
