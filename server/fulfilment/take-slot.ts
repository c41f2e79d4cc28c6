import { Refusal, refusals } from '../api/refusal.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { Transaction } from '../db/database.ts';
import type { Person } from '../db/repositories/accounts.ts';
import { reserve } from '../db/repositories/holds.ts';
import type { FulfilmentChoice } from './choice.ts';
import { closesMs, heldUntil, holdTimeoutMs } from './hold-timing.ts';
import { slotFor } from './slot-for.ts';
import { slotNameIn } from './slot-plan.ts';
import type { Terms } from './terms.ts';
import { slotTrolleyOf } from './trolley-of.ts';

const notHere = () =>
  new Refusal(400, 'Invalid', 'That is not a time slot of where you shop now. Please choose another one.', {
    fieldErrors: { slotId: 'is not a time slot of where you shop' },
  });

/**
 * Holds a slot of where the shopper shops, in the place of any other they held, and says in which slots a place came free
 * by that. A refusal gives the whole transaction up: what was held before is held still.
 */
export async function takeSlot(
  trx: Transaction,
  world: StoreWorld,
  person: Person,
  terms: Terms,
  slotId: string,
): Promise<readonly string[]> {
  const { money, held: lines } = await slotTrolleyOf(trx, world, person, terms);
  const found = slotFor(world, terms, slotId, money);
  if (!found) throw notHere();
  const nowMs = world.clock.nowMs();
  if (nowMs >= closesMs(found)) throw refusals.slotClosed();
  const { capacity, ...slot } = found;
  const timeoutMs = await holdTimeoutMs(trx);
  const freed = await reserve(trx, {
    shopperId: person.accountId,
    reservationId: world.ids.uuid7(),
    slot: { id: slot.id, place: slot.place, startMs: slot.startMs, capacity },
    facts: { slot, isTimed: timeoutMs !== null, lines },
    heldMs: nowMs,
    heldUntilMs: heldUntil(slot, timeoutMs, nowMs),
  });
  if (freed === null) throw refusals.slotFull();
  return freed;
}

/** The choice that an express slot is of: an area's slot is brought, another one picked up. */
export function choiceForExpress(choice: FulfilmentChoice, slotId: string): FulfilmentChoice {
  const name = slotNameIn(slotId);
  if (name?.kind !== 'express') throw notHere();
  return { ...choice, method: name.place.startsWith('p') ? 'Pickup' : 'Courier', isExpressAbandoned: false };
}
