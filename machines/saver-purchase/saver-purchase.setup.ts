import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { SaverPurchased } from '#services/delivery-saver/delivery-saver.contract.ts';
import type { SaverAttempt, SaverWanted } from '#services/delivery-saver/saver-attempt.words.ts';
import { isSaverRefusal } from '#services/delivery-saver/saver-doubt.rules.ts';
import { type Fault, faultOf } from '#services/fault.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import {
  blankSaverPurchase,
  type SaverPurchaseContext,
  type SaverPurchaseEvent,
  type SaverPurchaseHappening,
  type SaverPurchaseInput,
  type SaverPurchaseTag,
  type SaverTerms,
} from './saver-purchase.types.ts';

type Told = { readonly told: SaverPurchased | null };
type Lost = { readonly fault: Fault };
type Kept = { readonly attempt: SaverAttempt | null };

/** A first word of never having heard of it can be early: what was sent may still be on its way. */
const enoughUnheard = 2;

export const saverPurchaseSetup = setup({
  types: {} as {
    context: SaverPurchaseContext;
    events: SaverPurchaseEvent;
    emitted: SaverPurchaseHappening;
    input: SaverPurchaseInput;
    tags: SaverPurchaseTag;
  },
  actors: {
    settleSession: fromPromise<void>(absent('settleSession')),
    beginAttempt: fromPromise<SaverAttempt, Pick<SaverPurchaseContext, 'subject' | 'asked' | 'attempt'>>(
      absent('beginAttempt'),
    ),
    buyPass: fromPromise<SaverPurchased, Kept>(absent('buyPass')),
    askByKey: fromPromise<SaverPurchased | null, Kept>(absent('askByKey')),
    pause: fromPromise<void, { readonly ms: number }>(absent('pause')),
  },
  actions: {
    keepUser: assign((_, user: User) => ({ ...blankSaverPurchase, subject: subjectIn(user) })),
    keepAsked: assign((_, { wanted }: { wanted: SaverWanted }) => ({
      ...{ asked: wanted, reason: null, fault: null, tries: 0, unheard: 0 },
    })),
    dropAsked: assign({ asked: null }),
    keepAttempt: assign((_, { attempt }: Kept) => ({ attempt, asked: null })),
    keepFault: assign((_, { fault }: Lost) => ({ fault })),
    clearOutcome: assign({ reason: null, fault: null, subscriptionId: null, tries: 0, unheard: 0 }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    startAsking: assign({ tries: 0, unheard: 0 }),
    /** It is known there, and not done yet. */
    keepKnown: assign({ unheard: 0, fault: null }),
    countUnheard: assign(({ context }) => ({ unheard: context.unheard + 1, fault: null })),
    keepBought: assign((_, { told }: Told) => ({
      ...{ subscriptionId: told?.subscriptionId ?? null, reason: null, fault: null },
    })),
    keepDeclined: assign((_, { told }: Told) => ({ reason: told?.message ?? null, fault: null })),
    /** Nothing has to be asked for any more. */
    settleAttempt: enqueueActions(({ context: { attempt }, enqueue }) => {
      if (attempt) enqueue.emit({ type: 'attempt.settled', key: attempt.key });
      enqueue.assign({ attempt: null });
    }),
    wantAttempt: enqueueActions(({ context: { subject }, enqueue }) => {
      if (subject !== null) enqueue.emit({ type: 'attempt.wanted', subject });
    }),
    tellBought: emit(({ context }) => ({ type: 'pass.bought' as const, subscriptionId: context.subscriptionId })),
    tellDeclined: emit(({ context }) => ({ type: 'pass.declined' as const, reason: context.reason })),
    tellRefused: emit(({ context }) => ({ type: 'pass.refused' as const, fault: context.fault })),
    tellUnbought: emit({ type: 'pass.unbought' }),
    tellDoubted: emit({ type: 'pass.doubted' }),
  },
  guards: {
    isNobody: ({ context }) => context.subject === null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    isKept: ({ context }, { attempt }: Kept) => attempt !== null && attempt.subject === context.subject,
    canBuy: (_, { isEligible, hasPass }: SaverTerms) => isEligible && !hasPass,
    isBought: (_, { told }: Told) => told?.state === 'active',
    isDeclined: (_, { told }: Told) => told?.state === 'declined',
    isUnheard: (_, { told }: Told) => told === null,
    isUnheardEnough: ({ context }, { told }: Told) => told === null && context.unheard + 1 >= enoughUnheard,
    isRefused: (_, { fault }: Lost) => isSaverRefusal(fault),
  },
});

export const failure = ({ event }: { event: { error: unknown } }): Lost => ({ fault: faultOf(event.error) });
export const told = ({ event }: { event: { output: SaverPurchased | null } }): Told => ({ told: event.output });
