import type { SnapshotFrom } from 'xstate';
import type { subscriptionMachine } from './subscription.machine.ts';
import { currentIn } from './subscription.rules.ts';
import { blankSubscription } from './subscription.types.ts';

type Now = SnapshotFrom<typeof subscriptionMachine> | undefined;

/** The passes of a shopper; the last answer stands until there is a newer one. */
export function subscriptionsShown(now: Now) {
  const { subscriptions, fault } = now?.context ?? blankSubscription;
  const isFailed = now?.matches({ knowing: 'failed' }) ?? false;
  return {
    state: subscriptions !== null ? ('known' as const) : isFailed ? ('failed' as const) : ('reading' as const),
    /** The store did not say anew how they stand. */
    isOld: isFailed && subscriptions !== null,
    subscriptions: subscriptions ?? [],
    current: currentIn(subscriptions),
    fault,
  };
}
export type SubscriptionsShown = ReturnType<typeof subscriptionsShown>;

export function cancelPassShown(now: Now) {
  const state = now?.hasTag('cancelling')
    ? now.matches({ cancelling: 'pausing' })
      ? ('doubtful' as const)
      : ('cancelling' as const)
    : now?.matches({ cancelling: 'cancelled' })
      ? ('cancelled' as const)
      : now?.matches({ cancelling: 'refused' })
        ? ('refused' as const)
        : ('idle' as const);
  return { state, fault: now?.context.cancelFault ?? null };
}
export type CancelPassShown = ReturnType<typeof cancelPassShown>;

export function changeCardShown(now: Now) {
  const state = now?.hasTag('changing')
    ? now.matches({ changing: 'pausing' })
      ? ('doubtful' as const)
      : ('changing' as const)
    : now?.matches({ changing: 'changed' })
      ? ('changed' as const)
      : now?.matches({ changing: 'refused' })
        ? ('refused' as const)
        : ('idle' as const);
  return { state, fault: now?.context.cardFault ?? null };
}
export type ChangeCardShown = ReturnType<typeof changeCardShown>;
