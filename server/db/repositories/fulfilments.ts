import type { FulfilmentChoice } from '../../fulfilment/choice.ts';
import type { Transaction } from '../database.ts';
import { given } from '../parameters.ts';

/** Keeps how and where a shopper gets their groceries; the last one to say so is right. */
export async function keepChoice(
  trx: Transaction,
  shopperId: string,
  choice: FulfilmentChoice,
  nowMs: number,
): Promise<void> {
  const told = { facts: JSON.stringify(choice), changed_ms: nowMs };
  await trx
    .insertInto('shopper_fulfilments')
    .values(given({ shopper_id: shopperId, ...told }))
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet(given(told)))
    .execute();
}
