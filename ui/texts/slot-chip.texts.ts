import type { Texts } from './texts.ts';

/** The few words of the head of every page on how, where and when. */
export const slotChipTexts = {
  deliveryTo: { text: 'Delivery to {place}' },
  pickupAt: { text: 'Pick up at {place}' },
  heldTill: { text: 'held till {time}' },
  orderBy: { text: 'order by {time}' },
} as const satisfies Texts;
