import { itemKeyOf } from '#services/lists/list-text.rules.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import { holdShopper } from './hold-shopper.ts';

export type ListLine = {
  /** By which it is called: `itemKeyOf`. */
  readonly item: string;
  readonly text: string;
  readonly sku: string | null;
  readonly isTicked: boolean;
};
type Facts = Omit<ListLine, 'item'>;
type Row = { readonly line: ListLine; readonly position: number };

async function rowsOf(db: Reader, shopperId: string): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom('shopping_list_items')
    .select(['item', 'facts', 'position'])
    .where('shopper_id', '=', shopperId)
    .orderBy('position')
    .orderBy('item')
    .execute();
  return rows.map(({ item, facts, position }) => ({ line: { item, ...(JSON.parse(facts) as Facts) }, position }));
}

/** A shopper's list in the order in which its lines came. */
export const shoppingListOf = async (db: Reader, shopperId: string): Promise<readonly ListLine[]> =>
  (await rowsOf(db, shopperId)).map(({ line }) => line);

export type WantedLine = { readonly text: string; readonly sku?: string | null; readonly isTicked?: boolean };

/**
 * Puts what is not there yet at the end of the list; what is there stays as it is, and is ticked or not as is said.
 * The whole list as it is then; null, and nothing done, when it would hold more than the most.
 */
export async function keepLines(
  trx: Transaction,
  shopperId: string,
  wanted: readonly WantedLine[],
  { most, nowMs }: { readonly most: number; readonly nowMs: number },
): Promise<readonly ListLine[] | null> {
  await holdShopper(trx, shopperId);
  const rows = await rowsOf(trx, shopperId);
  const had = new Map(rows.map(({ line }) => [line.item, line]));
  const kept = new Map(had);
  for (const { text, sku = null, isTicked } of wanted) {
    const item = itemKeyOf({ text, sku });
    const known = kept.get(item);
    if (!known) kept.set(item, { item, text, sku, isTicked: isTicked ?? false });
    else if (isTicked !== undefined && isTicked !== known.isTicked) kept.set(item, { ...known, isTicked });
  }
  if (kept.size > most && kept.size > had.size) return null;
  let position = rows.at(-1)?.position ?? 0;
  const added = [];
  for (const { item, ...facts } of kept.values()) {
    const before = had.get(item);
    if (!before)
      added.push(
        given({
          shopper_id: shopperId,
          item,
          facts: JSON.stringify(facts satisfies Facts),
          added_ms: nowMs,
          position: ++position,
        }),
      );
    else if (before.isTicked !== facts.isTicked)
      await trx
        .updateTable('shopping_list_items')
        .set({ facts: JSON.stringify(facts satisfies Facts) })
        .where('shopper_id', '=', shopperId)
        .where('item', '=', item)
        .execute();
  }
  if (added.length > 0) await trx.insertInto('shopping_list_items').values(added).execute();
  return [...kept.values()];
}

/** Takes a line away, or all of them when none is named. What is not there is away already. */
export async function removeLines(trx: Transaction, shopperId: string, item?: string): Promise<void> {
  await holdShopper(trx, shopperId);
  const all = trx.deleteFrom('shopping_list_items').where('shopper_id', '=', shopperId);
  await (item === undefined ? all : all.where('item', '=', item)).execute();
}
