import type { StoreWorld } from '../api/store-world.ts';
import type { Verify } from '../idp/credentials.ts';
import type { IdpKeys } from '../idp/keys.ts';

/** The provider beside the store itself, or a real one elsewhere. Null where the sign-in page has a form of its own. */
export type SignOn = EmbeddedSignOn | IssuerSignOn;
export type EmbeddedSignOn = {
  readonly kind: 'embedded';
  readonly keys: () => IdpKeys;
  readonly verifyIn: (world: StoreWorld) => Verify;
};
export type IssuerSignOn = {
  readonly kind: 'issuer';
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Other origins that the issuer's endpoints stand on; nothing else is ever asked. */
  readonly origins: readonly string[];
  /** How the world is asked; the platform's own fetch when it is not said. */
  readonly ask?: (request: Request) => Promise<Response>;
};

export const embeddedPath = '/idp';
export const embeddedClient = 'kete';
export const paths = {
  start: '/bff/initiate-oidc-signin',
  callback: '/bff/oidc-callback',
  logout: '/bff/logout',
  signedOut: '/bff/signed-out',
  silent: '/bff/silent-login',
} as const;
export type BffPath = (typeof paths)[keyof typeof paths];
