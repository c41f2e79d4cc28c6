import type { Transaction } from '../database.ts';
import { given } from '../parameters.ts';

export type KeyedRequest = {
  /** Whose key it is: two shoppers may use the same one. */
  readonly owner: string;
  readonly key: string;
  /** Of the method, the path and the body. */
  readonly requestHash: string;
};
export type Claim =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'repeated'; readonly status: number; readonly answer: string }
  | { readonly kind: 'reused' };

/**
 * Takes a key for a request, in the transaction of its effect. A second request with it waits for the first, then is told
 * its answer; with another body it is refused.
 */
export async function claimKey(trx: Transaction, request: KeyedRequest, nowMs: number): Promise<Claim> {
  const { owner, key, requestHash } = request;
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values(given({ owner, key, request_hash: requestHash, status: null, answer: null, created_ms: nowMs }))
    .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return { kind: 'fresh' };
  const row = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (row.request_hash !== requestHash) return { kind: 'reused' };
  if (row.status === null || row.answer === null) throw new Error('A key was claimed twice in one transaction.');
  return { kind: 'repeated', status: row.status, answer: row.answer };
}

/**
 * Takes a key for a request whose answer need not be kept, because how things stand now answers a repeat of it. Else as
 * `claimKey`, in one statement.
 */
export async function claimEffect(
  trx: Transaction,
  { owner, key, requestHash }: KeyedRequest,
  nowMs: number,
): Promise<Claim['kind']> {
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values(given({ owner, key, request_hash: requestHash, status: 200, answer: '', created_ms: nowMs }))
    .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return 'fresh';
  const row = await trx
    .selectFrom('idempotency_keys')
    .select('request_hash')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return row.request_hash === requestHash ? 'repeated' : 'reused';
}

/** Keeps the answer beside its key, before the transaction ends. */
export async function keepAnswer(
  trx: Transaction,
  request: KeyedRequest,
  status: number,
  answer: string,
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set(given({ status, answer }))
    .where('owner', '=', request.owner)
    .where('key', '=', request.key)
    .execute();
}

/** Drops keys made before then, and says how many. */
export async function sweepKeys(trx: Transaction, madeBeforeMs: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('idempotency_keys')
    .where('created_ms', '<', madeBeforeMs)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
