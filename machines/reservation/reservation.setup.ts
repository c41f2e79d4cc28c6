import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import { type Fault, faultOf, isRefusedAs } from '#services/fault.ts';
import { noTimer } from '#services/fulfilment/fulfilment.words.ts';
import {
  bandOf,
  endOf,
  type HoldBand,
  type HoldEnd,
  minutesOf,
  type Periods,
  withoutSlot,
} from '#services/fulfilment/hold.rules.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import { absent } from '../kit/index.ts';
import type { TermsTold } from '../session/index.ts';
import { contextAt, forgotten, takenIn } from './reservation.taking.ts';
import {
  type AlertKind,
  type AlertsFired,
  clockLost,
  misfit,
  type ReservationContext,
  type ReservationEvent,
  type ReservationHappening,
  type ReservationInput,
  type ReservationTag,
  type SecondsInput,
} from './reservation.types.ts';

/** Those that come before each alert: once it is due they have nothing more to say. */
const milder: Readonly<Record<AlertKind, readonly AlertKind[]>> = {
  closingSoon: [],
  closingNow: ['closingSoon'],
  closed: ['closingSoon', 'closingNow'],
  expired: ['closingSoon', 'closingNow'],
};
const firedWith = (fired: AlertsFired, kind: AlertKind): AlertsFired => ({
  ...fired,
  ...Object.fromEntries([...milder[kind], kind].map((each) => [each, true])),
});
const endOfRefusal = (fault: Fault): HoldEnd | null =>
  isRefusedAs(fault, 'SlotExpired') ? 'expired' : isRefusedAs(fault, 'SlotClosed') ? 'closed' : null;
const alertOf = ({ slot }: ReservationContext, kind: AlertKind): ReservationHappening => ({
  type: 'alert.due',
  kind,
  isExpress: slot?.isExpress ?? false,
  reservationId: slot?.reservationId ?? '',
  cutOffMs: slot?.cutOffMs ?? null,
});
const isNews = ({ currentReservationAlertsFired: fired }: ReservationContext, kind: AlertKind): boolean =>
  ![...(kind === 'closingSoon' ? (['closingNow'] as const) : []), kind, 'closed' as const, 'expired' as const].some(
    (each) => fired[each],
  );
const minutesIn = ({ slot, nowMs }: ReservationContext) => (slot && nowMs !== null ? minutesOf(slot, nowMs) : null);
/** Nobody knows the time yet where the store alone has said that it is over: it is at least that of the end. */
const endTimeOf = ({ slot, nowMs }: ReservationContext): number =>
  nowMs ?? Math.min(slot?.cutOffMs ?? Number.MAX_SAFE_INTEGER, slot?.heldUntilMs ?? Number.MAX_SAFE_INTEGER);
const lacksTimer = ({ slot, isUntimedTold }: ReservationContext): boolean =>
  slot?.heldUntilMs === null && !isUntimedTold;
const isMisfit = ({ periods, isMisfitTold }: ReservationContext): boolean =>
  periods.soonMs <= periods.nowMs && !isMisfitTold;

