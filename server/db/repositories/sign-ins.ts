import type { Reader, Transaction } from '../database.ts';

/** What the store remembers while a browser is away at the identity provider. */
export type SignInRow = {
  /** Of the browser's cookie and the state together: neither alone finds it. */
  readonly idHash: string;
  readonly stateHash: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly expiresMs: number;
};

export async function keepSignIn(trx: Transaction, { idHash, stateHash, facts, expiresMs }: SignInRow): Promise<void> {
  const row = { id_hash: idHash, state_hash: stateHash, facts: JSON.stringify(facts), expires_ms: expiresMs };
  await trx.insertInto('sign_ins').values(row).execute();
}

/** Takes it out: whoever asks again, finds nothing. Null when there is none, or when its time is over. */
export async function takeSignIn(
  trx: Transaction,
  idHash: string,
  stateHash: string,
  nowMs: number,
): Promise<SignInRow['facts'] | null> {
  const row = await trx
    .deleteFrom('sign_ins')
    .where('id_hash', '=', idHash)
    .where('state_hash', '=', stateHash)
    .returning(['facts', 'expires_ms'])
    .executeTakeFirst();
  return row === undefined || row.expires_ms <= nowMs ? null : (JSON.parse(row.facts) as SignInRow['facts']);
}

/** Drops what nobody came back for, and says how many. */
export async function sweepSignIns(trx: Transaction, nowMs: number): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('sign_ins').where('expires_ms', '<=', nowMs).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Whether somebody with that state is still under way. */
export async function hasSignIn(db: Reader, stateHash: string, nowMs: number): Promise<boolean> {
  const rows = db.selectFrom('sign_ins').select('id_hash').where('state_hash', '=', stateHash);
  return (await rows.where('expires_ms', '>', nowMs).executeTakeFirst()) !== undefined;
}
