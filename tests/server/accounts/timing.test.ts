import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Accounts, browserAt, newClient, openAccounts, otherPassword } from './browser.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.shop.close());

/** 500 for the long form: SAMPLES=500. */
const samples = Number(process.env['SAMPLES'] ?? 12);
const hourMs = 3_600_000;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How likely it is that two lots as different as these are of one kind (Mann and Whitney, by the normal law). */
function likelihood(one: readonly number[], other: readonly number[]): number {
  const ranked = [...one.map((value) => [value, 1] as const), ...other.map((value) => [value, 0] as const)];
  ranked.sort(([a], [b]) => a - b);
  const ranks = ranked.reduce((sum, [, isOne], at) => sum + isOne * (at + 1), 0);
  const [n, m] = [one.length, other.length];
  const u = ranks - (n * (n + 1)) / 2;
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  const t = 1 / (1 + 0.3275911 * (z / Math.SQRT2));
  const tail = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return tail.reduce((sum, weight) => (sum + weight) * t, 0) * Math.exp((-z * z) / 2);
}

async function timed(ask: () => Promise<{ readonly status: number }>, status: number): Promise<number> {
  const startedMs = performance.now();
  const answer = await ask();
  const tookMs = performance.now() - startedMs;
  expect(answer.status).toBe(status);
  return tookMs;
}

type Door = readonly [
  name: string,
  status: number,
  ask: (at: ReturnType<typeof browserAt>, email: string) => Promise<{ readonly status: number }>,
];
const doors: readonly Door[] = [
  ['signing in', 200, (at, email) => at.signIn(email, otherPassword)],
  ['registering', 204, (at, email) => at.register(email, otherPassword)],
  ['a forgotten password', 204, (at, email) => at.forget(email)],
];

type Times = { readonly known: readonly number[]; readonly unknown: readonly number[] };

async function timesAt([, status, ask]: Door, email: string): Promise<Times> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let sample = -2; sample < samples; sample++) {
    accounts.time.nowMs += hourMs;
    const [known, unknown] = [browserAt(accounts.shop, newClient()), browserAt(accounts.shop, newClient())];
    const ofKnown = () => timed(() => ask(known, email), status);
    const ofUnknown = () => timed(() => ask(unknown, 'no-account@kete.example'), status);
    const isKnownFirst = sample % 2 === 0;
    const first = await (isKnownFirst ? ofKnown() : ofUnknown());
    const second = await (isKnownFirst ? ofUnknown() : ofKnown());
    if (sample < 0) continue;
    times.known.push(isKnownFirst ? first : second);
    times.unknown.push(isKnownFirst ? second : first);
  }
  return times;
}
const isAlike = ({ known, unknown }: Times): boolean => {
  const ratio = median(known) / median(unknown);
  return ratio > 1 / 2 && ratio < 2 && likelihood(known, unknown) > (samples >= 500 ? 0.01 : 0.0001);
};

/** What the machine does meanwhile makes one lot slower, now this one and now that; what the store does stays. */
const rounds = 3;

test.each(doors)(
  '%s takes as long for an address without an account as for one with (T-31)',
  async (...door) => {
    const { email } = await accounts.account();
    const seen: Times[] = [];
    while (seen.length < rounds && !seen.some(isAlike)) seen.push(await timesAt(door, email));
    expect(seen.some(isAlike), JSON.stringify(seen)).toBe(true);
  },
  600_000,
);

test('would say so if one took longer', () => {
  const even = Array.from({ length: 50 }, (_, at) => at * 2);
  const shifted = (by: number) => even.map((value) => value + by);
  expect(likelihood(even, shifted(1))).toBeGreaterThan(0.8);
  expect(likelihood(even, shifted(33))).toBeLessThan(0.01);
});
