import type { SnapshotFrom } from 'xstate';
import type { forgottenMachine } from './forgotten.machine.ts';
import type { ForgottenContext } from './forgotten.types.ts';

type Forgotten = SnapshotFrom<typeof forgottenMachine>;

export type ForgottenShown = {
  readonly state: 'asking' | 'suggesting' | 'nothing' | 'failed';
  readonly rows: ForgottenContext['rows'];
};

/** What is shown; what was suggested before stands until there is a newer answer. */
export function forgottenShown(forgotten: Forgotten | undefined): ForgottenShown {
  if (!forgotten || forgotten.matches('resting')) return { state: 'asking', rows: [] };
  const { value, context } = forgotten;
  const isStanding = value === 'asking' && context.rows.length > 0;
  return { state: isStanding ? 'suggesting' : (value as ForgottenShown['state']), rows: context.rows };
}
