import { assign, emit, fromPromise, sendParent, setup } from 'xstate';
import { type Fault, faultOf, isRefusedAs } from '#services/fault.ts';
import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import { placeWordOf } from '#services/fulfilment/slots.rules.ts';
import type { ExpressTimeSlots } from '#services/fulfilment/time-slots.contract.ts';
import type { Fulfilment, ServerContext } from '#services/session/session.contract.ts';
import { absent } from '../kit/index.ts';
import { answerIsFor, heldIn, isTaking, refusedIn, withoutWindow } from './express.select.ts';
import {
  blankExpress,
  type ExpressContext,
  type ExpressEvent,
  type ExpressHappening,
  type ExpressInput,
  type ExpressTag,
  type ExpressWish,
} from './express.types.ts';

type Terms = { readonly fulfilment: Fulfilment | null };
type Failed = { readonly fault: Fault };
const failure = ({ event }: { event: { error: unknown } }): Failed => ({ fault: faultOf(event.error) });
const refused = [
  { type: 'keepRefusal', params: failure },
  { type: 'reportRefused', params: failure },
] as const;
const elsewhere = { type: 'isAnotherPlace', params: ({ event }: { event: Terms }) => event } as const;
const keepPlace = { type: 'keepPlace', params: ({ event }: { event: Terms }) => event } as const;
const keepMethod = { type: 'keepMethod', params: ({ event }: { event: { method: Method } }) => event } as const;
const keepWish = { type: 'keepWish', params: ({ event }: { event: ExpressWish }) => event } as const;