/** What the chart of a reservation can do, ask and tell apart. */
export const reservationSetup = setup({
  types: {} as {
    context: ReservationContext;
    events: ReservationEvent;
    emitted: ReservationHappening;
    input: ReservationInput;
    tags: ReservationTag;
  },
  actors: {
    seconds: fromCallback<ReservationEvent, SecondsInput>(() => undefined),
    extendHold: fromPromise<ServerContext>(absent('extendHold')),
    releaseSlot: fromPromise<ServerContext>(absent('releaseSlot')),
    dropSlot: fromPromise<ServerContext | null, { reservationId: string | null }>(absent('dropSlot')),
  },
  actions: {
    keepTerms: assign(({ context }, event: TermsTold) => takenIn(context, event)),
    forgetHold: assign(() => forgotten),
    keepPeriods: assign((_, { periods }: { periods: Periods }) => ({ periods })),
    keepNow: assign(({ context: { slot, due } }, { nowMs }: { nowMs: number }) => ({
      nowMs,
      due: due ?? (slot && endOf(slot, nowMs)),
    })),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({
      fault: faultOf(error),
      due: endOfRefusal(faultOf(error)),
    })),
    keepDue: assign((_, { end }: { end: HoldEnd }) => ({ due: end })),
    clearFault: assign({ fault: null }),
    reportGaps: enqueueActions(({ context, enqueue }) => {
      if (lacksTimer(context)) enqueue.emit({ type: 'exception.found', message: noTimer });
      if (isMisfit(context)) enqueue.emit({ type: 'exception.found', message: misfit });
    }),
    keepGaps: assign(({ context }) => ({
      ...(lacksTimer(context) ? { isUntimedTold: true } : {}),
      ...(isMisfit(context) ? { isMisfitTold: true } : {}),
    })),
    /** An alert and word of the minutes never come together: the alert says more. */
    reportAlert: enqueueActions(({ context, enqueue }, { kind }: { kind: 'closingSoon' | 'closingNow' | null }) => {
      const [minutes, before] = [minutesIn(context), context.minutes];
      const heldUntilMs = context.slot?.heldUntilMs ?? null;
      if (kind !== null && isNews(context, kind)) enqueue.emit(alertOf(context, kind));
      else if (heldUntilMs !== null && minutes !== null && (before === null || minutes < before))
        enqueue.emit({ type: 'minutes.left', minutes, heldUntilMs });
    }),
    keepAlert: assign(({ context }, { kind }: { kind: 'closingSoon' | 'closingNow' | null }) => ({
      minutes: minutesIn(context),
      ...(kind !== null && isNews(context, kind)
        ? { currentReservationAlertsFired: firedWith(context.currentReservationAlertsFired, kind) }
        : {}),
    })),
    reportEnd: enqueueActions(({ context, enqueue }, { kind }: { kind: HoldEnd }) => {
      const { terms } = context;
      if (isNews(context, kind)) enqueue.emit(alertOf(context, kind));
      if (terms)
        enqueue.sendParent({
          type: 'context.told',
          context: contextAt(terms, withoutSlot(terms.fulfilment), endTimeOf(context)),
        });
    }),
    /** The flag, the slot and the terms without it: all in one step. */
    keepEnd: assign(({ context }, { kind }: { kind: HoldEnd }) => {
      const { terms, currentReservationAlertsFired: fired } = context;
      return {
        slot: null,
        due: null,
        fault: null,
        nowMs: endTimeOf(context),
        terms: terms && { ...terms, fulfilment: withoutSlot(terms.fulfilment) },
        currentReservationAlertsFired: fired.closed || fired.expired ? fired : firedWith(fired, kind),
      };
    }),
    /** An answer that is older than the end still has the slot. */
    reportOver: enqueueActions(({ context, enqueue }, { shopper, fulfilment, flags }: TermsTold) => {
      if (fulfilment?.reservation && context.nowMs !== null)
        enqueue.sendParent({
          type: 'context.told',
          context: contextAt({ shopper, flags }, withoutSlot(fulfilment), context.nowMs),
        });
    }),
    reportContext: enqueueActions(({ enqueue }, { output }: { output: ServerContext | null }) => {
      if (output) enqueue.sendParent({ type: 'context.told', context: output });
    }),
    reportExtended: emit((_, { output }: { output: ServerContext }) => ({
      type: 'hold.extended',
      heldUntilMs: output.fulfilment.reservation?.heldUntilMs ?? null,
    })),
    reportReleased: emit({ type: 'hold.released' }),
    reportClockLost: emit({ type: 'exception.found', message: clockLost }),
  },
  guards: {
    hasSlot: ({ context }) => context.slot !== null,
    hasNoSlot: ({ context }) => context.slot === null,
    canExtend: ({ context }) => context.slot !== null && !context.terms?.shopper.isChangingOrder,
    /** A refusal may come late, when another slot has been taken since. */
    isOfThisHold: ({ context: { slot, terms } }, { reservationId }: { reservationId: string }) =>
      slot?.reservationId === reservationId && !terms?.shopper.isChangingOrder,
    hasNoClock: ({ context }) => context.slot?.cutOffMs === null || (context.terms?.shopper.isChangingOrder ?? false),
    isOver: ({ context: { due, terms } }, { kind }: { kind: HoldEnd }) =>
      due === kind && !terms?.shopper.isChangingOrder,
    isNear: ({ context: { slot, nowMs, periods } }, { band }: { band: HoldBand }) =>
      slot !== null && nowMs !== null && bandOf(slot, nowMs, periods) === band,
    isOfAnother: ({ context }, { fulfilment }: TermsTold) =>
      context.reservationId !== (fulfilment?.reservation?.reservationId ?? null),
    isStillOver: ({ context }, event: TermsTold) => {
      const { terms, slot } = takenIn(context, event);
      return slot === null && terms !== null;
    },
  },
});
