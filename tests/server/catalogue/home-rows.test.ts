import { describe, expect, test } from 'vitest';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import { inventProducts, stores, viewOf } from './invented.ts';

const itemsOf = async (products: readonly ProductFacts[], storeId = 7) => {
  const bySku = new Map(products.map((facts) => [facts.sku, facts]));
  const rows = (await viewOf(products)).rows('home', storeId)?.rows ?? [];
  return rows.map(({ id, items }) => ({ id, items: items.map(({ sku }) => bySku.get(sku) as ProductFacts) }));
};
const holds: Readonly<Record<string, (facts: ProductFacts) => boolean>> = {
  specials: ({ saleCents }) => saleCents !== null,
  popular: () => true,
  multibuys: ({ multibuy }) => multibuy !== null,
  members: ({ memberCents }) => memberCents !== null,
  new: ({ isNew }) => isNew,
};

describe('the rows of the home page', () => {
  test('are specials, what is popular, multibuys, member prices and what is new, each holding what it says [A7.099]', async () => {
    const rows = await itemsOf(inventProducts(600, 1));
    expect(rows.map(({ id }) => id)).toEqual(['specials', 'popular', 'multibuys', 'members', 'new']);
    for (const { id, items } of rows) {
      expect(items.length).toBeGreaterThan(3);
      expect(items.filter((facts) => !holds[id]?.(facts))).toEqual([]);
    }
  });

  test('show a product once, and only what the store has', async () => {
    for (const [position, { id }] of stores.entries()) {
      const items = (await itemsOf(inventProducts(600, 2), id)).flatMap((row) => row.items);
      expect(new Set(items).size).toBe(items.length);
      expect(items.filter(({ stockByStore, isWithdrawn }) => isWithdrawn || stockByStore[position] === 0)).toEqual([]);
    }
  });

  test('have no alcohol, and nothing else that is sold to some alone, wherever in the shop it stands', async () => {
    const products = inventProducts(600, 3).map((facts, n) => ({
      ...facts,
      restriction: (['None', 'None', 'Alcohol', 'Medicine', 'Knife'] as const)[n % 5] ?? 'None',
      popularity: facts.popularity + (n % 5) * 100,
    }));
    const items = (await itemsOf(products)).flatMap((row) => row.items);
    expect(items.length).toBeGreaterThan(20);
    expect(items.filter(({ restriction }) => restriction !== 'None')).toEqual([]);
    expect(items.filter(({ departmentId }) => departmentId === 3)).toEqual([]);
  });
});