/** Groceries within a few hours: today's express windows, and the one that an express shop begins with. */
export const expressMachine = setup({
  types: {} as {
    context: ExpressContext;
    events: ExpressEvent;
    emitted: ExpressHappening;
    input: ExpressInput;
    tags: ExpressTag;
  },
  actors: {
    loadExpress: fromPromise<ExpressTimeSlots, { method: Method }>(absent('loadExpress')),
    holdExpress: fromPromise<ServerContext, { slotId: string }>(absent('holdExpress')),
  },
  actions: {
    keepPlace: assign((_, { fulfilment }: Terms) => ({ place: placeWordOf(fulfilment) })),
    keepMethod: assign(({ context }, { method }: { method: Method }) => ({
      method,
      answer: answerIsFor(context, method) ? context.answer : null,
    })),
    keepAnswer: assign((_, { answer }: { answer: ExpressTimeSlots }) => ({ answer, fault: null })),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    dropAnswer: assign({ answer: null, fault: null, wish: null, refusal: null }),
    dropWindows: assign({ answer: null }),
    keepWish: assign((_, { slotId, key }: ExpressWish) => ({ wish: { slotId, key }, refusal: null })),
    keepRefusal: assign((_, { fault }: Failed) => ({ refusal: fault })),
    keepState: assign(({ context }, { state }: { state: 'full' | 'closed' }) => withoutWindow(context, state)),
    reportContext: sendParent((_, { context }: { context: ServerContext }) => ({ type: 'context.told', context })),
    reportHeld: emit(({ context }) => heldIn(context)),
    reportRefused: emit(({ context }, { fault }: Failed) => refusedIn(context, fault)),
  },
  guards: {
    isAsked: ({ context }) => context.method !== null,
    isAnotherPlace: ({ context }, { fulfilment }: Terms) => placeWordOf(fulfilment) !== context.place,
    isShowing: ({ context }, { method }: { method: Method }) => answerIsFor(context, method),
    isTaking: ({ context }) => isTaking(context.answer),
    isNotHere: ({ context }) => context.answer?.why === 'notHere',
    isNowhere: ({ context }) => context.answer?.why === 'suburb' || context.answer?.why === 'pickupAddress',
    isFull: (_, { fault }: Failed) => isRefusedAs(fault, 'SlotFull'),
    isClosed: (_, { fault }: Failed) => isRefusedAs(fault, 'SlotClosed') || isRefusedAs(fault, 'SlotExpired'),
  },
}).createMachine({
  id: 'express',
  description: 'Groceries within a few hours: today’s express windows, and the one that an express shop begins with.',
  context: ({ input }) => ({ ...blankExpress, place: placeWordOf(input.fulfilment) }),
  initial: 'unasked',
  states: {
    unasked: {
      description: 'No page has wanted to show any windows yet.',
      meta: { rows: ['A2.082'] },
    },
    moved: {
      description: 'The groceries go somewhere else: what was known of the windows counts no more.',
      meta: { rows: ['A2.082'] },
      always: [{ guard: 'isAsked', target: 'loading' }, { target: 'unasked' }],
    },
    loading: {
      description: 'The store is asked which windows there are today; those of before are not shown meanwhile.',
      meta: { rows: ['A2.082', 'B2.29'], texts: ['express.loading'] },
      tags: 'busy',
      invoke: {
        id: 'loadExpress',
        src: 'loadExpress',
        input: ({ context }) => ({ method: context.method ?? 'Courier' }),
        onDone: {
          target: 'judged',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFault', params: failure } },
      },
    },
    judged: {
      description: 'The answer says whether anything can be chosen.',
      meta: { rows: ['A2.082'] },
      always: [
        { guard: 'isTaking', target: 'shown' },
        { guard: 'isNotHere', target: 'notHere' },
        { guard: 'isNowhere', target: 'nowhere' },
        { target: 'closed' },
      ],
    },
    shown: {
      description: 'Today’s windows are shown, each with what it costs.',
      meta: {
        rows: ['A1.O2', 'A2.082', 'B6.09'],
        texts: [
          'express.windows',
          'express.start',
          'express.free',
          'express.full',
          'express.closed',
          'express.orderBy',
          'express.limit',
        ],
      },
    },
    notHere: {
      description: 'There is no express at that place: the other method, another place or another time is the way on.',
      meta: { rows: ['A1.O2'], texts: ['express.notHereTitle', 'express.notHereDelivery', 'express.notHerePickUp'] },
    },
    nowhere: {
      description: 'Nobody has said where to yet.',
      meta: { rows: ['A1.O2'], texts: ['express.nowhereTitle', 'express.nowhereDelivery', 'express.nowherePickUp'] },
    },
    closed: {
      description: 'Express has closed for today, or every window is full; standard times are the way on.',
      meta: { rows: ['A1.O2'], texts: ['express.closedTitle', 'express.closedText', 'express.standard'] },
    },
    failed: {
      description: 'The windows did not come; another try is offered.',
      meta: { rows: ['A2.082'], texts: ['express.failedTitle', 'express.failedText', 'express.tryAgain'] },
    },
    choosing: {
      description: 'A window is being held; until that is answered no other is taken.',
      meta: { rows: ['B6.09', 'B5.07'], texts: ['express.starting'] },
      tags: 'holding',
      invoke: {
        id: 'holdExpress',
        src: 'holdExpress',
        input: ({ context }) => ({ slotId: context.wish?.slotId ?? '' }),
        onDone: {
          target: 'held',
          actions: ['reportHeld', { type: 'reportContext', params: ({ event }) => ({ context: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'isFull', params: failure },
            target: 'refused.full',
            actions: [...refused, { type: 'keepState', params: { state: 'full' } }],
          },
          {
            guard: { type: 'isClosed', params: failure },
            target: 'refused.closed',
            actions: [...refused, { type: 'keepState', params: { state: 'closed' } }],
          },
          { target: 'refused.failed', actions: refused },
        ],
      },
      on: {
        'express.choose': {},
        'express.reload': {},
        'express.need': { actions: keepMethod },
        'terms.told': { guard: elsewhere, actions: [keepPlace, 'dropWindows'] },
      },
    },
    held: {
      description: 'The window is held: the express shop has begun.',
      meta: {
        rows: ['B6.09', 'B5.07'],
        texts: ['express.heldTitle', 'express.heldText', 'express.goShopping', 'express.another'],
      },
      tags: 'held',
    },
    refused: {
      description: 'The window is not held, and the shopper is told why; any other may be chosen.',
      initial: 'failed',
      states: {
        full: {
          description: 'Somebody else took the last place.',
          meta: { rows: ['B6.09'], texts: ['express.refusedFull'] },
          tags: 'refused',
        },
        closed: {
          description: 'It is too late for that window.',
          meta: { rows: ['B6.09'], texts: ['express.refusedLate'] },
          tags: 'refused',
        },
        failed: {
          description: 'Nobody knows why, or the store could not be reached: the same may be tried again.',
          meta: { rows: ['B6.09'], texts: ['express.refused'] },
          tags: 'refused',
        },
      },
    },
  },
  on: {
    'express.need': [
      { guard: { type: 'isShowing', params: ({ event }) => event } },
      { target: '.loading', actions: keepMethod },
    ],
    'express.reload': { guard: 'isAsked', target: '.loading' },
    'express.choose': { target: '.choosing', actions: keepWish },
    'terms.told': { guard: elsewhere, target: '.moved', actions: [keepPlace, 'dropAnswer'] },
    'user.changed': { target: '.moved', actions: 'dropAnswer' },
  },
});
