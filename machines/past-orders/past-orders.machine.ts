import { assign, fromPromise, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { PastOrders, PastOrdersAsked } from '#services/orders/past-orders.contract.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import {
  blankPastOrders,
  type PastOrdersContext,
  type PastOrdersEvent,
  type PastOrdersInput,
  type PastOrdersTag,
} from './past-orders.types.ts';

type Told = { readonly orders: PastOrders };
type Asked = { readonly asked: PastOrdersAsked };

const told = ({ event }: { event: { output: PastOrders } }): Told => ({ orders: event.output });
const changedUser = ({ event }: { event: User }): User => event;

/** The orders of a shopper, as many as the address asks for. */
export const pastOrdersMachine = setup({
  types: {} as {
    context: PastOrdersContext;
    events: PastOrdersEvent;
    input: PastOrdersInput;
    tags: PastOrdersTag;
  },
  actors: { loadOrders: fromPromise<PastOrders, { readonly asked: PastOrdersAsked }>(absent('loadOrders')) },
  actions: {
    keepAsked: assign((_, { asked }: Asked) => ({ asked })),
    keepOrders: assign((_, { orders }: Told) => ({ orders, fault: null })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    keepUser: assign((_, user: User) => ({ ...blankPastOrders, subject: subjectIn(user) })),
    dropUser: assign(blankPastOrders),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isAsked: ({ context }) => context.subject !== null && context.asked !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    hasSome: (_, { orders }: Told) => orders.orders.length > 0,
  },
}).createMachine({
  id: 'pastOrders',
  description: 'The orders of a shopper, as many as the address asks for.',
  context: ({ input }) => ({ ...blankPastOrders, subject: input.subject }),
  initial: 'resting',
  states: {
    resting: {
      description: 'No page has asked for orders since somebody is here.',
      meta: { rows: ['A2.075'] },
    },
    reading: {
      description:
        'The store is asked for the orders that are wanted now; an answer to an earlier wish comes too late.',
      meta: { rows: ['B7.29', 'A2.075'] },
      tags: 'busy',
      invoke: {
        id: 'loadOrders',
        src: 'loadOrders',
        input: ({ context }) => ({ asked: context.asked ?? {} }),
        onDone: [
          {
            guard: { type: 'hasSome', params: told },
            target: 'shown',
            actions: { type: 'keepOrders', params: told },
          },
          { target: 'empty', actions: { type: 'keepOrders', params: told } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
        },
      },
    },
    shown: {
      description: 'The orders that are wanted are known.',
      meta: { rows: ['A2.075', 'B7.29'] },
    },
    empty: {
      description: 'There is no such order, and the page says so with a way on.',
      meta: { rows: ['A2.075'] },
    },
    failed: {
      description: 'The store did not say; asking again is offered.',
      meta: { rows: ['A2.075'] },
      tags: 'failed',
    },
  },
  on: {
    'orders.open': {
      guard: 'isSomebody',
      target: '.reading',
      actions: { type: 'keepAsked', params: ({ event }) => event },
    },
    'orders.reload': { guard: 'isAsked', target: '.reading' },
    'session.ended': { target: '.resting', actions: 'dropUser' },
    'user.changed': [
      { guard: { type: 'isSameUser', params: changedUser } },
      { target: '.resting', actions: { type: 'keepUser', params: changedUser } },
    ],
  },
});
