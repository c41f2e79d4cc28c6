import { timeZone } from '../constants.ts';
import { addDays, weekdayOf } from './slot-day.rules.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const clock = new Intl.DateTimeFormat('en-NZ', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });

type Parts = { readonly shown: string; readonly half: 'am' | 'pm' | null };

/** Midday and midnight have a name instead of a half of the day. */
function partsOf(instantMs: number): Parts {
  const [hour = 0, minute = 0] = clock.format(instantMs).split(':').map(Number);
  if (minute === 0 && hour % 12 === 0) return { shown: hour === 0 ? 'midnight' : 'midday', half: null };
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return { shown: `${hour % 12 === 0 ? 12 : hour % 12}${minutes}`, half: hour < 12 ? 'am' : 'pm' };
}

const textOf = ({ shown, half }: Parts): string => (half === null ? shown : `${shown} ${half}`);

/** "4 pm", "3:12 pm", "midday", in New Zealand. */
export const slotTime = (instantMs: number): string => textOf(partsOf(instantMs));

/** "4 – 5 pm", "11 am – 1 pm", "10 am – midday". */
export function slotHours({ startMs, endMs }: { readonly startMs: number; readonly endMs: number }): string {
  const [start, end] = [partsOf(startMs), partsOf(endMs)];
  return `${start.half === end.half ? start.shown : textOf(start)} – ${textOf(end)}`;
}

export type SlotDayWords = {
  /** "Today", "Tomorrow" or "Saturday". */
  readonly name: string;
  /** "Today" or "Sat". */
  readonly short: string;
  readonly day: string;
  /** "Nov" */
  readonly month: string;
  /** "Saturday 21 November" */
  readonly full: string;
};

/** How a slot day is called on another one; without one, by its own name. */
export function slotDayWords(date: string, today: string | null): SlotDayWords {
  const weekday = weekdays[weekdayOf(date)] ?? '';
  const month = months[Number(date.slice(5, 7)) - 1] ?? '';
  const day = String(Number(date.slice(8)));
  const isToday = date === today;
  return {
    name: isToday ? 'Today' : today !== null && date === addDays(today, 1) ? 'Tomorrow' : weekday,
    short: isToday ? 'Today' : weekday.slice(0, 3),
    day,
    month: month.slice(0, 3),
    full: `${weekday} ${day} ${month}`,
  };
}

type Named = { readonly day: string; readonly startMs: number; readonly endMs: number };

/** "today, 4 – 5 pm", "Saturday 21 November, 2 – 4 pm", for the middle of a sentence. */
export function slotName(slot: Named, today: string): string {
  const { name, full } = slotDayWords(slot.day, today);
  const day = name === 'Today' || name === 'Tomorrow' ? name.toLowerCase() : full;
  return `${day}, ${slotHours(slot)}`;
}
