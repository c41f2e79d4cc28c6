import { cancelling } from './past-order.cancelling.ts';
import { failure, pastOrderSetup } from './past-order.setup.ts';
import { blankPastOrder } from './past-order.types.ts';

/** One order of a shopper, with all that happened to it; and its cancelling. */
export const pastOrderMachine = pastOrderSetup.createMachine({
  id: 'pastOrder',
  description: 'One order of a shopper, with all that happened to it; and its cancelling.',
  context: ({ input }) => ({ ...blankPastOrder, subject: input.subject }),
  type: 'parallel',
  states: {
    knowing: {
      description: 'What the store says of the order that a page is about.',
      initial: 'away',
      states: {
        away: { description: 'No page is about an order.', meta: { rows: ['A2.075'] } },
        reading: {
          description: 'The store is asked how the order stands; what it said of it before stays on show.',
          meta: { rows: ['B7.32'] },
          tags: ['busy', 'reading'],
          invoke: {
            id: 'loadOrder',
            src: 'loadOrder',
            input: ({ context }) => ({ orderId: context.orderId ?? '' }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isMissing', params: failure },
                target: 'missing',
                actions: ['dropOrder', { type: 'keepFault', params: failure }],
              },
              { target: 'failed', actions: { type: 'keepFault', params: failure } },
            ],
          },
        },
        shown: { description: 'How the order stands is known.', meta: { rows: ['B7.32', 'A6.09'] } },
        missing: {
          description: 'There is no such order, or it is not this shopper’s: which of the two is not said.',
          meta: { rows: ['B7.32'] },
          tags: 'missing',
        },
        failed: {
          description: 'The store did not say how it stands; asking again is offered.',
          meta: { rows: ['B7.32'] },
          tags: 'failed',
        },
      },
      on: {
        'order.open': {
          guard: 'isSomebody',
          target: '.reading',
          actions: { type: 'keepOpened', params: ({ event }) => event },
        },
        'order.reload': { guard: 'isOpened', target: '.reading' },
        'session.ended': { target: '.away', actions: 'dropUser' },
        'user.changed': [
          { guard: { type: 'isSameUser', params: ({ event }) => event } },
          { target: '.away', actions: { type: 'keepUser', params: ({ event }) => event } },
        ],
      },
    },
    cancelling,
  },
});
