import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import type { Schema } from '../schema.ts';

type Row = Schema['oidc_payloads'];
type Payload = Readonly<Record<string, unknown>>;

/** What the embedded identity provider keeps: a session of its own, a code, a grant, each under its kind. */
export type OidcPayload = {
  readonly kind: string;
  readonly id: string;
  readonly payload: Payload;
  readonly uid: string | null;
  readonly grantId: string | null;
  readonly expiresMs: number | null;
};

export async function keepPayload(trx: Transaction, kept: OidcPayload): Promise<void> {
  const { kind, id, payload, uid, grantId, expiresMs } = kept;
  const facts = { payload: JSON.stringify(payload), uid, grant_id: grantId, expires_ms: expiresMs };
  await trx
    .insertInto('oidc_payloads')
    .values(given({ kind, id, ...facts, consumed_ms: null }))
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(facts))
    .execute();
}

type Found = { readonly payload: Payload; readonly consumedMs: number | null };

const found = (row: Row | undefined, nowMs: number): Found | null =>
  row === undefined || (row.expires_ms !== null && row.expires_ms <= nowMs)
    ? null
    : { payload: JSON.parse(row.payload) as Payload, consumedMs: row.consumed_ms };

export async function findPayload(db: Reader, kind: string, id: string, nowMs: number): Promise<Found | null> {
  const rows = db.selectFrom('oidc_payloads').selectAll().where('kind', '=', kind).where('id', '=', id);
  return found(await rows.executeTakeFirst(), nowMs);
}

export async function findPayloadByUid(db: Reader, kind: string, uid: string, nowMs: number): Promise<Found | null> {
  const rows = db.selectFrom('oidc_payloads').selectAll().where('kind', '=', kind).where('uid', '=', uid);
  return found(await rows.executeTakeFirst(), nowMs);
}

/** Uses it up; false when somebody was first, or it is not there. */
export async function consumePayload(trx: Transaction, kind: string, id: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('oidc_payloads')
    .set({ consumed_ms: nowMs })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('consumed_ms', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function dropPayload(trx: Transaction, kind: string, id: string): Promise<void> {
  await trx.deleteFrom('oidc_payloads').where('kind', '=', kind).where('id', '=', id).execute();
}

/** Drops that kind of what came of one grant. */
export async function dropGranted(trx: Transaction, kind: string, grantId: string): Promise<void> {
  await trx.deleteFrom('oidc_payloads').where('kind', '=', kind).where('grant_id', '=', grantId).execute();
}

/** Drops what has expired, and says how many. */
export async function sweepPayloads(trx: Transaction, nowMs: number): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('oidc_payloads').where('expires_ms', '<=', nowMs).executeTakeFirst();
  return Number(numDeletedRows);
}
