import { heldName } from '#services/fulfilment/hold-words.rules.ts';
import type { PlacedOrder } from '../db/repositories/order-reading.ts';

/** "Saturday 21 November, 4 – 5 pm", in New Zealand. */
export const whenOf = ({ facts: { hold } }: PlacedOrder): string => heldName({ ...hold.slot, isToday: false });

/** "Delivery to 12 Rintoul Street, Newtown", "Pick up at Kete Thorndon". */
export const whereOf = ({ facts: { method, place } }: PlacedOrder): string =>
  method === 'Courier' ? `Delivery to ${place}` : `Pick up at ${place}`;

/** "Visa ending in 4242"; null when there was nothing to pay. */
export function paidWithOf({ facts: { instrument } }: PlacedOrder): string | null {
  if (instrument === null) return null;
  return `${instrument.cardScheme ?? 'Card'} ending in ${instrument.cardSuffix}`;
}
