import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordProblemWords } from '#services/account/password.words.ts';
import { signInFailures } from '#services/account/sign-in.words.ts';
import { type Accounts, browserAt, goodPassword, newClient, openAccounts, otherPassword } from './browser.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.shop.close());

const right = { isSuccessful: true, signInFailureReasonMessage: null };
const wrong = { isSuccessful: false, signInFailureReasonMessage: signInFailures.code };
const browser = () => browserAt(accounts.shop, newClient());
const minute = 60_000;

describe('Registering', () => {
  test('sends a code, and the code makes the account and signs in', async () => {
    const visitor = browser();
    const email = 'Aroha@kete.example';
    expect(await visitor.register(email, goodPassword)).toMatchObject({ status: 204, body: null });
    expect(await visitor.user()).toMatchObject({ isLoggedIn: false });
    expect(accounts.letterTo(email)?.kind).toBe('registration-code');
    expect((await visitor.confirm(email, accounts.codeFor(email))).body).toEqual(right);
    expect(await visitor.user()).toMatchObject({ isLoggedIn: true, isShopper: false, email });
    expect((await browser().signIn(email, goodPassword)).body).toEqual(right);
  });

  test('a code works once', async () => {
    const visitor = browser();
    await visitor.register('once@kete.example', goodPassword);
    const code = accounts.codeFor('once@kete.example');
    await visitor.confirm('once@kete.example', code);
    expect((await visitor.confirm('once@kete.example', code)).body).toEqual(wrong);
  });

  test('a code works for ten minutes', async () => {
    const visitor = browser();
    await visitor.register('late@kete.example', goodPassword);
    accounts.time.nowMs += 10 * minute;
    expect((await visitor.confirm('late@kete.example', accounts.codeFor('late@kete.example'))).body).toEqual(wrong);
    await visitor.register('late@kete.example', goodPassword);
    accounts.time.nowMs += 10 * minute - 1;
    expect((await visitor.confirm('late@kete.example', accounts.codeFor('late@kete.example'))).body).toEqual(right);
  });

  test('a code may be typed wrong four times, and not once more', async () => {
    const [fourth, fifth] = [browser(), browser()];
    for (const [visitor, email, times] of [
      [fourth, 'four@kete.example', 4],
      [fifth, 'five@kete.example', 5],
    ] as const) {
      await visitor.register(email, goodPassword);
      const bad = accounts.codeFor(email) === '000000' ? '000001' : '000000';
      for (let time = 0; time < times; time++) expect((await visitor.confirm(email, bad)).body).toEqual(wrong);
    }
    expect((await fourth.confirm('four@kete.example', accounts.codeFor('four@kete.example'))).body).toEqual(right);
    expect((await fifth.confirm('five@kete.example', accounts.codeFor('five@kete.example'))).body).toEqual(wrong);
  });

  test('a code works for its address and in its browser alone, so that nobody finishes what another began', async () => {
    const email = 'victim@kete.example';
    const [victim, thief] = [browser(), browser()];
    await victim.register(email, goodPassword);
    const code = accounts.codeFor(email);
    await thief.register(email, otherPassword);
    const thiefsCode = accounts.codeFor(email);
    expect((await thief.confirm('other@kete.example', thiefsCode)).body).toEqual(wrong);
    if (code !== thiefsCode) expect((await victim.confirm(email, thiefsCode)).body).toEqual(wrong);
    expect((await browser().confirm(email, code)).body).toEqual(wrong);
    expect((await victim.confirm(email, code)).body).toEqual(right);
    expect((await browser().signIn(email, goodPassword)).body).toEqual(right);
    expect((await thief.confirm(email, thiefsCode)).body).toEqual(wrong);
  });

  test('answers the same for an address that has an account, and writes to it', async () => {
    const { email } = await accounts.account();
    const [known, unknown] = [browser(), browser()];
    const [toKnown, toUnknown] = [
      await known.register(email, otherPassword),
      await unknown.register('x@kete.example', otherPassword),
    ];
    const shape = ({ status, body, headers }: typeof toKnown) => [
      status,
      body,
      [...headers].map(([name, value]) => [name, value.replace(/=[\w-]{43};/, '=…;')]),
    ];
    expect(shape(toKnown)).toEqual(shape(toUnknown));
    expect(accounts.letterTo(email)?.kind).toBe('account-exists');
    expect(accounts.letterTo(email)?.lines.join(' ')).not.toMatch(/\d{6}/);
    const [fromKnown, fromUnknown] = [await known.confirm(email, 'x'), await unknown.confirm('x@kete.example', 'x')];
    expect([fromKnown.status, fromKnown.body]).toEqual([fromUnknown.status, fromUnknown.body]);
    expect((await known.confirm(email, '000000')).body).toEqual(wrong);
    expect((await browser().signIn(email, goodPassword)).body).toEqual(right);
  });

  test.each([
    ['Ab1!', [passwordProblemWords.short]],
    ['karakaharbour', [passwordProblemWords.groups]],
    ['Password1!', [passwordProblemWords.common]],
    ['Hinemoa2024', [passwordProblemWords.context]],
    ['abc', [passwordProblemWords.short, passwordProblemWords.groups]],
  ])(
    'with the password %s says on its field what is wrong with it, and sends nothing [A5.02] [A5.03]',
    async (password, words) => {
      const [before, sent] = [await accounts.shop.databaseHash(), accounts.letters.length];
      const answer = await browser().register('hinemoa@kete.example', password);
      expect([answer.status, answer.body?.['fieldErrors']]).toEqual([400, { password: words.join(' ') }]);
      expect([await accounts.shop.databaseHash(), accounts.letters.length]).toEqual([before, sent]);
    },
  );

  test('ten times at once with one code makes one account', async () => {
    const visitor = browser();
    await visitor.register('many@kete.example', goodPassword);
    const code = accounts.codeFor('many@kete.example');
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.confirm('many@kete.example', code)));
    expect(answers.filter(({ body }) => body?.['isSuccessful'] === true)).toHaveLength(1);
  });

  test('keeps nothing that a letter or a password could be read from', async () => {
    await browser().register('kept@kete.example', goodPassword);
    const code = accounts.codeFor('kept@kete.example');
    const rows = JSON.stringify(await accounts.shop.db.read.selectFrom('letters_sent').selectAll().execute());
    const limits = JSON.stringify(await accounts.shop.db.read.selectFrom('rate_limits').selectAll().execute());
    expect(rows).toContain('kept@kete.example');
    expect(rows).not.toContain(`"${code}"`);
    expect(rows).not.toContain(goodPassword);
    expect(limits).not.toMatch(/kete\.example|203\.0/);
  });

  test('says that we are busy when no letter can be sent', async () => {
    const broken = await openAccounts({
      letters: {
        send: async () => {
          throw new Error('No way out.');
        },
      },
    });
    const visitor = browserAt(broken.shop, newClient());
    const { email } = await broken.account();
    for (const answer of [await visitor.register('a@kete.example', goodPassword), await visitor.forget(email)])
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    await broken.shop.close();
  });
});
