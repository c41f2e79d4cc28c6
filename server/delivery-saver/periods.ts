import { addDays, civilDateOf, instantOf } from '#services/fulfilment/slot-day.rules.ts';

const two = (value: number): string => String(value).padStart(2, '0');
export const dayInMonth = (date: string): number => Number(date.slice(8));

/** So many months later, on that day of the month, or on the last day of a month that has no such day. */
export function addMonths(date: string, months: number, day: number = dayInMonth(date)): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const [ofYear, ofMonth] = [first.getUTCFullYear(), first.getUTCMonth()];
  const last = new Date(Date.UTC(ofYear, ofMonth + 1, 0)).getUTCDate();
  return `${ofYear}-${two(ofMonth + 1)}-${two(Math.min(day, last))}`;
}

/** The last day of a period that begins on a day. Periods that follow each other begin on the same day of the month. */
export const lastDayOf = (fromOn: string, months: number, anchorDay: number): string =>
  addDays(addMonths(fromOn, months, anchorDay), -1);

/** The day after the last one that is paid for: then it is charged again. */
export const renewalOf = (paidUntil: string): string => addDays(paidUntil, 1);

/** When that day begins in New Zealand, which is when what was paid for is over. */
export const overMs = (paidUntil: string): number => instantOf(renewalOf(paidUntil), 0);

export const today = (nowMs: number): string => civilDateOf(nowMs);

const graceDays = 14;
/** When one that could not be paid for today ends: two weeks it waits for another card, and all of the last day. */
export const graceOverMs = (nowMs: number): number => overMs(addDays(today(nowMs), graceDays));

/** Nobody pays for days that were over long before anybody could charge for them. */
const mostLateDays = 7;

/** The first day that a renewal pays for: the one after what was paid for, unless that is long ago. */
export function renewsFrom(paidUntil: string, nowMs: number): string {
  const [planned, now] = [renewalOf(paidUntil), today(nowMs)];
  return planned >= addDays(now, -mostLateDays) ? planned : now;
}
