import type { Transaction } from '../../db/database.ts';
import { type KeptTrolley, replaceTrolley, trolleyToKeep } from '../../db/repositories/kept-trolley.ts';
import type { OrderChange } from '../../db/repositories/order-changes.ts';
import { holdTrolley } from '../../db/repositories/trolley.ts';

/** Puts what an order was made of in the place of what is in the trolley, and hands over what was there. */
export async function fillTrolley(trx: Transaction, shopperId: string, filled: KeptTrolley): Promise<KeptTrolley> {
  const kept = await trolleyToKeep(trx, shopperId);
  await replaceTrolley(trx, shopperId, filled);
  return kept;
}

/** Puts what was in the trolley before a change back, just as it was. */
export async function restoreTrolley(
  trx: Transaction,
  { shopperId, facts }: OrderChange,
  nowMs: number,
): Promise<void> {
  await holdTrolley(trx, shopperId, nowMs);
  await replaceTrolley(trx, shopperId, facts.kept);
}
