import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { embeddedClient, embeddedPath, paths } from '../bff/sign-on.ts';
import { passwordSecondsOf, personOfScvId } from '../db/repositories/identities.ts';
import type { StoreWorld } from '../api/store-world.ts';
import { createAdapter } from './adapter.ts';
import type { IdpKeys } from './keys.ts';
import { troublePage } from './pages.ts';

const minute = 60;
const day = 24 * 60 * minute;
const scope = 'openid email';
/** Under the provider's own path alone, so that no other page is sent them. */
const cookie = { httpOnly: true, sameSite: 'lax', signed: true, path: embeddedPath } as const;

type World = Pick<StoreWorld, 'db' | 'clock' | 'publicOrigin' | 'log'>;

/** The first party asks for nothing that the store does not know already, so consent is given with signing in. */
async function grantOf({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const kept = session.grantIdFor(client.clientId);
  const standing = kept && (await provider.Grant.find(kept));
  if (standing) return standing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}

type Policies = typeof import('oidc-provider')['interactionPolicy'];

/** Whoever was signed in before the password was chosen is asked again: that is what a new password is for. */
function policyOf(world: World, { base, Check }: Policies) {
  const policy = base();
  const isOutdated = async ({ oidc: { session } }: KoaContextWithOIDC) =>
    session?.accountId !== undefined &&
    (session.loginTs ?? 0) < (await passwordSecondsOf(world.db.read, session.accountId));
  const says = 'the password was chosen after the sign-in';
  policy.get('login')?.checks.add(new Check('password_chosen', says, 'login_required', isOutdated));
  return policy;
}

function configurationOf(world: World, keys: IdpKeys, policies: Policies): Configuration {
  return {
    adapter: createAdapter(world),
    clients: [
      {
        client_id: embeddedClient,
        client_secret: keys.clientSecret,
        redirect_uris: [`${world.publicOrigin}${paths.callback}`],
        post_logout_redirect_uris: [`${world.publicOrigin}${paths.signedOut}`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    clientAuthMethods: ['client_secret_basic'],
    jwks: structuredClone(keys.jwks) as NonNullable<Configuration['jwks']>,
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    cookies: {
      names: { session: 'cw-idp', interaction: 'cw-idp-step', resume: 'cw-idp-back' },
      keys: [keys.cookieKey],
      long: cookie,
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    responseTypes: ['code'],
    scopes: ['openid', 'email'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: showTrouble, postLogoutSuccessSource: showTrouble },
    },
    ttl: {
      AccessToken: 5 * minute,
      AuthorizationCode: minute,
      IdToken: 5 * minute,
      Interaction: 10 * minute,
      Session: 14 * day,
      Grant: 14 * day,
    },
    interactions: { policy: policyOf(world, policies), url: (_, { uid }) => `${embeddedPath}/interaction/${uid}` },
    loadExistingGrant: grantOf,
    clientBasedCORS: () => false,
    async findAccount(_, sub) {
      const person = await personOfScvId(world.db.read, sub);
      if (!person) return undefined;
      return { accountId: sub, claims: async () => ({ sub, email: person.email, email_verified: true }) };
    },
    renderError: showTrouble,
  };
}

function showTrouble(ctx: KoaContextWithOIDC): void {
  ctx.type = 'html';
  ctx.body = troublePage();
}

/** The provider, one client and no more. Its name for a person is the one that leaves the store anyway. */
export async function createProvider(world: World, keys: IdpKeys): Promise<Provider> {
  const { default: OidcProvider, interactionPolicy } = await import('oidc-provider');
  const provider = new OidcProvider(
    `${world.publicOrigin}${embeddedPath}`,
    configurationOf(world, keys, interactionPolicy),
  );
  provider.proxy = true;
  provider.on('server_error', (_, error) =>
    world.log.error({ err: error }, 'The embedded identity provider could not answer.'),
  );
  return provider;
}
