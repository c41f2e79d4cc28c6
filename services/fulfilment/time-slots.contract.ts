import * as v from 'valibot';
import type { ServerContext } from '../session/session.contract.ts';
import { cents, civilDate, id, instantMs, sku } from '../wire.ts';
import { methods, type Method, slotHorizonDays, slotKinds, slotStates } from './fulfilment.words.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A slot's name: its place, its day and its beginning. It says nothing of who holds it. */
export const slotId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,60}$/, 'is not a time slot'));

export const TimeSlot = v.pipe(
  v.object({
    id: slotId,
    start: instantMs,
    end: instantMs,
    /** Until when an order for it can be placed. */
    cutOffTime: v.nullable(instantMs),
    /** The day it is shown under: a slot day begins at 2 am in New Zealand. */
    day: civilDate,
    kind: v.picklist(slotKinds),
    /** What it costs for this shopper's trolley, the discount taken off already. */
    fee: cents,
    discount: cents,
    state: v.picklist(slotStates),
    /** Only when few are left. */
    placesLeft: v.nullable(whole),
    /** Alcohol may be handed over at that time and in that way. */
    allowsAlcohol: v.boolean(),
    itemsLimit: v.nullable(whole),
    /** The shopper asked to be told when it opens. */
    isWatched: v.boolean(),
  }),
  v.transform(({ start, end, cutOffTime, fee, discount, ...slot }) => ({
    ...slot,
    startMs: start,
    endMs: end,
    cutOffMs: cutOffTime,
    feeCents: fee,
    discountCents: discount,
  })),
);
export type TimeSlot = v.InferOutput<typeof TimeSlot>;
export type TimeSlotWire = v.InferInput<typeof TimeSlot>;

const Named = v.object({ sku, name: v.string() });
export type NamedProduct = v.InferOutput<typeof Named>;

/** What the trolley of the shopper would be like at the place that is shown; which slots keep out what, each slot says. */
const TrolleyThere = v.object({
  items: whole,
  /** Not to be had at the store that would pack it. */
  missing: v.array(Named),
  /** Not brought to that area. */
  perishable: v.array(Named),
  /** Alcohol: only in slots that allow it. */
  alcohol: v.array(Named),
  /** What may not be sent by express at all: alcohol and the other restricted goods. */
  restricted: v.array(Named),
  /** How many an express order would count. */
  expressCount: whole,
});

/** What is not as it was when the shopper last held a slot. */
const Change = v.pipe(
  v.object({
    kind: v.picklist(['fee', 'price', 'gone', 'back']),
    name: v.nullable(v.string()),
    from: v.nullable(cents),
    to: v.nullable(cents),
  }),
  v.transform(({ from, to, ...change }) => ({ ...change, fromCents: from, toCents: to })),
);
export type SlotChange = v.InferOutput<typeof Change>;

export const TimeSlotsSummary = v.pipe(
  v.object({
    method: v.picklist(methods),
    areaId: v.nullable(id),
    fulfilmentStoreId: id,
    pickupAddressId: v.nullable(id),
    /** What has to be chosen before there can be slots; null when there can. */
    needs: v.nullable(v.picklist(['suburb', 'pickupAddress', 'otherAddress'])),
    /** Where the groceries would go, in a word or two. */
    placeName: v.nullable(v.string()),
    firstDate: civilDate,
    lastDate: civilDate,
    from: civilDate,
    days: whole,
    /** All of those days, in the order of their beginning. */
    slots: v.array(TimeSlot),
    /** Of the slot that the shopper holds. */
    slotId: v.nullable(slotId),
    selectedDate: v.nullable(civilDate),
    startTime: v.nullable(instantMs),
    endTime: v.nullable(instantMs),
    cutOffTime: v.nullable(instantMs),
    isSlotToday: v.boolean(),
    trolley: v.nullable(TrolleyThere),
    /** What the shopper held last and lost, as it stands now. */
    last: v.nullable(v.object({ slot: TimeSlot, isHere: v.boolean(), changes: v.array(Change) })),
    serverNow: instantMs,
  }),
  v.transform(({ startTime, endTime, cutOffTime, serverNow, ...summary }) => ({
    ...summary,
    startTimeMs: startTime,
    endTimeMs: endTime,
    cutOffTimeMs: cutOffTime,
    serverNowMs: serverNow,
  })),
);
export type TimeSlotsSummary = v.InferOutput<typeof TimeSlotsSummary>;
export type TimeSlotsSummaryWire = v.InferInput<typeof TimeSlotsSummary>;

export const ExpressTimeSlots = v.pipe(
  v.object({
    method: v.picklist(methods),
    fulfilmentStoreId: id,
    placeName: v.nullable(v.string()),
    /** Why there is none; null when there may be some. */
    why: v.nullable(v.picklist(['suburb', 'pickupAddress', 'notHere', 'closed'])),
    slots: v.array(TimeSlot),
    expressPickUpFee: v.nullable(cents),
    expressDeliveryFee: v.nullable(cents),
    flexibleDeliveryFee: v.nullable(cents),
    itemsLimit: v.nullable(whole),
    trolley: v.nullable(TrolleyThere),
    serverNow: instantMs,
  }),
  v.transform(({ serverNow, expressPickUpFee, expressDeliveryFee, flexibleDeliveryFee, ...express }) => ({
    ...express,
    expressPickUpFeeCents: expressPickUpFee,
    expressDeliveryFeeCents: expressDeliveryFee,
    flexibleDeliveryFeeCents: flexibleDeliveryFee,
    serverNowMs: serverNow,
  })),
);
export type ExpressTimeSlots = v.InferOutput<typeof ExpressTimeSlots>;

/** Which slot is wanted. */
export const TimeSlotPayload = v.strictObject({ slotId });
export type TimeSlotPayload = v.InferOutput<typeof TimeSlotPayload>;

export const TimeSlotsQuery = v.object({
  from: v.optional(civilDate),
  days: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, 'is a number of days'),
      v.transform(Number),
      v.minValue(1, 'is 1 or more'),
      v.maxValue(slotHorizonDays, `is ${slotHorizonDays} at most`),
    ),
  ),
});

export interface TimeSlotsService {
  /** The slots of some days where the visitor shops, from a civil date on; null is today. */
  summary(from: string | null, days: number, signal?: AbortSignal): Promise<TimeSlotsSummary>;
  /** Holds a slot for the shopper, in the place of any other they held. */
  choose(slotId: string, signal?: AbortSignal): Promise<ServerContext>;
  /** Lets go of the slot that is held; without one it changes nothing. */
  release(signal?: AbortSignal): Promise<ServerContext>;
  /** Holds the same slot for longer. */
  confirm(signal?: AbortSignal): Promise<ServerContext>;
  /** Asks to be told when a full slot opens, or takes that back. */
  watch(slotId: string, isWanted: boolean, signal?: AbortSignal): Promise<ServerContext>;
  express(method: Method, signal?: AbortSignal): Promise<ExpressTimeSlots>;
  reserveExpress(slotId: string, signal?: AbortSignal): Promise<ServerContext>;
}
