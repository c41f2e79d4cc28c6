import { isIPv6 } from 'node:net';
import { refusals } from '../api/refusal.ts';
import { hashOf } from '../security/secrets.ts';
import type { Reader, Transaction } from '../db/database.ts';
import { foldEmail } from '../db/repositories/accounts.ts';
import {
  findSpent,
  forgetSpent,
  giveBackSpent,
  holdSpent,
  keepSpent,
  type Spent,
  sweepSpent,
} from '../db/repositories/rate-limits.ts';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** So many tries are free; then each needs a wait that doubles up to the longest; each so often one is forgiven. */
export type Limit = {
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  readonly forgivenMs: number;
};
const limit = (free: number, firstWaitMs: number, longestWaitMs: number, forgivenMs: number): Limit => ({
  free,
  firstWaitMs,
  longestWaitMs,
  forgivenMs,
});

/** How fast wrong passwords, letters and codes may follow each other, by what they have in common. */
export const limits = {
  /** Guesses at one account from one address. */
  'guess-pair': limit(5, 15 * second, 15 * minute, 20 * minute),
  /** Guesses at one account from wherever. */
  'guess-account': limit(30, 5 * second, 2 * minute, 3 * minute),
  /** Guesses from one address at whatever account. */
  'guess-client': limit(60, 2 * second, minute, 20 * second),
  'guess-session': limit(10, 15 * second, 15 * minute, 10 * minute),
  'letter-email': limit(3, minute, 15 * minute, 20 * minute),
  'letter-client': limit(20, 5 * second, 2 * minute, minute),
  'letter-session': limit(5, 30 * second, 15 * minute, 10 * minute),
  'code-client': limit(30, 5 * second, 2 * minute, minute),
  'code-session': limit(10, 15 * second, 15 * minute, 10 * minute),
  'coupon-shopper': limit(10, 15 * second, 15 * minute, 10 * minute),
  'coupon-client': limit(60, 5 * second, 2 * minute, minute),
  'onecard-shopper': limit(10, 15 * second, 15 * minute, 10 * minute),
  'onecard-client': limit(60, 5 * second, 2 * minute, minute),
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

/** One thing that a try is counted against. Its key says nothing of the person to who reads the table. */
export type Count = { readonly key: string; readonly limit: Limit };

const secretless = (text: string) => hashOf(text).slice(0, 32);
export const countOf = (name: LimitName, ...of: readonly string[]): Count => ({
  key: `${name}:${secretless(of.join('\n'))}`,
  limit: limits[name],
});

/** The counts that hold for a request: what has no session is not counted by session. */
export const countsOf = (names: readonly (readonly [LimitName, ...(string | null)[]])[]): readonly Count[] =>
  names.flatMap(([name, ...of]) => (of.includes(null) ? [] : [countOf(name, ...(of as string[]))]));

/** A home has one address of the old kind or a whole network of the new one. */
export function homeOf(client: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(client)?.[1];
  if (mapped !== undefined || !isIPv6(client)) return mapped ?? client;
  const [head = '', tail] = client.split('%', 1)[0]?.split('::') ?? [];
  const parts = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split(':'));
  const [front, back] = [parts(head), parts(tail)];
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  const whole = [...front, ...Array.from({ length: gap }, () => '0'), ...back];
  return whole
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

const left = ({ spent, sinceMs }: Spent, { forgivenMs }: Limit, nowMs: number): number =>
  Math.max(0, spent - Math.floor(Math.max(0, nowMs - sinceMs) / forgivenMs));

/** Past this a wait is the longest anyhow; without an end to the count it would take as long to be forgiven. */
const mostCounted = ({ free }: Limit) => free + 12;

function waitMs(counted: number, { free, firstWaitMs, longestWaitMs }: Limit): number {
  return counted < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (counted - free));
}

/**
 * Counts a try before it is made, so that many at once count as many. When one of the counts says to wait, nothing is
 * counted and the refusal says how long: waiting is all that is asked, and a refused try never makes it longer.
 */
export async function takeTry(trx: Transaction, nowMs: number, counts: readonly Count[]): Promise<void> {
  const inOrder = [...counts].sort((a, b) => (a.key < b.key ? -1 : 1));
  let mustWaitMs = 0;
  const next: (readonly [key: string, spent: Spent])[] = [];
  for (const { key, limit } of inOrder) {
    const spent = await holdSpent(trx, key, nowMs);
    const counted = left(spent, limit, nowMs);
    mustWaitMs = Math.max(mustWaitMs, Math.min(spent.sinceMs, nowMs) + waitMs(counted, limit) - nowMs);
    next.push([key, { spent: Math.min(counted + 1, mostCounted(limit)), sinceMs: nowMs }]);
  }
  if (mustWaitMs > 0) throw refusals.tooMany(Math.ceil(mustWaitMs / second));
  for (const [key, spent] of next) await keepSpent(trx, key, spent);
}

/** A try that was right counts for nothing. */
export async function giveBack(trx: Transaction, counts: readonly Count[]): Promise<void> {
  for (const { key } of counts) await giveBackSpent(trx, key);
}

const homeLastsMs = 90 * day;
const homeKey = (email: string, client: string) => `home:${secretless(`${foldEmail(email)}\n${homeOf(client)}`)}`;

/**
 * Remembers where the owner of an account was let in, and forgets what they got wrong there: guesses made elsewhere do
 * not keep them out of this place.
 */
export async function keepHome(trx: Transaction, email: string, client: string, nowMs: number): Promise<void> {
  await forgetSpent(trx, countOf('guess-pair', foldEmail(email), homeOf(client)).key);
  await keepSpent(trx, homeKey(email, client), { spent: 0, sinceMs: nowMs });
}

export async function isHome(db: Reader, email: string, client: string, nowMs: number): Promise<boolean> {
  const home = await findSpent(db, homeKey(email, client));
  return home !== null && nowMs - home.sinceMs < homeLastsMs;
}

/** Drops what is forgiven and forgotten, and says how many. */
export async function sweepSlowDown(trx: Transaction, nowMs: number): Promise<number> {
  let swept = await sweepSpent(trx, 'home:', nowMs - homeLastsMs);
  for (const [name, limit] of Object.entries(limits))
    swept += await sweepSpent(trx, `${name}:`, nowMs - mostCounted(limit) * limit.forgivenMs);
  return swept;
}
