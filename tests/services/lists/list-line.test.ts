import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listLineOf } from '#services/lists/list-line.rules.ts';

describe('A line of a list that somebody wrote', () => {
  it.each([
    ['2 x milk', 2, 'milk'],
    ['2x milk', 2, 'milk'],
    ['2×milk', 2, 'milk'],
    ['milk x2', 2, 'milk'],
    ['milk x 2', 2, 'milk'],
    ['milk (2)', 2, 'milk'],
    ['milk (x3)', 3, 'milk'],
    ['3 bananas', 3, 'bananas'],
    ['- 2 milk', 2, 'milk'],
    ['• bread', 1, 'bread'],
    ['[ ] eggs', 1, 'eggs'],
    ['2) bread', 1, 'bread'],
    ['2 tins of tomatoes', 2, 'canned tomatoes'],
    ['2 bags rice', 2, 'rice'],
    ['bottle of coke', 1, 'coke'],
    ['a loaf of bread', 1, 'bread'],
    ['2 x 500g mince', 2, '500g mince'],
    ['2 x 6 pack coke', 2, '6 pack coke'],
  ])('%j says how many: %i of %j', (line, wanted, search) => {
    expect(listLineOf(line)).toEqual({ wanted, search });
  });

  it.each([
    '500g mince',
    '2kg potatoes',
    '2 kg potatoes',
    '1.5L coke',
    'milk 2L',
    '6 x 330ml coke',
    '2 minute noodles',
    '7 up',
    '12 eggs',
    '6 free range eggs',
    '6 pack coke',
    'a2 milk',
    '0 x milk',
    '200 x milk',
    '2 x',
    'x2',
    '5',
    'weet-bix',
    'box grater',
    'mix',
  ])('%j says which, and asks for one', (line) => {
    expect(listLineOf(line)).toEqual({ wanted: 1, search: line });
  });

  it('is always understood: one or more of something, within a moment', () => {
    const parts = fc.constantFrom('2', 'x', ' ', '×', '(', ')', 'milk', '500g', '-', 'eggs', 'of', '1000', 'ā', '.');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 120 }),
          fc.array(parts, { maxLength: 40 }).map((all) => all.join('')),
        ),
        (text) => {
          const { wanted, search } = listLineOf(text);
          expect(Number.isInteger(wanted) && wanted >= 1 && wanted <= 99).toBe(true);
          expect(search === '').toBe(text.replace(/[\p{Cc}\s\p{Zl}\p{Zp}]/gu, '') === '');
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
