import { assign, emit, fromPromise, raise, setup } from 'xstate';
import type { Subscription } from '#services/delivery-saver/delivery-saver.contract.ts';
import { isSaverRefusal } from '#services/delivery-saver/saver-doubt.rules.ts';
import { type Fault, faultOf } from '#services/fault.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import { currentIn, goesOn } from './subscription.rules.ts';
import {
  blankSubscription,
  type CardAttempt,
  type SubscriptionContext,
  type SubscriptionEvent,
  type SubscriptionHappening,
  type SubscriptionInput,
  type SubscriptionTag,
} from './subscription.types.ts';

type Lost = { readonly fault: Fault };
type Answered = { readonly subscription: Subscription };
type Wish = { readonly instrumentId: string; readonly key: string };

export const failure = ({ event }: { event: { readonly error: unknown } }): Lost => ({ fault: faultOf(event.error) });
export const answered = ({ event }: { event: { readonly output: Subscription } }): Answered => ({
  subscription: event.output,
});

/** What the chart of a shopper's passes is made of. */
export const subscriptionSetup = setup({
  types: {} as {
    context: SubscriptionContext;
    events: SubscriptionEvent;
    emitted: SubscriptionHappening;
    input: SubscriptionInput;
    tags: SubscriptionTag;
  },
  actors: {
    loadSubscriptions: fromPromise<readonly Subscription[]>(absent('loadSubscriptions')),
    cancelPass: fromPromise<Subscription, { readonly subscriptionId: string }>(absent('cancelPass')),
    changeCard: fromPromise<Subscription, { readonly attempt: CardAttempt | null }>(absent('changeCard')),
    pause: fromPromise<void, { readonly ms: number }>(absent('pause')),
  },
  actions: {
    keepSubscriptions: assign((_, { subscriptions }: { subscriptions: readonly Subscription[] }) => ({
      ...{ subscriptions, fault: null },
    })),
    keepFault: assign((_, { fault }: Lost) => ({ fault })),
    /** What the store says of one now stands in the place of what it said before. */
    keepAnswer: assign(({ context }, { subscription }: Answered) => ({
      subscriptions: (context.subscriptions ?? []).map((one) =>
        one.subscriptionId === subscription.subscriptionId ? subscription : one,
      ),
    })),
    raiseTold: raise({ type: 'pass.told' }),
    keepCancel: assign(({ context }) => ({
      cancelId: currentIn(context.subscriptions)?.subscriptionId ?? null,
      cancelTries: 0,
      cancelFault: null,
    })),
    countCancel: assign(({ context }, { fault }: Lost) => ({
      ...{ cancelTries: context.cancelTries + 1, cancelFault: fault },
    })),
    keepCancelFault: assign((_, { fault }: Lost) => ({ cancelFault: fault, cancelId: null })),
    endCancel: assign({ cancelId: null, cancelTries: 0, cancelFault: null }),
    keepCard: assign(({ context }, { instrumentId, key }: Wish) => ({
      attempt: { subscriptionId: currentIn(context.subscriptions)?.subscriptionId ?? '', instrumentId, key },
      cardTries: 0,
      cardFault: null,
    })),
    countCard: assign(({ context }, { fault }: Lost) => ({ cardTries: context.cardTries + 1, cardFault: fault })),
    keepCardFault: assign((_, { fault }: Lost) => ({ cardFault: fault, attempt: null })),
    endCard: assign({ attempt: null, cardTries: 0, cardFault: null }),
    tellCancelled: emit((_, { subscription }: Answered) => ({
      type: 'pass.cancelled' as const,
      goodUntil: subscription.state === 'ended' ? null : subscription.paidUntil,
    })),
    tellCard: emit({ type: 'card.changed' }),
    keepUser: assign((_, user: User) => ({ ...blankSubscription, subject: subjectIn(user) })),
    dropUser: assign(blankSubscription),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    canGoOn: ({ context }) => goesOn(currentIn(context.subscriptions)),
    /** It was asked to be given up, and it is: a first answer may have been lost. */
    isGivenUp: (_, { subscription }: Answered) => subscription.state === 'ending' || subscription.state === 'ended',
    isRefused: (_, { fault }: Lost) => isSaverRefusal(fault),
  },
});
