import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currency, locale } from '#services/constants.ts';
import {
  money,
  moneyParts,
  shortMoney,
  spokenMoney,
  spokenUnitPrice,
  unitPriceText,
  wholeNumber,
} from '#services/display/money.rules.ts';

const standard = new Intl.NumberFormat(locale, { style: 'currency', currency });

describe('money', () => {
  test('is New Zealand dollars as en-NZ writes them, for every amount [A1.01] [A1.02] [A9.32] [B1.01] [B9.001]', () => {
    expect([currency, locale]).toEqual(['NZD', 'en-NZ']);
    expect([money(419), money(5), money(0), money(-419), money(123_456_789)]).toEqual([
      '$4.19',
      '$0.05',
      '$0.00',
      '-$4.19',
      '$1,234,567.89',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(money(cents)).toBe(standard.format(cents / 100));
        expect(wholeNumber(cents)).toBe(new Intl.NumberFormat(locale).format(cents));
      }),
    );
  });

  test('drops .00 of a whole value and nothing else [B9.113]', () => {
    expect([shortMoney(400), shortMoney(419), shortMoney(410), shortMoney(100_000), shortMoney(0)]).toEqual([
      '$4',
      '$4.19',
      '$4.10',
      '$1,000',
      '$0',
    ]);
  });

  test('has the pieces that are set in different sizes', () => {
    expect(moneyParts(123_405)).toEqual({ sign: '', dollars: '1,234', cents: '05' });
  });

  test('is said as people say it', () => {
    expect([419, 400, 100, 101, 1, 19, 0, -250].map(spokenMoney)).toEqual([
      '4 dollars 19',
      '4 dollars',
      '1 dollar',
      '1 dollar 1',
      '1 cent',
      '19 cents',
      '0 cents',
      'minus 2 dollars 50',
    ]);
  });
});

describe('a unit price', () => {
  test('names its measure, and below ten cents its tenth, so that it never reads $0.00', () => {
    expect(unitPriceText({ unitPriceTenths: 839, measure: '100 g' })).toBe('$0.84 / 100 g');
    expect(unitPriceText({ unitPriceTenths: 2_095, measure: '1 L' })).toBe('$2.10 / 1 L');
    expect(unitPriceText({ unitPriceTenths: 42, measure: '100 sheets' })).toBe('4.2c / 100 sheets');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (unitPriceTenths) => {
        expect(unitPriceText({ unitPriceTenths, measure: '1 ea' })).toMatch(/[1-9]/);
        expect(unitPriceText({ unitPriceTenths, measure: '1 ea' })).not.toMatch(/^\$0\.00/);
      }),
    );
  });

  test('is said in words', () => {
    expect(spokenUnitPrice({ unitPriceTenths: 2_100, measure: '1 L' })).toBe('2 dollars 10 per litre');
    expect(spokenUnitPrice({ unitPriceTenths: 840, measure: '100 g' })).toBe('84 cents per 100 grams');
    expect(spokenUnitPrice({ unitPriceTenths: 42, measure: '100 sheets' })).toBe('4.2 cents per 100 sheets');
  });
});
