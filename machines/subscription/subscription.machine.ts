import { cancelling } from './subscription.cancelling.ts';
import { changing } from './subscription.card.ts';
import { failure, subscriptionSetup } from './subscription.setup.ts';
import { blankSubscription } from './subscription.types.ts';

/** The delivery passes of a shopper: what they come to, giving one up, and changing the card that pays for it. */
export const subscriptionMachine = subscriptionSetup.createMachine({
  id: 'subscription',
  description: 'The delivery passes of a shopper: what they come to, giving one up, and changing its card.',
  context: ({ input }) => ({ ...blankSubscription, subject: input.subject }),
  type: 'parallel',
  states: {
    knowing: {
      description: 'What the store says of the passes.',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'No page has wanted to show them yet.',
          meta: { rows: ['A2.076'] },
          on: {
            'subscriptions.need': { guard: 'isSomebody', target: 'reading' },
            'subscriptions.reload': {},
          },
        },
        reading: {
          description: 'The store is asked for them; what it said before stays on show.',
          meta: { rows: ['A7.066'] },
          tags: ['busy', 'reading'],
          invoke: {
            id: 'loadSubscriptions',
            src: 'loadSubscriptions',
            onDone: {
              target: 'known',
              actions: { type: 'keepSubscriptions', params: ({ event }) => ({ subscriptions: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'keepFault', params: failure } },
          },
          on: {
            'subscriptions.reload': { target: 'reading', reenter: true },
            'pass.told': { target: 'reading', reenter: true },
          },
        },
        known: {
          description: 'They are known; none is an answer too.',
          meta: { rows: ['A2.076'] },
          on: { 'subscriptions.reload': 'reading' },
        },
        failed: {
          description: 'The store did not say; what it said before stays, and asking again is offered.',
          meta: { rows: ['A2.076'] },
          tags: 'failed',
          on: { 'subscriptions.need': 'reading', 'subscriptions.reload': 'reading' },
        },
      },
      on: {
        'session.ended': { target: '.unasked', actions: 'dropUser' },
        'user.changed': [
          { guard: { type: 'isSameUser', params: ({ event }) => event } },
          { target: '.unasked', actions: { type: 'keepUser', params: ({ event }) => event } },
        ],
      },
    },
    cancelling,
    changing,
  },
});
