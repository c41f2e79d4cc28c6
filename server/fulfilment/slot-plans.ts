import type { Places } from './places.ts';
import { type PlannedSlot, planOf } from './slot-plan.ts';
import type { SlotPlace } from './slot-place.ts';

/** About as many as are looked at within an hour; each is made again in some microseconds. */
const mostKept = 2_000;
const kept = new WeakMap<Places, Map<string, readonly PlannedSlot[]>>();

/** The plan of a place and a day, kept for as long as others ask for it too. */
export function plannedFor(places: Places, place: SlotPlace, day: string): readonly PlannedSlot[] {
  const plans = kept.get(places) ?? new Map<string, readonly PlannedSlot[]>();
  kept.set(places, plans);
  const key = `${place.key} ${day}`;
  const plan = plans.get(key) ?? planOf(place, day);
  plans.delete(key);
  plans.set(key, plan);
  const [oldest] = plans.size > mostKept ? plans.keys() : [];
  if (oldest !== undefined) plans.delete(oldest);
  return plan;
}
