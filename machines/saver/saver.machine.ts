import { address } from './saver.address.ts';
import { failure, saverSetup, toldUser } from './saver.setup.ts';
import { blankSaver } from './saver.types.ts';

/** The delivery pass: its plans, whether it works at an address, and what it would have saved. */
export const saverMachine = saverSetup.createMachine({
  id: 'saver',
  description: 'The delivery pass: its plans, whether it works at an address, and what it would have saved.',
  context: ({ input }) => ({ ...blankSaver, subject: input.subject, place: input.place }),
  type: 'parallel',
  states: {
    plans: {
      description: 'What can be bought, and for how much.',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'No page has wanted to show any plans yet.',
          meta: { rows: ['A2.078'] },
          on: { 'plans.need': 'reading' },
        },
        reading: {
          description: 'The store is being asked for the plans.',
          meta: { rows: ['A7.066'], texts: ['delivery-saver.plansLoading'] },
          tags: 'busy',
          invoke: {
            id: 'loadPlans',
            src: 'loadPlans',
            onDone: {
              target: 'known',
              actions: { type: 'keepPlans', params: ({ event }) => ({ plans: event.output }) },
            },
            onError: { target: 'lost', actions: { type: 'keepPlansFault', params: failure } },
          },
        },
        known: {
          description: 'The plans are known.',
          meta: { rows: ['A2.078', 'A2.154'], texts: ['delivery-saver.plansHeading', 'delivery-saver.choose'] },
          on: { 'saver.staled': 'reading' },
        },
        lost: {
          description: 'The plans did not come; asking again is offered.',
          meta: { rows: ['A2.078'], texts: ['delivery-saver.plansLost', 'delivery-saver.tryAgain'] },
          tags: 'failed',
          on: { 'plans.need': 'reading', 'saver.retry': 'reading' },
        },
      },
    },
    address,
    savings: {
      description: 'What each plan would have come to for the deliveries that the shopper paid for.',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'Nobody whose orders could be looked at has wanted to know.',
          meta: { rows: ['A2.077'] },
          on: { 'savings.need': { guard: 'isSomebody', target: 'reading' } },
        },
        reading: {
          description: 'The store is looking at the shopper’s own orders.',
          meta: { rows: ['A2.077'], texts: ['delivery-saver.comparing'] },
          tags: 'busy',
          invoke: {
            id: 'loadSavings',
            src: 'loadSavings',
            onDone: {
              target: 'known',
              actions: { type: 'keepSavings', params: ({ event }) => ({ savings: event.output }) },
            },
            onError: { target: 'lost', actions: { type: 'keepSavingsFault', params: failure } },
          },
        },
        known: {
          description: 'It is known, in dollars and deliveries.',
          meta: { rows: ['A2.077', 'A2.078'] },
          on: { 'saver.staled': 'reading' },
        },
        lost: {
          description: 'It did not come: nothing is claimed, and asking again is offered.',
          meta: { rows: ['A2.077'] },
          tags: 'failed',
          on: { 'savings.need': 'reading', 'saver.retry': 'reading' },
        },
      },
      on: {
        'session.ended': '.unasked',
        'user.changed': [{ guard: { type: 'isSameUser', params: toldUser } }, { target: '.unasked' }],
      },
    },
  },
});
