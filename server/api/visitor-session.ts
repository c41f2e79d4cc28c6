import type { Reader, Transaction } from '../db/database.ts';
import { type Person, personById } from '../db/repositories/accounts.ts';
import { keepChoice } from '../db/repositories/fulfilments.ts';
import {
  createSession,
  endSession,
  findSession,
  keepSession,
  type SessionRow,
  touchSession,
} from '../db/repositories/sessions.ts';
import { linesOf, type TrolleyLine } from '../db/repositories/trolley.ts';
import type { FulfilmentChoice } from '../fulfilment/choice.ts';
import { isLive } from '../fulfilment/hold.ts';
import { hashOf } from '../security/secrets.ts';
import { cookieValues, secretIn, setCookie } from './cookies.ts';
import type { StoreWorld } from './store-world.ts';

/** Of a browser that nobody is signed in with. */
export const guestCookie = 'cw-guest';
/** Of a browser that somebody is signed in with. */
export const sessionCookie = 'cw-ssoc';
const oneYearSeconds = 365 * 24 * 60 * 60;
const dayMs = 24 * 60 * 60 * 1_000;
/** A signed-in session ends so long after its last write, and so long after its sign-in whatever happens. */
export const sessionLimits = { idleMs: 90 * dayMs, wholeMs: 365 * dayMs } as const;

export type EmailChangeBegun = {
  readonly id: string;
  /** Whose: a browser may be signed in as somebody else by then. */
  readonly accountId: string;
  readonly email: string;
  readonly expiresMs: number;
};

/** What the store remembers of a browser, whoever uses it. */
export type VisitorFacts = {
  readonly betaTestStatus?: boolean;
  readonly experimentsDisabled?: boolean;
  /** How and where a guest gets their groceries; a shopper's stands in a row of theirs. */
  readonly choice?: FulfilmentChoice | null;
  /** Which registration was begun here: only here is it finished. */
  readonly registration?: string | null;
  /** The address that is to become the account's once the code that was sent there is told here. */
  readonly emailChange?: EmailChangeBegun | null;
  /** When whoever is signed in last gave their password. */
  readonly provenMs?: number;
};

/** Everything that the cookies of a browser lead to. */
export type Known = {
  readonly facts: VisitorFacts;
  readonly person: Person | null;
  /** What is in the trolley of a shopper who holds a slot, for it has to go with the slot; read for nobody else. */
  readonly trolley?: readonly TrolleyLine[];
};

export interface VisitorSession {
  /** Nothing, and nothing is made, when there is no session. */
  known(): Promise<Known>;
  facts(): Promise<VisitorFacts>;
  /** Who is signed in; null for a guest. */
  person(): Promise<Person | null>;
  /** There is a session, and the account it is of is gone. */
  isAccountMissing(): Promise<boolean>;
  /** Remembers more, in a transaction of the caller, and says all it knows then; the first time makes a guest's session. */
  remember(trx: Transaction, more: VisitorFacts): Promise<VisitorFacts>;
  /** Keeps how and where the groceries come: a shopper's for every browser of theirs, anyone else's for this one. */
  choose(trx: Transaction, choice: FulfilmentChoice): Promise<Known>;
  /** What is known after a change that was made beside the session. */
  reread(db: Reader): Promise<Known>;
  /** Begins a session of that account under a new id and ends those that this browser had; what they knew goes along. */
  signIn(trx: Transaction, accountId: string): Promise<Known>;
  /** Gives the session a new id: for a new password, or once someone may do more than before. */
  renew(trx: Transaction): Promise<Known>;
  signOut(trx: Transaction): Promise<void>;
  /** Tells this browser from others in counts; null when it came with no session. */
  readonly key: string | null;
  /** Cookies to set with the answer. */
  readonly cookies: readonly string[];
}

const nobody: Known = { facts: {}, person: null };

type Found = Pick<Known, 'person' | 'trolley'> & { readonly row: SessionRow };

/**
 * The session of a browser. Who has already read what it knows hands that over as `given`, so that all the answers of
 * one page are for the same visitor.
 */
