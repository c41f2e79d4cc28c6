import { describe, expect, test } from 'vitest';
import { nameOf, nameProblem } from '#services/shopper/name.rules.ts';
import { readPhone } from '#services/shopper/phone.rules.ts';

describe('a name', () => {
  test.each([
    'Wikitōria',
    'Ō',
    "O'Brien",
    'O’Brien',
    'ʻOfa',
    "'Ofa",
    'Te Rangi-hīroa',
    'J.P.',
    'Nguyễn',
    '王',
    'محمد',
    'ā'.repeat(60),
  ])('"%s" is one', (name) => {
    expect(nameProblem(name)).toBeNull();
  });

  test.each([
    ['', 'nameMissing'],
    ['  ', 'nameMissing'],
    ['ā'.repeat(61), 'nameLong'],
    ['<script>', 'nameForm'],
    ['R2D2', 'nameForm'],
    ['--', 'nameForm'],
    ['a@b.nz', 'nameForm'],
    ['🥝', 'nameForm'],
    ['Bob\u202eEve', 'nameForm'],
    ['Bob\u0000', 'nameForm'],
  ])('"%s" is none: %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });

  test('is kept in one form', () => {
    expect(nameOf('  Te  A\u0304niwa\t')).toBe('Te Āniwa');
  });
});

describe('a phone number', () => {
  test.each([
    ['021 123 456', '+6421123456'],
    ['021-123-4567', '+64211234567'],
    ['0204 123 4567', '+6420412345 67'.replace(' ', '')],
    ['(04) 472 1234', '+6444721234'],
    ['+64 4 472 1234', '+6444721234'],
    ['+64 (0)21 123 4567', '+64211234567'],
    ['0064 21 123 4567', '+64211234567'],
    ['64 21 123 4567', '+64211234567'],
    ['09.376.1234', '+6493761234'],
    ['021 123–4567', '+64211234567'],
    ['０２１ １２３ ４５６７', '+64211234567'],
  ])('written "%s" is kept as %s', (written, phone) => {
    expect(readPhone(written)).toEqual({ phone });
  });

  test.each([
    ['', 'phoneMissing'],
    ['021 12 34', 'phoneForm'],
    ['021 123 4567 89', 'phoneForm'],
    ['04 172 1234', 'phoneForm'],
    ['0800 123 456', 'phoneForm'],
    ['111', 'phoneForm'],
    ['+61 412 345 678', 'phoneForm'],
    ['0061 412 345 678', 'phoneForm'],
    ['call me', 'phoneForm'],
    ['021 123 4567 ext 3', 'phoneForm'],
    ['0'.repeat(60), 'phoneForm'],
  ])('written "%s" is not taken: %s', (written, problem) => {
    expect(readPhone(written)).toEqual({ problem });
  });
});
