import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sameEmailWords } from '#services/account/account-details.words.ts';
import { signInFailures } from '#services/account/sign-in.words.ts';
import { type Accounts, browserAt, cheapPasswords, goodPassword, newClient, openAccounts } from './browser.ts';
import { laterMs, shopperIn } from './shoppers.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts({ passwords: cheapPasswords });
});
afterAll(() => accounts.shop.close());

const right = { isSuccessful: true, signInFailureReasonMessage: null };
const refused = { isSuccessful: false, signInFailureReasonMessage: signInFailures.code };
let made = 0;
const fresh = () => `new-${++made}@kete.example`;
const minute = 60_000;

describe('Another email', () => {
  test('is the account’s once its code was told, and the old one is told of both [A7.080]', async () => {
    const { browser, email } = await shopperIn(accounts);
    const to = fresh();
    expect(await browser.newEmail(to)).toMatchObject({ status: 204, body: null });
    expect([accounts.letterTo(to)?.kind, accounts.letterTo(email)?.kind]).toEqual(['email-code', 'email-change-asked']);
    expect((await browser.details()).body).toMatchObject({ email, awaitedEmail: to });
    expect((await browserAt(accounts.shop, newClient()).signIn(to, goodPassword)).body).toMatchObject({
      isSuccessful: false,
    });
    const old = browser.cookies.get('cw-ssoc');
    expect((await browser.confirmEmail(accounts.codeFor(to))).body).toEqual(right);
    expect((await browser.details()).body).toMatchObject({ email: to, awaitedEmail: null });
    expect(browser.cookies.get('cw-ssoc')).not.toBe(old);
    expect(accounts.letterTo(email)?.kind).toBe('email-changed');
    expect((await browserAt(accounts.shop, newClient()).signIn(to, goodPassword)).body).toEqual(right);
    expect((await browserAt(accounts.shop, newClient()).signIn(email, goodPassword)).body).toMatchObject({
      isSuccessful: false,
    });
    expect((await browser.confirmEmail(accounts.codeFor(to))).body).toEqual(refused);
  });

  test('that has an account is answered the same, and no code ever opens it (T-31) [A7.080]', async () => {
    const { browser } = await shopperIn(accounts);
    const { email: taken } = await accounts.account();
    const free = await browser.newEmail(fresh());
    const known = await browser.newEmail(taken);
    const plain = ({ headers }: typeof known) => [...headers].filter(([name]) => name !== 'x-request-id');
    expect([known.status, known.body, plain(known)]).toEqual([free.status, free.body, plain(free)]);
    expect(accounts.letterTo(taken)?.kind).toBe('email-taken');
    expect(accounts.codeFor(taken)).toBe('no code');
    expect((await browser.details()).body).toMatchObject({ awaitedEmail: taken });
    expect((await browser.confirmEmail('000000')).body).toEqual(refused);
  });

  test('that somebody registers meanwhile stays theirs [A7.080]', async () => {
    const { browser, email } = await shopperIn(accounts);
    const to = fresh();
    await browser.newEmail(to);
    const code = accounts.codeFor(to);
    await accounts.account(to);
    expect((await browser.confirmEmail(code)).body).toEqual(refused);
    expect((await browser.details()).body).toMatchObject({ email });
  });

  test('asks for the password once it was given too long ago (T-04) [A7.080]', async () => {
    const { browser } = await shopperIn(accounts);
    accounts.time.nowMs += laterMs;
    const to = fresh();
    expect([(await browser.newEmail(to)).body?.['code'], accounts.letterTo(to)]).toEqual(['ProofNeeded', undefined]);
    await browser.prove(goodPassword);
    expect((await browser.newEmail(to)).status).toBe(204);
  });

  test('that the account has already is refused at its field [A7.080]', async () => {
    const { browser, email } = await shopperIn(accounts, 'kiri@kete.example');
    expect((await browser.newEmail(email.toUpperCase())).body?.['fieldErrors']).toEqual({ email: sameEmailWords });
    expect((await browser.newEmail('no address')).body?.['fieldErrors']).toEqual({ email: 'is not an email address' });
  });

  test('is confirmed in the browser that asked for it alone, for ten minutes, in five tries [A7.080]', async () => {
    const { browser, email } = await shopperIn(accounts);
    const to = fresh();
    await browser.newEmail(to);
    const code = accounts.codeFor(to);
    const other = browserAt(accounts.shop, newClient());
    await other.signIn(email, goodPassword);
    expect((await other.confirmEmail(code)).body).toEqual(refused);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let time = 0; time < 5; time++) expect((await browser.confirmEmail(wrong)).body).toEqual(refused);
    expect((await browser.confirmEmail(code)).body).toEqual(refused);
    accounts.time.nowMs += 5 * minute;
    await browser.newEmail(to);
    accounts.time.nowMs += 10 * minute;
    expect((await browser.details()).body).toMatchObject({ awaitedEmail: null, email });
    expect((await browser.confirmEmail(accounts.codeFor(to))).body).toEqual(refused);
  });

  test('lets no link that went to the old address open the account [A7.080]', async () => {
    const { browser, email } = await shopperIn(accounts);
    await browser.forget(email);
    const token = accounts.tokenFor(email);
    const to = fresh();
    await browser.newEmail(to);
    await browser.confirmEmail(accounts.codeFor(to));
    const { body } = await browserAt(accounts.shop, newClient()).choose(token, 'Karaka harbour 3');
    expect(body).toMatchObject({ isSuccessful: false });
  });

  test('sends a second letter at once and then makes the shopper wait; the old address hears once [A7.080]', async () => {
    const { browser, email } = await shopperIn(accounts);
    const to = fresh();
    for (let time = 0; time < 3; time++) expect((await browser.newEmail(to)).status).toBe(204);
    const fourth = await browser.newEmail(to);
    expect([fourth.status, Number(fourth.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(accounts.letters.filter((letter) => letter.to === email)).toHaveLength(1);
    expect((await browser.confirmEmail(accounts.codeFor(to))).body).toEqual(right);
  });
});
