import { timeZone } from '../constants.ts';
import { ordinal } from './words.rules.ts';

export type CivilDay = { readonly year: number; readonly month: number; readonly day: number };
export type DateForm = 'Do MMMM' | 'Do MMMM YYYY' | 'dddd Do MMMM' | 'dddd Do MMMM YYYY';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const dayMs = 86_400_000;

const format = new Intl.DateTimeFormat('en-NZ', {
  timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});
function fieldsOf(instantMs: number): Record<string, number> {
  return Object.fromEntries(format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]));
}

/** The day it is in New Zealand at that instant. */
export function dayOf(instantMs: number): CivilDay {
  const { year = 0, month = 0, day = 0 } = fieldsOf(instantMs);
  return { year, month, day };
}

/** A civil date of the wire, yyyy-mm-dd. */
export function dayOfText(text: string): CivilDay {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = text.split('-').map(Number);
  return { year, month, day };
}

const dayNumber = ({ year, month, day }: CivilDay) => Math.floor(Date.UTC(year, month - 1, day) / dayMs);
const weekdayOf = (day: CivilDay) => weekdays[(((dayNumber(day) + 4) % 7) + 7) % 7] ?? '';

/** "21st November", with the weekday or the year where the form has it. */
export function dateText(day: CivilDay, form: DateForm = 'Do MMMM'): string {
  const text = `${ordinal(day.day)} ${months[day.month - 1] ?? ''}`;
  const dated = form.endsWith('YYYY') ? `${text} ${day.year}` : text;
  return form.startsWith('dddd') ? `${weekdayOf(day)} ${dated}` : dated;
}

/** "2:30pm" in New Zealand. */
export function timeText(instantMs: number): string {
  const { hour = 0, minute = 0 } = fieldsOf(instantMs);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}${hour < 12 ? 'am' : 'pm'}`;
}
