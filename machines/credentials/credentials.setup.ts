import { assign, emit, fromPromise, setup } from 'xstate';
import type { SignInResult } from '#services/account/account.contract.ts';
import type { EmailChange, EmailConfirmation, PasswordChange } from '#services/account/account-details.contract.ts';
import { type Fault, faultOf, isRefusedAs } from '#services/fault.ts';
import { absent, type FieldProblems, fieldProblemsOf, hasFieldProblems, subjectIn, type User } from '../kit/index.ts';
import {
  blankCredentials,
  type CredentialsContext,
  type CredentialsEvent,
  type CredentialsHappening,
  type CredentialsInput,
  type CredentialsTag,
  noAnswer,
} from './credentials.types.ts';

type Found = { readonly problems: FieldProblems };
type Failed = { readonly fault: Fault; readonly fields: readonly string[] };
type Answered = { readonly result: SignInResult };
type Word = { readonly event: { readonly error: unknown } };

/** A failure with the fields of the form that it is about. */
export const failing =
  (...fields: readonly string[]) =>
  ({ event }: Word): Failed => ({ fault: faultOf(event.error), fields });
export const answered = ({ event }: { event: { readonly output: SignInResult } }): Answered => ({
  result: event.output,
});
/** What the store says of fields stands at them; all else is said of the whole form. */
function answerOf({ fault, fields }: Failed): CredentialsContext['answer'] {
  const problems = fieldProblemsOf(fault, fields);
  return { problems, fault: hasFieldProblems(problems) ? null : fault };
}

/** What the chart of how somebody signs in is made of: what it asks the world, what it does, and what it looks at. */
export const credentialsSetup = setup({
  types: {} as {
    context: CredentialsContext;
    events: CredentialsEvent;
    emitted: CredentialsHappening;
    input: CredentialsInput;
    tags: CredentialsTag;
  },
  actors: {
    changeEmail: fromPromise<void, EmailChange>(absent('changeEmail')),
    sendLetter: fromPromise<void, EmailChange>(absent('sendLetter')),
    checkPassword: fromPromise<SignInResult, { readonly password: string }>(absent('checkPassword')),
    confirmEmail: fromPromise<SignInResult, EmailConfirmation>(absent('confirmEmail')),
    changePassword: fromPromise<void, PasswordChange>(absent('changePassword')),
  },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({ email })),
    keepRecalled: assign((_, { email }: { email: string | null }) => ({ email: email ?? '', letters: 1 })),
    keepProblems: assign((_, { problems }: Found) => ({ answer: { problems, fault: null } })),
    keepFailure: assign((_, failed: Failed) => ({ answer: answerOf(failed) })),
    keepReason: assign((_, { result }: Answered) => ({
      answer: { problems: { code: result.signInFailureReasonMessage ?? '' }, fault: null },
    })),
    dropAnswer: assign({ answer: noAnswer }),
    keepProofProblems: assign((_, { problems }: Found) => ({ proof: { problems, fault: null } })),
    keepProofFailure: assign((_, failed: Failed) => ({ proof: answerOf(failed) })),
    keepProofReason: assign((_, { result }: Answered) => ({
      proof: { problems: { password: result.signInFailureReasonMessage ?? '' }, fault: null },
    })),
    dropProof: assign({ proof: noAnswer }),
    countLetter: assign(({ context }) => ({ letters: context.letters + 1 })),
    keepLetterFault: assign((_, { fault }: Failed) => ({ letterFault: fault })),
    dropLetterFault: assign({ letterFault: null }),
    dropLetters: assign({ letters: 0, letterFault: null }),
    dropEmail: assign({ email: '' }),
    tellEmailChanged: emit({ type: 'email.changed' }),
    keepPasswordProblems: assign((_, { problems }: Found) => ({ password: { problems, fault: null } })),
    keepPasswordFailure: assign((_, failed: Failed) => ({ password: answerOf(failed) })),
    dropPasswordAnswer: assign({ password: noAnswer }),
    countChange: assign(({ context }) => ({ changes: context.changes + 1 })),
    keepUser: assign((_, user: User) => ({ ...blankCredentials, subject: subjectIn(user) })),
    dropUser: assign(blankCredentials),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    isRecalled: ({ context }, { email }: { email: string | null }) => email !== null && context.subject !== null,
    hasProblems: (_, { problems }: Found) => hasFieldProblems(problems),
    hasStoreProblems: (_, { fault, fields }: Failed) => hasFieldProblems(fieldProblemsOf(fault, fields)),
    isUnproven: (_, { fault }: Failed) => isRefusedAs(fault, 'ProofNeeded'),
    isSuccessful: (_, { result }: Answered) => result.isSuccessful,
  },
  delays: { letterWait: 30_000 },
});
