import type { StoreWorld } from '../api/store-world.ts';
import { cookieValues } from '../api/cookies.ts';
import { keepSignIn, sweepSignIns, takeSignIn } from '../db/repositories/sign-ins.ts';
import { hashOf } from './hash.ts';

/** Binds what is under way to one browser. It opens nothing by itself. */
export const signInCookie = 'cw-signin';
const tenMinutesSeconds = 600;
const secretShape = /^[A-Za-z0-9_-]{43}$/;

/** What the store keeps while a browser is at the issuer. */
export type UnderWay = {
  readonly kind: 'page' | 'automatic' | 'frame' | 'logout';
  readonly path: string;
  readonly nonce: string;
  readonly verifier: string;
};

type World = Pick<StoreWorld, 'db' | 'clock' | 'ids' | 'publicOrigin'>;

const idOf = (browser: string, state: string) => hashOf(`${browser}.${state}`);

/** The browser's own secret: one that is well formed, and not two, of which another site set one. */
function browserOf(cookie: string | null): string | null {
  const [only, ...others] = cookieValues(cookie, signInCookie);
  return only !== undefined && others.length === 0 && secretShape.test(only) ? only : null;
}

/** Begins something that ends within ten minutes in the same browser; several windows may each be at something. */
export async function setOut(
  world: World,
  cookie: string | null,
  about: Pick<UnderWay, 'kind' | 'path'>,
): Promise<{ readonly state: string; readonly nonce: string; readonly verifier: string; readonly cookie: string }> {
  const { ids, clock, publicOrigin } = world;
  const browser = browserOf(cookie) ?? ids.secret();
  const [state, nonce, verifier] = [ids.secret(), ids.secret(), ids.secret()];
  const nowMs = clock.nowMs();
  await world.db.transaction(async (trx) => {
    await sweepSignIns(trx, nowMs);
    await keepSignIn(trx, {
      idHash: idOf(browser, state),
      stateHash: hashOf(state),
      facts: { ...about, nonce, verifier } satisfies UnderWay,
      expiresMs: nowMs + tenMinutesSeconds * 1_000,
    });
  });
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
  const kept = `${signInCookie}=${browser}; Path=/bff; Max-Age=${tenMinutesSeconds}; HttpOnly; SameSite=Lax${secure}`;
  return { state, nonce, verifier, cookie: kept };
}

/** What this browser set out for with that state; the second time it is asked, there is nothing. */
export async function comeBack(world: World, cookie: string | null, search: string): Promise<UnderWay | null> {
  const browser = browserOf(cookie);
  const [state, ...others] = new URLSearchParams(search).getAll('state');
  if (browser === null || state === undefined || others.length > 0 || !secretShape.test(state)) return null;
  const found = await world.db.transaction((trx) =>
    takeSignIn(trx, idOf(browser, state), hashOf(state), world.clock.nowMs()),
  );
  return found as UnderWay | null;
}

export const stateOf = (search: string): string => new URLSearchParams(search).get('state') ?? '';
