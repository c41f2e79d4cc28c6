import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import { foldEmail } from './accounts.ts';

/** What a letter opens, by the hash of its secret: the secret itself is in the letter and nowhere else. */
export type SentLetter = {
  readonly secretHash: string;
  readonly kind: string;
  readonly email: string;
  readonly facts: Readonly<Record<string, unknown>>;
  /** How often something wrong was tried against it. */
  readonly tries: number;
  readonly expiresMs: number;
};

type Row = { secret_hash: string; kind: string; email: string; facts: string; tries: number; expires_ms: number };
const letterOf = (row: Row): SentLetter => ({
  secretHash: row.secret_hash,
  kind: row.kind,
  email: row.email,
  facts: JSON.parse(row.facts) as SentLetter['facts'],
  tries: row.tries,
  expiresMs: row.expires_ms,
});

export async function keepLetter(trx: Transaction, letter: SentLetter): Promise<void> {
  const { secretHash, kind, email, facts, tries, expiresMs } = letter;
  const row = { secret_hash: secretHash, kind, email: foldEmail(email), facts: JSON.stringify(facts), tries };
  await trx
    .insertInto('letters_sent')
    .values(given({ ...row, expires_ms: expiresMs }))
    .execute();
}

export async function findLetter(db: Reader, secretHash: string): Promise<SentLetter | null> {
  const row = await db.selectFrom('letters_sent').selectAll().where('secret_hash', '=', secretHash).executeTakeFirst();
  return row === undefined ? null : letterOf(row);
}

/** The letters of a kind that went to an address, the newest last. */
export async function lettersTo(db: Reader, email: string, kind: string): Promise<readonly SentLetter[]> {
  const rows = await db
    .selectFrom('letters_sent')
    .selectAll()
    .where('email', '=', foldEmail(email))
    .where('kind', '=', kind)
    .orderBy('expires_ms')
    .execute();
  return rows.map(letterOf);
}

/** Counts a try that was wrong, as long as fewer than so many were. False when there were, or the letter is gone. */
export async function countTry(trx: Transaction, secretHash: string, most: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('letters_sent')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('secret_hash', '=', secretHash)
    .where('tries', '<', most)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a letter away, and says whether it was there: what it opens is opened once. */
export async function useLetter(trx: Transaction, secretHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('letters_sent')
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes away all letters of a kind that went to an address. */
export async function dropLetters(trx: Transaction, email: string, kind: string): Promise<void> {
  await trx.deleteFrom('letters_sent').where('email', '=', foldEmail(email)).where('kind', '=', kind).execute();
}

/** Drops what opens nothing any more, and says how many. */
export async function sweepLetters(trx: Transaction, nowMs: number): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('letters_sent').where('expires_ms', '<=', nowMs).executeTakeFirst();
  return Number(numDeletedRows);
}
