import { slotDayWords, slotHours, slotTime } from './slot-words.rules.ts';

/** "2:30 pm", "4:00 pm": as a clock in New Zealand shows it. */
export const clockTime = (instantMs: number): string => {
  const time = slotTime(instantMs);
  return time.includes(':') ? time : time.replace(' ', ':00 ');
};

type Held = { readonly day: string; readonly startMs: number; readonly endMs: number; readonly isToday: boolean };

const longAgo = '1970-01-01';
const dayOf = ({ day, isToday }: Held) => slotDayWords(day, isToday ? day : longAgo);

/** "Today, 4 – 5 pm", "Saturday 21 November, 4 – 5 pm". The store says what today is. */
export const heldName = (held: Held): string => `${held.isToday ? 'Today' : dayOf(held).full}, ${slotHours(held)}`;

/** "Today 4–5 pm", "Sat 21 Nov 4–5 pm": where there is little room. */
export function heldShort(held: Held): string {
  const { short, day, month } = dayOf(held);
  const date = held.isToday ? short : `${short} ${day} ${month}`;
  return `${date} ${slotHours(held).replace(' – ', '–')}`;
}
