import type { SnapshotFrom } from 'xstate';
import type { forgottenPasswordMachine } from './forgotten-password.machine.ts';

type Forgotten = SnapshotFrom<typeof forgottenPasswordMachine>;

/** What the page shows: which step, whether it is on its way, and what came of it. */
export const forgottenPasswordShown = (forgotten: Forgotten) => {
  const { email, problems, fault, reason } = forgotten.context;
  const isBusy = forgotten.hasTag('busy');
  const steps = ['done', 'lettered', 'choosing', 'spent'] as const;
  return {
    step: steps.find((tag) => forgotten.hasTag(tag)) ?? 'asking',
    isBusy,
    email,
    problems,
    fault,
    reason,
  } as const;
};
export type ForgottenPasswordShown = ReturnType<typeof forgottenPasswordShown>;
