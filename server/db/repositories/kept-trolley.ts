import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import type { Schema } from '../schema.ts';

type KeptOf<T extends keyof Schema> = readonly Omit<Schema[T], 'shopper_id'>[];

/** A trolley with all that was said of it and of the order it is to become, row by row, so that it comes back as it was. */
export type KeptTrolley = {
  readonly trolley_lines: KeptOf<'trolley_lines'>;
  readonly trolley_line_terms: KeptOf<'trolley_line_terms'>;
  readonly trolley_choices: KeptOf<'trolley_choices'>;
  readonly sample_responses: KeptOf<'sample_responses'>;
  readonly active_orders: KeptOf<'active_orders'>;
};
type Table = keyof KeptTrolley;
const tables = [
  'trolley_lines',
  'trolley_line_terms',
  'trolley_choices',
  'sample_responses',
  'active_orders',
] as const satisfies readonly Table[];

async function rowsOf<T extends Table>(db: Reader, table: T, shopperId: string): Promise<KeptTrolley[T]> {
  const rows = await db
    .selectFrom(table as Table)
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .execute();
  return rows.map(({ shopper_id: _, ...row }) => row) as unknown as KeptTrolley[T];
}

/** A trolley that is held by this transaction, as it stands. */
export const trolleyToKeep = async (trx: Transaction, shopperId: string): Promise<KeptTrolley> => ({
  trolley_lines: await rowsOf(trx, 'trolley_lines', shopperId),
  trolley_line_terms: await rowsOf(trx, 'trolley_line_terms', shopperId),
  trolley_choices: await rowsOf(trx, 'trolley_choices', shopperId),
  sample_responses: await rowsOf(trx, 'sample_responses', shopperId),
  active_orders: await rowsOf(trx, 'active_orders', shopperId),
});

/** Puts a trolley in the place of the one that is held. */
export async function replaceTrolley(trx: Transaction, shopperId: string, kept: KeptTrolley): Promise<void> {
  for (const table of tables) {
    await trx.deleteFrom(table).where('shopper_id', '=', shopperId).execute();
    const rows = kept[table].map((row) => given({ shopper_id: shopperId, ...row }));
    if (rows.length > 0)
      await trx
        .insertInto(table)
        .values(rows as never)
        .execute();
  }
}
