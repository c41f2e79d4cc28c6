import { assign, fromPromise, setup } from 'xstate';
import type { ProductRow } from '#services/catalogue/catalogue.contract.ts';
import { type Fault, faultOf } from '#services/fault.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import {
  blankForgotten,
  type ForgottenContext,
  type ForgottenEvent,
  type ForgottenInput,
  type ForgottenTag,
} from './forgotten.types.ts';

type Rows = readonly ProductRow[];

const toldUser = ({ event }: { event: User }): User => event;
const toldRows = ({ event }: { event: { output: Rows } }): { rows: Rows } => ({ rows: event.output });

/** What a shopper may have forgotten, asked for when they are on their way to the checkout. */
export const forgottenMachine = setup({
  types: {} as {
    context: ForgottenContext;
    events: ForgottenEvent;
    input: ForgottenInput;
    tags: ForgottenTag;
  },
  actors: { loadForgotten: fromPromise<Rows>(absent('loadForgotten')) },
  actions: {
    keepRows: assign((_, { rows }: { rows: Rows }) => ({
      rows: rows.filter(({ items }) => items.length > 0),
      fault: null,
    })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    keepUser: assign((_, user: User) => ({ ...blankForgotten, subject: subjectIn(user) })),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    hasSome: (_, { rows }: { rows: Rows }) => rows.some(({ items }) => items.length > 0),
  },
}).createMachine({
  id: 'forgotten',
  description: 'What a shopper may have forgotten, on their way to the checkout.',
  context: ({ input }) => ({ ...blankForgotten, subject: input.subject }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing has been asked for whoever is here.',
      meta: { rows: ['A2.061'] },
      on: {
        'rows.need': { guard: 'isSomebody', target: 'asking' },
        'rows.reload': { guard: 'isSomebody', target: 'asking' },
      },
    },
    asking: {
      description:
        'The store is asked what this shopper usually takes and has not taken; the way on stands all the while.',
      meta: { rows: ['A7.009'] },
      tags: 'busy',
      invoke: {
        id: 'loadForgotten',
        src: 'loadForgotten',
        onDone: [
          {
            guard: { type: 'hasSome', params: toldRows },
            target: 'suggesting',
            actions: { type: 'keepRows', params: toldRows },
          },
          { target: 'nothing', actions: { type: 'keepRows', params: toldRows } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
        },
      },
    },
    suggesting: {
      description: 'There are things that this shopper may have forgotten.',
      meta: { rows: ['A7.009', 'A2.061'] },
      on: { 'rows.reload': 'asking' },
    },
    nothing: {
      description: 'There is nothing to suggest, and the page says so with the way on.',
      meta: { rows: ['A7.009'] },
      on: { 'rows.reload': 'asking' },
    },
    failed: {
      description: 'The store did not say; nobody is kept from the checkout by that.',
      meta: { rows: ['A7.009'] },
      tags: 'failed',
      on: { 'rows.reload': 'asking', 'rows.need': 'asking' },
    },
  },
  on: {
    'user.changed': [
      { guard: { type: 'isSameUser', params: toldUser } },
      { target: '.resting', actions: { type: 'keepUser', params: toldUser } },
    ],
  },
});
