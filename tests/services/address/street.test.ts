import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressLabel, addressLines, streetLines, streetOf, streetText } from '#services/address/street.rules.ts';

const cases: readonly (readonly [text: string, street1: string, street2: string])[] = [
  ['12 Kōwhai Street', '12 Kōwhai Street', ''],
  ['2/12 Kōwhai Street', '12 Kōwhai Street', '2'],
  ['A/7 Tui Lane', '7 Tui Lane', 'A'],
  ['Unit 3/45 Rimu Road', '45 Rimu Road', 'Unit 3'],
  ['Flat 2, 12 Kōwhai Street', '12 Kōwhai Street', 'Flat 2'],
  ['flat 2 12 Kōwhai Street', '12 Kōwhai Street', 'flat 2'],
  ['12 Rimu Road, Flat B', '12 Rimu Road', 'Flat B'],
  ['Rimu House, Level 3, 12-14A Rimu Road', '12-14A Rimu Road', 'Rimu House, Level 3'],
  ['Level 2, 3/40 Queen Street', '40 Queen Street', 'Level 2, 3'],
  ['Rimu Farm, Old Coach Road', 'Old Coach Road', 'Rimu Farm'],
  ['State Highway 1', 'State Highway 1', ''],
  ['2/4', '4', '2'],
  ['Flat/12/12', '12', 'Flat, 12'],
  ['Unit 4 2/7 Tui Lane', '7 Tui Lane', 'Unit 4, 2'],
  [' , ', '', ''],
];

describe('a street', () => {
  test.each(cases)('"%s" is taken apart into the road and what stands before it [A3.47]', (text, street1, street2) => {
    expect(streetOf(text)).toEqual({ street1, street2 });
  });

  test.each([
    ['2/12 Kōwhai Street', '2/12 Kōwhai Street'],
    ['A/7 Tui Lane', 'A/7 Tui Lane'],
    ['Flat 2 12 Rimu Road', 'Flat 2, 12 Rimu Road'],
    ['12 Rimu Road, Flat B', 'Flat B, 12 Rimu Road'],
    ['Level 2, 3/40 Queen Street', 'Level 2, 3/40 Queen Street'],
  ])('"%s" is written as "%s" from its parts', (text, written) => {
    expect(streetText(streetOf(text))).toBe(written);
  });

  test('put together and taken apart again is the same, whatever somebody typed', () => {
    const piece = fc.constantFrom(
      '12',
      '3A',
      'Flat',
      'unit 4',
      'Rimu',
      'Road',
      '/',
      ',',
      ' ',
      '-',
      '7-9',
      'Kōwhai House',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 8 }).map((all) => all.join('')),
          fc.string(),
        ),
        (text) => {
          const street = streetOf(text);
          expect(streetOf(streetText(street))).toEqual(street);
          const letters = (all: string) =>
            all
              .replace(/[\s,/]/g, '')
              .split('')
              .toSorted()
              .join('');
          expect(letters(street.street1 + street.street2)).toBe(letters(text));
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('an address', () => {
  const place = { suburb: 'Newtown', town: 'Wellington', postcode: '6021', ruralDelivery: null };

  test('is shown line by line, the street split at its commas [A3.49]', () => {
    expect(streetLines('Rimu House,  Level 3 , 12 Rimu Road')).toEqual(['Rimu House', 'Level 3', '12 Rimu Road']);
    expect(addressLines({ ...place, ...streetOf('Rimu House, 2/12 Rimu Road') })).toEqual([
      'Rimu House',
      '2/12 Rimu Road',
      'Newtown',
      'Wellington 6021',
    ]);
  });

  test('names the round where there is one, and not the suburb that is called as its town', () => {
    expect(addressLabel({ ...place, street: '12 Rimu Road' })).toBe('12 Rimu Road, Newtown, Wellington 6021');
    expect(addressLabel({ ...place, street: '340 Old Coach Road', ruralDelivery: 4 })).toBe(
      '340 Old Coach Road, RD 4, Wellington 6021',
    );
    expect(addressLabel({ ...place, street: '1 Rimu Road', suburb: 'Wellington' })).toBe(
      '1 Rimu Road, Wellington 6021',
    );
  });
});
