import type { Fault } from '#services/fault.ts';
import { type Carriage, type FieldProblems, noFieldProblems } from '../kit/index.ts';

/** The password is not here: it goes from its field to the store and is kept nowhere. */
export type SignInContext = {
  readonly email: string;
  /** What is wrong with which field, as the form or the store found. */
  readonly problems: FieldProblems;
  /** Why the store did not let them in, as it came. */
  readonly reason: string | null;
  /** What kept the form from being sent. */
  readonly fault: Fault | null;
  /** Where they were going; null for home. */
  readonly redirectUrl: string | null;
};

export type SignInEvent =
  | { readonly type: 'email.change'; readonly email: string }
  | {
      readonly type: 'form.submit';
      readonly email: string;
      readonly password: string;
      /** What the form itself found wrong: then nothing is sent. */
      readonly problems: FieldProblems;
      readonly redirectUrl: string | null;
    }
  | { readonly type: 'page.leave' };

/** What the parent hears: somebody is signed in, and where they were going. */
export type SignInReport = {
  readonly type: 'login.told';
  readonly isSocial: false;
  readonly redirectUrl: string | null;
};

/** `busy`: the form is on its way. `done`: they are signed in. */
export type SignInTag = 'busy' | 'done';

export const blankSignIn: SignInContext = {
  email: '',
  problems: noFieldProblems,
  reason: null,
  fault: null,
  redirectUrl: null,
};
export const signInCarriage: Carriage = { keeps: [], blank: blankSignIn };
