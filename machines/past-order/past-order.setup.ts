import { assign, emit, fromPromise, sendParent, setup } from 'xstate';
import { type Fault, faultOf, isNotFound, technicalIssues } from '#services/fault.ts';
import type { ChangeAnswered } from '#services/orders/order-change.contract.ts';
import type { PastOrder } from '#services/orders/past-orders.contract.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import { askAgainMs, isDefiniteNo } from './past-order.rules.ts';
import {
  blankPastOrder,
  type CancelAttempt,
  type Opened,
  type PastOrderContext,
  type PastOrderEvent,
  type PastOrderHappening,
  type PastOrderInput,
  type PastOrderReport,
  type PastOrderTag,
} from './past-order.types.ts';

export type Failed = { readonly fault: Fault };
export type Answered = { readonly answer: ChangeAnswered };

export const failure = ({ event }: { event: { readonly error: unknown } }): Failed => ({ fault: faultOf(event.error) });
export const answered = ({ event }: { event: { readonly output: ChangeAnswered } }): Answered => ({
  answer: event.output,
});
/** A store that says no without a reason. */
export const unexplained = (): Failed => ({ fault: { tag: 'garbled', message: technicalIssues } });

/** What the chart of one order is made of: what it asks the world, what it does, and what it looks at. */
export const pastOrderSetup = setup({
  types: {} as {
    context: PastOrderContext;
    events: PastOrderEvent;
    emitted: PastOrderHappening;
    input: PastOrderInput;
    tags: PastOrderTag;
  },
  actors: {
    loadOrder: fromPromise<PastOrder, Opened>(absent('loadOrder')),
    cancelOrder: fromPromise<ChangeAnswered, { readonly attempt: CancelAttempt | null }>(absent('cancelOrder')),
  },
  actions: {
    keepOpened: assign(({ context }, { orderId }: Opened) =>
      context.orderId === orderId ? {} : { orderId, order: null, fault: null },
    ),
    keepOrder: assign((_, { order }: { order: PastOrder }) => ({ order, fault: null })),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    dropOrder: assign({ order: null }),
    keepAttempt: assign(({ context }, { key }: { key: string }) => ({
      attempt: context.orderId === null ? null : { orderId: context.orderId, key },
      tries: 0,
      endedId: null,
      refusal: null,
    })),
    countTry: assign(({ context }, { fault }: Failed) => ({ tries: context.tries + 1, refusal: fault })),
    endAttempt: assign(({ context }) => ({
      attempt: null,
      tries: 0,
      endedId: context.attempt?.orderId ?? null,
      refusal: null,
    })),
    keepRefusal: assign((_, { fault }: Failed) => ({ refusal: fault })),
    clearEnded: assign({ endedId: null, refusal: null }),
    reportTerms: sendParent(
      (_, { answer }: Answered): PastOrderReport => ({
        type: 'context.told',
        context: answer.context,
      }),
    ),
    tellCancelled: emit(({ context }) => ({ type: 'order.cancelled', orderId: context.attempt?.orderId ?? '' })),
    tellRefused: emit(({ context }, { fault }: Failed) => ({
      type: 'cancel.refused',
      orderId: context.attempt?.orderId ?? '',
      fault,
    })),
    keepUser: assign((_, user: User) => ({ ...blankPastOrder, subject: subjectIn(user) })),
    dropUser: assign(blankPastOrder),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    isOpened: ({ context }) => context.orderId !== null,
    isMissing: (_, { fault }: Failed) => isNotFound(fault),
    canCancel: ({ context }) => context.order?.isCancellable === true,
    isDone: (_, { answer }: Answered) => answer.isSuccessful,
    isDefiniteNo: (_, { fault }: Failed) => isDefiniteNo(fault),
    isOther: ({ context }, { orderId }: Opened) => context.endedId !== orderId,
  },
  delays: { pauseBeforeAsking: ({ context }) => askAgainMs(context.tries, context.refusal) },
});
