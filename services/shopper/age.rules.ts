import { minimumAge } from '../constants.ts';
import type { CivilDay } from '../display/dates.rules.ts';

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const shortMonths = [4, 6, 9, 11];
const lastOf = ({ year, month }: CivilDay): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : shortMonths.includes(month) ? 30 : 31;

/** Whether the calendar has that day. */
export const isRealDay = (day: CivilDay): boolean =>
  day.month >= 1 && day.month <= 12 && day.day >= 1 && day.day <= lastOf(day);

/** Smaller than 0 when the first day is before the second one. */
export const compareDays = (one: CivilDay, other: CivilDay): number =>
  one.year - other.year || one.month - other.month || one.day - other.day;

/**
 * Whole years from a birthday to a day. Whoever was born on 29 February is a year older on 1 March in the years that
 * have no such day.
 */
export function ageOn(birth: CivilDay, day: CivilDay): number {
  const isBeforeBirthday = day.month - birth.month || day.day - birth.day;
  return day.year - birth.year - (isBeforeBirthday < 0 ? 1 : 0);
}

/** May somebody who was born then register on that day? */
export const isOldEnough = (birth: CivilDay, today: CivilDay): boolean => ageOn(birth, today) >= minimumAge;
