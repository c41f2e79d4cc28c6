import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

export type TrolleyLine = {
  readonly sku: string;
  readonly unit: 'Each' | 'Kg';
  /** Pieces or grams. */
  readonly amount: number;
  readonly source: string;
};
export type TrolleyRows = {
  /** Grows with every change of this trolley. */
  readonly revision: number;
  /** In the order in which they were first put in. */
  readonly lines: readonly TrolleyLine[];
};

/** The trolley and its lines as they were at one moment; an empty one for whoever never had any. */
export async function trolleyOf(db: Reader, shopperId: string): Promise<TrolleyRows> {
  const rows = await db
    .selectFrom('trolleys')
    .leftJoin('trolley_lines', 'trolley_lines.shopper_id', 'trolleys.shopper_id')
    .select(['revision', 'sku', 'pricing_unit', 'amount', 'source'])
    .where('trolleys.shopper_id', '=', shopperId)
    .orderBy('added_ms')
    .orderBy('sku')
    .execute();
  return {
    revision: rows[0]?.revision ?? 0,
    lines: rows.flatMap(({ sku, pricing_unit, amount, source }) =>
      sku === null || amount === null
        ? []
        : [{ sku, unit: pricing_unit === 'Kg' ? 'Kg' : 'Each', amount, source: source ?? '' }],
    ),
  };
}

/**
 * Says that a trolley is about to change, and holds it for this transaction: changes of one trolley come one after the
 * other, also those of two pages at once.
 */
export async function holdTrolley(trx: Transaction, shopperId: string, nowMs: number): Promise<TrolleyRows> {
  await trx
    .insertInto('trolleys')
    .values(given({ shopper_id: shopperId, revision: 1, changed_ms: nowMs }))
    .onConflict((conflict) =>
      conflict
        .column('shopper_id')
        .doUpdateSet((eb) => ({ revision: eb('trolleys.revision', '+', 1), changed_ms: nowMs })),
    )
    .execute();
  return trolleyOf(trx, shopperId);
}

/** Keeps how much of a product the trolley holds; none takes the line out. */
export async function keepLine(
  trx: Transaction,
  shopperId: string,
  { sku, unit, amount, source }: TrolleyLine,
  nowMs: number,
): Promise<void> {
  if (amount === 0) {
    await trx.deleteFrom('trolley_lines').where('shopper_id', '=', shopperId).where('sku', '=', sku).execute();
    return;
  }
  const line = { pricing_unit: unit, amount, changed_ms: nowMs };
  await trx
    .insertInto('trolley_lines')
    .values(given({ shopper_id: shopperId, sku, source, added_ms: nowMs, ...line }))
    .onConflict((conflict) => conflict.columns(['shopper_id', 'sku']).doUpdateSet(given(line)))
    .execute();
}
