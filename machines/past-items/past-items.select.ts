import type { SnapshotFrom } from 'xstate';
import type { pastItemsMachine } from './past-items.machine.ts';

type PastItemsNow = SnapshotFrom<typeof pastItemsMachine>;

/** A page of everything that was bought; the last answer stands until there is a newer one. */
export function pastItemsOf(now: PastItemsNow | undefined) {
  const { shown = null, answered = null, fault = null } = now?.context ?? {};
  return {
    state: now?.hasTag('failed')
      ? ('failed' as const)
      : now?.matches('shown')
        ? ('shown' as const)
        : ('asking' as const),
    shown,
    answered,
    fault,
  };
}
export type PastItemsShown = ReturnType<typeof pastItemsOf>;
