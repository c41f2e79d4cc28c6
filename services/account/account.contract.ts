import * as v from 'valibot';

/** What is typed is bounded before it is looked at; what makes a password good is said in password.rules.ts. */
export const TypedEmail = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254, 'is too long'),
  v.email('is not an email address'),
);
export const TypedPassword = v.pipe(v.string(), v.minLength(1, 'is missing'), v.maxLength(1_024, 'is too long'));

export const Credentials = v.strictObject({ email: TypedEmail, password: TypedPassword });
export type Credentials = v.InferOutput<typeof Credentials>;

/** The reason is written to be shown, and says nothing of whether there is such an account. */
export const SignInResult = v.object({
  isSuccessful: v.boolean(),
  signInFailureReasonMessage: v.nullable(v.string()),
});
export type SignInResult = v.InferOutput<typeof SignInResult>;

export const Registration = v.strictObject({ email: TypedEmail, password: TypedPassword });
export type Registration = v.InferOutput<typeof Registration>;

/** The code in the letter that shows that the address is theirs. */
export const RegistrationConfirmation = v.strictObject({
  email: TypedEmail,
  code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, 'has six digits')),
});
export type RegistrationConfirmation = v.InferOutput<typeof RegistrationConfirmation>;

export const ForgottenPassword = v.strictObject({ email: TypedEmail });
export type ForgottenPassword = v.InferOutput<typeof ForgottenPassword>;

/** `token` came with a letter and opens one account, once. */
export const NewPassword = v.strictObject({
  token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'is not a link of ours')),
  password: TypedPassword,
});
export type NewPassword = v.InferOutput<typeof NewPassword>;

export const PasswordCheck = v.strictObject({ password: TypedPassword });

export interface AccountService {
  /** Signs in; a refusal that the shopper can do something about is an answer, not a fault. */
  signIn(credentials: Credentials, signal?: AbortSignal): Promise<SignInResult>;
  /** Has a code sent to the address; says the same whether or not it has an account. */
  register(registration: Registration, signal?: AbortSignal): Promise<void>;
  /** Makes the account the code was sent for, and signs in. */
  confirmRegistration(confirmation: RegistrationConfirmation, signal?: AbortSignal): Promise<SignInResult>;
  /** Has a link sent to the address; says the same whether or not it has an account. */
  forgotPassword(forgotten: ForgottenPassword, signal?: AbortSignal): Promise<void>;
  /** Keeps a new password and ends every session of the account. */
  choosePassword(chosen: NewPassword, signal?: AbortSignal): Promise<SignInResult>;
  /** Asks again for the password of whoever is signed in, before something that matters. */
  checkPassword(password: string, signal?: AbortSignal): Promise<SignInResult>;
}
