import { assign, emit, fromPromise, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { MyOnecard } from '#services/loyalty/loyalty.contract.ts';
import {
  absent,
  type FieldProblems,
  fieldProblemsOf,
  hasFieldProblems,
  noFieldProblems,
  subjectIn,
  type User,
} from '../kit/index.ts';
import {
  blankMyOnecard,
  type MyOnecardContext,
  type MyOnecardEvent,
  type MyOnecardHappening,
  type MyOnecardInput,
  type MyOnecardTag,
} from './my-onecard.types.ts';

type Failed = { readonly fault: Fault };
type Written = { readonly number: string; readonly problems: FieldProblems };
const failed = ({ event }: { event: { readonly error: unknown } }): Failed => ({ fault: faultOf(event.error) });
const kept = ({ event }: { event: { readonly output: MyOnecard } }) => ({ card: event.output });
const written = ({ event }: { event: Written }): Written => event;
const toldUser = ({ event }: { event: User }): User => event;

/** The card on a shopper's account: which one it is, joining one by its number, and taking it off. */
export const myOnecardMachine = setup({
  types: {} as {
    context: MyOnecardContext;
    events: MyOnecardEvent;
    emitted: MyOnecardHappening;
    input: MyOnecardInput;
    tags: MyOnecardTag;
  },
  actors: {
    loadCard: fromPromise<MyOnecard>(absent('loadCard')),
    joinCard: fromPromise<MyOnecard, { number: string }>(absent('joinCard')),
    removeCard: fromPromise<MyOnecard>(absent('removeCard')),
  },
  actions: {
    keepCard: assign((_, { card }: { card: MyOnecard }) => ({
      card,
      fault: null,
      problems: noFieldProblems,
      number: null,
    })),
    keepFault: assign((_, { fault }: Failed) => ({ fault, number: null })),
    keepProblems: assign((_, { problems }: Written) => ({ problems, fault: null })),
    keepStoreProblems: assign((_, { fault }: Failed) => ({
      problems: fieldProblemsOf(fault, ['number']),
      fault: null,
      number: null,
    })),
    keepNumber: assign((_, { number }: Written) => ({ number, problems: noFieldProblems, fault: null })),
    dropAnswer: assign({ problems: noFieldProblems, fault: null }),
    keepUser: assign((_, user: User) => ({ ...blankMyOnecard, subject: subjectIn(user) })),
    dropUser: assign(blankMyOnecard),
    emitJoined: emit({ type: 'card.changed', isJoined: true }),
    emitLeft: emit({ type: 'card.changed', isJoined: false }),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    hasCard: ({ context }) => context.card !== null && context.card.lastDigits !== null,
    hasProblems: (_, { problems }: Written) => hasFieldProblems(problems),
    hasStoreProblems: (_, { fault }: Failed) => hasFieldProblems(fieldProblemsOf(fault, ['number'])),
  },
}).createMachine({
  id: 'myOnecard',
  description: "The Onecard on a shopper's account.",
  context: ({ input }) => ({ ...blankMyOnecard, ...input }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The page has not come on show for whoever is here.',
      meta: { rows: ['A2.074'] },
      on: { 'card.open': { guard: 'isSomebody', target: 'asking' } },
    },
    asking: {
      description: 'The store is asked which card is on the account; what is known stays on show.',
      meta: { rows: ['A7.070', 'A2.074'] },
      tags: 'busy',
      invoke: {
        id: 'loadCard',
        src: 'loadCard',
        onDone: { target: 'shown', actions: { type: 'keepCard', params: kept } },
        onError: { target: 'failed', actions: { type: 'keepFault', params: failed } },
      },
    },
    failed: {
      description: 'The store did not say; asking again is offered.',
      meta: { rows: ['A2.074'] },
      tags: 'failed',
      on: { 'card.open': 'asking', 'card.reload': 'asking' },
    },
    shown: {
      description: 'The card, or that there is none, is on show.',
      initial: 'resting',
      states: {
        resting: { description: 'Nothing has been changed.', meta: { rows: ['A2.074', 'A1.25'] } },
        joined: {
          description: 'The card has just been joined, and the page says so.',
          meta: { rows: ['A1.25', 'A7.070'] },
          tags: 'joined',
        },
        left: {
          description: 'The card has just been taken off, and the page says so.',
          meta: { rows: ['A1.25', 'A7.070'] },
          tags: 'left',
        },
        wrong: {
          description: 'The number needs another look, says the form or the store; it stands as it was typed.',
          meta: { rows: ['A1.25'] },
        },
        unchanged: {
          description: 'The change did not get through; what was typed stands, and trying again does no harm.',
          meta: { rows: ['A1.25'] },
          tags: 'unchanged',
        },
        leaving: {
          description: 'The shopper is asked whether the card really goes; what becomes of its points is said.',
          meta: { rows: ['A1.25'] },
          tags: 'leaving',
          on: {
            'leave.keep': { target: 'resting', actions: 'dropAnswer' },
            'leave.confirm': { target: '#myOnecard.removing', actions: 'dropAnswer' },
          },
        },
      },
      on: {
        'card.open': 'asking',
        'card.join': [
          {
            guard: { type: 'hasProblems', params: written },
            target: '.wrong',
            actions: { type: 'keepProblems', params: written },
          },
          { target: 'joining', actions: { type: 'keepNumber', params: written } },
        ],
        'leave.ask': { guard: 'hasCard', target: '.leaving', actions: 'dropAnswer' },
      },
    },
    joining: {
      description: 'The number is on its way; pressing again sends nothing.',
      meta: { rows: ['A1.25', 'A7.070'] },
      tags: 'changing',
      invoke: {
        id: 'joinCard',
        src: 'joinCard',
        input: ({ context }) => ({ number: context.number ?? '' }),
        onDone: { target: 'shown.joined', actions: [{ type: 'keepCard', params: kept }, 'emitJoined'] },
        onError: [
          {
            guard: { type: 'hasStoreProblems', params: failed },
            target: 'shown.wrong',
            actions: { type: 'keepStoreProblems', params: failed },
          },
          { target: 'shown.unchanged', actions: { type: 'keepFault', params: failed } },
        ],
      },
    },
    removing: {
      description: 'The card is being taken off the account; pressing again sends nothing.',
      meta: { rows: ['A1.25', 'A7.070'] },
      tags: 'changing',
      invoke: {
        id: 'removeCard',
        src: 'removeCard',
        onDone: { target: 'shown.left', actions: [{ type: 'keepCard', params: kept }, 'emitLeft'] },
        onError: { target: 'shown.unchanged', actions: { type: 'keepFault', params: failed } },
      },
    },
  },
  on: {
    'session.ended': { target: '.resting', actions: 'dropUser' },
    'user.changed': [
      { guard: { type: 'isSameUser', params: toldUser } },
      { target: '.resting', actions: { type: 'keepUser', params: toldUser } },
    ],
  },
});
