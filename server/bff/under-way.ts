import type { StoreWorld } from '../api/store-world.ts';
import { secretIn, secretShape, setCookie } from '../api/cookies.ts';
import { keepSignIn, takeSignIn } from '../db/repositories/sign-ins.ts';
import { hashOf } from '../security/secrets.ts';

/** Binds what is under way to one browser. It opens nothing by itself. */
export const signInCookie = 'cw-signin';
const tenMinutesSeconds = 600;

/** What the store keeps while a browser is at the issuer. */
export type UnderWay = {
  readonly kind: 'page' | 'automatic' | 'frame' | 'logout';
  readonly path: string;
  readonly nonce: string;
  readonly verifier: string;
};

type World = Pick<StoreWorld, 'db' | 'clock' | 'ids' | 'publicOrigin'>;

const idOf = (browser: string, state: string) => hashOf(`${browser}.${state}`);

/** Begins something that ends within ten minutes in the same browser; several windows may each be at something. */
export async function setOut(
  world: World,
  cookie: string | null,
  about: Pick<UnderWay, 'kind' | 'path'>,
): Promise<{ readonly state: string; readonly nonce: string; readonly verifier: string; readonly cookie: string }> {
  const { ids, clock, publicOrigin } = world;
  const browser = secretIn(cookie, signInCookie) ?? ids.secret();
  const [state, nonce, verifier] = [ids.secret(), ids.secret(), ids.secret()];
  const nowMs = clock.nowMs();
  await world.db.transaction((trx) =>
    keepSignIn(trx, {
      idHash: idOf(browser, state),
      stateHash: hashOf(state),
      facts: { ...about, nonce, verifier } satisfies UnderWay,
      expiresMs: nowMs + tenMinutesSeconds * 1_000,
    }),
  );
  const secure = publicOrigin.startsWith('https:');
  const kept = { maxAgeSeconds: tenMinutesSeconds, secure, path: '/bff' };
  return { state, nonce, verifier, cookie: setCookie(signInCookie, browser, kept) };
}

/** What this browser set out for with that state; the second time it is asked, there is nothing. */
export async function comeBack(world: World, cookie: string | null, search: string): Promise<UnderWay | null> {
  const browser = secretIn(cookie, signInCookie);
  const [state, ...others] = new URLSearchParams(search).getAll('state');
  if (browser === null || state === undefined || others.length > 0 || !secretShape.test(state)) return null;
  const found = await world.db.transaction((trx) =>
    takeSignIn(trx, idOf(browser, state), hashOf(state), world.clock.nowMs()),
  );
  return found as UnderWay | null;
}

export const stateOf = (search: string): string => new URLSearchParams(search).get('state') ?? '';
