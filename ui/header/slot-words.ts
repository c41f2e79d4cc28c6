import { clockTime, heldShort } from '#services/fulfilment/hold-words.rules.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import { navigationTexts } from '#ui/texts/navigation.texts.ts';
import { slotChipTexts as texts } from '#ui/texts/slot-chip.texts.ts';

export type SlotWords = { readonly title: string; readonly note: string };

function slotOf(fulfilment: Fulfilment): SlotWords | null {
  const { reservation, selectedDate: day, startTimeMs: startMs, endTimeMs: endMs, isSlotToday: isToday } = fulfilment;
  if (day === null || startMs === null || endMs === null) return null;
  const title = heldShort({ day, startMs, endMs, isToday });
  // The time of an order that is being changed is its own: nothing holds it, and nothing runs out.
  if (reservation === null) return { title, note: '' };
  const { heldUntilMs, cutOffTimeMs } = reservation;
  const [text, ms] = heldUntilMs === null ? [texts.orderBy, cutOffTimeMs] : [texts.heldTill, heldUntilMs];
  return { title, note: ms === null ? '' : text.text.replace('{time}', clockTime(ms)) };
}

function placeOf({ method, suburb, suburbId, pickupAddressId, pickupAddressName, storeName }: Fulfilment) {
  if (method === 'Pickup' && pickupAddressId !== null)
    return texts.pickupAt.text.replace('{place}', pickupAddressName ?? storeName);
  return method === 'Courier' && suburbId !== null && suburb !== null
    ? texts.deliveryTo.text.replace('{place}', suburb)
    : null;
}

/**
 * What the head of a page says of how, where and when: the slot that is held, else the place, and null for whoever has
 * chosen nothing. As a bar it says all of it.
 */
export function slotWords(fulfilment: Fulfilment | null, isBar = false): SlotWords | null {
  if (fulfilment === null) return null;
  const [slot, place] = [slotOf(fulfilment), placeOf(fulfilment)];
  if (slot !== null && isBar && place !== null)
    return { title: place, note: [slot.title, slot.note].filter(Boolean).join(' · ') };
  return slot ?? (place === null ? null : { title: place, note: navigationTexts.chooseTime.text });
}
