import type { StoreWorld } from '../api/store-world.ts';
import type { Transaction } from '../db/database.ts';
import type { Person } from '../db/repositories/accounts.ts';
import { extend } from '../db/repositories/holds.ts';
import { isLive } from './hold.ts';
import { heldUntil, holdTimeoutMs } from './hold-timing.ts';

/**
 * Starts the hold of a shopper anew, in the transaction of a write of theirs. One that is over stays so, and the place of
 * an order is never extended; false without a live one. What the shopper is told is read after it: `session.reread(trx)`.
 */
export async function touchHold(
  trx: Transaction,
  { clock }: Pick<StoreWorld, 'clock'>,
  person: Person | null,
): Promise<boolean> {
  const nowMs = clock.nowMs();
  const hold = person?.shopper?.hold;
  if (!hold || !isLive(hold, nowMs)) return false;
  if (hold.isOrders) return true;
  const { reservationId, slot, isTimed } = hold;
  const untilMs = isTimed ? heldUntil(slot, await holdTimeoutMs(trx), nowMs) : hold.heldUntilMs;
  return extend(trx, { shopperId: person.accountId, reservationId }, untilMs, nowMs);
}
