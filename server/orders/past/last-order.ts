import type { LastOrderFulfilment } from '#services/orders/past-orders.contract.ts';
import { slotDayOf } from '#services/fulfilment/slot-day.rules.ts';
import { slotDayWords, slotHours } from '#services/fulfilment/slot-words.rules.ts';
import type { PastOrderKept } from '../../db/repositories/past-orders.ts';
import type { HeldSlot } from '../../fulfilment/hold.ts';
import { type Asking, isChangeable } from './row-told.ts';

/** "Tomorrow, 9 – 11 am", "Saturday 21 November, 2 – 4 pm". */
export function timeSpanOf(slot: Pick<HeldSlot, 'day' | 'startMs' | 'endMs'>, nowMs: number): string {
  const { name, full } = slotDayWords(slot.day, slotDayOf(nowMs));
  return `${name === 'Today' || name === 'Tomorrow' ? name : full}, ${slotHours(slot)}`;
}

/** The first of them that is still to come: its time has not ended. They come newest first. */
export const stillToCome = (orders: readonly PastOrderKept[], nowMs: number): PastOrderKept | null =>
  orders.find(({ facts }) => nowMs < facts.hold.slot.endMs) ?? null;

/** How an order comes, in few words. */
export function lastOrderTold(order: PastOrderKept | null, asking: Asking): LastOrderFulfilment['lastOrder'] {
  if (order === null) return null;
  const { id, number, facts } = order;
  return {
    orderId: id,
    orderNumber: number,
    method: facts.method,
    address: facts.place,
    deliveryTimeSpan: timeSpanOf(facts.hold.slot, asking.nowMs),
    isChangeable: isChangeable(order, asking),
  };
}
