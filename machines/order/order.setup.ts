import { assign, enqueueActions, fromPromise, sendParent, setup } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { Problem } from '#services/orders/order.contract.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import * as rules from './order.rules.ts';
import {
  blankOrder,
  type Lacking,
  type OrderChange,
  type OrderContext,
  type OrderEvent,
  type OrderHappening,
  type OrderInput,
  type OrderTag,
  type OrderTold,
  type OrderWish,
  type TextField,
} from './order.types.ts';

type Of = { readonly key: string };
type Said = { readonly wish: OrderWish };
type Failure = { readonly fault: Fault };
type Terms = Pick<Extract<OrderEvent, { type: 'terms.told' }>, 'fulfilment' | 'flags'>;
type Typed = { readonly field: TextField; readonly text: string };

/** What an order that is about to be placed knows how to do. When it does it is the chart's to say. */
export const orderSetup = setup({
  types: {} as {
    context: OrderContext;
    events: OrderEvent;
    emitted: OrderHappening;
    input: OrderInput;
    tags: OrderTag;
  },
  actors: {
    /** The order and what is wrong with it, asked for together. */
    loadOrder: fromPromise<OrderTold>(absent('loadOrder')),
    checkOrder: fromPromise<readonly Problem[]>(absent('checkOrder')),
    saveWish: fromPromise<OrderChange, { readonly wish: OrderWish | null; readonly addOn: string | null }>(
      absent('saveWish'),
    ),
  },
  actions: {
    keepUser: assign(({ context: { terms } }, user: User) => ({
      ...blankOrder,
      terms,
      subject: subjectIn(user),
    })),
    keepTerms: assign(({ context }, { fulfilment, flags }: Terms) => {
      const terms = rules.termsWord(fulfilment);
      const isTaken = context.active === null || context.active.disclaimerAccepted === flags.disclaimerAccepted;
      return { terms, isStale: context.isStale || terms !== context.terms || !isTaken };
    }),
    keepStale: assign({ isStale: true }),
    keepFresh: assign({ isStale: false, fault: null }),
    keepOrder: assign((_, { active, problems }: OrderTold) => ({ active, problems, isUnchecked: false, fault: null })),
    keepProblems: assign((_, { problems }: { problems: readonly Problem[] }) => ({ problems, fault: null })),
    keepChecked: assign({ isUnchecked: false }),
    keepFault: assign((_, { fault }: Failure) => ({ fault, isGoing: false })),
    keepWish: assign(({ context }, { wish }: Said) => rules.withWish(context, wish)),
    keepRetried: assign(({ context }, { key }: Of) => {
      const lost = context.lost.find(({ wish }) => rules.keyOf(wish) === key);
      return lost ? rules.withTexts({ ...context, ...rules.withWish(context, lost.wish) }) : {};
    }),
    dropLost: assign(({ context }, { key }: Of) => rules.withoutLost(context, key)),
    takeFirst: assign(({ context }) => ({ asked: context.waiting[0] ?? null, waiting: context.waiting.slice(1) })),
    keepChange: assign(({ context }, { active }: OrderChange) => rules.afterKept(context, active)),
    keepLost: assign(({ context }, { fault }: Failure) => ({ ...rules.afterLoss(context, fault), isUnchecked: true })),
    reportKept: enqueueActions(({ context: { asked }, enqueue }, { active }: OrderChange) => {
      if (asked) enqueue.emit({ type: 'wish.kept', wish: asked, active });
    }),
    reportLost: enqueueActions(({ context: { asked }, enqueue }, { fault }: Failure) => {
      if (asked) enqueue.emit({ type: 'wish.lost', wish: asked, fault });
    }),
    reportTerms: sendParent((_, { context }: OrderChange) => ({ type: 'context.told', context })),
    keepDraft: assign(({ context }, { field, text }: Typed) => rules.withDraft(context, field, text)),
    keepTexts: assign(({ context }) => rules.withTexts(context)),
    leaveTexts: assign(({ context }) => rules.afterLeaving(context)),
    keepAddOn: assign(({ context }, { isSelected }: { isSelected: boolean }) =>
      rules.withAddOnChosen(context, isSelected),
    ),
    keepCode: assign(({ context }, { code }: { code: string }) => ({
      code,
      lost: context.lost.filter(({ wish }) => wish.kind !== 'coupon' || !wish.isWanted),
    })),
    addCode: assign(({ context }) =>
      rules.withWish(context, { kind: 'coupon', code: rules.codeOf(context.code), isWanted: true }),
    ),
    keepGoing: assign(({ context }) => ({ ...rules.withTexts(context), isGoing: true, isMissingSaid: false })),
    dropGoing: assign({ isGoing: false }),
    keepMissingSaid: assign({ isGoing: false, isMissingSaid: true }),
    reportDue: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'payment.due' })),
    reportBlocked: enqueueActions(({ context, enqueue }) => {
      const lacking: Lacking | null = rules.lackingIn(context);
      if (lacking) enqueue.emit({ type: 'payment.blocked', lacking });
    }),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    isShopper: (_, { isShopper }: User) => isShopper,
    isKnown: ({ context }) => context.active !== null,
    canTell: ({ context }) => context.waiting.length > 0 && context.active !== null,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isStale: ({ context }) => context.isStale,
    isUnchecked: ({ context }) => context.isUnchecked,
    isReady: ({ context }) => context.isGoing && rules.lackingIn(context) === null,
    isLacking: ({ context }) => context.isGoing && rules.lackingIn(context) !== null,
    hasLost: ({ context }, { key }: Of) => context.lost.some(({ wish }) => rules.keyOf(wish) === key),
    isCode: ({ context }) => context.subject !== null && rules.isCode(context.code),
  },
  delays: { pauseAfterTyping: 1_500 },
});
