import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { type DateForm, dateText, dayOf, dayOfText, timeText } from '#services/display/dates.rules.ts';
import { kebabCase, ordinal, titleCase } from '#services/display/words.rules.ts';

const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2050, 0, 1) });
const inNewZealand = (ms: number) => DateTime.fromMillis(ms, { zone: 'Pacific/Auckland', locale: 'en-NZ' });

describe('a date', () => {
  test('is Do MMMM, with the year and the weekday as variants [B9.109] [B9.110] [B9.O13] [B1.28]', () => {
    const day = dayOfText('2026-11-21');
    const forms: DateForm[] = ['Do MMMM', 'Do MMMM YYYY', 'dddd Do MMMM', 'dddd Do MMMM YYYY'];
    expect(forms.map((form) => dateText(day, form))).toEqual([
      '21st November',
      '21st November 2026',
      'Saturday 21st November',
      'Saturday 21st November 2026',
    ]);
    expect(dateText(day)).toBe('21st November');
  });

  test('is the day it is in New Zealand, whatever the zone of the machine', () => {
    expect(dateText(dayOf(Date.UTC(2026, 10, 21, 10, 59)))).toBe('21st November');
    expect(dateText(dayOf(Date.UTC(2026, 10, 21, 11)))).toBe('22nd November');
    fc.assert(
      fc.property(instant, (ms) => {
        const expected = inNewZealand(ms);
        expect(dateText(dayOf(ms), 'dddd Do MMMM YYYY')).toBe(
          `${expected.weekdayLong} ${ordinal(expected.day)} ${expected.monthLong} ${expected.year}`,
        );
      }),
    );
  });
});

describe('a time', () => {
  test('is h:mma in lower case without a space [B9.108] [B9.O13]', () => {
    const at = (hour: number, minute: number) =>
      timeText(
        DateTime.fromObject({ year: 2026, month: 7, day: 1, hour, minute }, { zone: 'Pacific/Auckland' }).toMillis(),
      );
    expect([at(14, 30), at(0, 0), at(12, 5), at(9, 0), at(23, 59)]).toEqual([
      '2:30pm',
      '12:00am',
      '12:05pm',
      '9:00am',
      '11:59pm',
    ]);
  });

  test('keeps New Zealand’s summer time', () => {
    fc.assert(
      fc.property(instant, (ms) => {
        expect(timeText(ms)).toBe(inNewZealand(ms).toFormat('h:mma').toLowerCase());
      }),
    );
  });
});

describe('words', () => {
  test('ordinals have their suffix [B9.111]', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 31, 101, 111].map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
      '23rd',
      '30th',
      '31st',
      '101st',
      '111th',
    ]);
  });

  test('kebab-case is small letters, digits and single hyphens, and macrons are folded [B9.112]', () => {
    expect(['Kūmara & Potatoes', 'purchaseByQuantity', '  Fresh   Fruit ', '7 Up', 'já', '&'].map(kebabCase)).toEqual([
      'kumara-potatoes',
      'purchase-by-quantity',
      'fresh-fruit',
      '7-up',
      'ja',
      '',
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(kebabCase(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(kebabCase(kebabCase(text))).toBe(kebabCase(text));
      }),
    );
  });

  test('title case raises the first letter of each word and leaves BBQ alone [B2.76]', () => {
    expect(
      ['fresh fruit & veg', 'ōtautahi market', 'BBQ packs', 'FRUIT & VEG', 'free-range eggs', "devil's food"].map(
        titleCase,
      ),
    ).toEqual(['Fresh Fruit & Veg', 'Ōtautahi Market', 'BBQ Packs', 'Fruit & Veg', 'Free-Range Eggs', "Devil's Food"]);
  });
});
