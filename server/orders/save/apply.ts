import type { Transaction } from '../../db/database.ts';
import { oweLetter } from '../../db/repositories/letters-due.ts';
import { changeOf, forgetChange } from '../../db/repositories/order-changes.ts';
import type { SavedVersion } from '../../db/repositories/order-saves.ts';
import { replaceVersion, tellEvent } from '../../db/repositories/order-steps.ts';
import { restoreTrolley } from '../change/put-aside.ts';
import type { OrderWorld } from '../order-world.ts';

type Applied = { readonly orderId: string; readonly shopperId: string; readonly version: SavedVersion };

/**
 * Puts the new version in the place of the old one, in a transaction that holds the trolley of its shopper. False when the
 * old one is not there any more to be replaced; then nothing was done. Coupons and stock are the caller's, in this order.
 */
export async function applyVersion(
  trx: Transaction,
  { ids }: Pick<OrderWorld, 'ids'>,
  { orderId, shopperId, version }: Applied,
  nowMs: number,
): Promise<boolean> {
  if (!(await replaceVersion(trx, orderId, version))) return false;
  const change = await changeOf(trx, shopperId);
  if (change?.orderId === orderId) {
    await restoreTrolley(trx, change, nowMs);
    await forgetChange(trx, change);
  }
  await tellEvent(trx, orderId, 'changed', nowMs);
  await oweLetter(trx, { id: ids.uuid7(), kind: 'order-changed', shopperId, orderId }, nowMs);
  return true;
}
