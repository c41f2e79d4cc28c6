import type { SignOn } from '../bff/sign-on.ts';
import type { Config } from '../config.ts';
import { type IdpKeys, openKeys } from '../idp/keys.ts';
import { verifyInStore } from '../idp/verify-in-store.ts';
import type { World } from '../world.ts';

/** Who signs people on: nobody but the sign-in page, the provider beside the store, or a real issuer. */
export function signOnOf({ signIn, issuer, dataDir }: Config, { random }: World): SignOn | null {
  if (issuer) {
    const { address, clientId, clientSecret, origins } = issuer;
    return { kind: 'issuer', issuer: address, clientId, clientSecret, origins };
  }
  if (signIn === 'page') return null;
  let keys: IdpKeys | undefined;
  return { kind: 'embedded', keys: () => (keys ??= openKeys(dataDir, random)), verifyIn: verifyInStore };
}