export function visitorSessionOf(
  cookieHeader: string | null,
  world: Pick<StoreWorld, 'db' | 'clock' | 'ids' | 'publicOrigin'>,
  given?: Known,
): VisitorSession {
  const secure = world.publicOrigin.startsWith('https:');
  const cookies = new Map<string, string>();
  const clear = (name: string) => cookies.set(name, setCookie(name, '', { maxAgeSeconds: 0, secure }));
  const give = (name: string, secret: string) =>
    cookies.set(name, setCookie(name, secret, { maxAgeSeconds: oneYearSeconds, secure }));

  const hashIn = (name: string): string | null => {
    const secret = secretIn(cookieHeader, name);
    if (secret !== null) return hashOf(secret);
    if (cookieValues(cookieHeader, name).length > 0) clear(name);
    return null;
  };
  const came = [hashIn(sessionCookie), hashIn(guestCookie)] as const;
  let [signedInHash, guestHash] = came;
  let isMissing = false;

  async function withTrolley(db: Reader, person: Person | null): Promise<Pick<Known, 'person' | 'trolley'>> {
    const hold = person?.shopper?.hold;
    if (!person || !hold || !isLive(hold, world.clock.nowMs())) return { person };
    return { person, trolley: await linesOf(db, person.accountId) };
  }
  async function findSignedIn(db: Reader): Promise<Found | null> {
    if (signedInHash === null) return null;
    const row = await findSession(db, signedInHash);
    const nowMs = world.clock.nowMs();
    const isLive =
      row !== null && nowMs - row.seenMs < sessionLimits.idleMs && nowMs - row.createdMs < sessionLimits.wholeMs;
    const person = isLive && row.subject !== null ? await personById(db, row.subject) : null;
    if (row && person) return { row, ...(await withTrolley(db, person)) };
    isMissing = isLive && row.subject !== null;
    // The cookie of a session that is over stays: the browser may have a newer one by now, of a sign-in that overtook this.
    if (isMissing) clear(sessionCookie);
    return null;
  }
  async function find(db: Reader): Promise<Found | null> {
    const signedIn = await findSignedIn(db);
    if (signedIn || guestHash === null) return signedIn;
    const row = await findSession(db, guestHash);
    return row && row.subject === null ? { row, person: null } : null;
  }

  let read: Promise<Known> | undefined = given && Promise.resolve(given);
  const knownIn = ({ row, ...others }: Found): Known => ({ facts: row.facts as VisitorFacts, ...others });
  const known = () => (read ??= find(world.db.read).then((found) => (found ? knownIn(found) : nobody)));
  const keep = (all: Known): Known => {
    read = Promise.resolve(all);
    return all;
  };

  async function touch(trx: Transaction): Promise<boolean> {
    let isThere = false;
    for (const hash of [signedInHash, guestHash])
      if (hash !== null && (await touchSession(trx, hash, world.clock.nowMs()))) isThere = true;
    return isThere;
  }
  /** Holds the session for this transaction, so that two writes at once both stand. */
  async function hold(trx: Transaction): Promise<Found | null> {
    if (!(await touch(trx))) {
      // A transaction that is run again finds nothing of what its first run put in place.
      [signedInHash, guestHash] = came;
      await touch(trx);
    }
    return find(trx);
  }
  async function begin(
    trx: Transaction,
    subject: string | null,
    facts: VisitorFacts,
    sinceMs: number,
  ): Promise<string> {
    const fresh = world.ids.secret();
    const idHash = hashOf(fresh);
    await createSession(trx, { idHash, createdMs: sinceMs, seenMs: world.clock.nowMs(), subject, facts });
    give(subject === null ? guestCookie : sessionCookie, fresh);
    return idHash;
  }
  async function end(trx: Transaction): Promise<void> {
    for (const hash of [signedInHash, guestHash]) if (hash !== null) await endSession(trx, hash);
    if (guestHash !== null) clear(guestCookie);
    if (signedInHash !== null) clear(sessionCookie);
    [signedInHash, guestHash] = [null, null];
  }

  async function remember(trx: Transaction, more: VisitorFacts): Promise<VisitorFacts> {
    const nowMs = world.clock.nowMs();
    const found = await hold(trx);
    if (found && Object.keys(more).length === 0) return keep(knownIn(found)).facts;
    const facts = { ...(found?.row.facts as VisitorFacts | undefined), ...more };
    if (found && (await keepSession(trx, found.row.idHash, nowMs, facts)))
      return keep({ ...knownIn(found), facts }).facts;
    guestHash = await begin(trx, null, more, nowMs);
    return keep({ facts: more, person: null }).facts;
  }
  async function reread(db: Reader): Promise<Known> {
    const found = await find(db);
    return found ? keep(knownIn(found)) : nobody;
  }
  /** What a guest chose holds for the shopper they turn out to be, unless that one holds a slot. */
  async function adopted(trx: Transaction, facts: VisitorFacts, person: Person | null): Promise<VisitorFacts> {
    if (!person?.shopper) return facts;
    const { choice, ...others } = facts;
    const nowMs = world.clock.nowMs();
    const held = person.shopper.hold;
    if (choice && !(held && isLive(held, nowMs))) await keepChoice(trx, person.accountId, choice, nowMs);
    return others;
  }

  return {
    key: came[0] ?? came[1],
    get cookies() {
      return [...cookies.values()];
    },
    known,
    facts: async () => (await known()).facts,
    person: async () => (await known()).person,
    isAccountMissing: async () => (await known()).person === null && isMissing,
    remember,
    async choose(trx, choice) {
      const { person } = (await hold(trx)) ?? nobody;
      if (!person?.shopper) await remember(trx, { choice });
      else await keepChoice(trx, person.accountId, choice, world.clock.nowMs());
      return reread(trx);
    },
    reread,
    async signIn(trx, accountId) {
      const found = await hold(trx);
      const isOthers = found?.row.subject != null && found.row.subject !== accountId;
      const brought = isOthers ? {} : ((found?.row.facts as VisitorFacts | undefined) ?? {});
      const facts = await adopted(trx, brought, await personById(trx, accountId));
      await end(trx);
      signedInHash = await begin(trx, accountId, facts, world.clock.nowMs());
      return keep({ facts, ...(await withTrolley(trx, await personById(trx, accountId))) });
    },
    async renew(trx) {
      const found = await hold(trx);
      if (!found?.row.subject) return nobody;
      const { subject, createdMs } = found.row;
      const facts = await adopted(trx, found.row.facts as VisitorFacts, await personById(trx, subject));
      await end(trx);
      signedInHash = await begin(trx, subject, facts, createdMs);
      return keep({ facts, ...(await withTrolley(trx, await personById(trx, subject))) });
    },
    async signOut(trx) {
      await hold(trx);
      await end(trx);
      clear(sessionCookie);
      keep(nobody);
    },
  };
}
