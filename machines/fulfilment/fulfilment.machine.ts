import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import {
  type FulfilmentWish,
  isSameWish,
  orderIsChanging,
  type Place,
  placeOf,
  userIsAnother,
} from '#services/fulfilment/change.rules.ts';
import type { FulfilmentChanged } from '#services/fulfilment/choice.contract.ts';
import { absent } from '../kit/index.ts';
import type { TermsTold } from '../session/index.ts';
import { fulfilmentTexts } from './fulfilment.texts.ts';
import {
  blankFulfilment,
  type FulfilmentContext,
  type FulfilmentEvent,
  type FulfilmentInput,
  type FulfilmentReport,
  type FulfilmentTag,
} from './fulfilment.types.ts';

type Wished = { readonly wish: FulfilmentWish };
type Failed = { readonly fault: Fault };
type Told = { readonly place: Place | null; readonly isChangingOrder: boolean };

const wishOf = ({ event }: { event: FulfilmentWish }): Wished => ({ wish: event });
const termsOf = ({ event }: { event: TermsTold }): Told => ({
  place: placeOf(event.fulfilment),
  isChangingOrder: event.shopper.isChangingOrder,
});

const onEveryWish = <const Arrow>(arrow: Arrow) => ({
  'method.choose': arrow,
  'suburb.choose': arrow,
  'pickup.choose': arrow,
  'address.choose': arrow,
});

/** Choosing how and where groceries come: one change in flight at a time, and the last wish wins. */
export const fulfilmentMachine = setup({
  types: {} as {
    context: FulfilmentContext;
    events: FulfilmentEvent;
    emitted: FulfilmentReport;
    input: FulfilmentInput;
    tags: FulfilmentTag;
  },
  actors: { changeTerms: fromPromise<FulfilmentChanged, Wished>(absent('changeTerms')) },
  actions: {
    keepWish: assign(({ context }, { wish }: Wished) => ({ wish, before: context.place, fault: null })),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    keepTerms: assign((_, { place, isChangingOrder }: Told) => ({ place, isChangingOrder })),
    dropFault: assign({ fault: null }),
    dropWish: assign({ wish: null, fault: null }),
    dropUser: assign(blankFulfilment),
    reportDone: enqueueActions(({ enqueue, context }, { context: terms, mainNavs, specials }: FulfilmentChanged) => {
      const { wish, before } = context;
      const after = placeOf(terms.fulfilment);
      enqueue.assign({ place: after });
      enqueue.sendParent({ type: 'context.told', context: terms });
      if (mainNavs || specials) enqueue.sendParent({ type: 'navs.told', mainNavs, specials });
      if (wish) enqueue.emit({ type: 'change.done', wish, before, after });
    }),
    reportFailed: enqueueActions(({ enqueue, context }, { fault }: Failed) => {
      if (context.wish) enqueue.emit({ type: 'change.failed', wish: context.wish, fault });
    }),
    reportRefused: enqueueActions(({ enqueue }, { wish }: Wished) => {
      enqueue.emit({ type: 'change.failed', wish, fault: orderIsChanging });
    }),
  },
  guards: {
    isOnItsWay: ({ context }, { wish }: Wished) => context.wish !== null && isSameWish(context.wish, wish),
    isChangingOrder: (_, { isChangingOrder }: { isChangingOrder: boolean }) => isChangingOrder,
  },
}).createMachine({
  id: 'fulfilment',
  description: 'Choosing how and where groceries come.',
  context: ({ input }) => ({ ...blankFulfilment, ...input }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The page has come with what holds so far.',
      meta: { rows: ['A4.28'] },
      always: [
        {
          guard: { type: 'isChangingOrder', params: ({ context }) => context },
          target: 'blocked',
        },
        { target: 'resting' },
      ],
    },
    resting: {
      description: 'Nothing is being changed; what the session says is how and where.',
      meta: { rows: ['A4.28', 'A3.24'] },
    },
    changing: {
      description: 'A change is on its way; another wish calls it off, so that the last one wins.',
      meta: { rows: ['A4.28', 'A4.29', 'A4.30', 'A4.31'], texts: fulfilmentTexts.changing },
      tags: 'busy',
      invoke: {
        id: 'changeTerms',
        src: 'changeTerms',
        input: ({ context }) => ({ wish: context.wish ?? { type: 'method.choose', method: 'Courier' } }),
        onDone: { target: 'changed', actions: { type: 'reportDone', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
            { type: 'reportFailed', params: ({ event }) => ({ fault: faultOf(event.error) }) },
          ],
        },
      },
      on: {
        ...onEveryWish([
          { guard: { type: 'isOnItsWay', params: wishOf } },
          { target: 'changing', reenter: true, actions: { type: 'keepWish', params: wishOf } },
        ]),
        'terms.told': [
          {
            guard: { type: 'isChangingOrder', params: termsOf },
            target: 'blocked',
            actions: [
              { type: 'reportFailed', params: { fault: orderIsChanging } },
              'dropWish',
              { type: 'keepTerms', params: termsOf },
            ],
          },
          { actions: { type: 'keepTerms', params: termsOf } },
        ],
        'session.ended': {
          target: 'resting',
          actions: [{ type: 'reportFailed', params: { fault: userIsAnother } }, 'dropUser'],
        },
        'user.changed': {
          target: 'resting',
          actions: [{ type: 'reportFailed', params: { fault: userIsAnother } }, 'dropUser'],
        },
      },
    },
    changed: {
      description: 'The change holds: times, prices and stock are those of the new place from now on.',
      meta: { rows: ['A4.34', 'A4.35', 'A3.24'], texts: fulfilmentTexts.changed },
      tags: 'changed',
      on: { 'change.leave': { target: 'resting', actions: 'dropWish' } },
    },
    failed: {
      description: 'The change did not get through; what held before still holds, and the wish can be tried again.',
      meta: { rows: ['A4.32', 'A4.33'], texts: fulfilmentTexts.failed },
      tags: 'failed',
      on: {
        'change.retry': { target: 'changing', actions: 'dropFault' },
        'change.leave': { target: 'resting', actions: 'dropWish' },
      },
    },
    blocked: {
      description: 'An order is being changed: how and where are its own, and no wish is sent.',
      meta: { rows: ['A4.33'], texts: fulfilmentTexts.blocked },
      tags: 'blocked',
      on: {
        ...onEveryWish({ actions: { type: 'reportRefused', params: wishOf } }),
        'terms.told': [
          {
            guard: { type: 'isChangingOrder', params: termsOf },
            actions: { type: 'keepTerms', params: termsOf },
          },
          { target: 'resting', actions: { type: 'keepTerms', params: termsOf } },
        ],
      },
    },
  },
  on: {
    ...onEveryWish({ target: '.changing', actions: { type: 'keepWish', params: wishOf } }),
    'terms.told': [
      {
        guard: { type: 'isChangingOrder', params: termsOf },
        target: '.blocked',
        actions: ['dropWish', { type: 'keepTerms', params: termsOf }],
      },
      { actions: { type: 'keepTerms', params: termsOf } },
    ],
    'session.ended': { target: '.resting', actions: 'dropUser' },
    'user.changed': { target: '.resting', actions: 'dropUser' },
  },
});
