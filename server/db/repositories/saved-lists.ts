import { itemKeyOf } from '#services/lists/list-text.rules.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import { holdShopper } from './hold-shopper.ts';
import { unshareList } from './list-shares.ts';

export type SavedLine = {
  readonly sku: string;
  readonly quantity: number;
  readonly pricingUnit: 'Each' | 'Kg';
  /** As it was called when it was saved, for when nobody sells it any more. */
  readonly name: string;
};
export type KeptList = {
  readonly id: string;
  readonly name: string;
  readonly items: readonly SavedLine[];
  readonly changedMs: number;
};
type Written = Omit<KeptList, 'changedMs'>;

const columns = ['id', 'name', 'items', 'changed_ms'] as const;
type Row = { readonly id: string; readonly name: string; readonly items: string; readonly changed_ms: number };
const keptIn = ({ id, name, items, changed_ms }: Row): KeptList => ({
  id,
  name,
  items: JSON.parse(items) as readonly SavedLine[],
  changedMs: changed_ms,
});

/** Two lists of a shopper are not called the same, however the name is written. */
const foldedName = (name: string): string => itemKeyOf({ text: name });

/** The one that was changed last stands first. */
export async function savedListsOf(db: Reader, shopperId: string): Promise<readonly KeptList[]> {
  const rows = await db
    .selectFrom('saved_lists')
    .select(columns)
    .where('shopper_id', '=', shopperId)
    .orderBy('changed_ms', 'desc')
    .orderBy('folded_name')
    .execute();
  return rows.map(keptIn);
}

export async function savedListOf(db: Reader, shopperId: string, id: string): Promise<KeptList | null> {
  const row = await db
    .selectFrom('saved_lists')
    .select(columns)
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? keptIn(row) : null;
}

/** Keeps one more list; says why not when another is called so, or there are too many. */
export async function addSavedList(
  trx: Transaction,
  shopperId: string,
  { id, name, items }: Written,
  { most, nowMs }: { readonly most: number; readonly nowMs: number },
): Promise<'kept' | 'twice' | 'full'> {
  await holdShopper(trx, shopperId);
  const folded = foldedName(name);
  const names = await trx.selectFrom('saved_lists').select('folded_name').where('shopper_id', '=', shopperId).execute();
  if (names.some(({ folded_name }) => folded_name === folded)) return 'twice';
  if (names.length >= most) return 'full';
  const row = { shopper_id: shopperId, id, name, folded_name: folded, items: JSON.stringify(items) };
  await trx
    .insertInto('saved_lists')
    .values(given({ ...row, created_ms: nowMs, changed_ms: nowMs }))
    .execute();
  return 'kept';
}

/** Says another thing of a list. `twice` when another one is called so already. */
export async function changeSavedList(
  trx: Transaction,
  shopperId: string,
  { id, name, items }: Written,
  nowMs: number,
): Promise<'missing' | 'twice' | 'kept'> {
  await holdShopper(trx, shopperId);
  const folded = foldedName(name);
  const other = await trx
    .selectFrom('saved_lists')
    .select('id')
    .where('shopper_id', '=', shopperId)
    .where('folded_name', '=', folded)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) return 'twice';
  const { numUpdatedRows } = await trx
    .updateTable('saved_lists')
    .set({ name, folded_name: folded, items: JSON.stringify(items), changed_ms: nowMs })
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'kept' : 'missing';
}

/** Takes a list away, and the link to it; false when the shopper has none of that id. */
export async function removeSavedList(trx: Transaction, shopperId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_lists')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .executeTakeFirst();
  await unshareList(trx, { shopperId, listId: id });
  return numDeletedRows > 0n;
}
