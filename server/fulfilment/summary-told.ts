import { slotWeekDays } from '#services/fulfilment/fulfilment.words.ts';
import { addDays, instantOf, slotDayOf, slotDayStartHour } from '#services/fulfilment/slot-day.rules.ts';
import type { TimeSlotsSummaryWire } from '#services/fulfilment/time-slots.contract.ts';
import { toInstant } from '#services/wire.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { Known } from '../api/visitor-session.ts';
import { type LostHold, lostHoldOf } from '../db/repositories/holds.ts';
import { watchedSlots } from '../db/repositories/slot-watches.ts';
import { takenSlots } from '../db/repositories/slots.ts';
import { type Hold, isLive } from './hold.ts';
import { lastTold } from './last-slot.ts';
import { horizonOf, slotAt, slotFor } from './slot-for.ts';
import { needsOf, placeNameOf, placeOf, type SlotPlace } from './slot-place.ts';
import { plannedFor } from './slot-plans.ts';
import { type SlotView, slotTold } from './slot-told.ts';
import { termsOf } from './terms.ts';
import { slotTrolleyOf } from './trolley-of.ts';
import { trolleyThere } from './trolley-there.ts';

type Wanted = { readonly from?: string | undefined; readonly days?: number | undefined };
type Days = { readonly first: string; readonly last: string; readonly from: string; readonly days: number };

/** The days that are told of: what was asked for, moved into the time that can be chosen. */
function daysOf({ from: wanted, days = slotWeekDays }: Wanted, nowMs: number): Days {
  const { first, last } = horizonOf(nowMs);
  const from = wanted === undefined || wanted < first ? first : wanted > last ? last : wanted;
  const left = (Date.parse(last) - Date.parse(from)) / 86_400_000 + 1;
  return { first, last, from, days: Math.min(days, left) };
}

const startOf = (day: string): number => instantOf(day, slotDayStartHour * 60);

type Looked = { readonly place: SlotPlace | null; readonly ids: readonly string[]; readonly heldId: string | null };

async function viewOf(
  { db, clock }: StoreWorld,
  shopperId: string | null,
  { from, days }: Days,
  { place, ids, heldId }: Looked,
): Promise<SlotView> {
  const nowMs = clock.nowMs();
  const time = { fromMs: startOf(from), untilMs: startOf(addDays(from, days)) };
  return {
    nowMs,
    taken: place ? await takenSlots(db.read, { place: place.key, ...time, ids }, nowMs) : new Map(),
    watched: place && shopperId !== null ? await watchedSlots(db.read, shopperId, nowMs) : new Set(),
    heldId,
  };
}

const heldTold = (hold: Hold | null, nowMs: number) => ({
  slotId: hold?.slot.id ?? null,
  selectedDate: hold?.slot.day ?? null,
  startTime: hold ? toInstant(hold.slot.startMs) : null,
  endTime: hold ? toInstant(hold.slot.endMs) : null,
  cutOffTime: hold?.slot.cutOffMs == null ? null : toInstant(hold.slot.cutOffMs),
  isSlotToday: hold !== null && hold.slot.day === slotDayOf(nowMs),
});

/** The slots of some days where a visitor shops, what they hold or held, and what their trolley would be like there. */
export async function summaryTold(world: StoreWorld, known: Known, wanted: Wanted): Promise<TimeSlotsSummaryWire> {
  const { db, clock, places, catalogue } = world;
  const nowMs = clock.nowMs();
  const terms = termsOf(world, known);
  const place = placeOf(places, terms);
  const days = daysOf(wanted, nowMs);
  const shopper = known.person?.shopper ?? null;
  const shopperId = known.person?.shopper ? known.person.accountId : null;
  const hold = shopper?.hold && isLive(shopper.hold, nowMs) ? shopper.hold : null;
  const lost: LostHold | null = hold || shopperId === null ? null : await lostHoldOf(db.read, shopperId, nowMs);
  const { money, lines, held } = await slotTrolleyOf(db.read, world, known.person, terms);
  const looked = { place, ids: lost ? [lost.slotId] : [], heldId: hold?.slot.id ?? null };
  const view = { ...(await viewOf(world, shopperId, days, looked)), subtotalCents: money.subtotalCents };
  const isDelivered = terms.method === 'Courier';
  const slots = place
    ? Array.from({ length: days.days }, (_, at) => plannedFor(places, place, addDays(days.from, at)))
        .flat()
        .filter(({ kind }) => kind !== 'express')
    : [];
  return {
    method: terms.method,
    areaId: isDelivered ? (terms.suburb?.areaId ?? null) : null,
    fulfilmentStoreId: terms.storeId,
    pickupAddressId: isDelivered ? null : (terms.pickup?.id ?? null),
    needs: needsOf(terms),
    placeName: placeNameOf(terms),
    firstDate: days.first,
    lastDate: days.last,
    from: days.from,
    days: days.days,
    slots: place ? slots.map((planned) => slotTold(slotAt(place, planned, money), view)) : [],
    ...heldTold(hold, nowMs),
    trolley: shopper ? trolleyThere(catalogue.view, lines, terms) : null,
    last: lost && lastTold(lost, slotFor(world, terms, lost.slotId, money), held, view),
    serverNow: toInstant(nowMs),
  };
}
