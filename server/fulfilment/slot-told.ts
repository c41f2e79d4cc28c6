import type { TimeSlotWire } from '#services/fulfilment/time-slots.contract.ts';
import type { SlotState } from '#services/fulfilment/fulfilment.words.ts';
import { toDollars, toInstant } from '#services/wire.ts';
import type { TakenSlot } from '../db/repositories/slots.ts';
import { toPayOf } from './fee-now.ts';
import { closesMs } from './hold-timing.ts';
import type { HeldSlot } from './hold.ts';

/** What a slot looks like depends on who looks, and when. */
export type SlotView = {
  readonly nowMs: number;
  readonly taken: ReadonlyMap<string, TakenSlot>;
  readonly watched: ReadonlySet<string>;
  /** The one that the shopper holds: their own place does not fill it for them. */
  readonly heldId: string | null;
  /** What is in the trolley of whoever looks: a delivery pass is good from so much on. */
  readonly subtotalCents?: number;
};

/** That many are few. */
const fewPlaces = 3;

export function stateOf(
  slot: HeldSlot & { readonly capacity: number },
  { nowMs, taken, heldId }: SlotView,
): { readonly state: SlotState; readonly free: number } {
  const row = taken.get(slot.id) ?? { capacity: slot.capacity, taken: 0 };
  const free = row.capacity - row.taken + (slot.id === heldId ? 1 : 0);
  return { state: nowMs >= closesMs(slot) ? 'closed' : free > 0 ? 'open' : 'full', free };
}

/** A slot in the words of the wire. */
export function slotTold(slot: HeldSlot & { readonly capacity: number }, view: SlotView): TimeSlotWire {
  const { state, free } = stateOf(slot, view);
  const toPayCents = toPayOf(slot, view.subtotalCents ?? 0);
  return {
    id: slot.id,
    start: toInstant(slot.startMs),
    end: toInstant(slot.endMs),
    cutOffTime: slot.cutOffMs === null ? null : toInstant(slot.cutOffMs),
    day: slot.day,
    kind: slot.kind,
    fee: toDollars(toPayCents),
    discount: toDollars(toPayCents === slot.feeCents ? slot.discountCents : 0),
    state,
    placesLeft: state === 'open' && free <= fewPlaces ? free : null,
    allowsAlcohol: slot.allowsAlcohol,
    itemsLimit: slot.itemsLimit,
    isWatched: view.watched.has(slot.id),
  };
}
