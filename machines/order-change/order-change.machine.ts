import { faultOf } from '#services/fault.ts';
import type { ChangeAnswered } from '#services/orders/order-change.contract.ts';
import { checking } from './order-change.checking.ts';
import { comparing } from './order-change.comparing.ts';
import { notBegun, notGivenUp } from './order-change.rules.ts';
import { orderChangeSetup } from './order-change.setup.ts';
import { blankOrderChange } from './order-change.types.ts';

const failure = ({ event }: { event: { error: unknown } }) => ({ fault: faultOf(event.error) });
const answered = ({ event }: { event: { output: ChangeAnswered } }) => ({ answer: event.output });

/** Changing an order that was placed: which one, beginning, giving it up, its end by itself, and what has changed. */
export const orderChangeMachine = orderChangeSetup.createMachine({
  id: 'orderChange',
  description: 'Changing an order that was placed. Whether one is being changed is what the store last said.',
  context: ({ input }) => ({ ...blankOrderChange, ...input }),
  type: 'parallel',
  states: {
    beginning: {
      description: 'The order that may be changed, and the beginning of its change.',
      initial: 'resting',
      states: {
        resting: {
          description: 'No order is on show that could be changed.',
          meta: { rows: ['A5.16'] },
          on: { 'change.begin': { guard: 'isSomebody', actions: ['keepIdNotSet', 'reportIdNotSet'] } },
        },
        reading: {
          description: 'The store is asked for the order that may be changed: the one that was named, or the last.',
          meta: { rows: ['A4.58', 'A4.59', 'A7.048', 'A7.049'], texts: ['change-order.reading'] },
          tags: 'busy',
          invoke: {
            id: 'readOrder',
            src: 'readOrder',
            input: ({ context }) => ({ orderId: context.asked }),
            onDone: [
              {
                guard: { type: 'isToldChangeable', params: ({ event }) => ({ known: event.output }) },
                target: 'known',
                actions: { type: 'keepKnown', params: ({ event }) => ({ known: event.output }) },
              },
              {
                target: 'unchangeable',
                actions: { type: 'keepKnown', params: ({ event }) => ({ known: event.output }) },
              },
            ],
            onError: { target: 'unknown', actions: { type: 'keepFault', params: failure } },
          },
          on: { 'change.begin': { actions: ['keepIdNotSet', 'reportIdNotSet'] } },
        },
        known: {
          description: 'The order may be changed, and the shopper is asked whether they want to.',
          meta: {
            rows: ['A6.09', 'A3.44'],
            texts: [
              'change-order.title',
              'change-order.kept',
              'change-order.stands',
              'change-order.start',
              'change-order.notNow',
            ],
          },
          on: { 'change.begin': [{ guard: 'isChangeable', target: 'sending', actions: 'keepBegun' }] },
        },
        unchangeable: {
          description: 'The order cannot be changed, and the shopper is told why.',
          meta: {
            rows: ['A6.09', 'A3.44'],
            texts: [
              'change-order.cannot',
              'change-order.whyPicking',
              'change-order.whyCutOff',
              'change-order.whyCancelled',
              'change-order.whyNotFound',
              'change-order.whyUnderWay',
              'change-order.whyAnother',
              'change-order.whyPayment',
              'change-order.whyOther',
              'change-order.back',
            ],
          },
        },
        unknown: {
          description: 'The store did not say what the order is; asking again is offered.',
          meta: { rows: ['A4.58', 'A4.59'], texts: ['change-order.unknown', 'change-order.tryAgain'] },
          tags: 'failed',
          on: { 'change.begin': { actions: ['keepIdNotSet', 'reportIdNotSet'] } },
        },
        sending: {
          description: 'What is wanted in the trolley goes to the store first, so that it is put aside whole.',
          meta: { rows: ['A4.61'] },
          tags: 'beginning',
          invoke: {
            id: 'sendTrolley',
            src: 'sendTrolley',
            onDone: 'starting',
            onError: {
              target: 'known',
              actions: [
                { type: 'keepNotBegun', params: failure },
                { type: 'reportRefused', params: failure },
              ],
            },
          },
        },
        starting: {
          description: 'The store is asked to begin the change; begun again meanwhile, only the later answer counts.',
          meta: { rows: ['A4.61', 'A4.62', 'A7.050'], texts: ['change-order.starting'] },
          tags: 'beginning',
          invoke: {
            id: 'beginChange',
            src: 'beginChange',
            input: ({ context }) => ({ orderId: context.begunId }),
            onDone: [
              {
                guard: { type: 'isDone', params: answered },
                target: 'known',
                actions: { type: 'reportBegun', params: answered },
              },
              {
                target: 'known',
                actions: [
                  { type: 'keepNotBegun', params: { fault: notBegun } },
                  { type: 'reportRefused', params: { fault: notBegun } },
                ],
              },
            ],
            onError: {
              target: 'known',
              actions: [
                { type: 'keepNotBegun', params: failure },
                { type: 'reportRefused', params: failure },
              ],
            },
          },
          on: { 'change.begin': { target: 'starting', reenter: true, actions: 'keepBegun' } },
        },
      },
      on: {
        'order.need': {
          guard: 'isSomebody',
          target: '.reading',
          actions: { type: 'keepAsked', params: ({ event }) => event },
        },
      },
    },
    standing: {
      description: 'Whether an order is being changed, as the store last said.',
      initial: 'unchanged',
      states: {
        unchanged: {
          description: 'No order is being changed.',
          meta: { rows: ['A4.60'] },
          always: { guard: 'isChanging', target: 'changing' },
        },
        changing: {
          description: 'The trolley is that of an order in change, until it is saved or given up.',
          meta: {
            rows: ['A4.60'],
            texts: ['change-order.changing', 'change-order.changingOne', 'change-order.review', 'change-order.stop'],
          },
          tags: 'changing',
          always: { guard: 'isNotChanging', target: 'unchanged', actions: 'dropDifference' },
          on: { 'change.giveUp': { target: 'givingUp', actions: 'dropGiveUpFault' } },
        },
        givingUp: {
          description: 'The store is asked to leave the order as it was; until it says so, the change goes on.',
          meta: { rows: ['A4.63', 'A7.051'], texts: ['change-order.stopping'] },
          tags: ['changing', 'givingUp'],
          invoke: {
            id: 'giveUpChange',
            src: 'cancelChange',
            onDone: [
              {
                guard: { type: 'isDone', params: answered },
                target: 'changing',
                actions: { type: 'reportGivenUp', params: answered },
              },
              {
                target: 'changing',
                actions: [
                  { type: 'keepGiveUpFault', params: { fault: notGivenUp } },
                  {
                    type: 'reportGiveUpFailed',
                    params: ({ event }) => ({ fault: notGivenUp, context: event.output.context }),
                  },
                ],
              },
            ],
            onError: {
              target: 'changing',
              actions: [
                { type: 'keepGiveUpFault', params: failure },
                { type: 'reportGiveUpFailed', params: (asked) => ({ ...failure(asked), context: null }) },
              ],
            },
          },
          always: { guard: 'isNotChanging', target: 'unchanged', actions: 'dropDifference' },
        },
      },
    },
    checking,
    comparing,
  },
  on: {
    'fault.dismiss': { actions: 'dropFaults' },
    'terms.told': { guard: 'isSomebody', actions: { type: 'keepTerms', params: ({ event }) => event } },
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event } },
      {
        target: ['.beginning.resting', '.standing.unchanged', '.checking.unasked', '.comparing.unneeded'],
        actions: { type: 'keepUser', params: ({ event }) => event },
      },
    ],
  },
});
