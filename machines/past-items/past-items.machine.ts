import { assign, fromPromise, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { PastItems, PastItemsAsked } from '#services/orders/past-orders.contract.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import {
  blankPastItems,
  type PastItemsContext,
  type PastItemsEvent,
  type PastItemsInput,
  type PastItemsTag,
} from './past-items.types.ts';

const toldUser = ({ event }: { event: User }): User => event;

/** Everything that a shopper ever bought: a page of it at a time, sorted and searched as the address says. */
export const pastItemsMachine = setup({
  types: {} as {
    context: PastItemsContext;
    events: PastItemsEvent;
    input: PastItemsInput;
    tags: PastItemsTag;
  },
  actors: { loadPastItems: fromPromise<PastItems, PastItemsAsked>(absent('loadPastItems')) },
  actions: {
    keepAsked: assign((_, { asked }: { asked: PastItemsAsked }) => ({ asked })),
    keepShown: assign(({ context }, { shown }: { shown: PastItems }) => ({
      shown,
      answered: context.asked,
      fault: null,
    })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    keepUser: assign(({ context }, user: User) => ({
      ...blankPastItems,
      asked: context.asked,
      subject: subjectIn(user),
    })),
    dropUser: assign(blankPastItems),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    hasQuestion: ({ context }) => context.subject !== null && context.asked !== null,
  },
}).createMachine({
  id: 'pastItems',
  description: 'Everything that a shopper ever bought.',
  context: ({ input }) => ({ ...blankPastItems, subject: input.subject }),
  initial: 'resting',
  states: {
    resting: { description: 'Nothing has been asked for whoever is here.', meta: { rows: ['A2.044'] } },
    asking: {
      description: 'The store is asked for a page of it; what is known stays on show until it answers.',
      meta: { rows: ['B7.30', 'A9.08'] },
      tags: 'busy',
      invoke: {
        id: 'loadPastItems',
        src: 'loadPastItems',
        input: ({ context }) => context.asked ?? {},
        onDone: { target: 'shown', actions: { type: 'keepShown', params: ({ event }) => ({ shown: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
        },
      },
    },
    shown: {
      description: 'What was bought, the latest first unless it is sorted otherwise; nothing found is said too.',
      meta: { rows: ['A2.044', 'A9.08'] },
    },
    failed: {
      description: 'The store did not say; asking again is offered, and what is known stays.',
      meta: { rows: ['A2.044'] },
      tags: 'failed',
    },
  },
  on: {
    'items.ask': {
      guard: 'isSomebody',
      target: '.asking',
      reenter: true,
      actions: { type: 'keepAsked', params: ({ event }) => event },
    },
    'items.reload': { guard: 'hasQuestion', target: '.asking', reenter: true },
    'session.ended': { target: '.resting', actions: 'dropUser' },
    'user.changed': [
      { guard: { type: 'isSameUser', params: toldUser } },
      { target: '.resting', actions: { type: 'keepUser', params: toldUser } },
    ],
  },
});
