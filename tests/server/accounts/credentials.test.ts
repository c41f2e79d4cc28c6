import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInFailures } from '#services/account/sign-in.words.ts';
import { type Accounts, browserAt, goodPassword, newClient, openAccounts, otherPassword } from './browser.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.shop.close());

const right = { isSuccessful: true, signInFailureReasonMessage: null };
const wrong = { isSuccessful: false, signInFailureReasonMessage: signInFailures.credentials };
const browser = () => browserAt(accounts.shop, newClient());

describe('Signing in', () => {
  test('with the right password makes a session, and says so [A3.54]', async () => {
    const { email } = await accounts.account();
    const visitor = browser();
    expect(await visitor.signIn(email, goodPassword)).toMatchObject({ status: 200, body: right });
    expect(await visitor.user()).toMatchObject({ isLoggedIn: true, isShopper: false, email });
  });

  test('fails with a reason to show, which is the same for a wrong password and for no account [A4.41] [A8.41]', async () => {
    const { email } = await accounts.account();
    const visitor = browser();
    const known = await visitor.signIn(email, otherPassword);
    const unknown = await browser().signIn('nobody@kete.example', otherPassword);
    expect(known).toMatchObject({ status: 200, body: wrong });
    expect([unknown.status, unknown.body, [...unknown.headers]]).toEqual([
      known.status,
      known.body,
      [...known.headers],
    ]);
    expect(await visitor.user()).toMatchObject({ isLoggedIn: false });
  });

  test('takes an address and a password however their letters are put together', async () => {
    await accounts.account('Mere.K@kete.example');
    const cased = await browser().signIn(' MERE.k@KETE.example ', goodPassword);
    expect(cased.body).toEqual(right);
    const visitor = browser();
    await visitor.register('tui@kete.example', 'Ōtāhuhu 9 mānuka'.normalize('NFD'));
    await visitor.confirm('tui@kete.example', accounts.codeFor('tui@kete.example'));
    expect((await browser().signIn('tui@kete.example', 'Ōtāhuhu 9 mānuka')).body).toEqual(right);
  });

  test('cuts nothing off a password', async () => {
    const long = `Feijoa ${'crumble '.repeat(20)}`;
    const visitor = browser();
    await visitor.register('long@kete.example', long);
    await visitor.confirm('long@kete.example', accounts.codeFor('long@kete.example'));
    expect((await browser().signIn('long@kete.example', long.slice(0, -1))).body).toEqual(wrong);
    expect((await browser().signIn('long@kete.example', long.slice(0, 72))).body).toEqual(wrong);
    expect((await browser().signIn('long@kete.example', long)).body).toEqual(right);
  });

  test('twice gives a new session each time and ends the one before (T-04)', async () => {
    const { email } = await accounts.account();
    const visitor = browser();
    await visitor.signIn(email, goodPassword);
    const first = visitor.cookies.get('cw-ssoc') ?? '';
    await visitor.signIn(email, goodPassword);
    expect(visitor.cookies.get('cw-ssoc')).not.toBe(first);
    const thief = browser();
    thief.cookies.set('cw-ssoc', first);
    expect(await thief.user()).toMatchObject({ isLoggedIn: false });
  });

  test('to an account that only another provider knows is a wrong password', async () => {
    const { email } = await accounts.shop.signedIn();
    expect((await browser().signIn(email, goodPassword)).body).toEqual(wrong);
  });

  test.each([
    [{ email: 'mere', password: goodPassword }, 'email'],
    [{ email: `${'m'.repeat(250)}@kete.example`, password: goodPassword }, 'email'],
    [{ email: 'mere@kete.example', password: '' }, 'password'],
    [{ email: 'mere@kete.example', password: 'x'.repeat(1_025) }, 'password'],
    [{ email: 'mere@kete.example' }, 'password'],
    [{ email: { $gt: '' }, password: goodPassword }, 'email'],
  ])('with %j is refused on the field that is wrong', async (body, field) => {
    const answer = await accounts.shop.send('POST', '/api/v1/credentials', body);
    const { code, fieldErrors } = (await answer.json()) as { code: string; fieldErrors: object };
    expect([answer.status, code, Object.keys(fieldErrors)]).toEqual([400, 'Invalid', [field]]);
  });
});

test('leaving ends the session in the browser and in the store', async () => {
  const { email } = await accounts.account();
  const visitor = browser();
  await visitor.signIn(email, goodPassword);
  const old = visitor.cookies.get('cw-ssoc') ?? '';
  expect((await visitor.signOut()).status).toBe(204);
  expect([...visitor.cookies.keys()]).toEqual([]);
  visitor.cookies.set('cw-ssoc', old);
  expect(await visitor.user()).toMatchObject({ isLoggedIn: false });
});

test('where another provider knows the passwords, all six doors are shut and change nothing', async () => {
  const elsewhere = await openAccounts({
    signOn: { kind: 'issuer', issuer: 'https://id.kete.example', clientId: 'kete', clientSecret: 'x', origins: [] },
  });
  const { email } = await elsewhere.account();
  const visitor = browserAt(elsewhere.shop, newClient());
  const before = await elsewhere.shop.databaseHash();
  const answers = [
    await visitor.signIn(email, goodPassword),
    await visitor.register('new@kete.example', goodPassword),
    await visitor.confirm('new@kete.example', '123456'),
    await visitor.forget(email),
    await visitor.choose('x'.repeat(43), goodPassword),
  ];
  expect(answers.map(({ status, body }) => [status, body?.['code']])).toEqual(answers.map(() => [403, 'Forbidden']));
  expect(await elsewhere.shop.databaseHash()).toBe(before);
  const { headers } = await elsewhere.shop.signedIn();
  const proved = await elsewhere.shop.send('POST', '/api/v1/registrations/password', { password: 'x' }, headers);
  expect([proved.status, elsewhere.letters]).toEqual([403, []]);
  await elsewhere.shop.close();
});
