import type { PickupAddress } from '#services/fulfilment/choice.contract.ts';
import type { PickupType } from '#services/fulfilment/fulfilment.words.ts';
import { addDays } from '#services/fulfilment/slot-day.rules.ts';
import type { StoreWorld } from '../api/store-world.ts';
import { takenSlots } from '../db/repositories/slots.ts';
import { unchosen } from './choice.ts';
import { horizonOf } from './slot-for.ts';
import { plannedFor } from './slot-plans.ts';
import { placeOf } from './slot-place.ts';
import { termsOfChoice } from './terms.ts';

/** When the next slot begins that has a place left and can still be ordered for; express ones are chosen elsewhere. */
export async function nextPickupMs(
  world: Pick<StoreWorld, 'db' | 'clock' | 'places' | 'catalogue'>,
  { id: pickupAddressId }: PickupAddress,
  pickupType: PickupType,
): Promise<number | null> {
  const terms = termsOfChoice(world, { ...unchosen(null), method: 'Pickup', pickupAddressId, pickupType });
  const place = placeOf(world.places, terms);
  if (!place) return null;
  const nowMs = world.clock.nowMs();
  const { first, last } = horizonOf(nowMs);
  const asked = { place: place.key, fromMs: nowMs, untilMs: Number.MAX_SAFE_INTEGER, ids: [] };
  const taken = await takenSlots(world.db.read, asked, nowMs);
  for (let day = first; day <= last; day = addDays(day, 1))
    for (const { id, kind, startMs, cutOffMs, capacity } of plannedFor(world.places, place, day)) {
      const row = taken.get(id) ?? { capacity, taken: 0 };
      if (kind !== 'express' && nowMs < cutOffMs && row.taken < row.capacity) return startMs;
    }
  return null;
}
