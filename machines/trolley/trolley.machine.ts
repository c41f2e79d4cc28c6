import { faultOf } from '#services/fault.ts';
import { pauseMs } from '#services/trolley/unsent.rules.ts';
import type { TermsTold } from '../session/index.ts';
import { type Change, trolleySetup } from './trolley.setup.ts';
import { trolleyTexts } from './trolley.texts.ts';
import { blankTrolley } from './trolley.types.ts';

/** What is wanted changes in one step, is said, and the lines whose turn it is ask the store. */
const takeChange = {
  type: 'takeChange',
  params: ({ event }: { event: Change }) => event,
} as const;
const changing = ({ event }: { event: Pick<TermsTold, 'shopper'> }) => ({ orderId: event.shopper.changingOrderId });
const sendAgain = { type: 'takeChange', params: { type: 'wishes.send', isBackground: true } } as const;

/** What a shopper means to buy: the store's last word, and what they want since; every line asks for itself. */
export const trolleyMachine = trolleySetup.createMachine({
  id: 'trolley',
  description: 'What a shopper means to buy: the last word of the store, and what they want since.',
  context: ({ input }) => ({ ...blankTrolley, ...input }),
  type: 'parallel',
  states: {
    knowing: {
      description: 'What the store has said of it.',
      initial: 'arriving',
      states: {
        arriving: {
          description: 'A page begins, with or without somebody who may have a trolley.',
          meta: { rows: ['A1.13'] },
          always: [{ guard: 'isSomebody', target: 'loading' }, { target: 'away' }],
        },
        away: {
          description: 'Nobody who may have a trolley is here: nothing is known and nothing is asked.',
          meta: { rows: ['B5.01'] },
        },
        loading: {
          description: 'The store is being asked what the trolley holds; what is added before it is known waits.',
          meta: { rows: ['A7.020'], texts: trolleyTexts.loading },
          tags: 'busy',
          entry: 'keepFresh',
          invoke: {
            id: 'loadTrolley',
            src: 'loadTrolley',
            input: ({ context: { isWhole } }) => ({ isWhole }),
            onDone: {
              target: 'standing',
              actions: [{ type: 'keepTrolley', params: ({ event }) => ({ trolley: event.output }) }, 'dropSettled'],
            },
            onError: {
              target: 'unknown',
              actions: { type: 'keepUnloaded', params: ({ event }) => ({ fault: faultOf(event.error) }) },
            },
          },
          on: { 'trolley.refresh': { actions: 'keepStale' } },
        },
        standing: {
          description: 'What the trolley holds is known; the shopper may change it as fast as they like.',
          meta: { rows: ['A1.13', 'A7.O2'], texts: trolleyTexts.standing },
          entry: [{ type: 'takeChange', params: { type: 'held.want' } }],
          always: { guard: 'hasToLoad', target: 'loading' },
          on: {
            'trolley.refresh': 'loading',
            'truth.ask': 'loading',
            'whole.need': { actions: 'keepWhole' },
            'trolley.clear': { target: 'clearing', actions: 'dropWishes' },
          },
        },
        unknown: {
          description: 'The store did not say what the trolley holds: what is added is kept until it does.',
          meta: { rows: ['A7.020'], texts: trolleyTexts.unknown },
          tags: 'failed',
          always: { guard: 'isKnown', target: 'standing' },
          on: {
            'trolley.refresh': 'loading',
            'truth.ask': 'loading',
            'whole.need': { target: 'loading', actions: 'keepWhole' },
          },
        },
        clearing: {
          description: 'Everything is coming out; what is wanted meanwhile waits until it is.',
          meta: { rows: ['A7.021'], texts: trolleyTexts.clearing },
          tags: ['busy', 'clearing'],
          entry: ['clearFault', 'reportChange'],
          exit: 'raiseTurns',
          invoke: {
            id: 'clearTrolley',
            src: 'clearTrolley',
            onDone: {
              target: 'standing',
              actions: [
                { type: 'keepTrolley', params: ({ event }) => ({ trolley: event.output.trolley }) },
                { type: 'reportTerms', params: ({ event }) => ({ changed: event.output }) },
                'reportCleared',
              ],
            },
            onError: {
              target: 'uncleared',
              actions: [
                { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
                { type: 'reportUncleared', params: ({ event }) => ({ fault: faultOf(event.error) }) },
              ],
            },
          },
          on: { 'turns.begin': {}, 'trolley.refresh': { actions: 'keepStale' } },
        },
        uncleared: {
          description:
            'It could not be emptied as far as is known: the store is asked what it holds, and it may be emptied once more.',
          meta: { rows: ['A7.021'], texts: trolleyTexts.uncleared },
          tags: ['failed', 'uncleared'],
          // An answer that was lost, or was none, may have emptied it.
          invoke: {
            id: 'askUncleared',
            src: 'loadTrolley',
            input: ({ context: { isWhole } }) => ({ isWhole }),
            onDone: [
              {
                guard: { type: 'isEmptied', params: ({ event }) => ({ trolley: event.output }) },
                target: 'standing',
                actions: [{ type: 'keepTrolley', params: ({ event }) => ({ trolley: event.output }) }, 'reportCleared'],
              },
              { actions: { type: 'keepHeld', params: ({ event }) => ({ trolley: event.output }) } },
            ],
            onError: { actions: 'keepStale' },
          },
          on: {
            'trolley.clear': { target: 'clearing', actions: 'dropWishes' },
            'clear.dismiss': { target: 'standing', actions: 'clearFault' },
            'trolley.refresh': 'loading',
            'truth.ask': 'loading',
          },
        },
      },
    },
    sending: {
      description: 'Whether something waits to be sent by itself.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Whatever is wanted is on its way, or the shopper has been asked about it.',
          meta: { rows: ['B7.34'] },
          always: { guard: 'isWaiting', target: 'pausing' },
        },
        pausing: {
          description: 'Something has not been sent: it is kept on this device and tried again after a while.',
          meta: { rows: ['B7.34'], texts: trolleyTexts.pausing },
          invoke: {
            id: 'pause',
            src: 'pause',
            input: ({ context }) => ({ ms: pauseMs(context.failures) }),
            onDone: [
              { guard: 'isUncertain', target: 'resting', actions: [sendAgain, 'raiseQuestion'] },
              { target: 'resting', actions: sendAgain },
            ],
            onError: { target: 'resting', actions: sendAgain },
          },
          always: { guard: 'isAtRest', target: 'resting' },
        },
      },
    },
  },
  on: {
    'tab.known': { actions: { type: 'keepBase', params: ({ event }) => event } },
    'turns.begin': { actions: 'beginTurns' },
    'trolley.told': {
      guard: 'isSomebody',
      actions: [
        { type: 'keepTrolley', params: ({ event }) => ({ trolley: event.changed.trolley }) },
        { type: 'reportTerms', params: ({ event }) => ({ changed: event.changed }) },
        'reportChange',
      ],
    },
    'line.add': { guard: 'isSomebody', actions: takeChange },
    'line.set': { guard: 'isSomebody', actions: takeChange },
    'outbox.told': { guard: 'isSomebody', actions: takeChange },
    'line.retry': { guard: { type: 'hasFailed', params: ({ event }) => event }, actions: takeChange },
    'line.putBack': {
      guard: { type: 'hasFailed', params: ({ event }) => event },
      actions: [takeChange, 'raiseRefresh'],
    },
    'wishes.send': [
      { guard: 'isUncertain', actions: [takeChange, 'raiseQuestion'] },
      { guard: 'isSomebody', actions: takeChange },
    ],
    'connection.returned': [
      { guard: 'isUncertain', actions: [sendAgain, 'raiseQuestion'] },
      { guard: 'isWaiting', actions: sendAgain },
    ],
    'line.saved': {
      guard: { type: 'isUnderWay', params: ({ event }) => event },
      actions: [takeChange, { type: 'reportTerms', params: ({ event }) => event }],
    },
    'line.unsent': { guard: { type: 'isUnderWay', params: ({ event }) => event }, actions: takeChange },
    'line.refused': { guard: { type: 'isUnderWay', params: ({ event }) => event }, actions: takeChange },
    'terms.told': [
      { guard: { type: 'isSameOrder', params: changing } },
      { actions: [{ type: 'keepOrderId', params: changing }, 'raiseRefresh'] },
    ],
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event } },
      {
        guard: { type: 'isShopper', params: ({ event }) => event },
        target: '.knowing.loading',
        reenter: true,
        actions: [{ type: 'keepUser', params: ({ event }) => event }, 'reportChange'],
      },
      { target: '.knowing.away', actions: [{ type: 'keepUser', params: ({ event }) => event }, 'reportChange'] },
    ],
  },
});
