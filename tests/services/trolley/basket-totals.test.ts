import { describe, expect, it } from 'vitest';
import { nextFeeOf } from '#services/fulfilment/next-fee.rules.ts';
import { basketTotalsOf, isSameBasket } from '#services/trolley/basket-totals.rules.ts';

const told = { subtotalCents: 8_645, savingsCents: 420, deliveryFeesCents: 1_100, totalItems: 23 };

describe('Basket totals', () => {
  it('hold the subtotal, the savings, the delivery fees and the number of items, in dollars [A3.50]', () => {
    expect(basketTotalsOf(told)).toEqual({ subtotal: 86.45, savings: 4.2, deliveryFees: 11, totalItems: 23 });
    expect(basketTotalsOf({ ...told, deliveryFeesCents: null }).deliveryFees).toBe(0);
  });
  it.each(['subtotalCents', 'savingsCents', 'deliveryFeesCents', 'totalItems'] as const)(
    'differ by %s alone',
    (key) => {
      expect(isSameBasket(basketTotalsOf(told), basketTotalsOf({ ...told }))).toBe(true);
      expect(isSameBasket(basketTotalsOf(told), basketTotalsOf({ ...told, [key]: 1 }))).toBe(false);
    },
  );
});

describe('What is gained by a little more', () => {
  const tier = (spendFromCents: number, feeCents: number, method = 'Courier') => ({ method, spendFromCents, feeCents });
  const tiers = [tier(15_000, 800), tier(0, 1_400), tier(8_000, 1_100), tier(5_000, 0, 'Pickup')];
  it.each([
    [0, { moreCents: 8_000, feeCents: 1_100 }],
    [7_999, { moreCents: 1, feeCents: 1_100 }],
    [8_000, { moreCents: 7_000, feeCents: 800 }],
    [15_000, null],
  ])('at %i cents is %o', (spent, next) => {
    expect(nextFeeOf(tiers, 'Courier', spent)).toEqual(next);
  });
  it('is of that way alone, and never more to pay', () => {
    expect(nextFeeOf(tiers, 'Pickup', 4_000)).toEqual({ moreCents: 1_000, feeCents: 0 });
    expect(nextFeeOf(tiers, 'Express', 0)).toBeNull();
    expect(nextFeeOf([tier(0, 500), tier(1_000, 900)], 'Courier', 0)).toBeNull();
  });
});
