import type { Fault } from '#services/fault.ts';
import { type Carriage, type FieldProblems, noFieldProblems } from '../kit/index.ts';

export type ForgottenPasswordContext = {
  readonly email: string;
  readonly problems: FieldProblems;
  readonly fault: Fault | null;
  /** Why the store did not take the letter's link, as it came. */
  readonly reason: string | null;
  /** What the letter's link brought, until it has been used; it is in no address, no page and no store of the browser. */
  readonly token: string | null;
  readonly redirectUrl: string | null;
};

export type ForgottenPasswordEvent =
  | { readonly type: 'email.change'; readonly email: string }
  | { readonly type: 'letter.ask'; readonly email: string; readonly problems: FieldProblems }
  /** Another address, or the same once more. */
  | { readonly type: 'letter.again' }
  /** The letter's link was followed. */
  | { readonly type: 'token.take'; readonly token: string }
  | {
      readonly type: 'password.choose';
      readonly password: string;
      readonly problems: FieldProblems;
      readonly redirectUrl: string | null;
    }
  | { readonly type: 'page.leave' };

/** What the parent hears: the new password is kept, somebody is signed in, and where they go. */
export type ForgottenPasswordReport = {
  readonly type: 'login.told';
  readonly isSocial: false;
  readonly redirectUrl: string | null;
};

/** `busy`: a form is on its way. `lettered`: a letter was asked for. `choosing`: a link was followed. `spent`: in vain. */
export type ForgottenPasswordTag = 'busy' | 'lettered' | 'choosing' | 'spent' | 'done';

export const blankForgottenPassword: ForgottenPasswordContext = {
  email: '',
  problems: noFieldProblems,
  fault: null,
  reason: null,
  token: null,
  redirectUrl: null,
};
export const forgottenPasswordCarriage: Carriage = { keeps: [], blank: blankForgottenPassword };
