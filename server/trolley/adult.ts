import { dayOf, dayOfText } from '#services/display/dates.rules.ts';
import { ageOn, isRealDay } from '#services/shopper/age.rules.ts';
import type { Person } from '../db/repositories/accounts.ts';

const adultAge = 18;

/** Whether somebody is 18 on that day in New Zealand; nobody whose date of birth is not known. */
export function isAdultOn({ shopper }: Pick<Person, 'shopper'>, nowMs: number): boolean {
  const birth = dayOfText(shopper?.birthDate ?? '');
  return isRealDay(birth) && ageOn(birth, dayOf(nowMs)) >= adultAge;
}
