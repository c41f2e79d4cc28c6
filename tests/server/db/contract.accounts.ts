import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import {
  accountByEmail,
  accountById,
  createAccount,
  createShopper,
  holdPassword,
  keepPassword,
  personById,
} from '#server/db/repositories/accounts.ts';

const account = (id: string, email: string) => ({
  id,
  scv_id: `scv-${id}`,
  email_written: email,
  password_hash: 'old',
  created_ms: 1,
  password_changed_ms: 1,
});

export function accountsContract(db: () => Database): void {
  const create = (id: string, email: string) => db().transaction((trx) => createAccount(trx, account(id, email)));

  test('an address has one account, however it is written and however many ask at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        create(`acc-${at}`, at % 2 === 0 ? 'Mārama@kete.example' : 'MĀRAMA@kete.example'),
      ),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    const found = await accountByEmail(db().read, ' mārama@KETE.example');
    expect(found?.id).toBe(`acc-${made.indexOf(true)}`);
  });

  test('an account is a shopper once their details are kept, and only once', async () => {
    await create('shop-1', 'shop-1@kete.example');
    expect(await personById(db().read, 'shop-1')).toMatchObject({ scvId: 'scv-shop-1', shopper: null });
    const shopper = {
      account_id: 'shop-1',
      first_name: 'Aroha',
      last_name: 'Ngata',
      birth_date: '1990-02-06',
      phone: '021234567',
      suburb_id: 1,
      onecard_number: null,
      order_count: 0,
      created_ms: 1,
    };
    const keep = () => db().transaction((trx) => createShopper(trx, shopper));
    expect([await keep(), await keep()]).toEqual([true, false]);
    expect((await personById(db().read, 'shop-1'))?.shopper).toMatchObject({ firstName: 'Aroha', suburbId: 1 });
  });

  test('a password that was changed meanwhile is no longer held', async () => {
    await create('pass-1', 'pass-1@kete.example');
    const hold = (hash: string) => db().transaction((trx) => holdPassword(trx, 'pass-1', hash));
    expect(await hold('old')).toBe(true);
    await db().transaction((trx) => keepPassword(trx, 'pass-1', 'new', 5));
    expect([await hold('old'), await hold('new')]).toEqual([false, true]);
    expect(await accountById(db().read, 'pass-1')).toMatchObject({ password_hash: 'new', password_changed_ms: 5 });
  });
}
