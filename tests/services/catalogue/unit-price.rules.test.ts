import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectivePrices, type MeasuredUnit, unitPriceOf } from '#services/catalogue/unit-price.rules.ts';

const units = ['g', 'ml', 'each', 'sheets', 'm'] as const satisfies readonly MeasuredUnit[];
const amountIn: Readonly<Record<string, number>> = {
  '10 g': 10,
  '100 g': 100,
  '1 kg': 1000,
  '10 mL': 10,
  '100 mL': 100,
  '1 L': 1000,
  '1 ea': 1,
  '10 ea': 10,
  '100 ea': 100,
  '100 sheets': 100,
  '1000 sheets': 1000,
  '1 m': 1,
  '10 m': 10,
};
const priced = fc.record({
  priceCents: fc.integer({ min: 1, max: 1_000_00 }),
  amount: fc.integer({ min: 1, max: 50_000 }),
  unit: fc.constantFrom(...units),
});

describe('the unit price', () => {
  it('of the shelf is the one that the law asks for', () => {
    expect(unitPriceOf(419, { amount: 2000, unit: 'ml' }, '1 L')).toEqual({ unitPriceTenths: 2095, measure: '1 L' });
    expect(unitPriceOf(650, { amount: 250, unit: 'g' })).toEqual({ unitPriceTenths: 2600, measure: '100 g' });
    expect(unitPriceOf(399, { amount: 1000, unit: 'g' }, '1 kg')).toEqual({ unitPriceTenths: 3990, measure: '1 kg' });
    expect(unitPriceOf(820, { amount: 2160, unit: 'sheets' })).toEqual({ unitPriceTenths: 380, measure: '100 sheets' });
  });

  it('is never nought, and reads as a cent at least wherever its unit has a measure large enough', () => {
    fc.assert(
      fc.property(priced, ({ priceCents, amount, unit }) => {
        const { unitPriceTenths, measure } = unitPriceOf(priceCents, { amount, unit });
        const largest = { g: '1 kg', ml: '1 L', each: '100 ea', sheets: '1000 sheets', m: '10 m' }[unit];
        expect(unitPriceTenths).toBeGreaterThan(0);
        expect(unitPriceTenths >= 5 || measure === largest).toBe(true);
      }),
    );
  });

  it('times the amount comes back to the price, to within half a tenth of a cent a measure', () => {
    fc.assert(
      fc.property(priced, ({ priceCents, amount, unit }) => {
        const { unitPriceTenths, measure } = unitPriceOf(priceCents, { amount, unit });
        const measures = amount / (amountIn[measure] ?? Number.NaN);
        expect(Number.isInteger(unitPriceTenths)).toBe(true);
        const isFloor = unitPriceTenths === 1;
        expect(Math.abs(unitPriceTenths * measures - priceCents * 10)).toBeLessThanOrEqual(
          (isFloor ? 1 : 0.5) * measures + 1e-6,
        );
      }),
    );
  });

  it('of a cheaper pack of the same size is never higher', () => {
    fc.assert(
      fc.property(priced, fc.nat(100_000), ({ priceCents, amount, unit }, more) => {
        const cheap = unitPriceOf(priceCents, { amount, unit });
        const dear = unitPriceOf(priceCents + more, { amount, unit }, cheap.measure);
        expect(dear.unitPriceTenths).toBeGreaterThanOrEqual(cheap.unitPriceTenths);
      }),
    );
  });

  it('stays in the unit of the pack when another measure is wished for', () => {
    expect(unitPriceOf(500, { amount: 6, unit: 'each' }, '1 kg')).toEqual({ unitPriceTenths: 833, measure: '1 ea' });
    expect(unitPriceOf(500, { amount: 500, unit: 'g' }, '1 L')).toEqual({ unitPriceTenths: 1000, measure: '100 g' });
  });
});

describe('what one piece costs', () => {
  it('is the special today, a share of the multibuy, and never more for a member', () => {
    expect(
      effectivePrices({
        priceCents: 400,
        saleCents: 350,
        memberCents: 380,
        multibuy: { quantity: 2, valueCents: 700 },
      }),
    ).toEqual({ todayCents: 350, memberCents: 350, multibuyCents: 350 });
    expect(effectivePrices({ priceCents: 400, multibuy: { quantity: 3, valueCents: 1000 } })).toEqual({
      todayCents: 400,
      memberCents: null,
      multibuyCents: 1000 / 3,
    });
  });
});
