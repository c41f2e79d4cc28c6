import type { ChangeAnswered } from '#services/orders/order-change.contract.ts';
import { answered, failure, pastOrderSetup, unexplained } from './past-order.setup.ts';
import type { Opened } from './past-order.types.ts';

const confirm = {
  guard: 'canCancel',
  target: 'sending',
  actions: { type: 'keepAttempt', params: ({ event }: { event: { readonly key: string } }) => event },
} as const;
/** What became of one order is not said of another. */
const leave = {
  guard: { type: 'isOther', params: ({ event }: { event: Opened }) => event },
  target: 'idle',
  actions: 'clearEnded',
} as const;
const dismiss = { target: 'idle', actions: 'clearEnded' } as const;
const terms = {
  type: 'reportTerms',
  params: ({ event }: { event: { readonly output: ChangeAnswered } }) => answered({ event }),
} as const;

/** An order on its way to being cancelled: one key from the first word to the store until somebody answers for it. */
export const cancelling = pastOrderSetup.createStateConfig({
  description: 'Whether an order is being cancelled; only a definite answer ends that.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody cancels anything; the question may stand there.',
      meta: { rows: ['A1.21', 'A2.151'] },
      on: { 'cancel.confirm': confirm },
    },
    sending: {
      description: 'The store is told to cancel it, again with the same key if it was told before.',
      meta: { rows: ['A1.21'] },
      tags: ['busy', 'cancelling'],
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context: { attempt } }) => ({ attempt }),
        onDone: [
          {
            guard: { type: 'isDone', params: answered },
            target: 'cancelled',
            actions: [terms, 'tellCancelled', 'endAttempt'],
          },
          {
            target: 'refused',
            actions: [
              terms,
              { type: 'tellRefused', params: unexplained },
              'endAttempt',
              { type: 'keepRefusal', params: unexplained },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isDefiniteNo', params: failure },
            target: 'refused',
            actions: [{ type: 'tellRefused', params: failure }, 'endAttempt', { type: 'keepRefusal', params: failure }],
          },
          { target: 'pausing', actions: { type: 'countTry', params: failure } },
        ],
      },
    },
    pausing: {
      description: 'The answer was lost and nobody knows whether it is cancelled: it is asked again after a while.',
      meta: { rows: ['A1.21'] },
      tags: ['busy', 'cancelling', 'doubtful'],
      after: { pauseBeforeAsking: 'sending' },
      on: { 'cancel.retry': 'sending' },
    },
    cancelled: {
      description: 'The order is cancelled: what comes back is said, and when.',
      meta: { rows: ['A1.21', 'A2.152'] },
      tags: 'cancelled',
      on: { 'order.open': leave, 'cancel.dismiss': dismiss },
    },
    refused: {
      description: 'The order stands: the store has said why it cannot be cancelled.',
      meta: { rows: ['A1.21', 'A8.18'] },
      tags: 'refused',
      on: { 'cancel.confirm': confirm, 'order.open': leave, 'cancel.dismiss': dismiss },
    },
  },
  on: {
    'session.ended': '.idle',
    'user.changed': [{ guard: { type: 'isSameUser', params: ({ event }) => event } }, { target: '.idle' }],
  },
});
