import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excessOf, expressCountOf, expressLimitOf } from '#services/trolley/express.rules.ts';

const line = (unit: 'Each' | 'Kg', amount: number, isBuyable = true) => ({ unit, amount, isBuyable });
const lines = fc.array(
  fc.record({
    unit: fc.constantFrom('Each' as const, 'Kg' as const),
    amount: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.double({ min: 0.001, max: 99, noNaN: true })),
    isBuyable: fc.boolean(),
  }),
  { maxLength: 30 },
);

describe('what an express driver carries', () => {
  it('is every piece, and what is no whole number of pieces as one [A5.11]', () => {
    expect(expressCountOf([line('Each', 3), line('Each', 2)])).toBe(5);
    expect(expressCountOf([line('Each', 2.5), line('Each', Number.NaN)])).toBe(2);
  });

  it('is one for what is weighed, in half kilograms as in whole ones [A5.12] [A5.O5]', () => {
    expect(expressCountOf([line('Kg', 2_500), line('Kg', 2_000), line('Kg', 200)])).toBe(3);
  });

  it('leaves out what cannot be had today [A5.O4]', () => {
    expect(expressCountOf([line('Each', 12, false), line('Kg', 900, false), line('Each', 1)])).toBe(1);
  });

  it('counts every line for itself, in any order, and never less with one more line', () => {
    fc.assert(
      fc.property(lines, lines, (some, others) => {
        const both = expressCountOf([...some, ...others]);
        expect(both).toBe(expressCountOf(some) + expressCountOf(others));
        expect(both).toBe(expressCountOf([...some, ...others].reverse()));
        expect(both).toBeGreaterThanOrEqual(expressCountOf(some));
        expect(Number.isSafeInteger(both)).toBe(true);
      }),
    );
  });

  it('is at least one for each line that is in it and can be had', () => {
    fc.assert(
      fc.property(lines, (some) => {
        const carried = some.filter(({ isBuyable, amount }) => isBuyable && amount > 0);
        expect(expressCountOf(some)).toBeGreaterThanOrEqual(carried.length);
        expect(expressCountOf(some) === 0).toBe(carried.length === 0);
      }),
    );
  });
});

describe('what is too much for an express order', () => {
  it('is what stands over the limit [A5.10]', () => {
    expect([excessOf(31, 30), excessOf(30, 30), excessOf(2, 30)]).toEqual([1, 0, 0]);
  });

  it('is nothing where no limit is set, or the limit is 0 [A5.O4]', () => {
    expect([excessOf(500, null), excessOf(500, 0)]).toEqual([0, 0]);
  });

  it('goes by the slot where the store does, and by the settings where it does not [A5.08] [A5.09]', () => {
    expect([expressLimitOf(true, 12, 25), expressLimitOf(false, 12, 25)]).toEqual([12, 25]);
    expect([expressLimitOf(true, null, 25), expressLimitOf(false, 12, null)]).toEqual([null, null]);
  });

  it('is just enough: taking it out leaves no more than the limit, and it never says more than there is', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(500), (count, limit) => {
        const excess = excessOf(count, limit);
        expect(excess).toBeGreaterThanOrEqual(0);
        expect(excess).toBeLessThanOrEqual(count);
        if (limit > 0) expect(count - excess).toBe(Math.min(count, limit));
      }),
    );
  });
});
