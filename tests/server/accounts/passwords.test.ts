import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasswords } from '#server/accounts/passwords.ts';
import { Refusal } from '#server/api/refusal.ts';
import { realWorld } from '../world.ts';
import { type Accounts, browserAt, goodPassword, newClient, openAccounts } from './browser.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.shop.close());

const passwords = createPasswords(realWorld.random);

describe('A password', () => {
  test('that was registered is in the database as argon2id of 19 MiB, two passes and one lane, salted (T-32)', async () => {
    for (const email of ['one@kete.example', 'two@kete.example']) {
      const visitor = browserAt(accounts.shop, newClient());
      await visitor.register(email, goodPassword);
      await visitor.confirm(email, accounts.codeFor(email));
    }
    const rows = await accounts.shop.db.read.selectFrom('accounts').select('password_hash').execute();
    const kept = rows.map((row) =>
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w+/]{22})\$([\w+/]{43})$/.exec(row.password_hash ?? ''),
    );
    expect(kept.every((one) => one !== null)).toBe(true);
    expect(new Set(kept.map((one) => one?.[1])).size).toBe(rows.length);
  });

  test('is compared by what its hash says it cost', async () => {
    const cheap = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQ$';
    await expect(passwords.isRight('x', cheap)).rejects.toThrow('of no form');
    const hash = await passwords.hash(goodPassword);
    const cheaper = hash.replace('m=19456', 'm=9728');
    expect(await passwords.isRight(goodPassword, hash)).toBe(true);
    expect(await passwords.isRight(goodPassword, cheaper)).toBe(false);
    expect(await passwords.isRight(`${goodPassword} `, hash)).toBe(false);
  });

  test('is wrong for nobody at all', async () => {
    expect(await passwords.isRight(goodPassword, null)).toBe(false);
  });

  test('waits for its turn, and when too many wait the store is busy', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.isRight('x', null)));
    const busy = tries.filter((one) => one.status === 'rejected');
    expect(busy).toHaveLength(8);
    expect(busy.every(({ reason }) => reason instanceof Refusal && reason.code === 'Busy')).toBe(true);
    expect(await passwords.isRight('x', null)).toBe(false);
  });
});
