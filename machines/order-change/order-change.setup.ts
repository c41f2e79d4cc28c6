import { assign, emit, fromPromise, setup } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type {
  ChangeAnswered,
  OrderChangeCheck,
  OrderChangeContext as OrderKnown,
  OrderDifference,
} from '#services/orders/order-change.contract.ts';
import { idNotSet } from '#services/orders/change-begin.rules.ts';
import type { Shopper } from '#services/session/session.contract.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import { inChangeOf, isEndToBeTold } from './order-change.rules.ts';
import {
  blankOrderChange,
  type OrderChangeContext,
  type OrderChangeEvent,
  type OrderChangeHappening,
  type OrderChangeInput,
  type OrderChangeTag,
} from './order-change.types.ts';

type Failure = { readonly fault: Fault };
type Answer = { readonly answer: ChangeAnswered };
type Told = { readonly shopper: Shopper };
type Ended = { readonly context: ChangeAnswered['context'] | null };

/** What a change of an order knows how to do. When it does it is the chart's to say. */
export const orderChangeSetup = setup({
  types: {} as {
    context: OrderChangeContext;
    events: OrderChangeEvent;
    emitted: OrderChangeHappening;
    input: OrderChangeInput;
    tags: OrderChangeTag;
  },
  actors: {
    /** The order of that name, or the last one for null. */
    readOrder: fromPromise<OrderKnown, { readonly orderId: string | null }>(absent('readOrder')),
    /** Ends once the store has heard of everything that is wanted in the trolley. */
    sendTrolley: fromPromise<unknown>(absent('sendTrolley')),
    beginChange: fromPromise<ChangeAnswered, { readonly orderId: string | null }>(absent('beginChange')),
    cancelChange: fromPromise<ChangeAnswered>(absent('cancelChange')),
    checkChange: fromPromise<OrderChangeCheck>(absent('checkChange')),
    loadDifference: fromPromise<OrderDifference>(absent('loadDifference')),
  },
  actions: {
    keepUser: assign(({ context }, user: User) => ({
      ...blankOrderChange,
      isCheckWanted: context.isCheckWanted,
      isDifferenceNeeded: context.isDifferenceNeeded,
      subject: subjectIn(user),
    })),
    keepTerms: assign((_, { shopper }: Told) => ({ inChange: inChangeOf(shopper) })),
    keepAsked: assign((_, { orderId }: { orderId: string | null }) => ({ asked: orderId, known: null, fault: null })),
    keepKnown: assign((_, { known }: { known: OrderKnown }) => ({ known, fault: null })),
    keepFault: assign((_, { fault }: Failure) => ({ fault })),
    keepIdNotSet: assign({ fault: idNotSet, failedToLoadLastOrderInTrolley: true }),
    keepBegun: assign(({ context }) => ({
      begunId: context.known?.orderId ?? null,
      fault: null,
      failedToLoadLastOrderInTrolley: false,
    })),
    keepNotBegun: assign((_, { fault }: Failure) => ({ fault, failedToLoadLastOrderInTrolley: true })),
    dropFaults: assign({ fault: null, giveUpFault: null }),
    dropGiveUpFault: assign({ giveUpFault: null }),
    keepGiveUpFault: assign((_, { fault }: Failure) => ({ giveUpFault: fault })),
    keepCheckWanted: assign({ isCheckWanted: true }),
    keepCheck: assign((_, { check }: { check: OrderChangeCheck }) => ({ check })),
    keepDifferenceNeeded: assign({ isDifferenceNeeded: true }),
    dropDifferenceFault: assign({ differenceFault: null }),
    keepDifference: assign((_, { difference }: { difference: OrderDifference }) => ({ difference })),
    keepDifferenceFault: assign((_, { fault }: Failure) => ({ differenceFault: fault })),
    dropDifference: assign({
      difference: null,
      differenceFault: null,
      giveUpFault: null,
    }),
    reportBegun: emit(
      ({ context }, { answer }: Answer): OrderChangeHappening => ({
        type: 'change.begun',
        orderId: context.begunId ?? '',
        context: answer.context,
      }),
    ),
    reportRefused: emit((_, { fault }: Failure): OrderChangeHappening => ({ type: 'change.refused', fault })),
    reportIdNotSet: emit({ type: 'change.refused', fault: idNotSet }),
    reportGivenUp: emit(
      (_, { answer }: Answer): OrderChangeHappening => ({ type: 'change.givenUp', context: answer.context }),
    ),
    reportGiveUpFailed: emit(
      (_, { fault, context }: Failure & Ended): OrderChangeHappening => ({ type: 'giveUp.failed', fault, context }),
    ),
    reportEnded: emit({ type: 'change.ended' }),
    reportAcknowledged: emit((_, { context }: Ended): OrderChangeHappening => ({ type: 'end.acknowledged', context })),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    isChangeable: ({ context }) => context.known?.isChangeable === true,
    isToldChangeable: (_, { known }: { known: OrderKnown }) => known.isChangeable,
    isChanging: ({ context }) => context.inChange !== null,
    isNotChanging: ({ context }) => context.inChange === null,
    isDone: (_, { answer }: Answer) => answer.isSuccessful,
    isCheckDue: ({ context }) => context.isCheckWanted && context.subject !== null,
    isEndToBeTold: (_, { check }: { check: OrderChangeCheck }) => isEndToBeTold(check),
    isDifferenceDue: ({ context }) => context.isDifferenceNeeded && context.inChange !== null,
  },
});
