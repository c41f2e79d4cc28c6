import { assign, fromPromise, raise, sendParent, setup } from 'xstate';
import type { SignInResult } from '#services/account/account.contract.ts';
import type { AccountChanged, AccountDetails } from '#services/account/account-details.contract.ts';
import type { NamesTyped, PhonesTyped } from '#services/account/account-details.rules.ts';
import { type Fault, faultOf, isRefusedAs } from '#services/fault.ts';
import {
  absent,
  type FieldProblems,
  fieldProblemsOf,
  hasFieldProblems,
  noFieldProblems,
  subjectIn,
  type User,
} from '../kit/index.ts';
import {
  type AccountDetailsContext,
  type AccountDetailsEvent,
  type AccountDetailsInput,
  type AccountDetailsReport,
  type AccountDetailsTag,
  blankAccountDetails,
  type SavingNames,
  type SavingPhones,
} from './account-details.types.ts';

export type Failed = { readonly fault: Fault };
type FailedForm = Failed & { readonly fields: readonly string[] };
type Found = { readonly problems: FieldProblems };

const namesFields = ['firstName', 'lastName'] as const;
const phonesFields = ['phone', 'otherPhone'] as const;
export const failure = ({ event }: { event: { readonly error: unknown } }): Failed => ({ fault: faultOf(event.error) });
export const namesFailure = (word: { event: { readonly error: unknown } }): FailedForm => ({
  ...failure(word),
  fields: namesFields,
});
export const phonesFailure = (word: { event: { readonly error: unknown } }): FailedForm => ({
  ...failure(word),
  fields: phonesFields,
});
export const proofFailure = (word: { event: { readonly error: unknown } }): FailedForm => ({
  ...failure(word),
  fields: ['password'],
});

/** What the store says of fields stands at them; all else is said of the whole form. */
function answerOf({ fault, fields }: FailedForm): Found & { readonly fault: Fault | null } {
  const problems = fieldProblemsOf(fault, fields);
  return { problems, fault: hasFieldProblems(problems) ? null : fault };
}

/** What the chart of an account's details is made of: what it asks the world, what it does, and what it looks at. */
export const accountDetailsSetup = setup({
  types: {} as {
    context: AccountDetailsContext;
    events: AccountDetailsEvent;
    input: AccountDetailsInput;
    tags: AccountDetailsTag;
  },
  actors: {
    loadDetails: fromPromise<AccountDetails>(absent('loadDetails')),
    saveNames: fromPromise<AccountChanged, SavingNames>(absent('saveNames')),
    savePhones: fromPromise<AccountChanged, SavingPhones>(absent('savePhones')),
    checkPassword: fromPromise<SignInResult, { readonly password: string }>(absent('checkPassword')),
  },
  actions: {
    keepDetails: assign((_, { details }: { details: AccountDetails }) => ({ details, fault: null })),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    keepNames: assign(({ context }, { typed }: { typed: NamesTyped }) => ({ names: { ...context.names, typed } })),
    keepNamesProblems: assign(({ context }, { problems }: Found) => ({
      names: { ...context.names, problems, fault: null },
    })),
    keepNamesFault: assign(({ context }, failed: FailedForm) => ({
      names: { ...context.names, ...answerOf(failed) },
    })),
    dropNamesAnswer: assign(({ context }) => ({
      names: { ...context.names, problems: noFieldProblems, fault: null },
    })),
    dropNames: assign({ names: blankAccountDetails.names }),
    keepPhones: assign(({ context }, { typed }: { typed: PhonesTyped }) => ({ phones: { ...context.phones, typed } })),
    keepPhonesProblems: assign(({ context }, { problems }: Found) => ({
      phones: { ...context.phones, problems, fault: null },
    })),
    keepPhonesFault: assign(({ context }, failed: FailedForm) => ({
      phones: { ...context.phones, ...answerOf(failed) },
    })),
    dropPhonesAnswer: assign(({ context }) => ({
      phones: { ...context.phones, problems: noFieldProblems, fault: null },
    })),
    dropPhones: assign({ phones: blankAccountDetails.phones }),
    keepProofProblems: assign((_, { problems }: Found) => ({ proof: { problems, fault: null } })),
    keepProofReason: assign((_, { result }: { result: SignInResult }) => ({
      proof: { problems: { password: result.signInFailureReasonMessage ?? '' }, fault: null },
    })),
    keepProofFault: assign((_, failed: FailedForm) => ({
      proof: answerOf(failed),
    })),
    dropProof: assign({ proof: blankAccountDetails.proof }),
    raiseReload: raise({ type: 'details.reload' }),
    raiseTold: raise({ type: 'details.told' }),
    reportTerms: sendParent(
      (_, { changed }: { changed: AccountChanged }): AccountDetailsReport => ({
        type: 'context.told',
        context: changed.context,
      }),
    ),
    keepUser: assign((_, user: User) => ({ ...blankAccountDetails, subject: subjectIn(user) })),
    dropUser: assign(blankAccountDetails),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    /** Nothing can be said of what was seen before it is. */
    isUnknown: ({ context }) => context.details === null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    hasProblems: (_, { problems }: Found) => hasFieldProblems(problems),
    hasStoreProblems: (_, { fault, fields }: FailedForm) => hasFieldProblems(fieldProblemsOf(fault, fields)),
    isMoved: (_, { fault }: Failed) => isRefusedAs(fault, 'DetailsMoved'),
    isUnproven: (_, { fault }: Failed) => isRefusedAs(fault, 'ProofNeeded'),
    isSuccessful: (_, { result }: { result: SignInResult }) => result.isSuccessful,
  },
});

export const changed = ({ event }: { event: { readonly output: AccountChanged } }) => ({ changed: event.output });
