import { assign, emit, enqueueActions, fromPromise, sendParent, setup } from 'xstate';
import { type Fault, faultOf, isRefusedAs } from '#services/fault.ts';
import type { Attempt, Wanted } from '#services/orders/attempt.words.ts';
import type { OrderPlaced, PlacementTold } from '#services/orders/placing.contract.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import { enoughUnheard, isDoubt, isRefusal } from './placing.rules.ts';
import {
  blankPlacing,
  type Confirmed,
  type PlacingContext,
  type PlacingEvent,
  type PlacingHappening,
  type PlacingInput,
  type PlacingReport,
  type PlacingTag,
} from './placing.types.ts';

type Told = { readonly told: PlacementTold | null };
type Lost = { readonly fault: Fault };
type Begun = Pick<PlacingContext, 'subject' | 'asked' | 'attempt'>;
type Heard = Extract<PlacingEvent, { readonly type: 'order.told' }>;
type Kept = { readonly attempt: Attempt | null; readonly isUnderWay: boolean };

/** A key of which the store had never heard is kept for a repeat: a tab that has one goes its own way. */
const isOurs = ({ subject, attempt }: PlacingContext, word: Heard): boolean =>
  word.subject === subject && attempt === null;

export const placingSetup = setup({
  types: {} as {
    context: PlacingContext;
    events: PlacingEvent;
    emitted: PlacingHappening;
    input: PlacingInput;
    tags: PlacingTag;
  },
  actors: {
    settleSession: fromPromise<void>(absent('settleSession')),
    beginAttempt: fromPromise<Attempt, Begun>(absent('beginAttempt')),
    place: fromPromise<OrderPlaced, { readonly attempt: Attempt | null }>(absent('place')),
    askByKey: fromPromise<PlacementTold | null, { readonly attempt: Attempt | null }>(absent('askByKey')),
    askTerms: fromPromise<ServerContext>(absent('askTerms')),
    pause: fromPromise<void, { readonly ms: number }>(absent('pause')),
  },
  actions: {
    keepUser: assign((_, user: User) => ({ ...blankPlacing, subject: subjectIn(user) })),
    keepAsked: assign((_, { placement }: { placement: Wanted }) => ({
      asked: placement,
      reason: null,
      fault: null,
      tries: 0,
      unheard: 0,
    })),
    dropAsked: assign({ asked: null }),
    keepAttempt: assign((_, { attempt }: { attempt: Attempt | null }) => ({ attempt, asked: null })),
    keepFault: assign((_, { fault }: Lost) => ({ fault })),
    clearOutcome: assign({ reason: null, fault: null, confirmed: null, tries: 0, unheard: 0 }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    startAsking: assign({ tries: 0, unheard: 0 }),
    startPauses: assign({ tries: 0 }),
    /** It is known there, and not done yet. */
    keepKnown: assign({ unheard: 0, fault: null }),
    countUnheard: assign(({ context }) => ({ unheard: context.unheard + 1, fault: null })),
    keepConfirmed: assign((_, { told }: Told) => ({
      confirmed: told && { orderId: told.orderId, orderNumber: told.orderNumber },
      reason: null,
      fault: null,
    })),
    keepOther: assign((_, { orderId, orderNumber }: Confirmed) => ({
      confirmed: { orderId, orderNumber },
      reason: null,
      fault: null,
    })),
    keepDeclined: assign((_, { told }: Told) => ({ reason: told?.reason ?? null, fault: null })),
    reportTerms: sendParent(
      (_, { context }: { context: ServerContext }): PlacingReport => ({ type: 'context.told', context }),
    ),
    /** Nothing has to be asked for any more. */
    settleAttempt: enqueueActions(({ context: { attempt }, enqueue }) => {
      if (attempt) enqueue.emit({ type: 'attempt.settled', key: attempt.key });
      enqueue.assign({ attempt: null });
    }),
    wantAttempt: enqueueActions(({ context: { subject }, enqueue }) => {
      if (subject !== null) enqueue.emit({ type: 'attempt.wanted', subject });
    }),
    tellConfirmed: enqueueActions(({ context: { confirmed }, enqueue }) => {
      if (confirmed) enqueue.emit({ type: 'order.confirmed', ...confirmed });
    }),
    tellFollowed: enqueueActions(({ context: { confirmed }, enqueue }) => {
      if (confirmed) enqueue.emit({ type: 'order.followed', ...confirmed });
    }),
    tellDeclined: emit(({ context }) => ({ type: 'order.declined' as const, reason: context.reason })),
    tellRefused: emit((_, { fault }: Lost) => ({ type: 'order.refused' as const, fault })),
    tellUnplaced: emit({ type: 'order.unplaced' }),
    tellDoubted: emit({ type: 'order.doubted' }),
    tellSessionDoubted: enqueueActions(({ enqueue }, { fault }: Lost) => {
      if (isDoubt(fault)) enqueue.emit({ type: 'session.doubted' });
    }),
    tellOver: emit({ type: 'elsewhere.over' }),
  },
  guards: {
    isNobody: ({ context }) => context.subject === null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    isKept: ({ context }, { attempt }: Kept) => attempt !== null && attempt.subject === context.subject,
    isUnderWay: (_, { isUnderWay }: Pick<Kept, 'isUnderWay'>) => isUnderWay,
    isPlaced: (_, { told }: Told) => told?.state === 'placed',
    isDeclined: (_, { told }: Told) => told?.state === 'declined',
    isUnheard: (_, { told }: Told) => told === null,
    isUnheardEnough: ({ context }, { told }: Told) => told === null && context.unheard + 1 >= enoughUnheard,
    isRefused: (_, { fault }: Lost) => isRefusal(fault),
    isOurs: ({ context }, word: Heard) => isOurs(context, word),
    isLeftHere: ({ context }, word: Heard) => word.isLeft && isOurs(context, word),
    isElsewhere: (_, { fault }: Lost) => isRefusedAs(fault, 'OrderUnderWay'),
  },
});

export const failure = ({ event }: { event: { error: unknown } }): Lost => ({ fault: faultOf(event.error) });
export const placed = ({ event }: { event: { output: OrderPlaced } }): Told => ({ told: event.output.placement });
export const told = ({ event }: { event: { output: PlacementTold | null } }): Told => ({ told: event.output });
export const heard = ({ event }: { event: Heard }): Heard => event;
export const termsOf = ({ event }: { event: { output: OrderPlaced } }) => ({ context: event.output.context });
export const known = ({ event }: { event: { output: ServerContext } }) => ({ context: event.output });
export const underWay = ({ event }: { event: { output: ServerContext } }) => ({
  isUnderWay: event.output.flags.isOrderUnderWay,
});
