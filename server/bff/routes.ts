import { createHmac } from 'node:crypto';
import { signInAfterRedirect, type SignInReason } from '#services/navigation/auto-redirect.rules.ts';
import { safeReturnPath } from '#services/navigation/return-path.rules.ts';
import { cookieValues } from '../api/cookies.ts';
import type { StoreWorld } from '../api/store-world.ts';
import { sessionCookie, visitorSessionOf } from '../api/visitor-session.ts';
import { clearedCache, commonHeaders } from '../security/headers.ts';
import { isSame } from '../security/secrets.ts';
import { accountOf } from './account-of.ts';
import { isOwnNavigation } from './own-navigation.ts';
import type { Party, Told } from './party.ts';
import { confirmLogoutPage, silentAnswer } from './pages.ts';
import { plainPageCsp } from './plain-page.ts';
import { type BffPath, paths, type SignOn } from './sign-on.ts';
import { comeBack, setOut, stateOf } from './under-way.ts';

/** Says that this browser signs on at the identity provider: a mark that a page may read, and no secret. */
export const markCookie = 'cw-ssuflow';
const markSeconds = 365 * 24 * 60 * 60;

type Parts = {
  readonly world: StoreWorld;
  /** Null where the sign-in page has a form of its own. */
  readonly signOn: { readonly kind: SignOn['kind']; readonly party: Party } | null;
};
type Answer = (request: Request) => Promise<Response>;

