import type { Reader, Transaction } from '../database.ts';

/** A session by the hash of its secret: the secret itself is in the shopper's cookie and nowhere else. */
export type SessionRow = {
  readonly idHash: string;
  readonly createdMs: number;
  readonly seenMs: number;
  /** The account it is signed in as; null for a guest. */
  readonly subject: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
};

export async function findSession(db: Reader, idHash: string): Promise<SessionRow | null> {
  const row = await db.selectFrom('sessions').selectAll().where('id_hash', '=', idHash).executeTakeFirst();
  if (row === undefined) return null;
  const facts = JSON.parse(row.facts) as Record<string, unknown>;
  return { idHash: row.id_hash, createdMs: row.created_ms, seenMs: row.seen_ms, subject: row.subject, facts };
}

export async function createSession(trx: Transaction, session: SessionRow): Promise<void> {
  const { idHash, createdMs, seenMs, subject, facts } = session;
  const row = { id_hash: idHash, created_ms: createdMs, seen_ms: seenMs, subject, facts: JSON.stringify(facts) };
  await trx.insertInto('sessions').values(row).execute();
}

/**
 * Says that a session was used, and holds it for this transaction: what is read after that is not written by another
 * until this one ends. False when there is none.
 */
export async function touchSession(trx: Transaction, idHash: string, seenMs: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ seen_ms: seenMs })
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps what the session knows and that it was used; false when it has ended meanwhile. */
export async function keepSession(
  trx: Transaction,
  idHash: string,
  seenMs: number,
  facts: SessionRow['facts'],
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ seen_ms: seenMs, facts: JSON.stringify(facts) })
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endSession(trx: Transaction, idHash: string): Promise<void> {
  await trx.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
}

/** Ends every session of an account, for a new password and the like. */
export async function endSessionsOf(trx: Transaction, subject: string): Promise<void> {
  await trx.deleteFrom('sessions').where('subject', '=', subject).execute();
}

/** Drops what was not used since then, and says how many. */
export async function sweepSessions(trx: Transaction, seenBeforeMs: number): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('sessions').where('seen_ms', '<', seenBeforeMs).executeTakeFirst();
  return Number(numDeletedRows);
}
