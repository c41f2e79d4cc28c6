import { expect, test } from 'vitest';
import type { Person } from '#server/db/repositories/accounts.ts';
import { isAdultOn } from '#server/trolley/adult.ts';

const born = (birthDate: string) => ({ shopper: { birthDate } }) as Pick<Person, 'shopper'>;

test.each([
  // Noon in Greenwich is past midnight of the next day in New Zealand.
  ['2008-11-21', '2026-11-20T12:00:00Z', true],
  ['2008-11-21', '2026-11-20T10:00:00Z', false],
  ['2008-02-29', '2026-02-28T00:00:00Z', false],
  ['2008-02-29', '2026-02-28T12:00:00Z', true],
  ['', '2026-11-20T12:00:00Z', false],
])('somebody born on %s is 18 at %s in New Zealand: %s', (birthDate, at, isAdult) => {
  expect(isAdultOn(born(birthDate), Date.parse(at))).toBe(isAdult);
});

test('nobody is 18 who has told nothing of themselves', () => {
  expect(isAdultOn({ shopper: null }, 0)).toBe(false);
});
