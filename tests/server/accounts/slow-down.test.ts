import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { homeOf } from '#server/accounts/slow-down.ts';
import {
  type Accounts,
  browserAt,
  cheapPasswords,
  goodPassword,
  newClient,
  openAccounts,
  otherPassword,
} from './browser.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts({ passwords: cheapPasswords });
});
afterAll(() => accounts.shop.close());

const browser = (client = newClient()) => browserAt(accounts.shop, client);
const second = 1_000;
const hour = 3_600 * second;
const isIn = (answer: { readonly body: Record<string, unknown> | null }) => answer.body?.['isSuccessful'] === true;
const waitOf = (answer: { readonly headers: Headers }) => Number(answer.headers.get('retry-after') ?? 0);

/** Tries in one hour as often as anyone likes, spread evenly; says how many were looked at. */
async function guessForAnHour(email: string, attempts: number, clients: readonly string[]): Promise<number> {
  const visitors = clients.map((client) => browser(client));
  let lookedAt = 0;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const answer = await visitors[attempt % visitors.length]?.signIn(email, otherPassword);
    if (answer?.status === 200) lookedAt++;
    else expect([answer?.status, answer && waitOf(answer) > 0]).toEqual([429, true]);
    accounts.time.nowMs += hour / attempts;
  }
  return lookedAt;
}
/** 10,000 for the long form: ATTEMPTS=10000. */
const attempts = Number(process.env['ATTEMPTS'] ?? 300);
vi.setConfig({ testTimeout: 60_000 + attempts * 50 });

describe('Guessing (T-31)', () => {
  test('from one address is looked at 15 times an hour for an account, and its owner gets in from another', async () => {
    const { email } = await accounts.account();
    expect(await guessForAnHour(email, attempts, [newClient()])).toBeLessThanOrEqual(15);
    expect(isIn(await browser().signIn(email, goodPassword))).toBe(true);
  });

  test('from a hundred addresses is looked at 65 times an hour, and its owner gets in at home', async () => {
    const { email } = await accounts.account();
    const home = newClient();
    expect(isIn(await browser(home).signIn(email, goodPassword))).toBe(true);
    const clients = Array.from({ length: 100 }, newClient);
    expect(await guessForAnHour(email, attempts, clients)).toBeLessThanOrEqual(65);
    expect((await browser().signIn(email, goodPassword)).status).toBe(429);
    expect(isIn(await browser(home).signIn(email, goodPassword))).toBe(true);
  });

  test('from one address at many accounts is looked at 120 times in seven minutes', async () => {
    const visitor = browser();
    let lookedAt = 0;
    for (let attempt = 0; attempt < attempts * 1.2; attempt++) {
      if ((await visitor.signIn(`nobody-${attempt}@kete.example`, otherPassword)).status === 200) lookedAt++;
      accounts.time.nowMs += hour / attempts / 10;
    }
    expect(lookedAt).toBeLessThanOrEqual(120);
  });

  test('a hundred times at once counts a hundred times', async () => {
    const { email } = await accounts.account();
    const client = newClient();
    const answers = await Promise.all(Array.from({ length: 100 }, () => browser(client).signIn(email, otherPassword)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(5);
  });

  test('has to wait longer each time, at most a quarter of an hour, and asking while waiting makes it no longer', async () => {
    const { email } = await accounts.account();
    const visitor = browser();
    const waits: number[] = [];
    for (let round = 0; round < 14; round++) {
      let answer = await visitor.signIn(email, otherPassword);
      while (answer.status === 429) {
        const again = await visitor.signIn(email, otherPassword);
        expect(waitOf(again)).toBe(waitOf(answer));
        waits.push(waitOf(answer));
        accounts.time.nowMs += waitOf(answer) * second - 1;
        expect((await visitor.signIn(email, otherPassword)).status).toBe(429);
        accounts.time.nowMs += 1;
        answer = await visitor.signIn(email, otherPassword);
      }
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  test('is the same for an account that does not exist', async () => {
    const { email } = await accounts.account();
    const told: unknown[] = [];
    for (const address of [email, 'not-there@kete.example']) {
      const visitor = browser();
      const answers = [];
      for (let time = 0; time < 8; time++) answers.push(await visitor.signIn(address, otherPassword));
      told.push(answers.map(({ status, body, headers }) => [status, body, [...headers]]));
    }
    expect(told[0]).toEqual(told[1]);
  });

  test('is forgiven when the right password comes, there and then', async () => {
    const { email } = await accounts.account();
    const visitor = browser();
    for (let round = 0; round < 3; round++) {
      for (let time = 0; time < 4; time++) await visitor.signIn(email, otherPassword);
      expect(isIn(await visitor.signIn(email, goodPassword))).toBe(true);
    }
  });

  test('at the password of whoever is signed in has to wait as well', async () => {
    const { email } = await accounts.account();
    const visitor = browser();
    await visitor.signIn(email, goodPassword);
    const answers = [];
    for (let time = 0; time < 7; time++) answers.push((await visitor.prove(otherPassword)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  test('goes on in the same session from another address no faster', async () => {
    const session = browser();
    await session.register('guesser@kete.example', goodPassword);
    const answers = [];
    for (let time = 0; time < 12; time++) {
      const visitor = browser();
      visitor.cookies.set('cw-guest', session.cookies.get('cw-guest') ?? '');
      answers.push((await visitor.signIn(`many-${time}@kete.example`, otherPassword)).status);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });
});

describe('Letters', () => {
  test('to one address come three at once, then slowly, whoever asks for them', async () => {
    const { email } = await accounts.account();
    const before = accounts.letters.length;
    const statuses = [];
    for (let time = 0; time < 6; time++) {
      const visitor = browser();
      statuses.push((await (time % 2 === 0 ? visitor.forget(email) : visitor.register(email, otherPassword))).status);
    }
    expect(statuses).toEqual([204, 204, 204, 429, 429, 429]);
    expect(accounts.letters.length - before).toBe(3);
    accounts.time.nowMs += 60 * second;
    expect((await browser().forget(email)).status).toBe(204);
  });

  test('asked for from one address go to 20 people at once, then slowly', async () => {
    const client = newClient();
    const statuses = [];
    for (let time = 0; time < 22; time++)
      statuses.push((await browser(client).forget(`to-${time}@kete.example`)).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('whoever asks from %s is counted as %s', (client, home) => {
  expect(homeOf(client)).toBe(home);
});
