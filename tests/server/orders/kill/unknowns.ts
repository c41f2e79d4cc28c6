import type { Database } from '#server/db/database.ts';
import type { Booked } from './ledger.ts';

/** From the start of the process until it was ready, in milliseconds of the real clock. */
export type Life = { readonly begunMs: number; readonly readyMs: number };
/** How long after a restart it was known what became of a payment that a kill had left open. */
export type Resolved = { readonly paymentId: string; readonly afterMs: number };

const mostAtOnce = 200;

/**
 * When each was settled, counted from the last time before that the store was ready, or the bank knew itself. Null for
 * what is not settled.
 */
export async function resolvedIn(
  db: Database,
  left: readonly string[],
  lives: readonly Life[],
  booked: readonly Booked[],
): Promise<readonly (Resolved | { readonly paymentId: string; readonly afterMs: null })[]> {
  const due = new Map(booked.map(({ paymentId, dueMs }) => [paymentId, dueMs]));
  const settled = new Map<string, number | null>();
  for (let from = 0; from < left.length; from += mostAtOnce) {
    const some = left.slice(from, from + mostAtOnce);
    const rows = await db.read.selectFrom('payments').select(['id', 'settled_ms']).where('id', 'in', some).execute();
    for (const { id, settled_ms } of rows) settled.set(id, settled_ms);
  }
  return left.map((paymentId) => {
    const atMs = settled.get(paymentId) ?? null;
    if (atMs === null) return { paymentId, afterMs: null };
    const { readyMs = 0 } = lives.findLast(({ begunMs }) => begunMs <= atMs) ?? {};
    return { paymentId, afterMs: Math.max(0, atMs - Math.max(readyMs, due.get(paymentId) ?? 0)) };
  });
}
