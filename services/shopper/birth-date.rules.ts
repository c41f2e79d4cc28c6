import type { CivilDay } from '../display/dates.rules.ts';
import { compareDays, isOldEnough, isRealDay } from './age.rules.ts';

export type BirthDateProblem =
  | 'birthMissing'
  | 'birthForm'
  | 'birthYear'
  | 'birthNoDay'
  | 'birthAhead'
  | 'birthEarly'
  | 'tooYoung';
export type BirthDateRead = { readonly birthDate: string } | { readonly problem: BirthDateProblem };

const firstYear = 1900;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const between = '[\\s/.,-]+';
const dayFirst = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?${between}(\\d{1,2}|[a-z]{3,9})${between}(\\d{1,4})$`);
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const digitsAlone = /^(\d{2})(\d{2})(\d{4})$/;

const monthOf = (text: string): number => (/^\d/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3)) + 1);

function partsOf(text: string): { readonly day: CivilDay; readonly isShortYear: boolean } | null {
  const iso = yearFirst.exec(text);
  const [, day = '', month = '', year = ''] = iso
    ? [iso[0], iso[3], iso[2], iso[1]]
    : (dayFirst.exec(text) ?? digitsAlone.exec(text) ?? []);
  if (year === '') return null;
  return { day: { year: Number(year), month: monthOf(month), day: Number(day) }, isShortYear: year.length < 4 };
}

const padded = (number: number, length: number) => String(number).padStart(length, '0');
/** A civil date as the wire carries it. */
export const dateOf = ({ year, month, day }: CivilDay): string =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;

/** What a birthday must be besides a day that the calendar has; null when nothing is wrong with it. */
export function birthDateProblem(day: CivilDay, today: CivilDay): BirthDateProblem | null {
  if (!isRealDay(day)) return 'birthNoDay';
  if (day.year < firstYear) return 'birthEarly';
  if (compareDays(day, today) > 0) return 'birthAhead';
  return isOldEnough(day, today) ? null : 'tooYoung';
}

/** A date of birth in the ways New Zealanders write one, day before month: 1/2/1990, 1 Feb 1990, 01021990, 1990-02-01. */
export function readBirthDate(written: string, today: CivilDay): BirthDateRead {
  const text = written.normalize('NFKC').trim().toLowerCase();
  if (text === '') return { problem: 'birthMissing' };
  const read = partsOf(text);
  if (!read) return { problem: 'birthForm' };
  if (read.isShortYear) return { problem: 'birthYear' };
  const problem = birthDateProblem(read.day, today);
  return problem ? { problem } : { birthDate: dateOf(read.day) };
}
