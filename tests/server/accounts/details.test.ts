import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samePhoneWords } from '#services/account/account-details.words.ts';
import { problemWords } from '#services/shopper/shopper.words.ts';
import { type Accounts, browserAt, cheapPasswords, goodPassword, newClient, openAccounts } from './browser.ts';
import { laterMs, shopperIn } from './shoppers.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts({ passwords: cheapPasswords });
});
afterAll(() => accounts.shop.close());

const aroha = { firstName: 'Aroha', lastName: 'Ngata' };
const mobile = '+64211234567';
const seen = { phone: mobile, otherPhone: null };
const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> | null }) => [status, body?.['code']];

describe('The details of an account', () => {
  test('are told to their shopper alone [A7.079] [A1.23] [A6.06]', async () => {
    const { browser, email } = await shopperIn(accounts);
    const { status, body } = await browser.details();
    expect(status).toBe(200);
    expect(body).toEqual({
      ...aroha,
      birthDate: '1990-02-06',
      phone: mobile,
      otherPhone: null,
      email,
      memberSince: new Date(accounts.time.nowMs).toISOString(),
      awaitedEmail: null,
      signInAt: null,
    });
    const guest = browserAt(accounts.shop, newClient());
    expect(codeOf(await guest.details())).toEqual([401, 'NotSignedIn']);
    const newcomer = await accounts.account();
    await guest.signIn(newcomer.email, goodPassword);
    expect(codeOf(await guest.details())).toEqual([403, 'NotShopper']);
  });

  test('take a name in one form, and the answer greets by it [A7.079]', async () => {
    const { browser } = await shopperIn(accounts);
    const { status, body } = await browser.names({ firstName: '  Mere  Ana ', lastName: 'Ngata', seen: aroha });
    expect([status, body]).toMatchObject([
      200,
      { details: { firstName: 'Mere Ana', lastName: 'Ngata' }, context: { shopper: { firstName: 'Mere Ana' } } },
    ]);
    expect((await browser.details()).body).toMatchObject({ firstName: 'Mere Ana' });
    expect((await browser.session()).body).toMatchObject({ context: { shopper: { firstName: 'Mere Ana' } } });
  });

  test('a name that is none is refused at its field, and nothing is changed [A7.079]', async () => {
    const { browser } = await shopperIn(accounts);
    const answer = await browser.names({ firstName: '  ', lastName: 'x'.repeat(61), seen: aroha });
    expect([answer.status, answer.body?.['fieldErrors']]).toEqual([
      400,
      { firstName: problemWords.nameMissing, lastName: problemWords.nameLong },
    ]);
    expect((await browser.details()).body).toMatchObject(aroha);
  });

  test('a change that was seen by nobody is not undone; the same change twice is one [A7.079]', async () => {
    const { browser } = await shopperIn(accounts);
    const first = { firstName: 'Mere', lastName: 'Ngata', seen: aroha };
    expect((await browser.names(first)).status).toBe(200);
    expect((await browser.names(first)).status).toBe(200);
    expect(codeOf(await browser.names({ firstName: 'Ana', lastName: 'Ngata', seen: aroha }))).toEqual([
      409,
      'DetailsMoved',
    ]);
    expect((await browser.details()).body).toMatchObject({ firstName: 'Mere' });
  });

  test('take two phone numbers as they are written, and let go of the second one, as a list of types and numbers [B7.O5] [A7.078] [B7.17]', async () => {
    const { browser } = await shopperIn(accounts);
    const both = await browser.phones({ phone: '(04) 385-1234', otherPhone: '027 555 0199', seen });
    expect(both.body).toMatchObject({ details: { phone: '+6443851234', otherPhone: '+64275550199' } });
    expect((await browser.details()).body).toMatchObject({ phone: '+6443851234', otherPhone: '+64275550199' });
    const now = { phone: '+6443851234', otherPhone: '+64275550199' };
    await browser.phones({ phone: '04 385 1234', otherPhone: null, seen: now });
    expect((await browser.details()).body).toMatchObject({ phone: '+6443851234', otherPhone: null });
    expect(codeOf(await browser.phones({ phone: '04 385 9999', otherPhone: null, seen: now }))).toEqual([
      409,
      'DetailsMoved',
    ]);
  });

  test('a number that is none, or the same one twice, is refused at its field [B7.17]', async () => {
    const { browser } = await shopperIn(accounts);
    const none = await browser.phones({ phone: '0800 123 456', otherPhone: '12', seen });
    expect(none.body?.['fieldErrors']).toEqual({ phone: problemWords.phoneForm, otherPhone: problemWords.phoneForm });
    const twice = await browser.phones({ phone: mobile, otherPhone: '021 123 4567', seen });
    expect(twice.body?.['fieldErrors']).toEqual({ otherPhone: samePhoneWords });
  });

  test('a phone number asks for the password once it was given too long ago (T-04) [B7.17]', async () => {
    const { browser } = await shopperIn(accounts);
    accounts.time.nowMs += laterMs;
    const change = { phone: '04 385 1234', otherPhone: null, seen };
    expect(codeOf(await browser.phones(change))).toEqual([403, 'ProofNeeded']);
    expect((await browser.names({ firstName: 'Mere', lastName: 'Ngata', seen: aroha })).status).toBe(200);
    await browser.prove(goodPassword);
    expect((await browser.phones(change)).status).toBe(200);
  });
});
