import { saverPauseMs } from '#services/delivery-saver/saver-doubt.rules.ts';
import { technicalIssues } from '#services/fault.ts';
import { answered, failure, subscriptionSetup } from './subscription.setup.ts';

const confirm = { guard: 'canGoOn', target: 'sending', actions: 'keepCancel' } as const;
const dismiss = { target: 'idle', actions: 'endCancel' } as const;
const unexplained = () => ({ fault: { tag: 'garbled', message: technicalIssues } as const });

/** A pass on its way to being given up: asked first, then said until somebody answers; said twice, it is done once. */
export const cancelling = subscriptionSetup.createStateConfig({
  description: 'Whether the pass is being given up.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody gives anything up.',
      meta: { rows: ['A1.22'] },
      on: { 'cancel.ask': { guard: 'canGoOn', target: 'asked' } },
    },
    asked: {
      description: 'What giving it up means is on show; nothing is done before the shopper says so.',
      meta: { rows: ['A2.153'] },
      on: { 'cancel.confirm': confirm, 'cancel.dismiss': dismiss },
    },
    sending: {
      description: 'The store is told that it is given up.',
      meta: { rows: ['A2.153', 'A7.066'] },
      tags: ['busy', 'cancelling'],
      invoke: {
        id: 'cancelPass',
        src: 'cancelPass',
        input: ({ context }) => ({ subscriptionId: context.cancelId ?? '' }),
        onDone: [
          {
            guard: { type: 'isGivenUp', params: answered },
            target: 'cancelled',
            actions: [
              { type: 'keepAnswer', params: answered },
              'raiseTold',
              { type: 'tellCancelled', params: answered },
              'endCancel',
            ],
          },
          {
            target: 'refused',
            actions: [
              { type: 'keepAnswer', params: answered },
              'raiseTold',
              { type: 'keepCancelFault', params: unexplained },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: failure },
            target: 'refused',
            actions: { type: 'keepCancelFault', params: failure },
          },
          { target: 'pausing', actions: { type: 'countCancel', params: failure } },
        ],
      },
    },
    pausing: {
      description: 'The answer was lost: it is said again after a while, and that changes nothing if it was heard.',
      meta: { rows: ['A2.153'] },
      tags: ['busy', 'cancelling', 'doubtful'],
      invoke: {
        id: 'pauseCancel',
        src: 'pause',
        input: ({ context: { cancelTries, cancelFault } }) => ({ ms: saverPauseMs(cancelTries - 1, cancelFault) }),
        onDone: 'sending',
        onError: 'sending',
      },
      on: { 'cancel.retry': 'sending' },
    },
    cancelled: {
      description: 'It is given up: it stays good until what was paid for is over, and that day is said.',
      meta: { rows: ['A2.153'] },
      on: { 'cancel.dismiss': dismiss },
    },
    refused: {
      description: 'The store has looked at it and not done it; it says why.',
      meta: { rows: ['A2.153'] },
      on: { 'cancel.confirm': confirm, 'cancel.dismiss': dismiss },
    },
  },
  on: {
    'session.ended': '.idle',
    'user.changed': [{ guard: { type: 'isSameUser', params: ({ event }) => event } }, { target: '.idle' }],
  },
});
