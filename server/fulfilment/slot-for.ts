import { slotHorizonDays } from '#services/fulfilment/fulfilment.words.ts';
import { addDays, slotDayOf } from '#services/fulfilment/slot-day.rules.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { HeldSlot } from './hold.ts';
import { feeOf, type Money } from './slot-fees.ts';
import { type PlannedSlot, slotNameIn } from './slot-plan.ts';
import { plannedFor } from './slot-plans.ts';
import { placeOf, type SlotPlace } from './slot-place.ts';
import type { Terms } from './terms.ts';

/** Express means within the next few hours. */
const expressAheadMs = 4 * 3_600_000;

/** The first and the last slot day that can be asked for. */
export function horizonOf(nowMs: number): { readonly first: string; readonly last: string } {
  const first = slotDayOf(nowMs);
  return { first, last: addDays(first, slotHorizonDays - 1) };
}

/** Whether somebody may think of it now: of express only what comes soon. */
export const isOffered = ({ kind, startMs }: PlannedSlot, nowMs: number): boolean =>
  kind !== 'express' || startMs <= nowMs + expressAheadMs;

/** A planned slot as whoever takes it would hold it. */
export const slotAt = (place: SlotPlace, planned: PlannedSlot, money: Money): HeldSlot & { capacity: number } => ({
  ...planned,
  ...feeOf(place, planned, money),
  pickupType: place.pickupType,
  itemsLimit: planned.kind === 'express' ? money.fees.express.maxItemQuantityForExpressOrders : null,
});

/**
 * The slot of that name, if it is one of where the visitor shops. It says nothing of its cut-off or of who else wants it.
 * For an express slot of the other way to get an order, give the terms of that choice (`termsOfChoice`).
 */
export function slotFor(
  { places, clock }: Pick<StoreWorld, 'places' | 'clock'>,
  terms: Terms,
  slotId: string,
  money: Money,
): (HeldSlot & { readonly capacity: number }) | null {
  const name = slotNameIn(slotId);
  const place = placeOf(places, terms);
  if (!name || !place || name.place !== place.key) return null;
  const nowMs = clock.nowMs();
  const { first, last } = horizonOf(nowMs);
  if (name.day < first || name.day > last) return null;
  const planned = plannedFor(places, place, name.day).find(({ id }) => id === slotId);
  return planned && isOffered(planned, nowMs) ? slotAt(place, planned, money) : null;
}
