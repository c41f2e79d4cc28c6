import type { Fault } from '#services/fault.ts';
import { type Carriage, type FieldProblems, noFieldProblems, type User } from '../kit/index.ts';

export type CredentialsInput = { readonly subject: string | null };

type Answer = { readonly problems: FieldProblems; readonly fault: Fault | null };

/** No password and no code is here: each goes from its field to the store and is kept nowhere. */
export type CredentialsContext = {
  readonly subject: string | null;
  /** The new email, as it is typed; then the one whose code is asked for. */
  readonly email: string;
  /** What became of the email and of its code. */
  readonly answer: Answer;
  /** What became of the password that was asked for once more. */
  readonly proof: Answer;
  /** Why another letter could not be sent. */
  readonly letterFault: Fault | null;
  /** How many letters went to the new address. */
  readonly letters: number;
  /** What became of the new password. */
  readonly password: Answer;
  /** How often it was changed: its form begins anew each time. */
  readonly changes: number;
};

export type CredentialsEvent =
  | { readonly type: 'email.type'; readonly email: string }
  | { readonly type: 'email.submit'; readonly email: string; readonly problems: FieldProblems }
  /** The store remembers an address whose code this browser waits for: the page was loaded anew meanwhile. */
  | { readonly type: 'email.recall'; readonly email: string | null }
  | { readonly type: 'proof.submit'; readonly password: string; readonly problems: FieldProblems }
  | { readonly type: 'proof.cancel' }
  | { readonly type: 'code.submit'; readonly code: string; readonly problems: FieldProblems }
  | { readonly type: 'letter.send' }
  /** Back to the email, which still stands in its field. */
  | { readonly type: 'address.change' }
  | {
      readonly type: 'password.submit';
      readonly currentPassword: string;
      readonly password: string;
      readonly problems: FieldProblems;
    }
  | { readonly type: 'page.leave' }
  | { readonly type: 'session.ended' }
  | ({ readonly type: 'user.changed' } & User);

export type CredentialsHappening = { readonly type: 'email.changed' };

/**
 * Of the email: `emailBusy`, `proving` and `proofBusy` while the password is asked for once more, `lettered` and
 * `codeBusy` once a letter went, `letterBusy` and `letterWait` of the next one, `emailChanged`. Of the password:
 * `passwordBusy`, `passwordChanged`.
 */
export type CredentialsTag =
  | 'emailBusy'
  | 'proving'
  | 'proofBusy'
  | 'lettered'
  | 'codeBusy'
  | 'letterBusy'
  | 'letterWait'
  | 'emailChanged'
  | 'passwordBusy'
  | 'passwordChanged';

export const noAnswer: Answer = { problems: noFieldProblems, fault: null };
export const blankCredentials: CredentialsContext = {
  subject: null,
  email: '',
  answer: noAnswer,
  proof: noAnswer,
  letterFault: null,
  letters: 0,
  password: noAnswer,
  changes: 0,
};
export const credentialsCarriage: Carriage = { keeps: ['subject', 'email', 'letters'], blank: blankCredentials };
