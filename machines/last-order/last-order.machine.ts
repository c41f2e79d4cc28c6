import { assign, fromPromise, setup } from 'xstate';
import type { Shopper } from '#services/session/session.contract.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import { mayAskOf } from './last-order.rules.ts';
import {
  blankLastOrder,
  type LastOrder,
  type LastOrderContext,
  type LastOrderEvent,
  type LastOrderInput,
  type LastOrderTag,
} from './last-order.types.ts';

/** The last order that is still to come, for whoever may change it. */
export const lastOrderMachine = setup({
  types: {} as { context: LastOrderContext; events: LastOrderEvent; input: LastOrderInput; tags: LastOrderTag },
  actors: { loadLastOrder: fromPromise<LastOrder | null>(absent('loadLastOrder')) },
  actions: {
    keepNeeded: assign({ isNeeded: true }),
    keepOrder: assign((_, { order }: { order: LastOrder | null }) => ({ order })),
    dropOrder: assign({ order: null }),
    keepTerms: assign((_, { shopper }: { shopper: Shopper }) => ({ mayAsk: mayAskOf(shopper) })),
    keepUser: assign(({ context: { isNeeded } }, user: User) => ({
      ...blankLastOrder,
      isNeeded,
      subject: subjectIn(user),
    })),
  },
  guards: {
    isDue: ({ context }) => context.subject !== null && context.mayAsk && context.isNeeded,
    isBarred: ({ context }) => context.subject === null || !context.mayAsk,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    isSomebody: ({ context }) => context.subject !== null,
  },
}).createMachine({
  id: 'lastOrder',
  description: 'The last order that is still to come, for whoever may change it.',
  context: ({ input }) => ({ ...blankLastOrder, ...input }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing has a place for it, nothing was ordered, or an order is being changed.',
      meta: { rows: ['A6.12'] },
      always: { guard: 'isDue', target: 'asking' },
    },
    asking: {
      description: 'The store is asked how the last order comes; what it said last stays on show.',
      meta: { rows: ['A3.62', 'A6.12'] },
      tags: 'busy',
      invoke: {
        id: 'loadLastOrder',
        src: 'loadLastOrder',
        onDone: { target: 'told', actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) } },
        onError: { target: 'untold', actions: 'dropOrder' },
      },
      always: { guard: 'isBarred', target: 'resting', actions: 'dropOrder' },
    },
    told: {
      description: 'The store has said how it comes, or that none is still to come.',
      meta: { rows: ['A3.62', 'B3.50'] },
      always: { guard: 'isBarred', target: 'resting', actions: 'dropOrder' },
      on: { 'lastOrder.reload': 'asking' },
    },
    untold: {
      description: 'The store did not say; nothing stands there, and the next page asks again.',
      meta: { rows: ['A3.62'] },
      tags: 'failed',
      always: { guard: 'isBarred', target: 'resting' },
      on: { 'lastOrder.need': 'asking', 'lastOrder.reload': 'asking' },
    },
  },
  on: {
    'lastOrder.need': { actions: 'keepNeeded' },
    'terms.told': { guard: 'isSomebody', actions: { type: 'keepTerms', params: ({ event }) => event } },
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event } },
      { target: '.resting', actions: { type: 'keepUser', params: ({ event }) => event } },
    ],
  },
});
