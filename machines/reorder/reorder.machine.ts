import { type Fault, faultOf } from '#services/fault.ts';
import { reorderSetup } from './reorder.setup.ts';
import { blankReorder, type User } from './reorder.types.ts';

const failureOf = ({ event }: { event: { readonly error: unknown } }): { readonly fault: Fault } => ({
  fault: faultOf(event.error),
});
const toldUser = ({ event }: { event: User }): User => event;

/** Ordering again what was ordered before: what of it can be had, what it costs now, and its way into the trolley. */
export const reorderMachine = reorderSetup.createMachine({
  id: 'reorder',
  description: 'Ordering again what was ordered before.',
  context: ({ input }) => ({ ...blankReorder, subject: input.subject }),
  type: 'parallel',
  states: {
    order: {
      description: 'The order that is looked over, to be ordered again.',
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
        'order.open': {
          guard: 'isSomebody',
          target: '.reading',
          actions: { type: 'keepOpen', params: ({ event }) => event },
        },
        'order.reload': { guard: 'hasOrder', target: '.reading' },
        'order.close': { target: '.closed', actions: 'dropOrder' },
        'session.ended': { target: '.closed', actions: 'dropUser' },
        'user.changed': [
          { guard: { type: 'isSameUser', params: toldUser } },
          { target: '.closed', actions: { type: 'keepUser', params: toldUser } },
        ],
      },
    },
    adding: {
      description: 'What is ordered again on its way into the trolley.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is on its way.',
          meta: { rows: ['B7.35'] },
          entry: 'dropAdding',
        },
        adding: {
          description:
            'The trolley has been told of each thing, as much as was ordered then unless it holds more, and says what became of it.',
          meta: { rows: ['B7.35'] },
          tags: 'adding',
          after: { patience: 'added' },
          always: { guard: 'hasNoPending', target: 'added' },
          on: {
            'line.done': {
              guard: { type: 'isPending', params: ({ event }) => event },
              actions: { type: 'keepLine', params: ({ event: { sku } }) => ({ sku, isLost: false }) },
            },
            'line.lost': {
              guard: { type: 'isPending', params: ({ event }) => event },
              actions: { type: 'keepLine', params: ({ event: { sku } }) => ({ sku, isLost: true }) },
            },
          },
        },
        added: {
          description: 'What came of it is said once; the trolley goes on with what it has not answered yet.',
          meta: { rows: ['B7.35'] },
          tags: 'added',
          entry: 'reportAdded',
        },
      },
      on: {
        'items.add': { guard: 'hasTicked', target: '.adding', actions: 'wantTicked' },
        'page.add': {
          guard: { type: 'hasSome', params: ({ event }) => event },
          target: '.adding',
          actions: { type: 'wantPage', params: ({ event }) => event },
        },
        'item.tick': { actions: { type: 'keepTick', params: ({ event }) => event } },
        'ticks.set': { actions: { type: 'keepTicks', params: ({ event }) => event } },
        'order.open': { guard: { type: 'isOther', params: ({ event }) => event }, target: '.resting' },
        'order.close': '.resting',
        'session.ended': '.resting',
        'user.changed': [{ guard: { type: 'isSameUser', params: toldUser } }, { target: '.resting' }],
      },
    },
  },
});
