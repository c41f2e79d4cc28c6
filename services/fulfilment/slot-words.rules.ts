import { timeZone } from '../constants.ts';
import { addDays, weekdayOf } from './slot-day.rules.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const clock = new Intl.DateTimeFormat('en-NZ', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });

function partsOf(instantMs: number): { readonly shown: string; readonly half: 'am' | 'pm' } {
  const [hour = 0, minute = 0] = clock.format(instantMs).split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return { shown: `${hour % 12 === 0 ? 12 : hour % 12}${minutes}`, half: hour < 12 ? 'am' : 'pm' };
}

/** "4 pm", "3:12 pm", in New Zealand. */
export function slotTime(instantMs: number): string {
  const { shown, half } = partsOf(instantMs);
  return `${shown} ${half}`;
}

/** "4 – 5 pm", "11 am – 1 pm". */
export function slotHours({ startMs, endMs }: { readonly startMs: number; readonly endMs: number }): string {
  const [start, end] = [partsOf(startMs), partsOf(endMs)];
  return `${start.shown}${start.half === end.half ? '' : ` ${start.half}`} – ${end.shown} ${end.half}`;
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
