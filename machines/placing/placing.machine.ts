import { askAgainMs } from './placing.rules.ts';
import { failure, heard, known, placed, placingSetup, termsOf, told, underWay } from './placing.setup.ts';
import { blankPlacing } from './placing.types.ts';

const confirm = [{ type: 'keepConfirmed', params: told }, 'tellConfirmed'] as const;
const decline = [{ type: 'keepDeclined', params: told }, 'settleAttempt', 'tellDeclined'] as const;
const doubt = [
  { type: 'keepFault', params: failure },
  { type: 'tellSessionDoubted', params: failure },
] as const;
const follow = [{ type: 'keepOther', params: heard }, 'tellFollowed'] as const;
const terms = { type: 'reportTerms', params: termsOf } as const;

/** An order on its way to the store: sent once under one key, and never anew before it is known what became of it. */
export const placingMachine = placingSetup.createMachine({
  id: 'placing',
  description:
    'An order on its way to the store: sent once under one key, and asked for until somebody answers for it.',
  context: ({ input }) => ({ ...blankPlacing, subject: input.subject }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A page begins; whether this tab kept an order that nobody has answered for is not known yet.',
      meta: { rows: ['A7.O12'] },
      entry: 'wantAttempt',
      always: { guard: 'isNobody', target: 'away' },
      on: {
        'attempt.told': [
          {
            guard: { type: 'isKept', params: ({ event }) => event },
            target: 'resolving',
            actions: { type: 'keepAttempt', params: ({ event }) => event },
          },
          { guard: { type: 'isUnderWay', params: ({ event }) => event }, target: 'elsewhere' },
          { target: 'open' },
        ],
      },
    },
    away: {
      description: 'Nobody who may order is here.',
      meta: { rows: ['B1.06'] },
    },
    open: {
      description: 'Nothing is under way: an order may be sent.',
      tags: 'open',
      initial: 'ready',
      states: {
        ready: {
          description: 'No order has been sent from here, or what became of it has been read.',
          meta: { rows: ['A1.18', 'A7.O12'] },
        },
        declined: {
          description: 'It was not paid for, and nothing was charged: another card may be chosen.',
          meta: { rows: ['A7.O12'], texts: ['payment.declinedTitle', 'payment.declined', 'payment.declinedNext'] },
          tags: 'definite',
        },
        refused: {
          description: 'The store has looked at it and not done it; it says why.',
          meta: { rows: ['A7.O12'], texts: ['payment.refusedTitle', 'payment.refusedNext', 'payment.totalsChanged'] },
          tags: 'definite',
        },
        unplaced: {
          description: 'The store has never heard of it: nothing was ordered and nothing charged.',
          meta: { rows: ['A7.O12'], texts: ['payment.unplacedTitle', 'payment.unplaced'] },
          tags: 'definite',
        },
      },
      on: {
        'order.place': {
          target: 'holding',
          actions: { type: 'keepAsked', params: ({ event }) => event },
        },
        'outcome.dismiss': { target: '.ready', actions: 'clearOutcome' },
        'terms.told': {
          guard: { type: 'isUnderWay', params: ({ event }) => ({ isUnderWay: event.flags.isOrderUnderWay }) },
          target: 'elsewhere',
        },
        'order.told': { guard: { type: 'isLeftHere', params: heard }, target: 'confirmed', actions: follow },
      },
    },
    holding: {
      description: 'Nothing is sent before it is certain who is signed in.',
      meta: { rows: ['B4.092'], texts: ['payment.held'] },
      tags: ['busy', 'submitting', 'held'],
      invoke: { id: 'settleSession', src: 'settleSession', onDone: 'beginning', onError: 'beginning' },
    },
    beginning: {
      description: 'It is given a key and written down, so that a reload still knows of it.',
      meta: { rows: ['A7.O12'] },
      tags: ['busy', 'submitting'],
      invoke: {
        id: 'beginAttempt',
        src: 'beginAttempt',
        input: ({ context: { subject, asked, attempt } }) => ({ subject, asked, attempt }),
        onDone: {
          target: 'submitting',
          actions: { type: 'keepAttempt', params: ({ event }) => ({ attempt: event.output }) },
        },
        onError: {
          target: 'open.refused',
          actions: [{ type: 'keepFault', params: failure }, 'dropAsked', { type: 'tellRefused', params: failure }],
        },
      },
    },
    submitting: {
      description: 'The store is being told, once.',
      meta: { rows: ['A7.O12', 'A1.18'], texts: ['payment.paying', 'payment.payingText'] },
      tags: ['busy', 'submitting'],
      invoke: {
        id: 'place',
        src: 'place',
        input: ({ context: { attempt } }) => ({ attempt }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: placed },
            target: 'confirmed',
            actions: [terms, { type: 'keepConfirmed', params: placed }, 'tellConfirmed'],
          },
          {
            guard: { type: 'isDeclined', params: placed },
            target: 'open.declined',
            actions: [{ type: 'keepDeclined', params: placed }, 'settleAttempt', 'tellDeclined', terms],
          },
          { target: 'resolving', actions: ['tellDoubted', terms] },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: failure },
            target: 'open.refused',
            actions: [
              { type: 'keepFault', params: failure },
              'settleAttempt',
              { type: 'tellRefused', params: failure },
            ],
          },
          { guard: { type: 'isElsewhere', params: failure }, target: 'elsewhere', actions: 'settleAttempt' },
          { target: 'resolving.pausing', actions: [...doubt, 'tellDoubted'] },
        ],
      },
    },
    resolving: {
      description: 'Nobody knows what became of it: the store is asked by its key, for as long as it takes.',
      tags: ['busy', 'resolving'],
      entry: 'startAsking',
      initial: 'asking',
      on: { 'connection.returned': { actions: 'startPauses' } },
      states: {
        asking: {
          description: 'The store is being asked what became of it.',
          meta: { rows: ['A7.O12'], texts: ['payment.resolving', 'payment.resolvingText'] },
          invoke: {
            id: 'askByKey',
            src: 'askByKey',
            input: ({ context: { attempt } }) => ({ attempt }),
            onDone: [
              { guard: { type: 'isPlaced', params: told }, target: '#placing.confirmed', actions: confirm },
              { guard: { type: 'isDeclined', params: told }, target: '#placing.open.declined', actions: decline },
              {
                guard: { type: 'isUnheardEnough', params: told },
                target: '#placing.open.unplaced',
                actions: 'tellUnplaced',
              },
              { guard: { type: 'isUnheard', params: told }, target: 'pausing', actions: 'countUnheard' },
              { target: 'pausing', actions: 'keepKnown' },
            ],
            onError: { target: 'pausing', actions: doubt },
          },
        },
        pausing: {
          description: 'It is waited a while before the store is asked once more, longer each time.',
          meta: { rows: ['A7.O12'], texts: ['payment.resolving', 'payment.waitingText'] },
          invoke: {
            id: 'pause',
            src: 'pause',
            input: ({ context: { tries, fault } }) => ({ ms: askAgainMs(tries, fault) }),
            onDone: { target: 'asking', actions: 'countTry' },
            onError: { target: 'asking', actions: 'countTry' },
          },
          on: { 'connection.returned': { target: 'asking', actions: 'startPauses' } },
        },
      },
    },
    elsewhere: {
      description: 'Another order of the same shopper is being paid for, from another tab or an earlier page.',
      tags: ['busy', 'elsewhere'],
      entry: 'startAsking',
      initial: 'asking',
      on: {
        'order.told': { guard: { type: 'isOurs', params: heard }, target: 'confirmed', actions: follow },
        'connection.returned': { actions: 'startPauses' },
      },
      states: {
        asking: {
          description: 'The store is being asked whether that is over.',
          meta: { rows: ['A7.O12'], texts: ['payment.elsewhere', 'payment.elsewhereTitle', 'payment.elsewhereText'] },
          invoke: {
            id: 'askTerms',
            src: 'askTerms',
            onDone: [
              { guard: { type: 'isUnderWay', params: underWay }, target: 'pausing', actions: 'keepKnown' },
              {
                target: '#placing.open',
                actions: ['clearOutcome', { type: 'reportTerms', params: known }, 'tellOver'],
              },
            ],
            onError: { target: 'pausing', actions: doubt },
          },
        },
        pausing: {
          description: 'It is waited a while before that is asked again.',
          meta: { rows: ['A7.O12'] },
          invoke: {
            id: 'pauseElsewhere',
            src: 'pause',
            input: ({ context: { tries, fault } }) => ({ ms: askAgainMs(tries, fault) }),
            onDone: { target: 'asking', actions: 'countTry' },
            onError: { target: 'asking', actions: 'countTry' },
          },
          on: { 'connection.returned': { target: 'asking', actions: 'startPauses' } },
        },
      },
    },
    confirmed: {
      description: 'The order stands, this tab’s or another’s. Nothing is sent any more; its confirmation is shown.',
      meta: { rows: ['A7.O12'], texts: ['payment.paid', 'payment.confirmed', 'payment.seeOrder'] },
      tags: 'definite',
      on: { 'order.seen': { target: 'open', actions: ['settleAttempt', 'clearOutcome'] } },
    },
  },
  on: {
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event } },
      { target: '.arriving', reenter: true, actions: { type: 'keepUser', params: ({ event }) => event } },
    ],
  },
});
