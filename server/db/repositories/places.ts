import type { AddressFacts } from '#fixtures/addresses.ts';
import type { PickupPointFacts } from '#fixtures/pickup-points.ts';
import type { StoreFacts } from '#fixtures/stores.ts';
import type { SuburbFacts } from '#fixtures/suburbs.ts';
import { fold } from '../../catalogue/search/fold.ts';
import type { Reader } from '../database.ts';

type Row = { readonly facts: string };
const factsOf = <T>(rows: readonly Row[]): T[] => rows.map((row) => JSON.parse(row.facts) as T);

export async function allSuburbs(db: Reader): Promise<readonly SuburbFacts[]> {
  return factsOf(await db.selectFrom('suburbs').select('facts').orderBy('id').execute());
}

export async function allPickupPoints(db: Reader): Promise<readonly PickupPointFacts[]> {
  return factsOf(await db.selectFrom('pickup_points').select('facts').orderBy('id').execute());
}

/** In the order that the stock of a product is kept in. */
export async function allStores(db: Reader): Promise<readonly StoreFacts[]> {
  return factsOf(await db.selectFrom('stores').select('facts').orderBy('position').execute());
}

export async function storeById(db: Reader, id: number): Promise<StoreFacts | null> {
  const row = await db.selectFrom('stores').select('facts').where('id', '=', id).executeTakeFirst();
  return row ? (JSON.parse(row.facts) as StoreFacts) : null;
}

export async function suburbById(db: Reader, id: number): Promise<SuburbFacts | null> {
  const row = await db.selectFrom('suburbs').select('facts').where('id', '=', id).executeTakeFirst();
  return row ? (JSON.parse(row.facts) as SuburbFacts) : null;
}

/** Sorts after every letter, digit, space and dot that a folded text can go on with. */
const last = '~';

/** Suburbs whose name begins like this, with or without macrons; none for a text without a letter. */
export async function suburbsLike(db: Reader, text: string, most: number): Promise<readonly SuburbFacts[]> {
  const start = fold(text);
  if (start === '') return [];
  const rows = await db
    .selectFrom('suburbs')
    .select('facts')
    .where('folded', '>=', start)
    .where('folded', '<', start + last)
    .orderBy('folded')
    .orderBy('id')
    .limit(most)
    .execute();
  return factsOf(rows);
}

/** Addresses that begin like this: by their number when the text begins with one, else by their road. */
export async function addressesLike(db: Reader, text: string, most: number): Promise<readonly AddressFacts[]> {
  const start = fold(text);
  if (start === '') return [];
  const column = /^\d/.test(start) ? 'folded' : 'folded_road';
  const rows = await db
    .selectFrom('addresses')
    .select('facts')
    .where(column, '>=', start)
    .where(column, '<', start + last)
    .orderBy(column)
    .orderBy('id')
    .limit(most)
    .execute();
  return factsOf(rows);
}
