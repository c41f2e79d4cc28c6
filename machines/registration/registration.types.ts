import type { Fault } from '#services/fault.ts';
import { type Carriage, type FieldProblems, noFieldProblems } from '../kit/index.ts';

/** Neither the password nor the code is here: each goes from its field to the store and is kept nowhere. */
export type RegistrationContext = {
  readonly email: string;
  readonly problems: FieldProblems;
  readonly fault: Fault | null;
  /** Why another letter could not be sent. */
  readonly letterFault: Fault | null;
  /** How many letters went to this address. */
  readonly letters: number;
  readonly redirectUrl: string | null;
};

export type RegistrationEvent =
  | { readonly type: 'email.change'; readonly email: string }
  | {
      readonly type: 'form.submit';
      readonly email: string;
      readonly password: string;
      readonly problems: FieldProblems;
    }
  | {
      readonly type: 'code.submit';
      readonly code: string;
      readonly problems: FieldProblems;
      /** Where they go once they are in. */
      readonly redirectUrl: string | null;
    }
  | { readonly type: 'letter.send'; readonly password: string }
  /** Back to the email and the password, which still stand in their fields. */
  | { readonly type: 'address.change' }
  | { readonly type: 'page.leave' };

/** What the parent hears: the account is there, somebody is signed in, and where they go. */
export type RegistrationReport = {
  readonly type: 'login.told';
  readonly isSocial: false;
  readonly redirectUrl: string | null;
};

/** `busy`: a form is on its way. `lettered`: a letter was sent. `letterBusy`, `letterWait`: of the next one. `done`. */
export type RegistrationTag = 'busy' | 'lettered' | 'letterBusy' | 'letterWait' | 'done';

export const blankRegistration: RegistrationContext = {
  email: '',
  problems: noFieldProblems,
  fault: null,
  letterFault: null,
  letters: 0,
  redirectUrl: null,
};
export const registrationCarriage: Carriage = { keeps: [], blank: blankRegistration };
