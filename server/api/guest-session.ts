import { createHash } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import { createSession, findSession, keepSession, touchSession } from '../db/repositories/sessions.ts';
import { cookieValues, setCookie } from './cookies.ts';
import type { StoreWorld } from './store-world.ts';

export const guestCookie = 'cw-guest';
const oneYearSeconds = 365 * 24 * 60 * 60;
const secretShape = /^[A-Za-z0-9_-]{43}$/;

export type GuestFacts = {
  readonly betaTestStatus?: boolean;
  readonly experimentsDisabled?: boolean;
  /** The store that was chosen for picking up. */
  readonly storeId?: number;
};

export interface GuestSession {
  /** What the store remembers of this browser; nothing, and nothing is made, when it has no session. */
  facts(): Promise<GuestFacts>;
  /** Remembers more, in a transaction of the caller, and says all it knows then; the first time makes a session. */
  remember(trx: Transaction, more: GuestFacts): Promise<GuestFacts>;
  /** Cookies to set with the answer. */
  readonly cookies: string[];
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/**
 * The session of a browser nobody is signed in with. It begins with its first write. Who has already read what it knows
 * hands that over as `known`, so that all the answers of one page are for the same guest.
 */
export function guestSessionOf(
  cookieHeader: string | null,
  world: Pick<StoreWorld, 'db' | 'clock' | 'ids' | 'publicOrigin'>,
  known?: GuestFacts,
): GuestSession {
  const secure = world.publicOrigin.startsWith('https:');
  const values = cookieValues(cookieHeader, guestCookie);
  const only = values.length === 1 ? values[0] : undefined;
  const secret = only !== undefined && secretShape.test(only) ? only : null;
  const cookies: string[] = [];
  const find = async (reader: Parameters<typeof findSession>[0]) =>
    secret === null ? null : findSession(reader, hashOf(secret));
  if (values.length > 0 && secret === null) cookies.push(setCookie(guestCookie, '', { maxAgeSeconds: 0, secure }));

  return {
    cookies,
    facts: async () => known ?? (await find(world.db.read))?.facts ?? {},
    async remember(trx, more) {
      const nowMs = world.clock.nowMs();
      const isHeld = secret !== null && (await touchSession(trx, hashOf(secret), nowMs));
      const found = isHeld ? await find(trx) : null;
      const all = { ...found?.facts, ...more };
      if (found && (await keepSession(trx, found.idHash, nowMs, all))) return all;
      const fresh = world.ids.secret();
      await createSession(trx, {
        idHash: hashOf(fresh),
        createdMs: nowMs,
        seenMs: nowMs,
        subject: null,
        facts: { ...more },
      });
      cookies.splice(0, cookies.length, setCookie(guestCookie, fresh, { maxAgeSeconds: oneYearSeconds, secure }));
      return more;
    },
  };
}
