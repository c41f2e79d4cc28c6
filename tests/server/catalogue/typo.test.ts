import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, stem, wordsOf } from '#server/catalogue/search/fold.ts';
import { bitCount, editsWithin, lettersOf } from '#server/catalogue/search/typo.ts';

/** The distance by its definition, without any short cut. */
function edits(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? at(i - 2, j - 2) + 1
          : Number.POSITIVE_INFINITY;
      (table[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]),
        swap,
      );
    }
  return at(a.length, b.length);
}
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

test('edits are counted as their definition says, up to the limit', () => {
  fc.assert(
    fc.property(word, word, fc.constantFrom(0, 1, 2), (a, b, limit) => {
      expect(editsWithin(a, b, limit)).toBe(Math.min(edits(a, b), limit + 1));
    }),
    { numRuns: 2_000 },
  );
});

test('no word within the limit is passed over because of its letters', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(bitCount(lettersOf(a) ^ lettersOf(b))).toBeLessThanOrEqual(2 * edits(a, b));
    }),
    { numRuns: 2_000 },
  );
});

test('folding text that is folded changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test.each([
  ['tomatoes', 'tomato'],
  ['berries', 'berry'],
  ['peaches', 'peach'],
  ['cheeses', 'cheese'],
  ['boxes', 'box'],
  ['hummus', 'hummus'],
  ['swiss', 'swiss'],
  ['peas', 'pea'],
])('%s is many of %s', (many, one) => expect(stem(many)).toBe(one));

test.each([
  ['Standard Milk 2 L', ['standard', 'milk', '2000ml']],
  ['6 x 330 mL', ['6', '330ml']],
  ['1.5kg Pāua & chips', ['1500g', 'paua', 'and', 'chip']],
  ["Māra's 12 pk", ['mara', '12pk']],
  ['e.g. 100%', ['e', 'g', '100']],
  ['', []],
])('the words of "%s"', (text, words) => expect(wordsOf(text)).toEqual(words));
