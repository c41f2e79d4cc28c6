import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { accountDetailsOf, keepEmail, keepNames, keepPhones } from '#server/db/repositories/account-details.ts';
import { accountByEmail, createAccount, createShopper } from '#server/db/repositories/accounts.ts';

export function accountDetailsContract(db: () => Database): void {
  const create = (id: string) =>
    db().transaction(async (trx) => {
      const email = { email_written: `${id}@kete.example`, password_hash: 'old' };
      await createAccount(trx, { id, scv_id: `scv-${id}`, ...email, created_ms: 7, password_changed_ms: 7 });
      await createShopper(trx, {
        account_id: id,
        first_name: 'Aroha',
        last_name: 'Ngata',
        birth_date: '1990-02-06',
        phone: '+64211234567',
        suburb_id: 1,
        onecard_number: null,
        order_count: 0,
        created_ms: 9,
      });
    });
  const detailsOf = (id: string) => accountDetailsOf(db().read, id);

  test('the details of a shopper are theirs alone, and nobody has them who is none', async () => {
    await create('det-1');
    await create('det-2');
    await db().transaction(async (trx) => {
      await keepNames(trx, 'det-1', { firstName: 'Mere', lastName: 'Tane' });
      await keepPhones(trx, 'det-1', { phone: '+6443851234', otherPhone: '+64275550199' });
    });
    expect(await detailsOf('det-1')).toEqual({
      ...{ firstName: 'Mere', lastName: 'Tane', birthDate: '1990-02-06' },
      ...{ phone: '+6443851234', otherPhone: '+64275550199', email: 'det-1@kete.example', createdMs: 7 },
    });
    expect(await detailsOf('det-2')).toMatchObject({ firstName: 'Aroha', phone: '+64211234567', otherPhone: null });
    await db().transaction((trx) => keepPhones(trx, 'det-1', { phone: '+6443851234', otherPhone: null }));
    expect(await detailsOf('det-1')).toMatchObject({ otherPhone: null });
    expect(await detailsOf('det-none')).toBeNull();
  });

  test('an account takes another address only while that is nobody else’s', async () => {
    await create('det-3');
    await create('det-4');
    const take = (id: string, email: string) => db().transaction((trx) => keepEmail(trx, id, email));
    expect(await take('det-3', 'DET-4@kete.example')).toBe(false);
    expect(await take('det-3', 'Mārama-3@kete.example')).toBe(true);
    expect((await accountByEmail(db().read, 'MĀRAMA-3@kete.example'))?.id).toBe('det-3');
    expect(await accountByEmail(db().read, 'det-3@kete.example')).toBeNull();
    expect(await detailsOf('det-3')).toMatchObject({ email: 'Mārama-3@kete.example' });
  });
}
