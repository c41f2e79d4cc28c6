import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

/** The shopping list among the lists that can be shared; a saved list goes by its id. */
export const shoppingListId = 'shopping';

export type SharedBy = { readonly shopperId: string; readonly listId: string };

/** Opens a list to whoever has the secret of this hash, and to nobody by an older one. */
export async function shareList(
  trx: Transaction,
  { shopperId, listId }: SharedBy,
  tokenHash: string,
  nowMs: number,
): Promise<void> {
  const opened = { token_hash: tokenHash, created_ms: nowMs };
  await trx
    .insertInto('list_shares')
    .values(given({ shopper_id: shopperId, list_id: listId, ...opened }))
    .onConflict((conflict) => conflict.columns(['shopper_id', 'list_id']).doUpdateSet(opened))
    .execute();
}

export async function unshareList(trx: Transaction, { shopperId, listId }: SharedBy): Promise<void> {
  await trx.deleteFrom('list_shares').where('shopper_id', '=', shopperId).where('list_id', '=', listId).execute();
}

/** The ids of the lists of a shopper that somebody may open by a link. */
export async function sharedListsOf(db: Reader, shopperId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('list_shares').select('list_id').where('shopper_id', '=', shopperId).execute();
  return new Set(rows.map(({ list_id }) => list_id));
}

export async function listBehind(db: Reader, tokenHash: string): Promise<SharedBy | null> {
  const row = await db
    .selectFrom('list_shares')
    .select(['shopper_id', 'list_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ? { shopperId: row.shopper_id, listId: row.list_id } : null;
}
