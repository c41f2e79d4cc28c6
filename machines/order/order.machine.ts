import { faultOf } from '#services/fault.ts';
import { orderSetup } from './order.setup.ts';
import { blankOrder, type OrderEvent } from './order.types.ts';

type Typed = Extract<OrderEvent, { type: 'text.type' }>;
const failure = ({ event }: { event: { error: unknown } }) => ({ fault: faultOf(event.error) });

const takeTyped = {
  guard: 'isSomebody',
  target: 'going',
  reenter: true,
  actions: { type: 'keepDraft', params: ({ event }: { event: Typed }) => event },
} as const;

/** The order that a trolley is about to become: one question at a time, the last good order always on show. */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  description: 'The order that a trolley is about to become, and what the shopper says of it before paying.',
  context: ({ input }) => ({ ...blankOrder, ...input }),
  type: 'parallel',
  states: {
    knowing: {
      description: 'What the store says of it, and what it is told: one after the other.',
      initial: 'arriving',
      states: {
        arriving: {
          description: 'A page begins, with or without somebody who may order.',
          meta: { rows: ['A6.05'] },
          always: [{ guard: 'isSomebody', target: 'loading' }, { target: 'away' }],
        },
        away: {
          description: 'Nobody who may order is here: nothing is known and nothing is asked.',
          meta: { rows: ['A6.05'] },
        },
        loading: {
          description: 'The store is asked what the order is and whether it can be placed; the last good one stays.',
          meta: { rows: ['A7.052', 'A7.054', 'A7.083'] },
          tags: 'busy',
          entry: 'keepFresh',
          invoke: {
            id: 'loadOrder',
            src: 'loadOrder',
            onDone: { target: 'resting', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
            onError: [
              { guard: 'isKnown', target: 'outdated', actions: { type: 'keepFault', params: failure } },
              { target: 'unknown', actions: { type: 'keepFault', params: failure } },
            ],
          },
          always: { guard: 'canTell', target: 'telling', actions: 'keepStale' },
        },
        resting: {
          description: 'The order is known as the store last told it; the shopper may say what they like of it.',
          meta: { rows: ['A1.17', 'A3.39', 'A3.40'] },
          always: [
            { guard: 'hasWaiting', target: 'telling' },
            { guard: 'isStale', target: 'loading' },
            { guard: 'isUnchecked', target: 'checking' },
            { guard: 'isReady', actions: ['dropGoing', 'reportDue'] },
            { guard: 'isLacking', actions: ['keepMissingSaid', 'reportBlocked'] },
          ],
        },
        telling: {
          description:
            'One thing is being told to the store; what is wanted meanwhile goes after it, the last wish alone.',
          meta: { rows: ['A7.056', 'A7.058', 'A7.060', 'A7.061', 'A7.085', 'A7.086', 'B7.21', 'B7.22', 'B7.26'] },
          tags: 'busy',
          entry: 'takeFirst',
          invoke: {
            id: 'saveWish',
            src: 'saveWish',
            input: ({ context: { asked, active } }) => ({
              wish: asked,
              addOn: active?.order.noteAddOns[0]?.value ?? null,
            }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'reportKept', params: ({ event }) => event.output },
                { type: 'keepChange', params: ({ event }) => event.output },
                { type: 'reportTerms', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: 'resting',
              actions: [
                { type: 'reportLost', params: failure },
                { type: 'keepLost', params: failure },
              ],
            },
          },
        },
        checking: {
          description: 'The store looks over what was said, and says what is missing still.',
          meta: { rows: ['A7.054', 'A7.083'] },
          tags: 'busy',
          invoke: {
            id: 'checkOrder',
            src: 'checkOrder',
            onDone: {
              target: 'resting',
              actions: ['keepChecked', { type: 'keepProblems', params: ({ event }) => ({ problems: event.output }) }],
            },
            onError: { target: 'outdated', actions: { type: 'keepFault', params: failure } },
          },
          always: [
            { guard: 'hasWaiting', target: 'telling' },
            { guard: 'isStale', target: 'loading' },
          ],
        },
        outdated: {
          description:
            'The last good order stands there, and nobody knows whether it still is so; asking again is offered.',
          meta: { rows: ['A7.052', 'A7.054'] },
          tags: 'failed',
          always: [
            { guard: 'hasWaiting', target: 'telling', actions: 'keepStale' },
            { guard: 'isStale', target: 'loading' },
          ],
          on: { 'order.retry': 'loading', 'payment.want': { target: 'loading', actions: 'keepGoing' } },
        },
        unknown: {
          description: 'The store did not say what the order is; asking again is offered.',
          meta: { rows: ['A7.052'] },
          tags: 'failed',
          always: { guard: 'isStale', target: 'loading' },
          on: { 'order.retry': 'loading' },
        },
      },
    },
    typing: {
      description: 'Whether something is being typed that is not on its way to the store.',
      initial: 'still',
      states: {
        still: {
          description: 'Nobody types.',
          meta: { rows: ['B7.21', 'B7.22'] },
          on: { 'text.type': takeTyped },
        },
        going: {
          description: 'Somebody types: it is kept when they pause or leave the field.',
          meta: { rows: ['B7.21', 'B7.22'] },
          after: { pauseAfterTyping: { target: 'still', actions: 'keepTexts' } },
          on: { 'text.type': takeTyped },
        },
      },
      on: { 'text.leave': { target: '.still', actions: 'leaveTexts' } },
    },
  },
  on: {
    'wish.make': { guard: 'isSomebody', actions: { type: 'keepWish', params: ({ event }) => event } },
    'wish.retry': {
      guard: { type: 'hasLost', params: ({ event }) => event },
      actions: { type: 'keepRetried', params: ({ event }) => event },
    },
    'wish.drop': {
      guard: { type: 'hasLost', params: ({ event }) => event },
      actions: { type: 'dropLost', params: ({ event }) => event },
    },
    'addOn.choose': { guard: 'isSomebody', actions: { type: 'keepAddOn', params: ({ event }) => event } },
    'code.type': { guard: 'isSomebody', actions: { type: 'keepCode', params: ({ event }) => event } },
    'code.add': { guard: 'isCode', actions: 'addCode' },
    'order.refresh': { guard: 'isSomebody', actions: 'keepStale' },
    'terms.told': { guard: 'isSomebody', actions: { type: 'keepTerms', params: ({ event }) => event } },
    'payment.want': { guard: 'isKnown', actions: 'keepGoing' },
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event } },
      {
        guard: { type: 'isShopper', params: ({ event }) => event },
        target: ['.knowing.loading', '.typing.still'],
        reenter: true,
        actions: { type: 'keepUser', params: ({ event }) => event },
      },
      {
        target: ['.knowing.away', '.typing.still'],
        actions: { type: 'keepUser', params: ({ event }) => event },
      },
    ],
  },
});
