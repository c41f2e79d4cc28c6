import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import { wantedOf } from '#services/orders/attempt.rules.ts';
import type { SavedInstrument } from '#services/payments/instruments.contract.ts';
import type { SubmitOutcome } from '../card-frame/index.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import { capturedOf, instrumentOf, troubleAfter, troubleOf, wayOf } from './pay-ways.rules.ts';
import {
  blankPayWays,
  type PayTrouble,
  type PayWaysContext,
  type PayWaysEvent,
  type PayWaysHappening,
  type PayWaysInput,
  type PayWaysTag,
  type Pressed,
  type Way,
} from './pay-ways.types.ts';

type Press = Pressed & { readonly isFrameReady: boolean };
type Settled = { readonly outcome: SubmitOutcome };
type Ended = { readonly how: 'confirmed' | 'declined' | 'refused' | 'unplaced' };

/** What an order is paid with: chosen here, taken by the payment side, and remembered by name alone. */
export const payWaysMachine = setup({
  types: {} as {
    context: PayWaysContext;
    events: PayWaysEvent;
    emitted: PayWaysHappening;
    input: PayWaysInput;
    tags: PayWaysTag;
  },
  actors: { loadInstruments: fromPromise<readonly SavedInstrument[]>(absent('loadInstruments')) },
  actions: {
    keepUser: assign((_, user: User) => ({ ...blankPayWays, subject: subjectIn(user) })),
    /** What stands there as chosen stays chosen: a card may be typed in it, or be on its way. */
    keepInstruments: assign(({ context }, { instruments }: { instruments: readonly SavedInstrument[] }) => ({
      instruments,
      fault: null,
      chosen: context.chosen ?? wayOf(context),
    })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    keepWay: assign((_, { way }: { way: Way }) => ({ chosen: way, trouble: null })),
    keepSaving: assign((_, { isSaving }: { isSaving: boolean }) => ({ isSaving })),
    keepAge: assign(({ context }, { isOfAge }: { isOfAge: boolean }) => ({
      isOfAge,
      trouble: context.trouble === 'ageMissing' ? null : context.trouble,
    })),
    dropAge: assign({ isOfAge: false }),
    keepPressed: assign((_, { totalCents, isAgeAsked, orderId }: Press) => ({
      pressed: { totalCents, isAgeAsked, orderId },
      trouble: null,
    })),
    dropPressed: assign({ pressed: null }),
    dropCaptured: assign({ captured: null, trouble: null }),
    tellTrouble: enqueueActions(({ enqueue }, { trouble }: { trouble: PayTrouble | null }) => {
      enqueue.assign({ trouble });
      if (trouble) enqueue.emit({ type: 'pay.blocked', trouble });
    }),
    keepCaptured: assign(({ context }, { outcome }: Settled) => {
      const kind = wayOf(context)?.kind;
      const isTaken = outcome.kind === 'success' && (kind === 'card' || kind === 'wallet');
      return isTaken ? { captured: { kind, instrumentId: outcome.instrumentId }, trouble: null } : {};
    }),
    wantCapture: emit(({ context: { isSaving } }) => ({
      type: 'capture.wanted' as const,
      wishes: { verify: isSaving, save: isSaving },
    })),
    tellReady: enqueueActions(({ context, enqueue }) => {
      if (!context.pressed) return;
      const { totalCents, isAgeAsked, orderId } = context.pressed;
      const instrumentId = instrumentOf(context, context.pressed);
      const isOfAge = isAgeAsked && context.isOfAge;
      enqueue.emit({
        type: 'pay.ready',
        placement: wantedOf({ orderId, sumCents: totalCents, instrumentId, isOfAge }),
      });
    }),
    /** Somebody's age is asked for each order anew, and a card that was declined is not tried again. */
    forgetAfter: assign(({ context }, { how }: Ended) => ({
      isOfAge: how === 'unplaced' ? context.isOfAge : false,
      ...(how === 'declined' || how === 'confirmed' ? { captured: null, isSaving: false } : {}),
      ...(how === 'confirmed' ? { chosen: null, instruments: null } : {}),
    })),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    isTroubled: ({ context }, press: Press) => troubleOf(context, press) !== null,
    isAtHand: ({ context }, { totalCents }: Press) => {
      const way = wayOf(context);
      return totalCents <= 0 || way?.kind === 'saved' || capturedOf(context) !== null;
    },
    isTaken: (_, { outcome }: Settled) => outcome.kind === 'success',
    isConfirmed: (_, { how }: Ended) => how === 'confirmed',
  },
}).createMachine({
  id: 'payWays',
  description: 'What an order is paid with: chosen here, taken by the payment side, and remembered by name alone.',
  context: ({ input }) => ({ ...blankPayWays, ...input }),
  type: 'parallel',
  states: {
    saved: {
      description: 'The cards that the shopper has saved.',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'No page to pay on has been on show yet.',
          meta: { rows: ['A7.092'] },
          on: { 'ways.need': { guard: 'isSomebody', target: 'loading' } },
        },
        loading: {
          description: 'The store is being asked for them.',
          meta: { rows: ['A7.092'], texts: ['payment.waysLoading'] },
          tags: 'busy',
          invoke: {
            id: 'loadInstruments',
            src: 'loadInstruments',
            onDone: {
              target: 'known',
              actions: { type: 'keepInstruments', params: ({ event }) => ({ instruments: event.output }) },
            },
            onError: {
              target: 'unknown',
              actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
            },
          },
        },
        known: {
          description: 'They are known.',
          meta: {
            rows: ['A7.092', 'B3.42'],
            texts: ['payment.waysTitle', 'B3.46', 'B3.47', 'B3.48', 'payment.newCard'],
          },
          on: { 'ways.staled': 'loading' },
        },
        unknown: {
          description: 'They did not come; a new card can be paid with all the same, and they may be asked for again.',
          meta: { rows: ['A7.092'], texts: ['payment.waysLost', 'payment.tryAgain'] },
          tags: 'failed',
          on: { 'ways.retry': 'loading', 'ways.need': 'loading' },
        },
      },
    },
    paying: {
      description: 'From a press to the name of what is paid with.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'The shopper chooses.',
          meta: { rows: ['A1.18', 'A7.O12'] },
          on: {
            'way.choose': { actions: { type: 'keepWay', params: ({ event }) => event } },
            'save.say': { actions: { type: 'keepSaving', params: ({ event }) => event } },
            'age.say': { actions: { type: 'keepAge', params: ({ event }) => event } },
            'card.renew': { actions: 'dropCaptured' },
            'pay.press': [
              {
                guard: { type: 'isTroubled', params: ({ event }) => event },
                actions: {
                  type: 'tellTrouble',
                  params: ({ context, event }) => ({ trouble: troubleOf(context, event) }),
                },
              },
              {
                guard: { type: 'isAtHand', params: ({ event }) => event },
                actions: [{ type: 'keepPressed', params: ({ event }) => event }, 'tellReady', 'dropPressed'],
              },
              { target: 'capturing', actions: { type: 'keepPressed', params: ({ event }) => event } },
            ],
          },
        },
        capturing: {
          description: 'The payment side is taking the card; nothing has been ordered yet.',
          meta: { rows: ['B7.47', 'B7.48', 'B7.49', 'A7.O12'], texts: ['payment.capturing'] },
          tags: 'capturing',
          entry: 'wantCapture',
          on: {
            'card.settled': [
              {
                guard: { type: 'isTaken', params: ({ event }) => event },
                target: 'choosing',
                actions: [{ type: 'keepCaptured', params: ({ event }) => event }, 'tellReady', 'dropPressed'],
              },
              {
                target: 'choosing',
                actions: [
                  { type: 'tellTrouble', params: ({ event }) => ({ trouble: troubleAfter(event.outcome) }) },
                  'dropPressed',
                ],
              },
            ],
            'page.left': { target: 'choosing', actions: ['dropAge', 'dropPressed'] },
          },
        },
      },
    },
  },
  on: {
    'page.left': { actions: 'dropAge' },
    'order.ended': [
      {
        guard: { type: 'isConfirmed', params: ({ event }) => event },
        target: '.saved.unasked',
        actions: { type: 'forgetAfter', params: ({ event }) => event },
      },
      { actions: { type: 'forgetAfter', params: ({ event }) => event } },
    ],
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event } },
      {
        target: ['.saved.unasked', '.paying.choosing'],
        actions: { type: 'keepUser', params: ({ event }) => event },
      },
    ],
  },
});
