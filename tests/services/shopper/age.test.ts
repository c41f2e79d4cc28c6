import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { ageOn, isOldEnough, isRealDay } from '#services/shopper/age.rules.ts';
import { dateOf, readBirthDate } from '#services/shopper/birth-date.rules.ts';
import { type CivilDay, dayOf, dayOfText } from '#services/display/dates.rules.ts';
import { chanceOf } from '../../../bin/fuzz/fuzz.ts';

const day = (text: string) => dayOfText(text);

/** By counting birthdays one after the other, each as the calendar has it: 29 February, or else 1 March. */
function ageByBirthdays(birth: CivilDay, today: CivilDay): number {
  const start = DateTime.fromObject(birth, { zone: 'utc' });
  const now = DateTime.fromObject(today, { zone: 'utc' });
  const birthday = (year: number) => {
    const on = DateTime.fromObject({ year, month: birth.month, day: birth.day }, { zone: 'utc' });
    return on.isValid ? on : DateTime.fromObject({ year, month: 3, day: 1 }, { zone: 'utc' });
  };
  let age = -1;
  for (let year = start.year; birthday(year) <= now; year++) age++;
  return age;
}

describe('the age of a person', () => {
  test.each([
    ['2013-11-20', '2026-11-19', 12],
    ['2013-11-20', '2026-11-20', 13],
    ['2013-11-20', '2026-11-21', 13],
    ['2012-02-29', '2025-02-28', 12],
    ['2012-02-29', '2025-03-01', 13],
    ['2012-02-29', '2024-02-28', 11],
    ['2012-02-29', '2024-02-29', 12],
    ['2013-12-31', '2027-01-01', 13],
  ])('born on %s is on %s %i whole years [A5.O1]', (birth, today, age) => {
    expect(ageOn(day(birth), day(today))).toBe(age);
    expect(isOldEnough(day(birth), day(today))).toBe(age >= 13);
  });

  test('is the same as counting birthdays, for 2,000 pairs of days and for every leap day', () => {
    const chance = chanceOf(20_261_121);
    const pick = (first: number, last: number): CivilDay => {
      for (;;) {
        const found = {
          year: first + Math.floor(chance() * (last - first + 1)),
          month: 1 + Math.floor(chance() * 12),
          day: 1 + Math.floor(chance() * 31),
        };
        if (isRealDay(found)) return found;
      }
    };
    for (let round = 0; round < 2_000; round++) {
      const isLeapDay = round % 4 === 0;
      const birth = isLeapDay ? { year: 1904 + 4 * Math.floor(chance() * 29), month: 2, day: 29 } : pick(1900, 2020);
      const today =
        round % 8 === 0 ? { ...pick(2021, 2040), month: 2 + (round % 16 === 0 ? 0 : 1), day: 1 } : pick(2021, 2040);
      expect(ageOn(birth, today), `${dateOf(birth)} on ${dateOf(today)}`).toBe(ageByBirthdays(birth, today));
    }
  });

  test('is measured by the New Zealand day, also on the days when the clocks change [A5.01]', () => {
    const zone = 'Pacific/Auckland';
    // The last Sundays of daylight saving, and the first ones: the days have 23 or 25 hours.
    for (const date of ['2026-04-05', '2026-09-27', '2027-04-04', '2027-09-26', '2026-06-15', '2026-12-31']) {
      const midnight = DateTime.fromISO(`${date}T00:00`, { zone }).toMillis();
      const birth = { ...day(date), year: day(date).year - 13 };
      expect(isOldEnough(birth, dayOf(midnight)), date).toBe(true);
      expect(isOldEnough(birth, dayOf(midnight - 1)), date).toBe(false);
      expect(isOldEnough(birth, dayOf(midnight + 22 * 3_600_000)), date).toBe(true);
    }
  });
});

describe('a date of birth', () => {
  const today = day('2026-11-20');
  test.each([
    ['1/2/1990', '1990-02-01'],
    ['01/02/1990', '1990-02-01'],
    ['1-2-1990', '1990-02-01'],
    ['1.2.1990', '1990-02-01'],
    ['1 2 1990', '1990-02-01'],
    ['01021990', '1990-02-01'],
    ['1990-02-01', '1990-02-01'],
    ['1 Feb 1990', '1990-02-01'],
    ['1st February 1990', '1990-02-01'],
    ['29/2/2012', '2012-02-29'],
    ['  27 / 3 / 1990 ', '1990-03-27'],
    ['１/２/１９９０', '1990-02-01'],
    ['1/1/1900', '1900-01-01'],
    ['20/11/2013', '2013-11-20'],
  ])('written "%s" is %s: the day stands before the month', (written, birthDate) => {
    expect(readBirthDate(written, today)).toEqual({ birthDate });
  });

  test.each([
    ['', 'birthMissing'],
    ['  ', 'birthMissing'],
    ['yesterday', 'birthForm'],
    ['1/2', 'birthForm'],
    ['1/2/90', 'birthYear'],
    ['31/2/1990', 'birthNoDay'],
    ['13/13/1990', 'birthNoDay'],
    ['29/2/2013', 'birthNoDay'],
    ['0/1/1990', 'birthNoDay'],
    ['1 Foo 1990', 'birthNoDay'],
    ['31/12/1899', 'birthEarly'],
    ['21/11/2026', 'birthAhead'],
    ['21/11/2013', 'tooYoung'],
    ['20/11/2026', 'tooYoung'],
  ])('written "%s" is not taken: %s', (written, problem) => {
    expect(readBirthDate(written, today)).toEqual({ problem });
  });
});
