import type { SnapshotFrom } from 'xstate';
import type { myOnecardMachine } from './my-onecard.machine.ts';
import { blankMyOnecard } from './my-onecard.types.ts';

type MyOnecardNow = SnapshotFrom<typeof myOnecardMachine>;

const outcomes = ['joined', 'left', 'unchanged'] as const;

/** The card of an account, and what goes on with it. */
export function myOnecardOf(now: MyOnecardNow | undefined) {
  const { card, fault, problems } = now?.context ?? blankMyOnecard;
  return {
    state: now?.hasTag('failed') ? ('failed' as const) : card === null ? ('asking' as const) : ('shown' as const),
    card,
    fault,
    problems,
    change: now?.matches('joining') ? ('joining' as const) : now?.matches('removing') ? ('removing' as const) : null,
    isLeaving: now?.hasTag('leaving') ?? false,
    outcome: outcomes.find((tag) => now?.hasTag(tag)) ?? null,
  };
}
export type MyOnecardShown = ReturnType<typeof myOnecardOf>;
