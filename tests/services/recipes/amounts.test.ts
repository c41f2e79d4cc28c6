import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Amount,
  gramsFor,
  gramsOf,
  type Measures,
  mergedAmount,
  needIn,
  packsFor,
  scaled,
} from '#services/recipes/amounts.rules.ts';
import { amountText, ingredientText } from '#services/recipes/kitchen-text.rules.ts';
import { ingredientUnits, mostServings } from '#services/recipes/recipes.words.ts';

const flour: Measures = { density: 0.5, grams: { each: 100, clove: 5, slice: 40, can: 400 } };
const anyUnit = fc.constantFrom(...ingredientUnits);
const anyAmount = fc.record({ amount: fc.integer({ min: 1, max: 4_000 }).map((n) => n / 8), unit: anyUnit });
const anyServings = fc.integer({ min: 1, max: mostServings });

describe('An amount', () => {
  it('is weighed by its density, its pieces and its spoons', () => {
    const told: readonly [Amount, number][] = [
      [{ amount: 2, unit: 'cup' }, 250],
      [{ amount: 1, unit: 'tbsp' }, 7.5],
      [{ amount: 2, unit: 'tsp' }, 5],
      [{ amount: 100, unit: 'ml' }, 50],
      [{ amount: 3, unit: 'each' }, 300],
      [{ amount: 2, unit: 'can' }, 800],
      [{ amount: 4, unit: 'clove' }, 20],
    ];
    expect(told.map(([amount]) => gramsOf(amount, flour))).toEqual(told.map(([, grams]) => grams));
  });

  it('is not weighed by what nobody said', () => {
    expect(gramsOf({ amount: 1, unit: 'cup' }, { density: null, grams: {} })).toBeNull();
    expect(gramsOf({ amount: 1, unit: 'each' }, { density: 1, grams: {} })).toBeNull();
    expect(needIn('each', { amount: 100, unit: 'g' }, { density: null, grams: {} })).toBeNull();
  });

  it('is counted in the pieces or the bunches that the shop sells', () => {
    expect(needIn('each', { amount: 6, unit: 'each' }, flour)).toBe(6);
    expect(needIn('each', { amount: 250, unit: 'g' }, flour)).toBe(2.5);
    const bunches: Measures = { density: null, grams: { each: 15, bunch: 120 } };
    expect(needIn('each', { amount: 2, unit: 'each' }, bunches)).toBe(0.25);
  });

  it('grows with the servings and comes back with them', () =>
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 5_000, noNaN: true }), anyServings, anyServings, (amount, one, other) => {
        expect(scaled(scaled(amount, one, other), other, one)).toBeCloseTo(amount, 6);
        expect(scaled(amount, one, one * 2)).toBeCloseTo(amount * 2, 6);
      }),
    ));

  it('weighs the same however it is told', () =>
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const grams = gramsOf(amount, flour) ?? Number.NaN;
        expect(needIn('g', amount, flour)).toBe(grams);
        expect((needIn('ml', amount, flour) ?? 0) * 0.5).toBeCloseTo(grams, 6);
        if (amount.unit !== 'each') expect((needIn('each', amount, flour) ?? 0) * 100).toBeCloseTo(grams, 6);
      }),
    ));

  it('of a plan is as much as the amounts of its meals together', () =>
    fc.assert(
      fc.property(anyAmount, fc.array(anyAmount, { maxLength: 8 }), (first, more) => {
        const merged = mergedAmount([first, ...more], flour);
        const sum = [first, ...more].reduce((all, one) => all + (gramsOf(one, flour) ?? 0), 0);
        expect(gramsOf(merged, flour)).toBeCloseTo(sum, 4);
      }),
    ));

  it('stays in pieces where every meal counts, and in cups where every meal spoons', () => {
    expect(
      mergedAmount(
        [
          { amount: 1, unit: 'each' },
          { amount: 2, unit: 'each' },
        ],
        flour,
      ),
    ).toEqual({ amount: 3, unit: 'each' });
    expect(
      mergedAmount(
        [
          { amount: 1, unit: 'cup' },
          { amount: 125, unit: 'ml' },
        ],
        flour,
      ),
    ).toEqual({ amount: 1.5, unit: 'cup' });
    expect(
      mergedAmount(
        [
          { amount: 1, unit: 'each' },
          { amount: 1, unit: 'cup' },
        ],
        flour,
      ),
    ).toEqual({ amount: 225, unit: 'g' });
  });
});

