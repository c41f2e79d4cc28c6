import type { SnapshotFrom } from 'xstate';
import type { saverMachine } from './saver.machine.ts';
import { blankSaver } from './saver.types.ts';

type Saver = SnapshotFrom<typeof saverMachine> | undefined;

const addressStates = ['checking', 'eligible', 'nonPerishable', 'nonServiced', 'addressless', 'unknown'] as const;
export type AddressState = (typeof addressStates)[number] | 'unasked';

/** The address that is looked at, and what is known of it. */
export function addressShown(now: Saver) {
  const { asked, told, addressFault } = now?.context ?? blankSaver;
  const state: AddressState = addressStates.find((name) => now?.matches({ address: name })) ?? 'unasked';
  return { state, asked, told, fault: addressFault };
}
export type AddressShown = ReturnType<typeof addressShown>;

/** Whether a pass may be bought for the address that is looked at: only where the store has said so. */
export const isEligible = (now: Saver): boolean => now?.hasTag('eligible') ?? false;

export function plansShown(now: Saver) {
  const { plans, savings, plansFault } = now?.context ?? blankSaver;
  return {
    plans,
    state: now?.matches({ plans: 'lost' })
      ? ('failed' as const)
      : plans === null
        ? ('reading' as const)
        : ('known' as const),
    fault: plansFault,
    savings,
    areSavingsLost: now?.matches({ savings: 'lost' }) ?? false,
    areSavingsComing: now?.matches({ savings: 'reading' }) ?? false,
  };
}
export type PlansShown = ReturnType<typeof plansShown>;
