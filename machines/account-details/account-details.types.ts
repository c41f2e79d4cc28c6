import type { AccountDetails } from '#services/account/account-details.contract.ts';
import type { Names, NamesTyped, Phones, PhonesTyped } from '#services/account/account-details.rules.ts';
import type { Fault } from '#services/fault.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import { type Carriage, type FieldProblems, noFieldProblems, type User } from '../kit/index.ts';

export type AccountDetailsInput = { readonly subject: string | null };

/** One form: what is typed and not saved yet (null where nothing is), what is wrong with it, why it was not saved. */
export type Form<Typed> = {
  readonly typed: Typed | null;
  readonly problems: FieldProblems;
  readonly fault: Fault | null;
};
/** The password that is asked for on the way; it is kept nowhere itself. */
export type ProofForm = Omit<Form<never>, 'typed'>;

export type AccountDetailsContext = {
  readonly subject: string | null;
  /** As the store told them last. */
  readonly details: AccountDetails | null;
  /** Why they were not told. */
  readonly fault: Fault | null;
  readonly names: Form<NamesTyped>;
  readonly phones: Form<PhonesTyped>;
  readonly proof: ProofForm;
};

/** What is saved, and what the shopper saw before it. */
export type Saving<Part> = { readonly wanted: Part; readonly seen: Part };
export type SavingNames = Saving<Names>;
export type SavingPhones = Saving<Phones>;

export type AccountDetailsEvent =
  /** A page that shows them comes on show: they are asked for anew. */
  | { readonly type: 'details.open' }
  | { readonly type: 'details.reload' }
  /** A change was answered with the details as they are: nothing that was asked before it counts. */
  | { readonly type: 'details.told' }
  | { readonly type: 'names.type'; readonly typed: NamesTyped }
  | { readonly type: 'names.submit'; readonly typed: NamesTyped; readonly problems: FieldProblems }
  | { readonly type: 'phones.type'; readonly typed: PhonesTyped }
  | { readonly type: 'phones.submit'; readonly typed: PhonesTyped; readonly problems: FieldProblems }
  | { readonly type: 'proof.submit'; readonly password: string; readonly problems: FieldProblems }
  /** Back to the phone numbers, which stand as they were typed. */
  | { readonly type: 'proof.cancel' }
  /** What was said of a form has been read. */
  | { readonly type: 'names.leave' }
  | { readonly type: 'phones.leave' }
  | { readonly type: 'session.ended' }
  | ({ readonly type: 'user.changed' } & User);

/** What the parent hears: the terms that came with the answer, by which a shopper is greeted. */
export type AccountDetailsReport = { readonly type: 'context.told'; readonly context: ServerContext };

/**
 * `reading`, `unread`: of the details. Of the names: `namesBusy`, `namesSaved`, `namesMoved`; of the phone numbers the
 * same, and `proving`, `proofBusy` while the password is asked for once more.
 */
export type AccountDetailsTag =
  | 'reading'
  | 'unread'
  | 'namesBusy'
  | 'namesSaved'
  | 'namesMoved'
  | 'phonesBusy'
  | 'phonesSaved'
  | 'phonesMoved'
  | 'proving'
  | 'proofBusy';

const blankForm = { typed: null, problems: noFieldProblems, fault: null } as const;
export const blankAccountDetails: AccountDetailsContext = {
  subject: null,
  details: null,
  fault: null,
  names: blankForm,
  phones: blankForm,
  proof: { problems: noFieldProblems, fault: null },
};
export const accountDetailsCarriage: Carriage = {
  keeps: ['subject', 'details', 'fault'],
  blank: blankAccountDetails,
};
