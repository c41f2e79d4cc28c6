import { timeZone } from '../constants.ts';

export type Hours = { readonly days: string; readonly opens: string; readonly closes: string };

/** How a store stands at a moment: times are those of the wire, such as "21:00". */
export type Openness =
  | { readonly state: 'open'; readonly until: string }
  | { readonly state: 'closing'; readonly until: string }
  | { readonly state: 'opens'; readonly day: 'today' | 'tomorrow' | string; readonly from: string }
  | { readonly state: 'closed' };

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** From here on a store says that it is about to close. */
const closingMinutes = 30;

const clock = new Intl.DateTimeFormat('en-NZ', {
  timeZone,
  weekday: 'long',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

function momentOf(nowMs: number): { readonly weekday: number; readonly minutes: number } {
  const parts = Object.fromEntries(clock.formatToParts(nowMs).map(({ type, value }) => [type, value]));
  return {
    weekday: weekdays.indexOf(parts['weekday'] ?? ''),
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
}

/** The minute of the day of such a time. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether "Sunday", or "Friday to Monday", is that day of the week. */
export function isOnDay(days: string, weekday: number): boolean {
  const [from = -1, to = from] = days.split(' to ').map((day) => weekdays.indexOf(day.trim()));
  if (from < 0 || to < 0) return false;
  return from <= to ? weekday >= from && weekday <= to : weekday >= from || weekday <= to;
}

/** The hours of a day of the week, 0 being Sunday; nothing when the store stays closed. */
export const hoursOn = (hours: readonly Hours[], weekday: number): Hours | undefined =>
  hours.find(({ days }) => isOnDay(days, weekday));

/** Whether a store is open at that instant in New Zealand, and until or from when. */
export function opennessAt(hours: readonly Hours[], nowMs: number): Openness {
  const { weekday, minutes } = momentOf(nowMs);
  const today = hoursOn(hours, weekday);
  if (today && minutes < minutesOf(today.opens)) return { state: 'opens', day: 'today', from: today.opens };
  if (today && minutes < minutesOf(today.closes))
    return {
      state: minutesOf(today.closes) - minutes <= closingMinutes ? 'closing' : 'open',
      until: today.closes,
    };
  for (let days = 1; days <= 7; days++) {
    const then = hoursOn(hours, (weekday + days) % 7);
    if (then)
      return {
        state: 'opens',
        day: days === 1 ? 'tomorrow' : (weekdays[(weekday + days) % 7] ?? ''),
        from: then.opens,
      };
  }
  return { state: 'closed' };
}

/** "9pm", "7:30am", "midday". */
export function clockText(time: string): string {
  const total = minutesOf(time);
  if (total === 0) return 'midnight';
  if (total === 12 * 60) return 'midday';
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  const shown = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${shown}${hours < 12 ? 'am' : 'pm'}`;
}
