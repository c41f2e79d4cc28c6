import type { Transaction } from '../database.ts';

/** Holds what is a shopper's for this transaction: what is counted after that grows by nobody else until it ends. */
export async function holdShopper(trx: Transaction, shopperId: string): Promise<void> {
  await trx
    .updateTable('shoppers')
    .set((eb) => ({ order_count: eb.ref('order_count') }))
    .where('account_id', '=', shopperId)
    .execute();
}
