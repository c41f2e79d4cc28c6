import type { ClientAuth, Configuration, CustomFetch } from 'openid-client';
import { embeddedClient, embeddedPath, paths, type SignOn } from './sign-on.ts';

/** What the store keeps to itself while a browser is at the issuer. */
export type Checks = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Who the issuer says it is. Its tokens are read here and go nowhere. */
export type Told = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
};
export type Redeemed =
  | { readonly kind: 'told'; readonly told: Told }
  /** The issuer was asked to show nothing, and would have had to. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'cancelled' };

/** The store as the relying party of one issuer. */
export type Party = {
  authorizationUrl(checks: Checks, isSilent: boolean): Promise<string>;
  /** Rejects when anything in the answer is not as it was asked for. */
  redeem(search: string, checks: Checks): Promise<Redeemed>;
  /** Where the issuer ends its own session; null when it offers nothing of the kind. */
  endSessionUrl(state: string): Promise<string | null>;
};

const patienceSeconds = 5;
const scope = 'openid email';
const subjectShape = /^[\x21-\x7e]{1,255}$/;
const needsPerson = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];

type Parts = { readonly signOn: SignOn; readonly publicOrigin: string; readonly outgoing: CustomFetch };

/** The issuer is asked who it is at the first sign-in, and again when it could not be reached. */
export function createParty({ signOn, publicOrigin, outgoing }: Parts): Party {
  const redirectUri = `${publicOrigin}${paths.callback}`;
  const asked =
    signOn.kind === 'issuer'
      ? { issuer: signOn.issuer, clientId: signOn.clientId, secret: () => signOn.clientSecret }
      : {
          issuer: `${publicOrigin}${embeddedPath}`,
          clientId: embeddedClient,
          secret: () => signOn.keys().clientSecret,
        };
  let known: Promise<Configuration> | undefined;

  async function discover(): Promise<Configuration> {
    const client = await import('openid-client');
    const secret = asked.secret();
    const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
    const authenticate: ClientAuth = (as, ...rest) => {
      const offered = as.token_endpoint_auth_methods_supported;
      return (offered === undefined || offered.includes('client_secret_basic') ? basic : post)(as, ...rest);
    };
    const found = await client.discovery(new URL(asked.issuer), asked.clientId, undefined, authenticate, {
      [client.customFetch]: outgoing,
      timeout: patienceSeconds,
      execute: [
        client.enableNonRepudiationChecks,
        ...(asked.issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
      ],
    });
    found[client.customFetch] = outgoing;
    return found;
  }
  const configuration = () =>
    (known ??= discover().catch((error: unknown) => {
      known = undefined;
      throw error;
    }));

  return {
    async authorizationUrl({ state, nonce, verifier }, isSilent) {
      const client = await import('openid-client');
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isSilent ? { prompt: 'none' } : {}),
      });
      return url.href;
    },

    async redeem(search, { state, nonce, verifier }) {
      const client = await import('openid-client');
      const config = await configuration();
      const query = new URLSearchParams(search);
      if (query.has('error') && query.has('code')) throw new Error('The issuer said both yes and no.');
      try {
        const tokens = await client.authorizationCodeGrant(config, new URL(`${redirectUri}${search}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims || !subjectShape.test(claims.sub)) throw new Error('The issuer named nobody.');
        const hasMore = claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
        const more = hasMore ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : claims;
        const { email, email_verified: isVerified } = more;
        const told = { issuer: claims.iss, subject: claims.sub, isEmailVerified: isVerified === true };
        return { kind: 'told', told: { ...told, email: typeof email === 'string' ? email : null } };
      } catch (error) {
        if (!(error instanceof client.AuthorizationResponseError)) throw error;
        if (needsPerson.includes(error.error)) return { kind: 'nobody' };
        if (error.error === 'access_denied') return { kind: 'cancelled' };
        throw error;
      }
    },

    async endSessionUrl(state) {
      const client = await import('openid-client');
      const config = await configuration();
      if (config.serverMetadata().end_session_endpoint === undefined) return null;
      const back = `${publicOrigin}${paths.signedOut}`;
      return client.buildEndSessionUrl(config, { post_logout_redirect_uri: back, state }).href;
    },
  };
}
