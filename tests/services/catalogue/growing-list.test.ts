import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSizes } from '#services/catalogue/catalogue.words.ts';
import { joined, mostShown, runOf } from '#services/catalogue/growing-list.rules.ts';
import { listingOf, milkWire } from '../../ui/samples.ts';

const anyPage = fc.integer({ min: 1, max: 10_000 });
const anySize = fc.constantFrom(...pageSizes);

describe('A list that grows', () => {
  it.each([
    [1, 24, [1], 10],
    [3, 24, [1, 2, 3], 10],
    [11, 24, [11], 20],
    [6, 48, [6], 10],
    [2, 120, [1, 2], 2],
  ])('has at page %i of %i the pages %j, and a run up to %i', (page, size, pages, last) => {
    expect(runOf(page, size)).toEqual({ pages, last });
  });

  it('is one list for one address, never longer than may be asked for at once, and its runs meet without a gap', () => {
    fc.assert(
      fc.property(anyPage, anySize, (page, size) => {
        const { pages, last } = runOf(page, size);
        expect(pages.at(-1)).toBe(page);
        expect(pages.length * size).toBeLessThanOrEqual(mostShown);
        expect(last).toBeGreaterThanOrEqual(page);
        const next = runOf(page + 1, size).pages;
        expect(next).toEqual(page === last ? [page + 1] : [...pages, page + 1]);
      }),
    );
  });

  it('shows a product once that moved between its pages, and says what the last page says', () => {
    const of = (skus: readonly string[], page: number) =>
      listingOf({ products: { items: skus.map((sku) => ({ ...milkWire, sku })), totalItems: 70 + page }, page });
    const list = joined([of(['100001', '100002'], 1), of(['100002', '100003'], 2)]);
    expect(list.products.items.map(({ sku }) => sku)).toEqual(['100001', '100002', '100003']);
    expect([list.page, list.products.totalItems]).toEqual([2, 72]);
  });
});
