import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from './sign-in.machine.ts';

type SignIn = SnapshotFrom<typeof signInMachine>;

/** What the page shows of a try: what stands in the email field, and what came of the last press. */
export const signInShown = (signIn: SignIn) => {
  const { email, problems, reason, fault } = signIn.context;
  const state = signIn.hasTag('busy') ? 'busy' : signIn.hasTag('done') ? 'done' : 'open';
  return { state, email, problems, reason, fault } as const;
};
export type SignInShown = ReturnType<typeof signInShown>;
