import type { Transaction } from '../db/database.ts';
import { personById } from '../db/repositories/accounts.ts';
import type { KeptFacts } from '../db/repositories/orders.ts';
import { givePlaceBack, losePlace, returnHold } from '../db/repositories/order-places.ts';
import { closesMs, heldUntil, holdTimeoutMs } from '../fulfilment/hold-timing.ts';
import { placeOf } from '../fulfilment/slot-place.ts';
import { termsOf } from '../fulfilment/terms.ts';
import type { OrderWorld } from './order-world.ts';

/**
 * Gives the place of an order that came to nothing back: to its shopper, who holds it for the whole time again, or to
 * whoever comes next, when it is too late, they shop elsewhere or hold another by now. Says where a place came free.
 */
export async function restoreHold(
  trx: Transaction,
  world: OrderWorld,
  shopperId: string,
  { hold }: Pick<KeptFacts, 'hold'>,
): Promise<readonly string[]> {
  const { reservationId, lines } = hold;
  const { agreedFeeCents: _, ...slot } = hold.slot;
  const nowMs = world.clock.nowMs();
  const person = await personById(trx, shopperId);
  const isThere = person?.shopper && placeOf(world.places, termsOf(world, { facts: {}, person }))?.key === slot.place;
  const timeoutMs = await holdTimeoutMs(trx);
  const facts = { slot, isTimed: timeoutMs !== null, lines };
  if (isThere && nowMs < closesMs(slot)) {
    const heldUntilMs = heldUntil(slot, timeoutMs, nowMs);
    return returnHold(trx, { shopperId, reservationId, facts, heldUntilMs }, nowMs);
  }
  if (isThere) await losePlace(trx, shopperId, facts, closesMs(slot));
  else await givePlaceBack(trx, slot.id);
  return [slot.id];
}
