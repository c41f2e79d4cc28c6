import { dayOf } from '../display/dates.rules.ts';
import { clockTime, heldName } from '../fulfilment/hold-words.rules.ts';
import { slotDayWords } from '../fulfilment/slot-words.rules.ts';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The day of an instant, as New Zealand writes it down. */
export function dateOf(instantMs: number): string {
  const { year, month, day } = dayOf(instantMs);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

type Span = { readonly startTime: number; readonly endTime: number };

/** "Saturday 21 November, 4 – 5 pm", in New Zealand. */
export const orderWhen = ({ startTime: startMs, endTime: endMs }: Span): string =>
  heldName({ day: dateOf(startMs), startMs, endMs, isToday: false });

/** "Saturday 21 November" */
export const orderDay = (instantMs: number): string => slotDayWords(dateOf(instantMs), null).full;

/** "Saturday 21 November, 1:00 pm" */
export const orderMoment = (instantMs: number): string => `${orderDay(instantMs)}, ${clockTime(instantMs)}`;
