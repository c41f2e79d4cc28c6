import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import { type Person, personById } from './accounts.ts';

/** The account that an issuer's subject is; null for one who was never here. */
export async function accountOfIdentity(db: Reader, issuer: string, subject: string): Promise<string | null> {
  const row = await db
    .selectFrom('identities')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly accountId: string;
  readonly createdMs: number;
};

/** Joins a subject to an account; false when either has another of this issuer already. */
export async function joinIdentity(trx: Transaction, joined: Identity): Promise<boolean> {
  const { issuer, subject, accountId, createdMs } = joined;
  const made = await trx
    .insertInto('identities')
    .values(given({ issuer, subject, account_id: accountId, created_ms: createdMs }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return made !== undefined;
}

/** The account that is known by that id outside of the store. */
export async function accountOfScvId(db: Reader, scvId: string): Promise<string | null> {
  const row = await db.selectFrom('accounts').select('id').where('scv_id', '=', scvId).executeTakeFirst();
  return row?.id ?? null;
}

export async function personOfScvId(db: Reader, scvId: string): Promise<Person | null> {
  const accountId = await accountOfScvId(db, scvId);
  return accountId === null ? null : personById(db, accountId);
}

/** When the password of that account was chosen, in whole seconds; 0 for nobody. */
export async function passwordSecondsOf(db: Reader, scvId: string): Promise<number> {
  const rows = db.selectFrom('accounts').select('password_changed_ms').where('scv_id', '=', scvId);
  return Math.floor(((await rows.executeTakeFirst())?.password_changed_ms ?? 0) / 1_000);
}
