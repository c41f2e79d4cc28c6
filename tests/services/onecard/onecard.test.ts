import { describe, expect, test } from 'vitest';
import { isOnecardNumber, readOnecard, withCheckDigit } from '#services/onecard/onecard.rules.ts';

const number = withCheckDigit('940012345678');
const changed = (digits: string, at: number, digit: string) => `${digits.slice(0, at)}${digit}${digits.slice(at + 1)}`;

describe('a Onecard number', () => {
  test('is read in groups, with hyphens, or in one', () => {
    for (const written of [
      number,
      `${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8)}`,
      ` ${number.slice(0, 6)}-${number.slice(6)}`,
    ])
      expect(readOnecard(written)).toEqual({ number });
    expect(readOnecard('  ')).toEqual({ number: null });
  });

  test('shows every digit that was mistyped, and most that changed places', () => {
    for (let at = 2; at < 13; at++)
      for (let digit = 0; digit <= 9; digit++)
        if (String(digit) !== number[at])
          expect(isOnecardNumber(changed(number, at, String(digit))), `${at} ${digit}`).toBe(false);
    expect(isOnecardNumber(changed(changed(number, 5, number[6] ?? ''), 6, number[5] ?? ''))).toBe(false);
  });

  test('has 13 digits and begins with 94', () => {
    for (const written of ['x', number.slice(1), `${number}0`, withCheckDigit('930012345678'), `${number}x`])
      expect(readOnecard(written)).toEqual({ problem: 'cardForm' });
  });
});
