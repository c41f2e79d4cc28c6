import { saverPauseMs } from '#services/delivery-saver/saver-doubt.rules.ts';
import { failure, saverPurchaseSetup, told } from './saver-purchase.setup.ts';
import { blankSaverPurchase } from './saver-purchase.types.ts';

const confirm = [{ type: 'keepBought', params: told }, 'tellBought'] as const;
const decline = [{ type: 'keepDeclined', params: told }, 'settleAttempt', 'tellDeclined'] as const;

/** A pass on its way to be bought: sent once under one key, and never anew before it is known what became of it. */
export const saverPurchaseMachine = saverPurchaseSetup.createMachine({
  id: 'saverPurchase',
  description:
    'A delivery pass on its way to be bought: sent once under one key, and asked for until that is answered.',
  context: ({ input }) => ({ ...blankSaverPurchase, subject: input.subject }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A page begins; whether this tab kept a purchase that nobody has answered for is not known yet.',
      meta: { rows: ['A2.079'] },
      entry: 'wantAttempt',
      always: { guard: 'isNobody', target: 'away' },
      on: {
        'attempt.told': [
          {
            guard: { type: 'isKept', params: ({ event }) => event },
            target: 'resolving',
            actions: { type: 'keepAttempt', params: ({ event }) => event },
          },
          { target: 'open' },
        ],
      },
    },
    away: { description: 'Nobody who may buy a pass is here.', meta: { rows: ['A2.079'] } },
    open: {
      description: 'Nothing is under way: a pass may be bought.',
      tags: 'open',
      initial: 'ready',
      states: {
        ready: {
          description: 'Nothing has been sent from here, or what became of it has been read.',
          meta: { rows: ['A2.079'] },
        },
        barred: {
          description: 'It was pressed for an address that will not do, or with a pass at hand: nothing was sent.',
          meta: { rows: ['A4.07', 'A4.08'] },
        },
        declined: {
          description: 'It was not paid for, and nothing was charged: another card may be chosen.',
          meta: { rows: ['A7.066'] },
        },
        refused: {
          description: 'The store has looked at it and not sold it; it says why.',
          meta: { rows: ['A7.066'] },
        },
        unbought: {
          description: 'The store has never heard of it: nothing was bought and nothing charged.',
          meta: { rows: ['A7.066'] },
        },
      },
      on: {
        'pass.buy': [
          {
            guard: { type: 'canBuy', params: ({ event }) => event },
            target: 'holding',
            actions: { type: 'keepAsked', params: ({ event }) => event },
          },
          { target: '.barred', actions: 'clearOutcome' },
        ],
        'outcome.dismiss': { target: '.ready', actions: 'clearOutcome' },
      },
    },
    holding: {
      description: 'Nothing is sent before it is certain who is signed in.',
      meta: { rows: ['B4.092'] },
      tags: ['busy', 'submitting', 'held'],
      invoke: { id: 'settleSession', src: 'settleSession', onDone: 'beginning', onError: 'beginning' },
    },
    beginning: {
      description: 'It is given a key and written down, so that a reload still knows of it.',
      meta: { rows: ['A2.079'] },
      tags: ['busy', 'submitting'],
      invoke: {
        id: 'beginAttempt',
        src: 'beginAttempt',
        input: ({ context: { subject, asked, attempt } }) => ({ subject, asked, attempt }),
        onDone: {
          target: 'buying',
          actions: { type: 'keepAttempt', params: ({ event }) => ({ attempt: event.output }) },
        },
        onError: {
          target: 'open.refused',
          actions: [{ type: 'keepFault', params: failure }, 'dropAsked', 'tellRefused'],
        },
      },
    },
    buying: {
      description: 'The store is being told, once.',
      meta: { rows: ['A2.079', 'A7.066'] },
      tags: ['busy', 'submitting'],
      invoke: {
        id: 'buyPass',
        src: 'buyPass',
        input: ({ context: { attempt } }) => ({ attempt }),
        onDone: [
          { guard: { type: 'isBought', params: told }, target: 'confirmed', actions: confirm },
          { guard: { type: 'isDeclined', params: told }, target: 'open.declined', actions: decline },
          { target: 'resolving', actions: 'tellDoubted' },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: failure },
            target: 'open.refused',
            actions: [{ type: 'keepFault', params: failure }, 'settleAttempt', 'tellRefused'],
          },
          {
            target: 'resolving.pausing',
            actions: [{ type: 'keepFault', params: failure }, 'tellDoubted'],
          },
        ],
      },
    },
    resolving: {
      description: 'Nobody knows what became of it: the store is asked by its key, for as long as it takes.',
      tags: ['busy', 'resolving'],
      entry: 'startAsking',
      initial: 'asking',
      states: {
        asking: {
          description: 'The store is being asked what became of it.',
          meta: { rows: ['A7.066'] },
          invoke: {
            id: 'askByKey',
            src: 'askByKey',
            input: ({ context: { attempt } }) => ({ attempt }),
            onDone: [
              { guard: { type: 'isBought', params: told }, target: '#saverPurchase.confirmed', actions: confirm },
              {
                guard: { type: 'isDeclined', params: told },
                target: '#saverPurchase.open.declined',
                actions: decline,
              },
              {
                guard: { type: 'isUnheardEnough', params: told },
                target: '#saverPurchase.open.unbought',
                actions: 'tellUnbought',
              },
              { guard: { type: 'isUnheard', params: told }, target: 'pausing', actions: 'countUnheard' },
              { target: 'pausing', actions: 'keepKnown' },
            ],
            onError: { target: 'pausing', actions: { type: 'keepFault', params: failure } },
          },
        },
        pausing: {
          description: 'It is waited a while before the store is asked once more, longer each time.',
          meta: { rows: ['A7.066'] },
          invoke: {
            id: 'pause',
            src: 'pause',
            input: ({ context: { tries, fault } }) => ({ ms: saverPauseMs(tries, fault) }),
            onDone: { target: 'asking', actions: 'countTry' },
            onError: { target: 'asking', actions: 'countTry' },
          },
          on: { 'purchase.askNow': 'asking' },
        },
      },
    },
    confirmed: {
      description: 'The pass is bought. Nothing is sent any more; the page that says so is shown.',
      meta: { rows: ['A2.080'] },
      on: { 'purchase.seen': { target: 'open', actions: ['settleAttempt', 'clearOutcome'] } },
    },
  },
  on: {
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event } },
      { target: '.arriving', reenter: true, actions: { type: 'keepUser', params: ({ event }) => event } },
    ],
  },
});
