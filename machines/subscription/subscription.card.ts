import { saverPauseMs } from '#services/delivery-saver/saver-doubt.rules.ts';
import { answered, failure, subscriptionSetup } from './subscription.setup.ts';

const change = {
  guard: 'canGoOn',
  target: 'sending',
  actions: {
    type: 'keepCard',
    params: ({ event }: { event: { readonly instrumentId: string; readonly key: string } }) => event,
  },
} as const;
const dismiss = { target: 'idle', actions: 'endCard' } as const;

/** Another card on its way to the pass: one key from the first word to the store until somebody answers for it. */
export const changing = subscriptionSetup.createStateConfig({
  description: 'Whether another card is being charged for the pass.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody changes the card.',
      meta: { rows: ['A2.156'] },
      on: { 'card.change': change },
    },
    sending: {
      description: 'The store is told which card to charge, again with the same key if it was told before.',
      meta: { rows: ['A2.156', 'A2.159'] },
      tags: ['busy', 'changing'],
      invoke: {
        id: 'changeCard',
        src: 'changeCard',
        input: ({ context: { attempt } }) => ({ attempt }),
        onDone: {
          target: 'changed',
          actions: [{ type: 'keepAnswer', params: answered }, 'raiseTold', 'endCard', 'tellCard'],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: failure },
            target: 'refused',
            actions: { type: 'keepCardFault', params: failure },
          },
          { target: 'pausing', actions: { type: 'countCard', params: failure } },
        ],
      },
    },
    pausing: {
      description: 'The answer was lost: it is asked again after a while, with the same key.',
      meta: { rows: ['A2.156'] },
      tags: ['busy', 'changing', 'doubtful'],
      invoke: {
        id: 'pauseCard',
        src: 'pause',
        input: ({ context: { cardTries, cardFault } }) => ({ ms: saverPauseMs(cardTries - 1, cardFault) }),
        onDone: 'sending',
        onError: 'sending',
      },
      on: { 'card.retry': 'sending' },
    },
    changed: {
      description: 'The other card is the one that is charged from now on.',
      meta: { rows: ['A2.156'] },
      on: { 'card.change': change, 'card.dismiss': dismiss },
    },
    refused: {
      description: 'The store did not take that card; it says why, and the one before stays.',
      meta: { rows: ['A2.156'] },
      on: { 'card.change': change, 'card.dismiss': dismiss },
    },
  },
  on: {
    'session.ended': '.idle',
    'user.changed': [{ guard: { type: 'isSameUser', params: ({ event }) => event } }, { target: '.idle' }],
  },
});
