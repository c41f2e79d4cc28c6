import { fold } from '../../catalogue/search/fold.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

type Given = { readonly street: string; readonly suburbId: number; readonly ruralDelivery: number | null };
/** What a row keeps as text: null of one that was removed, so that its id is nobody else's next. */
type Facts = (Given & { readonly primaryTurn?: number }) | null;
/** An address of a shopper, as they gave it; the last one that was made primary has the highest turn. */
export type KeptAddress = Given & { readonly id: number; readonly primaryTurn?: number };
type Row = { readonly id: number; readonly facts: Facts };

async function rowsOf(db: Reader, shopperId: string): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom('shopper_addresses')
    .select(['id', 'facts'])
    .where('shopper_id', '=', shopperId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, facts }) => ({ id, facts: JSON.parse(facts) as Facts }));
}
const keptIn = (rows: readonly Row[]): readonly KeptAddress[] =>
  rows.flatMap(({ id, facts }) => (facts === null ? [] : [{ id, ...facts }]));

/** In the order in which they were given. */
export const addressesOf = async (db: Reader, shopperId: string): Promise<readonly KeptAddress[]> =>
  keptIn(await rowsOf(db, shopperId));

const turnOf = ({ primaryTurn = 0 }: KeptAddress): number => primaryTurn;

/** The primary one first: the last that was made so, or the first that was given. */
export const primaryFirst = (kept: readonly KeptAddress[]): readonly KeptAddress[] =>
  kept.toSorted((one, other) => turnOf(other) - turnOf(one) || one.id - other.id);

export const mostAddresses = 20;
const sameAs = (one: Given) => JSON.stringify([fold(one.street), one.suburbId, one.ruralDelivery]);

/** Keeps an address and says its id; one that is kept already stays the one it is. Null when there are too many. */
export async function addAddress(
  trx: Transaction,
  shopperId: string,
  { street, suburbId, ruralDelivery }: Given,
  nowMs: number,
): Promise<number | null> {
  const facts = { street, suburbId, ruralDelivery };
  for (;;) {
    const rows = await rowsOf(trx, shopperId);
    const kept = keptIn(rows);
    const known = kept.find((one) => sameAs(one) === sameAs(facts));
    if (known) return known.id;
    if (kept.length >= mostAddresses) return null;
    const last = rows.at(-1);
    const row = {
      shopper_id: shopperId,
      id: (last?.id ?? 0) + 1,
      facts: JSON.stringify(facts),
      created_ms: nowMs,
    };
    const made = await trx
      .insertInto('shopper_addresses')
      .values(given(row))
      .onConflict((conflict) => conflict.columns(['shopper_id', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) continue;
    if (last?.facts === null) await dropRow(trx, shopperId, last.id);
    return made.id;
  }
}

/** Says another thing of an address; which one is primary stays as it is. `twice` is one that says the same already. */
export async function updateAddress(
  trx: Transaction,
  shopperId: string,
  { id, street, suburbId, ruralDelivery }: Given & { readonly id: number },
): Promise<'missing' | 'twice' | 'kept'> {
  const kept = await addressesOf(trx, shopperId);
  const one = kept.find((known) => known.id === id);
  if (!one) return 'missing';
  const facts = { street, suburbId, ruralDelivery };
  if (kept.some((other) => other !== one && sameAs(other) === sameAs(facts))) return 'twice';
  await keepFacts(trx, shopperId, { ...one, ...facts });
  return 'kept';
}

/** Says which address that is, primary from now on; null when the shopper has none of that id. */
export async function makePrimary(trx: Transaction, shopperId: string, id: number): Promise<KeptAddress | null> {
  const kept = await addressesOf(trx, shopperId);
  const one = kept.find((known) => known.id === id);
  if (!one || primaryFirst(kept)[0] === one) return one ?? null;
  const next = { ...one, primaryTurn: Math.max(...kept.map(turnOf)) + 1 };
  await keepFacts(trx, shopperId, next);
  return next;
}

/** False when the shopper has none of that id. The primary one leaves its place to the one that was it before. */
export async function removeAddress(trx: Transaction, shopperId: string, id: number): Promise<boolean> {
  const rows = await rowsOf(trx, shopperId);
  const row = rows.find((one) => one.id === id);
  if (!row?.facts) return false;
  if (row === rows.at(-1)) await writeFacts(trx, shopperId, id, null);
  else await dropRow(trx, shopperId, id);
  return true;
}

const keepFacts = (trx: Transaction, shopperId: string, { id, ...facts }: KeptAddress) =>
  writeFacts(trx, shopperId, id, facts);

async function writeFacts(trx: Transaction, shopperId: string, id: number, facts: Facts): Promise<void> {
  await trx
    .updateTable('shopper_addresses')
    .set({ facts: JSON.stringify(facts) })
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .execute();
}

async function dropRow(trx: Transaction, shopperId: string, id: number): Promise<void> {
  await trx.deleteFrom('shopper_addresses').where('shopper_id', '=', shopperId).where('id', '=', id).execute();
}