/** The navigations of signing in and out, by their path. All of them answer with a page or lead on; none tells what broke. */
export function createBff({ world, signOn }: Parts): Readonly<Record<BffPath, Answer>> {
  const { publicOrigin, log } = world;
  const secure = publicOrigin.startsWith('https:');
  const common = { ...commonHeaders(secure), 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };

  function leadTo(location: string, cookies: readonly string[] = [], more: Readonly<Record<string, string>> = {}) {
    const headers = new Headers({
      ...common,
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      ...more,
      location,
    });
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return new Response(null, { status: 302, headers });
  }
  function show(body: string, csp: string, cookies: readonly string[] = []) {
    const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': csp };
    const frames = { 'x-frame-options': csp === plainPageCsp ? 'DENY' : 'SAMEORIGIN' };
    const headers = new Headers({ ...common, ...type, ...frames });
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return new Response(body, { headers });
  }
  const tellFrame = (isLoggedIn: boolean, cookies: readonly string[] = []) => {
    const { body, csp } = silentAnswer(isLoggedIn, publicOrigin);
    return show(body, csp, cookies);
  };
  const mark = (value: string, maxAge: number) =>
    `${markCookie}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
  const cookieOf = (request: Request) => request.headers.get('cookie');
  const queryOf = (request: Request) => new URL(request.url).searchParams;
  const isKnown = async (request: Request) => (await visitorSessionOf(cookieOf(request), world).person()) !== null;
  /** A broken issuer is our trouble: it is logged, and the visitor gets the next thing to do. */
  async function orElse<T>(work: () => Promise<T>, otherwise: () => T): Promise<T> {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error }, 'A sign-in at the identity provider came to nothing.');
      return otherwise();
    }
  }

  async function start(request: Request): Promise<Response> {
    const query = queryOf(request);
    const path = safeReturnPath(query.get('redirectUrl'));
    if (signOn === null) return leadTo(signInAfterRedirect(path));
    const isAutomatic = query.get('autoRedirect') === 'true';
    if (isAutomatic && (await isKnown(request))) return leadTo(path);
    return orElse(
      async () => {
        const out = await setOut(world, cookieOf(request), { kind: isAutomatic ? 'automatic' : 'page', path });
        return leadTo(await signOn.party.authorizationUrl(out, isAutomatic), [out.cookie]);
      },
      () => leadTo(signInAfterRedirect(path, 'failed')),
    );
  }

  async function signInAs(request: Request, told: Told): Promise<readonly string[] | SignInReason> {
    const kind = signOn?.kind ?? 'embedded';
    return world.db.transaction(async (trx) => {
      const session = visitorSessionOf(cookieOf(request), world);
      const found = await accountOf(trx, told, kind, world);
      if ('reason' in found) return found.reason;
      await session.signIn(trx, found.accountId);
      return [...session.cookies, mark('1', markSeconds)];
    });
  }

  async function callback(request: Request): Promise<Response> {
    const { search } = new URL(request.url);
    const underWay = signOn && (await comeBack(world, cookieOf(request), search));
    if (!signOn || !underWay || underWay.kind === 'logout') return leadTo(signInAfterRedirect('/', 'expired'));
    const { kind, path, nonce, verifier } = underWay;
    const fail = (reason?: SignInReason) =>
      kind === 'frame' ? tellFrame(false) : leadTo(signInAfterRedirect(path, reason));
    return orElse(
      async () => {
        const redeemed = await signOn.party.redeem(search, { state: stateOf(search), nonce, verifier });
        if (redeemed.kind !== 'told') return fail(redeemed.kind === 'cancelled' ? 'cancelled' : undefined);
        const cookies = await signInAs(request, redeemed.told);
        if (typeof cookies === 'string') return fail(cookies);
        return kind === 'frame' ? tellFrame(true, cookies) : leadTo(path, cookies);
      },
      () => fail('failed'),
    );
  }

  /** A hidden frame asks whether the issuer knows this browser; only one that has signed on there before is asked about. */
  async function silent(request: Request): Promise<Response> {
    if (await isKnown(request)) return tellFrame(true);
    if (signOn === null || cookieOf(request)?.split(/;\s*/).includes(`${markCookie}=1`) !== true)
      return tellFrame(false);
    return orElse(
      async () => {
        const out = await setOut(world, cookieOf(request), { kind: 'frame', path: '/' });
        return leadTo(await signOn.party.authorizationUrl(out, true), [out.cookie]);
      },
      () => tellFrame(false),
    );
  }

  /** Bound to the session that it ends, so it works once and for nobody else. */
  const confirmationOf = (session: string) =>
    createHmac('sha256', world.serverKey).update(`logout ${session}`).digest('base64url');
  const isConfirmed = (request: Request, session: string | undefined): boolean =>
    session !== undefined && session !== '' && isSame(queryOf(request).get('confirm') ?? '', confirmationOf(session));

  async function logout(request: Request): Promise<Response> {
    const path = safeReturnPath(queryOf(request).get('redirectUrl'));
    const [session] = cookieValues(cookieOf(request), sessionCookie);
    if (!isOwnNavigation(request.headers, publicOrigin) && !isConfirmed(request, session)) {
      if (session === undefined) return leadTo(path);
      const confirm = new URLSearchParams({ redirectUrl: path, confirm: confirmationOf(session) });
      return show(confirmLogoutPage(`${paths.logout}?${confirm}`), plainPageCsp);
    }
    const ended = await world.db.transaction(async (trx) => {
      const visitor = visitorSessionOf(cookieOf(request), world);
      await visitor.signOut(trx);
      return visitor.cookies;
    });
    const cookies = [...ended, mark('', 0)];
    if (signOn === null) return leadTo(path, cookies, clearedCache);
    return orElse(
      async () => {
        const out = await setOut(world, cookieOf(request), { kind: 'logout', path });
        const away = await signOn.party.endSessionUrl(out.state);
        return leadTo(away ?? path, away === null ? cookies : [...cookies, out.cookie], clearedCache);
      },
      () => leadTo(path, cookies, clearedCache),
    );
  }

  async function signedOut(request: Request): Promise<Response> {
    const underWay = await comeBack(world, cookieOf(request), new URL(request.url).search);
    return leadTo(underWay?.kind === 'logout' ? underWay.path : '/');
  }

  return {
    [paths.start]: start,
    [paths.callback]: callback,
    [paths.logout]: logout,
    [paths.signedOut]: signedOut,
    [paths.silent]: silent,
  };
}
