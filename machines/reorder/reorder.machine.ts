import { type Fault, faultOf } from '#services/fault.ts';
import type { User } from '../kit/index.ts';
import { reorderSetup } from './reorder.setup.ts';
import { blankReorder } from './reorder.types.ts';

const failureOf = ({ event }: { event: { readonly error: unknown } }): { readonly fault: Fault } => ({
  fault: faultOf(event.error),
});
const toldUser = ({ event }: { event: User }): User => event;

/** Ordering again what was ordered before: what of it can be had, what it costs now, and its way into the trolley. */
export const reorderMachine = reorderSetup.createMachine({
  id: 'reorder',
  description: 'Ordering again what was ordered before.',
  context: ({ input }) => ({ ...blankReorder, subject: input.subject }),
  initial: 'closed',
  states: {
    closed: { description: 'No order is looked over.', meta: { rows: ['B7.31'] } },
    reading: {
      description: 'The store is asked what stood in the order, and what each of it costs today.',
      meta: { rows: ['B7.31'] },
      tags: 'busy',
      invoke: {
        id: 'loadItems',
        src: 'loadItems',
        input: ({ context }) => ({ orderId: context.orderId ?? '' }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepItems', params: ({ event }) => ({ items: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: failureOf },
            target: 'missing',
            actions: { type: 'keepFault', params: failureOf },
          },
          { target: 'unread', actions: { type: 'keepFault', params: failureOf } },
        ],
      },
    },
    shown: {
      description: 'What is gone and what costs something else now is said first; each thing is ticked or not.',
      meta: { rows: ['B7.31'] },
    },
    missing: {
      description: 'There is no such order of this shopper.',
      meta: { rows: ['B7.31'] },
      tags: 'missing',
    },
    unread: {
      description: 'The store did not say what stood in the order; asking again is offered.',
      meta: { rows: ['B7.31'] },
      tags: 'unread',
    },
  },
  on: {
    'order.open': [
      {
        guard: { type: 'isAnother', params: ({ event }) => event },
        target: '.reading',
        actions: ['dropAdding', { type: 'keepOpen', params: ({ event }) => event }],
      },
      { guard: 'isSomebody', target: '.reading' },
    ],
    'order.reload': { guard: 'hasOrder', target: '.reading' },
    'order.close': { target: '.closed', actions: ['dropOrder', 'dropAdding'] },
    'item.tick': { actions: { type: 'keepTick', params: ({ event }) => event } },
    'ticks.set': { actions: { type: 'keepTicks', params: ({ event }) => event } },
    'items.add': { guard: 'hasTicked', actions: 'wantTicked' },
    'page.add': {
      guard: { type: 'hasSome', params: ({ event }) => event },
      actions: { type: 'wantPage', params: ({ event }) => event },
    },
    'line.done': {
      guard: { type: 'isPending', params: ({ event }) => event },
      actions: { type: 'tellAdding', params: ({ event }) => event },
    },
    'line.lost': {
      guard: { type: 'isPending', params: ({ event }) => event },
      actions: { type: 'tellAdding', params: ({ event }) => event },
    },
    'adding.told': { guard: 'isAdding', actions: { type: 'keepAdding', params: ({ event }) => event } },
    'session.ended': { target: '.closed', actions: 'dropUser' },
    'user.changed': [
      { guard: { type: 'isSameUser', params: toldUser } },
      { target: '.closed', actions: { type: 'keepUser', params: toldUser } },
    ],
  },
});
