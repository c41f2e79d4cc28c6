import { faultOf } from '#services/fault.ts';
import { orderChangeSetup } from './order-change.setup.ts';

const failure = ({ event }: { event: { error: unknown } }) => ({ fault: faultOf(event.error) });

/** What has changed in the order that is being changed, for as long as something shows it. */
export const comparing = orderChangeSetup.createStateConfig({
  description: 'What is other than it was ordered, and what that comes to.',
  initial: 'unneeded',
  states: {
    unneeded: {
      description: 'Nothing shows what has changed, or no order is being changed.',
      meta: { rows: ['A4.60'] },
      always: { guard: 'isDifferenceDue', target: 'reckoning' },
    },
    reckoning: {
      description: 'The store is asked what has changed; what it said last stays on show.',
      meta: {
        rows: ['A2.068'],
        texts: ['change-order.reckoning', 'change-payment.loading', 'change-payment.updating'],
      },
      tags: 'reckoning',
      entry: 'dropDifferenceFault',
      invoke: {
        id: 'loadDifference',
        src: 'loadDifference',
        onDone: {
          target: 'compared',
          actions: { type: 'keepDifference', params: ({ event }) => ({ difference: event.output }) },
        },
        onError: { target: 'unreckoned', actions: { type: 'keepDifferenceFault', params: failure } },
      },
      on: { 'difference.reload': { target: 'reckoning', reenter: true } },
      always: { guard: 'isNotChanging', target: 'unneeded' },
    },
    compared: {
      description: 'What has changed is known as the store last said it.',
      meta: { rows: ['A2.068'] },
      on: { 'difference.reload': 'reckoning' },
      always: { guard: 'isNotChanging', target: 'unneeded' },
    },
    unreckoned: {
      description: 'The store did not say what has changed; asking again is offered.',
      meta: { rows: ['A2.068'], texts: ['change-payment.unknown', 'change-payment.tryAgain'] },
      tags: 'failed',
      on: { 'difference.reload': 'reckoning', 'difference.need': 'reckoning' },
      always: { guard: 'isNotChanging', target: 'unneeded' },
    },
  },
  on: { 'difference.need': { actions: 'keepDifferenceNeeded' } },
});
