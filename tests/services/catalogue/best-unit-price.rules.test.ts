import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestWayOf, type Offered, waysOf } from '#services/catalogue/best-unit-price.rules.ts';
import { unitPriceOf } from '#services/catalogue/unit-price.rules.ts';

const chips = (offers: Partial<Offered>): Offered => ({
  todayCents: 300,
  memberCents: null,
  multibuy: null,
  unitPrice: unitPriceOf(300, { amount: 150, unit: 'g' }),
  ...offers,
});
const anyOffer = fc
  .record({
    todayCents: fc.integer({ min: 50, max: 50_00 }),
    amount: fc.integer({ min: 50, max: 5000 }),
    memberShare: fc.option(fc.double({ min: 0.5, max: 1.2, noNaN: true }), { nil: null }),
    multibuy: fc.option(
      fc.record({ quantity: fc.integer({ min: 2, max: 6 }), share: fc.double({ min: 0.4, max: 1.2, noNaN: true }) }),
      { nil: null },
    ),
  })
  .map(({ todayCents, amount, memberShare, multibuy }) => ({
    amount,
    offered: {
      todayCents,
      memberCents: memberShare === null ? null : Math.ceil(todayCents * memberShare),
      multibuy: multibuy && {
        quantity: multibuy.quantity,
        valueCents: Math.ceil(todayCents * multibuy.quantity * multibuy.share),
      },
      unitPrice: unitPriceOf(todayCents, { amount, unit: 'g' }, '1 kg'),
    },
  }));

describe('the cheapest way to buy a product', () => {
  it.each([
    ['plainly', {}, 'plain', 300, 2000],
    ['as a member', { memberCents: 240 }, 'member', 240, 1600],
    ['three for $6', { multibuy: { quantity: 3, valueCents: 600 } }, 'multibuy', 600, 1333],
    [
      'as a member, although three for $8 is cheaper than one',
      { memberCents: 240, multibuy: { quantity: 3, valueCents: 800 } },
      'member',
      240,
      1600,
    ],
    [
      'three for $6, although a member pays less than others',
      { memberCents: 240, multibuy: { quantity: 3, valueCents: 600 } },
      'multibuy',
      600,
      1333,
    ],
    [
      'as a member, when three for as much each save nothing more',
      { memberCents: 200, multibuy: { quantity: 3, valueCents: 600 } },
      'member',
      200,
      1333,
    ],
    [
      'plainly, when no deal is one',
      { memberCents: 300, multibuy: { quantity: 2, valueCents: 640 } },
      'plain',
      300,
      2000,
    ],
  ] as const)('is %s', (_, offers, by, payCents, unitPriceTenths) => {
    expect(bestWayOf(chips(offers))).toEqual({ by, payCents, unitPrice: { unitPriceTenths, measure: '100 g' } });
  });

  it('is none for what is not sold, and for what has no unit price', () => {
    expect(bestWayOf(chips({ todayCents: null }))).toBeNull();
    expect(bestWayOf(chips({ unitPrice: null }))).toBeNull();
  });

  it('costs a measure what its share of the price comes to, to within a tenth of a cent a kilogram', () => {
    fc.assert(
      fc.property(anyOffer, ({ amount, offered }) => {
        const { todayCents, memberCents, multibuy } = offered;
        const each = {
          plain: todayCents,
          member: memberCents,
          multibuy: multibuy && multibuy.valueCents / multibuy.quantity,
        };
        for (const { by, unitPrice } of waysOf(offered)) {
          const exact = ((each[by] ?? Number.NaN) * 10 * 1000) / amount;
          expect(Math.abs(unitPrice.unitPriceTenths - exact)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('is never dearer than any other way of buying it', () => {
    fc.assert(
      fc.property(anyOffer, ({ amount, offered }) => {
        const { todayCents, memberCents, multibuy } = offered;
        const eachCents = [todayCents, memberCents, multibuy && multibuy.valueCents / multibuy.quantity];
        const least = Math.min(...eachCents.filter((cents) => cents !== null));
        const best = bestWayOf(offered)?.unitPrice.unitPriceTenths ?? Number.NaN;
        expect(best).toBeLessThanOrEqual((least * 10 * 1000) / amount + 1);
      }),
    );
  });
});
