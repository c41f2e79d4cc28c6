import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordProblemWords } from '#services/account/password.words.ts';
import { signInFailures } from '#services/account/sign-in.words.ts';
import {
  type Accounts,
  browserAt,
  cheapPasswords,
  goodPassword,
  newClient,
  openAccounts,
  otherPassword,
} from './browser.ts';
import { laterMs, shopperIn } from './shoppers.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts({ passwords: cheapPasswords });
});
afterAll(() => accounts.shop.close());

const right = { isSuccessful: true, signInFailureReasonMessage: null };

describe('Another password', () => {
  test('is kept for whoever gives the old one, every other session ends, and this one has a new id (T-04) [A7.080]', async () => {
    const { browser, email } = await shopperIn(accounts);
    const elsewhere = browserAt(accounts.shop, newClient());
    await elsewhere.signIn(email, goodPassword);
    const old = browser.cookies.get('cw-ssoc') ?? '';
    expect(await browser.newPassword(goodPassword, otherPassword)).toMatchObject({ status: 204, body: null });
    expect(browser.cookies.get('cw-ssoc')).not.toBe(old);
    expect(await browser.user()).toMatchObject({ isLoggedIn: true, email });
    expect(await elsewhere.user()).toMatchObject({ isLoggedIn: false });
    const thief = browserAt(accounts.shop, newClient());
    thief.cookies.set('cw-ssoc', old);
    expect(await thief.user()).toMatchObject({ isLoggedIn: false });
    expect(accounts.letterTo(email)?.kind).toBe('password-changed');
    const again = () => browserAt(accounts.shop, newClient());
    expect((await again().signIn(email, otherPassword)).body).toEqual(right);
    expect((await again().signIn(email, goodPassword)).body).toMatchObject({ isSuccessful: false });
  });

  test('is refused at the field of the old one when that is wrong, and slower each time (T-31) [A7.080]', async () => {
    const { browser } = await shopperIn(accounts);
    const wrong = await browser.newPassword('Not mine 12', otherPassword);
    expect([wrong.status, wrong.body?.['fieldErrors']]).toEqual([400, { currentPassword: signInFailures.password }]);
    for (let time = 0; time < 4; time++) await browser.newPassword('Not mine 12', otherPassword);
    const late = await browser.newPassword('Not mine 12', otherPassword);
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test('is refused at its own field when it is not good enough, and the old one is not guessed with [A7.080]', async () => {
    const { browser } = await shopperIn(accounts, 'hemi-change@kete.example');
    for (let time = 0; time < 8; time++) {
      const answer = await browser.newPassword(goodPassword, 'Aroha 24');
      expect(answer.body?.['fieldErrors']).toEqual({ password: passwordProblemWords.context });
    }
    expect((await browser.newPassword(goodPassword, otherPassword)).status).toBe(204);
  });

  test('needs no old one right after it was given, and not without [A7.080]', async () => {
    const { browser } = await shopperIn(accounts);
    accounts.time.nowMs += laterMs;
    expect((await browser.newPassword(null, otherPassword)).body?.['code']).toBe('ProofNeeded');
    await browser.prove(goodPassword);
    expect((await browser.newPassword(null, otherPassword)).status).toBe(204);
  });

  test('ends a change of email that was begun elsewhere, and links that were sent before [A7.080]', async () => {
    const { browser, email } = await shopperIn(accounts);
    const thief = browserAt(accounts.shop, newClient());
    await thief.signIn(email, goodPassword);
    await thief.newEmail('thief@kete.example');
    await thief.forget(email);
    const token = accounts.tokenFor(email);
    await browser.newPassword(goodPassword, otherPassword);
    expect((await thief.confirmEmail(accounts.codeFor('thief@kete.example'))).status).toBe(401);
    expect((await thief.choose(token, 'Another harbour 5')).body).toMatchObject({ isSuccessful: false });
    expect((await browser.details()).body).toMatchObject({ email });
  });
});

describe('Where another house looks after email and password', () => {
  test('both are refused and the details say where to go; names and phone numbers are still changed here [A7.080]', async () => {
    const issuer = { kind: 'issuer', issuer: 'https://id.example.nz', clientId: 'a', clientSecret: 'b', origins: [] };
    const shop = await openAccounts({ signOn: issuer as never });
    const who = await shop.shop.signedIn();
    const get = await shop.shop.get('/api/v1/account-details', who.headers);
    expect(await get.json()).toMatchObject({ signInAt: 'https://id.example.nz' });
    const send = (method: 'PUT' | 'POST', path: string, body: object) =>
      shop.shop.send(method, `/api/v1/${path}`, body, who.headers);
    const closed = [
      await send('PUT', 'credentials/my/email', { email: 'a@kete.example' }),
      await send('POST', 'credentials/my/email/confirmations', { code: '123456' }),
      await send('PUT', 'credentials/my/password', { currentPassword: null, password: otherPassword }),
    ];
    expect(closed.map(({ status }) => status)).toEqual([403, 403, 403]);
    const seen = { phone: '021234567', otherPhone: null };
    const phoneNumbers = [{ type: 'mobile', number: '04 385 1234' }];
    expect((await send('PUT', 'phone-numbers', { phoneNumbers, seen })).status).toBe(200);
    await shop.shop.close();
  });
});
