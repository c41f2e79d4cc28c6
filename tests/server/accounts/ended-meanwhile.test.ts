import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endSessionsOf } from '#server/db/repositories/sessions.ts';
import {
  type Accounts,
  browserAt,
  cheapPasswords,
  goodPassword,
  newClient,
  openAccounts,
  otherPassword,
} from './browser.ts';
import { shopperIn } from './shoppers.ts';

let meanwhile: () => Promise<void> = async () => undefined;
let accounts: Accounts;
beforeAll(async () => {
  const hash = async (password: string) => {
    await meanwhile();
    return cheapPasswords.hash(password);
  };
  accounts = await openAccounts({ passwords: { ...cheapPasswords, hash } });
});
afterAll(() => accounts.shop.close());

const right = { isSuccessful: true, signInFailureReasonMessage: null };
const endAll = (id: string) => accounts.shop.db.transaction((trx) => endSessionsOf(trx, id));

describe('A session that its owner ends while somebody uses it', () => {
  test('keeps no new password (T-04) [A7.080]', async () => {
    const { browser, email, id } = await shopperIn(accounts);
    meanwhile = async () => void (await endAll(id));
    const answer = await browser.newPassword(null, otherPassword);
    meanwhile = async () => undefined;
    expect([answer.status, answer.body?.['code']]).toEqual([401, 'NotSignedIn']);
    expect(await browser.user()).toMatchObject({ isLoggedIn: false });
    expect((await browserAt(accounts.shop, newClient()).signIn(email, goodPassword)).body).toEqual(right);
  });

  test('gives the account no other email (T-04) [A7.080]', async () => {
    const { browser, email, id } = await shopperIn(accounts);
    const to = 'thief@kete.example';
    await browser.newEmail(to);
    const { transaction } = accounts.shop.db;
    vi.spyOn(accounts.shop.db, 'transaction').mockImplementationOnce(async (work) => {
      const done = await transaction(work);
      await endAll(id);
      return done;
    });
    expect((await browser.confirmEmail(accounts.codeFor(to))).status).toBe(401);
    expect((await browserAt(accounts.shop, newClient()).signIn(email, goodPassword)).body).toEqual(right);
  });

  test('opens the shop to nobody, and says that only another sign-in helps [B7.08]', async () => {
    const { browser, id } = await shopperIn(accounts);
    const { transaction } = accounts.shop.db;
    vi.spyOn(accounts.shop.db, 'transaction').mockImplementationOnce(async (work) => {
      await endAll(id);
      return transaction(work);
    });
    for (const when of ['in the same moment', 'before']) {
      const { status, body } = await browser.open();
      expect([when, status, body?.['code']]).toEqual([when, 401, 'NotSignedIn']);
    }
  });
});
