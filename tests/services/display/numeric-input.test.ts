import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numericEdit, numericPart } from '#services/display/numeric-input.rules.ts';

const typed = (value: string, inserted: string, start = value.length, end = start) =>
  numericEdit({ value, start, end, inserted });

describe('a numeric field', () => {
  test('takes digits and one point where the caret is [B5.22] [B5.23]', () => {
    expect(['1', '2', '.', '5'].reduce((value, key) => typed(value, key).value, '')).toBe('12.5');
    expect(typed('12', '3', 1)).toEqual({ value: '132', caret: 2 });
    expect(typed('12', '.', 0)).toEqual({ value: '.12', caret: 1 });
  });

  test('blocks any other key and leaves the caret [B5.26]', () => {
    for (const key of ['a', ' ', '-', '+', 'e', ',', '½', '٣', '１', '😀', 'ā'])
      expect(typed('1.5', key, 2)).toEqual({ value: '1.5', caret: 2 });
  });

  test('blocks a second point, unless it replaces the first [B5.O5]', () => {
    expect(typed('1.5', '.')).toEqual({ value: '1.5', caret: 3 });
    expect(typed('1.5', '.', 1, 3)).toEqual({ value: '1.', caret: 2 });
  });

  test('lets what is marked be deleted and reduces a paste to its numbers [B5.24] [B5.25] [B5.O5]', () => {
    expect(typed('1234', '', 1, 3)).toEqual({ value: '14', caret: 1 });
    expect(typed('', '$1,234.50 per kg.')).toEqual({ value: '1234.50', caret: 7 });
    expect(typed('9.', 'v1.2.3')).toEqual({ value: '9.123', caret: 5 });
  });

  test('holds digits and at most one point after any edit whatever', () => {
    const any = fc.string({
      unit: fc.oneof(
        fc.constantFrom('1', '2', '.', '-', 'e'),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      ),
    });
    fc.assert(
      fc.property(any, any, fc.nat(12), fc.nat(12), (before, inserted, from, length) => {
        const value = numericPart(before);
        const start = Math.min(from, value.length);
        const edited = numericEdit({ value, start, end: Math.min(start + length, value.length), inserted });
        expect(edited.value).toMatch(/^\d*\.?\d*$/);
        expect(edited.caret).toBeGreaterThanOrEqual(0);
        expect(edited.caret).toBeLessThanOrEqual(edited.value.length);
        expect(numericPart(edited.value)).toBe(edited.value);
      }),
      { numRuns: 2_000 },
    );
  });
});
