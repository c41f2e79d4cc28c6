import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFreshlyProven, proofLastsMs } from '#server/accounts/proof.ts';
import { visitorSessionOf } from '#server/api/visitor-session.ts';
import { createIds } from '#server/ids.ts';
import { passwordProblemWords } from '#services/account/password.words.ts';
import { signInFailures } from '#services/account/sign-in.words.ts';
import { origin } from '../api/shop.ts';
import { realWorld } from '../world.ts';
import { type Accounts, browserAt, goodPassword, newClient, openAccounts, otherPassword } from './browser.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.shop.close());

const right = { isSuccessful: true, signInFailureReasonMessage: null };
const failed = (reason: string) => ({ isSuccessful: false, signInFailureReasonMessage: reason });
const browser = () => browserAt(accounts.shop, newClient());
const hour = 3_600_000;

describe('A forgotten password', () => {
  test('is replaced with the link from the letter, once', async () => {
    const { email } = await accounts.account();
    const visitor = browser();
    expect(await visitor.forget(email)).toMatchObject({ status: 204, body: null });
    const token = accounts.tokenFor(email);
    expect(accounts.letterTo(email)?.lines).toContain(`${origin}/forgotpassword#token=${token}`);
    expect((await visitor.choose(token, otherPassword)).body).toEqual(right);
    expect(await visitor.user()).toMatchObject({ isLoggedIn: true, email });
    expect(accounts.letterTo(email)?.kind).toBe('password-changed');
    expect((await browser().choose(token, 'Another harbour 5')).body).toEqual(failed(signInFailures.link));
    expect((await browser().signIn(email, goodPassword)).body).toEqual(failed(signInFailures.credentials));
    expect((await browser().signIn(email, otherPassword)).body).toEqual(right);
  });

  test('of an address without an account is answered the same, and the letter says so', async () => {
    const { email } = await accounts.account();
    const known = await browser().forget(email);
    const unknown = await browser().forget('nobody@kete.example');
    expect([unknown.status, unknown.body, [...unknown.headers]]).toEqual([
      known.status,
      known.body,
      [...known.headers],
    ]);
    expect(accounts.letterTo('nobody@kete.example')?.kind).toBe('no-account');
    expect(accounts.tokenFor('nobody@kete.example')).toBe('no link');
  });

  test('lets in who had to wait for too many wrong ones, there and then', async () => {
    const { email } = await accounts.account();
    const visitor = browser();
    for (let time = 0; time < 5; time++) await visitor.signIn(email, otherPassword);
    expect((await visitor.signIn(email, goodPassword)).status).toBe(429);
    await visitor.forget(email);
    await visitor.choose(accounts.tokenFor(email), otherPassword);
    expect((await visitor.signIn(email, otherPassword)).body).toEqual(right);
  });

  test('ends every session of the account, and the one that changes it has a new id (T-04)', async () => {
    const { email } = await accounts.account();
    const [here, there] = [browser(), browser()];
    await here.signIn(email, goodPassword);
    await there.signIn(email, goodPassword);
    const old = here.cookies.get('cw-ssoc') ?? '';
    await here.forget(email);
    await here.choose(accounts.tokenFor(email), otherPassword);
    expect(here.cookies.get('cw-ssoc')).not.toBe(old);
    expect(await here.user()).toMatchObject({ isLoggedIn: true });
    expect(await there.user()).toMatchObject({ isLoggedIn: false });
    const thief = browser();
    thief.cookies.set('cw-ssoc', old);
    expect(await thief.user()).toMatchObject({ isLoggedIn: false });
  });

  test('can be replaced for an hour, with any of the letters until one was used', async () => {
    const { email } = await accounts.account();
    const visitor = browser();
    await visitor.forget(email);
    const [first] = [accounts.tokenFor(email)];
    accounts.time.nowMs += hour - 1;
    await visitor.forget(email);
    const second = accounts.tokenFor(email);
    expect((await visitor.choose(first, otherPassword)).body).toEqual(right);
    expect((await visitor.choose(second, goodPassword)).body).toEqual(failed(signInFailures.link));
    await visitor.forget(email);
    accounts.time.nowMs += hour;
    expect((await visitor.choose(accounts.tokenFor(email), goodPassword)).body).toEqual(failed(signInFailures.link));
  });

  test('is not replaced by a bad one, and the link still works', async () => {
    const { email } = await accounts.account('hemi@kete.example');
    const visitor = browser();
    await visitor.forget(email);
    const token = accounts.tokenFor(email);
    const answer = await visitor.choose(token, 'Hemi 2024');
    expect([answer.status, answer.body?.['fieldErrors']]).toEqual([400, { password: passwordProblemWords.context }]);
    expect((await visitor.choose(token, otherPassword)).body).toEqual(right);
  });

  test('is replaced once by ten tries at once', async () => {
    const { email } = await accounts.account();
    await browser().forget(email);
    const token = accounts.tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser().choose(token, otherPassword)));
    expect(answers.filter(({ body }) => body?.['isSuccessful'] === true)).toHaveLength(1);
  });

  test.each(['', 'x', 'x'.repeat(44), `${'x'.repeat(42)}/`, `../${'x'.repeat(40)}`])(
    'is not replaced with the link %j',
    async (token) => {
      const answer = await browser().choose(token, otherPassword);
      expect([answer.status, Object.keys(answer.body?.['fieldErrors'] as object)]).toEqual([400, ['token']]);
    },
  );

  test('is written of to the address that the account has, not to the one that looks like it', async () => {
    await accounts.account('kiri@kete.example');
    await browser().forget('KIRI@Kete.example');
    expect(accounts.letters.at(-1)?.to).toBe('kiri@kete.example');
    expect((await browser().forget('\u212aIRI@kete.example')).status).toBe(400);
    expect(accounts.letters.at(-1)?.kind).toBe('reset-link');
  });
});

describe('Asking again for the password', () => {
  const world = () => ({
    db: accounts.shop.db,
    clock: { nowMs: () => accounts.time.nowMs },
    ids: createIds(realWorld.clock, realWorld.random),
    publicOrigin: origin,
  });
  const isProven = async (cookies: ReadonlyMap<string, string>) =>
    isFreshlyProven(await visitorSessionOf(`cw-ssoc=${cookies.get('cw-ssoc')}`, world()).facts(), accounts.time.nowMs);

  test('proves whoever is signed in for a quarter of an hour, under a new id [A7.065]', async () => {
    const { email } = await accounts.account();
    const visitor = browser();
    await visitor.signIn(email, goodPassword);
    expect(await isProven(visitor.cookies)).toBe(true);
    accounts.time.nowMs += proofLastsMs;
    expect(await isProven(visitor.cookies)).toBe(false);
    const old = visitor.cookies.get('cw-ssoc');
    expect((await visitor.prove(otherPassword)).body).toEqual(failed(signInFailures.password));
    expect([visitor.cookies.get('cw-ssoc'), await isProven(visitor.cookies)]).toEqual([old, false]);
    expect((await visitor.prove(goodPassword)).body).toEqual(right);
    expect([visitor.cookies.get('cw-ssoc') === old, await isProven(visitor.cookies)]).toEqual([false, true]);
    accounts.time.nowMs += proofLastsMs - 1;
    expect(await isProven(visitor.cookies)).toBe(true);
  });

  test('is for whoever is signed in alone', async () => {
    expect((await browser().prove(goodPassword)).status).toBe(401);
  });
});
