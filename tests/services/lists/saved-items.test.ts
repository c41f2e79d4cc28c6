import { describe, expect, it } from 'vitest';
import { nameProblemOf } from '#services/lists/list-name.rules.ts';
import {
  amountToAdd,
  hindranceOf,
  itemCents,
  joinedLines,
  lineOf,
  type SavedItem,
} from '#services/lists/saved-items.rules.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';

const { plain, loose } = sampleProducts;
const item = (product: SavedItem['product'], quantity: number, pricingUnit: 'Each' | 'Kg' = 'Each'): SavedItem => ({
  sku: product?.sku ?? '900001',
  quantity,
  pricingUnit,
  name: product?.name ?? 'Feijoa jam',
  product,
});
const line = (sku: string, quantity: number) => ({ sku, quantity, pricingUnit: 'Each' as const });

describe('What of a saved list can be added', () => {
  it('is everything but what is gone, out of stock or kept out, each for its own reason', () => {
    expect(hindranceOf(item(plain, 1))).toBeNull();
    expect(hindranceOf(item({ ...plain, availabilityStatus: 'Low Stock' }, 1))).toBeNull();
    expect(hindranceOf(item({ ...plain, availabilityStatus: 'Out of Stock' }, 1))).toBe('out');
    expect(hindranceOf(item(null, 1))).toBe('gone');
    expect(hindranceOf(item({ ...plain, availabilityStatus: 'Unavailable' }, 1))).toBe('gone');
    expect(hindranceOf(item({ ...plain, price: { ...plain.price, salePriceCents: null } }, 1))).toBe('gone');
    expect(hindranceOf(item({ ...plain, availabilityStatus: 'Unavailable', keptOut: 'goods' }, 1))).toBe('keptOut');
  });

  it('is as much as the list asks for, and no more than can be had at once', () => {
    expect(amountToAdd(item(plain, 3))).toBe(3);
    expect(amountToAdd(item(plain, 80))).toBe(50);
    expect(amountToAdd(item(loose, 1.2, 'Kg'))).toBe(1_200);
  });

  it('costs what it costs today, before any offer', () => {
    expect(itemCents(item(plain, 3))).toBe(1_257);
    const perKilogram = loose.price.salePriceCents ?? 0;
    expect(itemCents(item(loose, 1.2, 'Kg'))).toBe(Math.round(perKilogram * 1.2));
    expect(itemCents(item({ ...loose, pieceGrams: 200 }, 2))).toBe(Math.round(perKilogram * 0.4));
  });
});

describe('Putting more on a saved list', () => {
  it('keeps its order, takes the newer amount of what stands on both, and adds the rest at the end', () => {
    const joined = joinedLines([line('100001', 1), line('100002', 2)], [line('100003', 1), line('100001', 4)]);
    expect(joined).toEqual([line('100001', 4), line('100002', 2), line('100003', 1)]);
  });

  it('changes nothing when it is said again', () => {
    const more = [line('100003', 1), line('100001', 4)];
    const once = joinedLines([line('100001', 1)], more);
    expect(joinedLines(once, more)).toEqual(once);
  });

  it('writes pieces as pieces and grams as kilograms', () => {
    expect(lineOf('100001', 1_200, 'Kg')).toEqual({ sku: '100001', quantity: 1.2, pricingUnit: 'Kg' });
    expect(lineOf('100001', 3, 'Each')).toEqual(line('100001', 3));
  });
});

describe('The name of a list', () => {
  it.each([
    ['', 'missing'],
    [' \n ', 'missing'],
    ['x'.repeat(61), 'long'],
    ['x'.repeat(60), null],
    ['weekly  SHOP', 'taken'],
    ['Te kai o te wīki', null],
  ])('%j is judged %j', (name, problem) => {
    expect(nameProblemOf(name, ['Weekly shop', 'Baking'])).toBe(problem);
  });
});
