import type { SnapshotFrom } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { FieldProblems } from '../kit/index.ts';
import type { credentialsMachine } from './credentials.machine.ts';
import { blankCredentials } from './credentials.types.ts';

type Credentials = SnapshotFrom<typeof credentialsMachine> | undefined;
type Answer = { readonly problems: FieldProblems; readonly fault: Fault | null; readonly isBusy: boolean };

export type EmailShown = Answer & {
  readonly step: 'typing' | 'proving' | 'code' | 'changed';
  /** The new one. */
  readonly email: string;
  readonly proof: Answer;
  readonly letter: 'waiting' | 'ready' | 'busy';
  readonly letterFault: Fault | null;
  readonly letters: number;
};
export type PasswordShown = Answer & {
  readonly isChanged: boolean;
  /** A new number is a new form. */
  readonly changes: number;
};

const steps = { proving: 'proving', lettered: 'code', emailChanged: 'changed' } as const;

export function emailShown(now: Credentials): EmailShown {
  const { email, answer, proof, letterFault, letters } = now?.context ?? blankCredentials;
  const tag = (['proving', 'lettered', 'emailChanged'] as const).find((one) => now?.hasTag(one));
  return {
    step: tag === undefined ? 'typing' : steps[tag],
    email,
    ...answer,
    isBusy: (now?.hasTag('emailBusy') || now?.hasTag('codeBusy')) ?? false,
    proof: { ...proof, isBusy: now?.hasTag('proofBusy') ?? false },
    letter: now?.hasTag('letterBusy') ? 'busy' : now?.hasTag('letterWait') ? 'waiting' : 'ready',
    letterFault,
    letters,
  };
}

export function passwordShown(now: Credentials): PasswordShown {
  const { password, changes } = now?.context ?? blankCredentials;
  const isBusy = now?.hasTag('passwordBusy') ?? false;
  return { ...password, isBusy, isChanged: now?.hasTag('passwordChanged') ?? false, changes };
}
