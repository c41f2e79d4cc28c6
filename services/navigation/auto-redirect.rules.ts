import { home, safeReturnPath } from './return-path.rules.ts';

const signInPage = '/shop/securelogin';
const signInStart = '/bff/initiate-oidc-signin';

/** Why a sign-in at the identity provider came to nothing: the sign-in page has a sentence for each. */
export const signInReasons = ['cancelled', 'expired', 'failed', 'unverified'] as const;
export type SignInReason = (typeof signInReasons)[number];

/** The reason that an address gives; null for none and for any other word. */
export const signInReasonOf = (value: unknown): SignInReason | null =>
  signInReasons.find((reason) => reason === value) ?? null;

const returning = (redirectUrl: string) =>
  redirectUrl === home ? '' : `&redirectUrl=${encodeURIComponent(redirectUrl)}`;

/** The sign-in page for whoever was at the identity provider and is not signed in: it bears the mark that stops a second automatic try. */
export const signInAfterRedirect = (redirectUrl: unknown, reason?: SignInReason): string =>
  `${signInPage}?redirected=true${returning(safeReturnPath(redirectUrl))}${reason ? `&reason=${reason}` : ''}`;

/** Where signing in at the identity provider begins; automatic, it asks without showing anything. */
export const signInStartPath = (redirectUrl: unknown, isAutomatic = false): string =>
  `${signInStart}?redirectUrl=${encodeURIComponent(safeReturnPath(redirectUrl))}${isAutomatic ? '&autoRedirect=true' : ''}`;

/**
 * Where the sign-in page goes by itself: to the identity provider, when it is asked to and has not been there. Any
 * mention of the mark counts, whatever its value, so that no address makes it go twice.
 */
export function automaticSignIn(search: Readonly<Record<string, unknown>>, signIn: 'page' | 'sso'): string | null {
  const isAsked = search['autoRedirect'] === 'true' || search['autoRedirect'] === true;
  if (signIn !== 'sso' || !isAsked || search['redirected'] !== undefined) return null;
  return signInStartPath(search['redirectUrl'], true);
}
