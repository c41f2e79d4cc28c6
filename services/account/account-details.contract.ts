import * as v from 'valibot';
import { ServerContext } from '../session/session.contract.ts';
import { ShopperName, ShopperPhone } from '../shopper/shopper.contract.ts';
import { civilDate, instantMs } from '../wire.ts';
import { type SignInResult, TypedEmail, TypedPassword } from './account.contract.ts';

/** What an account is made of, as its shopper sees it. */
export const AccountDetails = v.pipe(
  v.object({
    firstName: v.string(),
    lastName: v.string(),
    birthDate: civilDate,
    phone: v.string(),
    otherPhone: v.nullable(v.string()),
    email: v.string(),
    memberSince: instantMs,
    /** The new address whose code this browser waits for. */
    awaitedEmail: v.nullable(v.string()),
    /** Where email and password are changed; null where that is here. */
    signInAt: v.nullable(v.string()),
  }),
  v.transform(({ memberSince, ...details }) => ({ ...details, memberSinceMs: memberSince })),
);
export type AccountDetails = v.InferOutput<typeof AccountDetails>;
export type AccountDetailsWire = v.InferInput<typeof AccountDetails>;

const seen = v.pipe(v.string(), v.maxLength(500, 'is too long'));

/** A change says what its shopper saw before it, so that it never undoes one of another tab unseen. */
export const NamesChange = v.strictObject({
  firstName: ShopperName,
  lastName: ShopperName,
  seen: v.strictObject({ firstName: seen, lastName: seen }),
});
export type NamesChange = v.InferOutput<typeof NamesChange>;

const numbered = <Type extends string>(type: Type) =>
  v.strictObject({ type: v.literal(type), number: v.pipe(v.string(), v.maxLength(60, 'is too long')) });
/** The mobile first; the other one only where there is one. */
export const PhonesChange = v.pipe(
  v.strictObject({
    phoneNumbers: v.union([
      v.strictTuple([numbered('mobile')]),
      v.strictTuple([numbered('mobile'), numbered('other')]),
    ]),
    seen: v.strictObject({ phone: seen, otherPhone: v.nullable(seen) }),
  }),
  v.transform(({ phoneNumbers: [mobile, other], ...change }) => ({
    phone: mobile.number,
    otherPhone: other?.number ?? null,
    ...change,
  })),
  v.object({
    phone: ShopperPhone,
    otherPhone: v.nullable(ShopperPhone),
    seen: v.object({ phone: v.string(), otherPhone: v.nullable(v.string()) }),
  }),
);
export type PhonesChange = v.InferOutput<typeof PhonesChange>;
export type PhonesChangeWire = v.InferInput<typeof PhonesChange>;

/** The details after a change, and the terms of a shopper who is greeted by their name. */
export const AccountChanged = v.intersect([
  v.pipe(
    v.looseObject({ details: AccountDetails }),
    v.transform(({ details }) => ({ details })),
  ),
  v.pipe(
    ServerContext,
    v.transform((context) => ({ context })),
  ),
]);
export type AccountChanged = { readonly details: AccountDetails; readonly context: ServerContext };

export const EmailChange = v.strictObject({ email: TypedEmail });
export type EmailChange = v.InferOutput<typeof EmailChange>;

/** The code in the letter that shows that the new address is theirs. */
export const EmailConfirmation = v.strictObject({
  code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, 'has six digits')),
});
export type EmailConfirmation = v.InferOutput<typeof EmailConfirmation>;

/** `currentPassword` is null for whoever gave it a moment ago. */
export const PasswordChange = v.strictObject({
  currentPassword: v.nullable(TypedPassword),
  password: TypedPassword,
});
export type PasswordChange = v.InferOutput<typeof PasswordChange>;

export interface AccountDetailsService {
  details(signal?: AbortSignal): Promise<AccountDetails>;
  changeNames(change: NamesChange, signal?: AbortSignal): Promise<AccountChanged>;
  /** Refused as `ProofNeeded` unless the password was given a moment ago. */
  changePhones(change: PhonesChange, signal?: AbortSignal): Promise<AccountChanged>;
  /** Has a code sent to the new address; says the same whether or not it has an account. `ProofNeeded` as above. */
  changeEmail(change: EmailChange, signal?: AbortSignal): Promise<void>;
  /** The email is the new one from then on; a code that is not right is an answer, not a fault. */
  confirmEmail(confirmation: EmailConfirmation, signal?: AbortSignal): Promise<SignInResult>;
  /** Keeps a new password and ends every other session of the account. */
  changePassword(change: PasswordChange, signal?: AbortSignal): Promise<void>;
}
