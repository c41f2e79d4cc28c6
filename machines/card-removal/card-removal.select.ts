import type { SnapshotFrom } from 'xstate';
import type { cardRemovalMachine } from './card-removal.machine.ts';

/** How the question about a saved card stands. */
export function cardRemovalShown(now: SnapshotFrom<typeof cardRemovalMachine> | undefined) {
  const state = now?.hasTag('busy')
    ? ('removing' as const)
    : now?.matches('removed')
      ? ('removed' as const)
      : ((['wrong', 'refused', 'unknown'] as const).find((name) => now?.matches({ asked: name })) ??
        ('asked' as const));
  return { state, tries: now?.context.tries ?? 0, fault: now?.context.fault ?? null };
}
export type CardRemovalShown = ReturnType<typeof cardRemovalShown>;