describe('Packs', () => {
  it('are as few as hold what is needed, and one at least', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 10_000, noNaN: true }),
        fc.double({ min: 1, max: 5_000, noNaN: true }),
        (need, inPack) => {
          const packs = packsFor(need, inPack);
          expect(packs).toBeGreaterThanOrEqual(1);
          expect(packs * inPack).toBeGreaterThanOrEqual(need - inPack * 1e-5);
          if (packs > 1) expect((packs - 1) * inPack).toBeLessThan(need);
        },
      ),
    ));

  it('are no more for what floating point leaves behind', () => {
    expect(packsFor(0.1 + 0.2, 0.3)).toBe(1);
    expect(packsFor(1_200.000_000_1, 400)).toBe(3);
  });

  it('of what is weighed out are whole steps from the least', () =>
    fc.assert(
      fc.property(fc.double({ min: 0, max: 9_000, noNaN: true }), fc.constantFrom(50, 100, 250), (need, step) => {
        const grams = gramsFor(need, { min: step, step });
        expect(grams % step).toBe(0);
        expect(grams).toBeGreaterThanOrEqual(Math.max(step, need - 0.01));
        expect(grams).toBeLessThan(need + step + 0.01 + step);
      }),
    ));
});

const signs = { '': 0, '¼': 1 / 4, '⅓': 1 / 3, '½': 1 / 2, '⅔': 2 / 3, '¾': 3 / 4 } as const;
const spoonMl = { cup: 250, cups: 250, tbsp: 15, tsp: 5 } as const;
const millilitresIn = (text: string): number =>
  text.split(' + ').reduce((sum, spoons) => sum + millilitresOf(spoons), 0);
function millilitresOf(text: string): number {
  const [, whole = '', sign = '', spoon = ''] = /^(\d*)([¼⅓½⅔¾]?) (cups?|tbsp|tsp)$/.exec(text) ?? [];
  return (Number(whole) + signs[sign as keyof typeof signs]) * spoonMl[spoon as keyof typeof spoonMl];
}

describe('What is read in a kitchen', () => {
  it.each<[Amount, string]>([
    [{ amount: 1.5, unit: 'cup' }, '1½ cups'],
    [{ amount: 0.75, unit: 'tsp' }, '¾ tsp'],
    [{ amount: 1 / 3, unit: 'cup' }, '⅓ cup'],
    [{ amount: 6, unit: 'tsp' }, '2 tbsp'],
    [{ amount: 4, unit: 'tbsp' }, '¼ cup'],
    [{ amount: 7 / 16, unit: 'cup' }, '⅓ cup + 1½ tbsp'],
    [{ amount: 0.28, unit: 'cup' }, '¼ cup + 2 tsp'],
    [{ amount: 7 / 12, unit: 'cup' }, '½ cup + 1½ tbsp'],
    [{ amount: 1.4, unit: 'cup' }, '1⅓ cups + 1 tbsp'],
    [{ amount: 0.1, unit: 'tsp' }, 'a pinch'],
    [{ amount: 1_250, unit: 'g' }, '1.25 kg'],
    [{ amount: 333.3, unit: 'g' }, '330 g'],
    [{ amount: 1_000, unit: 'ml' }, '1 L'],
    [{ amount: 0.5, unit: 'each' }, '½'],
    [{ amount: 7.4, unit: 'each' }, '7'],
    [{ amount: 2, unit: 'can' }, '2 cans'],
    [{ amount: 1, unit: 'clove' }, '1 clove'],
    [{ amount: 9 / 8, unit: 'clove' }, '1 clove'],
    [{ amount: 1.2, unit: 'can' }, '1¼ cans'],
  ])('%j is %s', (amount, text) => {
    expect(amountText(amount)).toBe(text);
  });

  it('is said of one thing, of several, and of what nobody measures', () => {
    const onion = { one: 'onion', many: 'onions' };
    expect(ingredientText({ amount: 1, unit: 'each' }, onion)).toBe('1 onion');
    expect(ingredientText({ amount: 1.5, unit: 'each' }, onion)).toBe('1½ onions');
    expect(ingredientText({ amount: 9 / 8, unit: 'each' }, onion), 'an eighth more than one').toBe('1 onion');
    expect(ingredientText({ amount: 1, unit: 'pinch' }, { one: 'salt', many: 'salt' })).toBe('a pinch of salt');
    expect(ingredientText(null, { one: 'salt', many: 'salt' })).toBe('salt');
    expect(ingredientText({ amount: 2, unit: 'cup' }, { one: 'plain flour', many: 'plain flour' })).toBe(
      '2 cups plain flour',
    );
  });

  it('is near enough for any dish: off by half a quarter of a spoon, by an eighth, or by a twentieth of more', () =>
    fc.assert(
      fc.property(fc.double({ min: 1.25, max: 5_000, noNaN: true }), (millilitres) => {
        const read = millilitresIn(amountText({ amount: millilitres / 5, unit: 'tsp' }));
        expect(Math.abs(read - millilitres)).toBeLessThan(
          Math.max(0.63, millilitres * (millilitres > 60 ? 0.05 : 0.13)),
        );
      }),
    ));

  it('is never nothing', () =>
    fc.assert(
      fc.property(anyUnit, fc.double({ min: 1e-4, max: 9_000, noNaN: true }), (unit, amount) => {
        const text = amountText({ amount, unit });
        expect(text).not.toMatch(/NaN|undefined|^0/);
        expect(text).not.toBe('');
      }),
    ));
});
