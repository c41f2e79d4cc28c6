import { slotDayOf } from '../fulfilment/slot-day.rules.ts';
import { slotDayWords, slotHours } from '../fulfilment/slot-words.rules.ts';
import type { Fulfilment } from '../session/session.contract.ts';
import type { EventOf } from './event-shapes.rules.ts';

/** Neither null nor empty nor 0: the ids of the store begin at 1. */
const isKnown = (fact: string | number | null): boolean => Boolean(fact);

/** How, when and where somebody shops, to be counted; null as long as any of the four is not known. */
export function sessionSettingsOf(fulfilment: Fulfilment | null): EventOf<'session_settings'> | null {
  if (fulfilment === null) return null;
  const { method, startTimeMs, endTimeMs, areaId, fulfilmentStoreId } = fulfilment;
  if (startTimeMs === null || endTimeMs === null) return null;
  if (![method, areaId, fulfilmentStoreId].every(isKnown)) return null;
  const day = slotDayOf(startTimeMs);
  const hours = slotHours({ startMs: startTimeMs, endMs: endTimeMs });
  return {
    event: 'session_settings',
    fulfillmentMethod: method,
    fulfillmentWindow: `${slotDayWords(day, day).full}, ${hours}`,
    areaId: String(areaId),
    storeId: String(fulfilmentStoreId),
  };
}
