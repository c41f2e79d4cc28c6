import { timeZone } from '../constants.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A day of slots begins then: what comes shortly after midnight still belongs to the evening before. */
export const slotDayStartHour = 2;

const clock = new Intl.DateTimeFormat('en-NZ', {
  timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** How far the clocks of New Zealand are ahead of universal time at that instant. */
function offsetMs(instantMs: number): number {
  const told = Object.fromEntries(clock.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = told;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instantMs / 1_000) * 1_000;
}

/**
 * The instant at which the clocks show that minute of that day. One that is left out when the clocks go forward is as
 * much later as they jump; of one that comes twice it is the first.
 */
export function instantOf(date: string, minuteOfDay: number): number {
  const wallMs = Date.parse(`${date}T00:00:00Z`) + minuteOfDay * 60_000;
  const [before, after] = [offsetMs(wallMs - dayMs), offsetMs(wallMs + dayMs)];
  const early = wallMs - before;
  if (offsetMs(early) === before) return early;
  const late = wallMs - after;
  return offsetMs(late) === after ? late : early;
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The day of the calendar that the clocks of New Zealand show. */
export const civilDateOf = (instantMs: number): string =>
  new Date(instantMs + offsetMs(instantMs)).toISOString().slice(0, 10);

/** The day that a slot of that beginning is shown under: it runs from 2 am to 2 am, also when clocks are changed. */
export function slotDayOf(instantMs: number): string {
  const date = civilDateOf(instantMs);
  return instantMs < instantOf(date, slotDayStartHour * 60) ? addDays(date, -1) : date;
}
