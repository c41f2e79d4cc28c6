import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import { foldEmail } from './accounts.ts';

export type DetailsKept = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly phone: string;
  readonly otherPhone: string | null;
  readonly email: string;
  readonly createdMs: number;
};

/** What a shopper has told of themselves; null when they are none. */
export async function accountDetailsOf(db: Reader, shopperId: string): Promise<DetailsKept | null> {
  const row = await db
    .selectFrom('shoppers')
    .innerJoin('accounts', 'accounts.id', 'shoppers.account_id')
    .leftJoin('shopper_phones', 'shopper_phones.shopper_id', 'shoppers.account_id')
    .select(['first_name', 'last_name', 'birth_date', 'phone', 'other_phone', 'email_written'])
    .select('accounts.created_ms as created_ms')
    .where('shoppers.account_id', '=', shopperId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    phone: row.phone,
    otherPhone: row.other_phone,
    email: row.email_written,
    createdMs: row.created_ms,
  };
}

export async function keepNames(
  trx: Transaction,
  shopperId: string,
  { firstName, lastName }: Pick<DetailsKept, 'firstName' | 'lastName'>,
): Promise<void> {
  await trx
    .updateTable('shoppers')
    .set(given({ first_name: firstName, last_name: lastName }))
    .where('account_id', '=', shopperId)
    .execute();
}

export async function keepPhones(
  trx: Transaction,
  shopperId: string,
  { phone, otherPhone }: Pick<DetailsKept, 'phone' | 'otherPhone'>,
): Promise<void> {
  await trx.updateTable('shoppers').set(given({ phone })).where('account_id', '=', shopperId).execute();
  await trx
    .insertInto('shopper_phones')
    .values(given({ shopper_id: shopperId, other_phone: otherPhone }))
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet({ other_phone: otherPhone }))
    .execute();
}

/** Gives an account another address; false when that is another account's by now. */
export async function keepEmail(trx: Transaction, accountId: string, email: string): Promise<boolean> {
  const folded = foldEmail(email);
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set(given({ email: folded, email_written: email }))
    .where('id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accounts as other').select('other.id').where('other.email', '=', folded))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
