import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import { slotDayOf } from '#services/fulfilment/slot-day.rules.ts';
import type { ExpressTimeSlots } from '#services/fulfilment/time-slots.contract.ts';
import { toDollars, toInstant } from '#services/wire.ts';
import type * as v from 'valibot';
import type { StoreWorld } from '../api/store-world.ts';
import type { Known } from '../api/visitor-session.ts';
import { takenSlots } from '../db/repositories/slots.ts';
import { isLive } from './hold.ts';
import { type Money, priceOf } from './slot-fees.ts';
import { isOffered, slotAt } from './slot-for.ts';
import { needsOf, placeNameOf, placeOf, type SlotPlace } from './slot-place.ts';
import { plannedFor } from './slot-plans.ts';
import { slotTold } from './slot-told.ts';
import { choiceOf, termsOfChoice } from './terms.ts';
import { slotTrolleyOf } from './trolley-of.ts';
import { trolleyThere } from './trolley-there.ts';

type Told = v.InferInput<typeof ExpressTimeSlots>;

/** What this place asks for; null for what the settings have to say. */
function feesAt(place: SlotPlace | null, money: Money) {
  const at = (kind: 'express' | 'flexible') => (place ? toDollars(priceOf(place, kind, money)) : null);
  const isDelivered = place?.pickupType === null;
  return {
    expressPickUpFee: isDelivered || !place?.isExpress ? null : at('express'),
    expressDeliveryFee: isDelivered && place.isExpress ? at('express') : null,
    flexibleDeliveryFee: isDelivered && place.isCity ? at('flexible') : null,
  };
}

/** The express slots of the next few hours where a visitor shops, the one way or the other. */
export async function expressTold(world: StoreWorld, known: Known, method?: Method): Promise<Told> {
  const { db, clock, places, catalogue } = world;
  const nowMs = clock.nowMs();
  const choice = choiceOf(known);
  const terms = termsOfChoice(world, { ...choice, method: method ?? choice.method });
  const place = placeOf(places, terms);
  const shopper = known.person?.shopper ?? null;
  const { money, lines } = await slotTrolleyOf(db.read, world, known.person, terms);
  const planned = place
    ? plannedFor(places, place, slotDayOf(nowMs)).filter(
        (slot) => slot.kind === 'express' && nowMs < slot.cutOffMs && isOffered(slot, nowMs),
      )
    : [];
  const time = { fromMs: nowMs, untilMs: planned.at(-1)?.endMs ?? nowMs };
  const taken = place ? await takenSlots(db.read, { place: place.key, ...time, ids: [] }, nowMs) : new Map();
  const heldId = shopper?.hold && isLive(shopper.hold, nowMs) ? shopper.hold.slot.id : null;
  const view = { nowMs, taken, watched: new Set<string>(), heldId };
  const needs = needsOf(terms);
  const isHere = needs !== 'otherAddress' && place?.isExpress === true;
  return {
    method: terms.method,
    fulfilmentStoreId: terms.storeId,
    placeName: placeNameOf(terms),
    why:
      needs === 'suburb' || needs === 'pickupAddress'
        ? needs
        : !isHere
          ? 'notHere'
          : planned.length === 0
            ? 'closed'
            : null,
    slots: place ? planned.map((slot) => slotTold(slotAt(place, slot, money), view)) : [],
    ...feesAt(place, money),
    itemsLimit: money.fees.express.maxItemQuantityForExpressOrders,
    trolley: shopper ? trolleyThere(catalogue.view, lines, terms) : null,
    serverNow: toInstant(nowMs),
  };
}
