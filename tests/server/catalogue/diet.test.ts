import { describe, expect, it } from 'vitest';
import type { ListingQuery } from '#services/catalogue/catalogue.contract.ts';
import { type DietaryProfile, noDiet } from '#services/dietary/dietary.contract.ts';
import { conflictsOf } from '#services/dietary/dietary.rules.ts';
import { allergens } from '#services/dietary/dietary.words.ts';
import { labelOf } from '#server/catalogue/label-of.ts';
import { chance, inventProducts, viewOf } from './invented.ts';

const next = chance(9);
const some = <T>(of: readonly T[], share: number): T[] => of.filter(() => next() < share);
/** One in four has no label; the others say anything. */
const products = inventProducts(400, 9).map((product) =>
  next() < 0.25
    ? { ...product, dietary: [], ingredients: null, nutrition: null }
    : { ...product, allergens: some(allergens, 0.15), mayContain: some(allergens, 0.15) },
);
const bySku = new Map(products.map((product) => [product.sku, product]));
const view = await viewOf(products);
const asked: ListingQuery = {
  target: 'browse',
  page: 1,
  size: 120,
  filters: [],
  dasFilter: [],
  inStockProductsOnly: false,
};
function shown(diet: DietaryProfile | null, more: Partial<ListingQuery> = {}) {
  const skus: string[] = [];
  for (let page = 1; ; page++) {
    const listing = view.listing({ ...asked, ...more, page }, 7, { diet });
    if (!listing) throw new Error('There is no such listing.');
    skus.push(...listing.products.items.map(({ sku }) => sku));
    if (skus.length >= listing.products.totalItems) return { skus, diet: listing.diet, facets: listing.facets };
  }
}
/** What the label of each product says, read without the index. */
const isSuited = (sku: string, diet: DietaryProfile) => {
  const product = bySku.get(sku);
  const label = product && labelOf(product);
  return !label || conflictsOf(label, diet).length === 0;
};

describe('A listing for somebody who told how they eat', () => {
  it('shows exactly what no label speaks against, in the order that it has for everybody, and says how many it leaves out', () => {
    const everything = shown(null);
    expect(everything.diet).toBe(undefined);
    for (let round = 0; round < 40; round++) {
      const diet: DietaryProfile = {
        diets: some(['Vegan', 'Gluten free', 'Halal'] as const, 0.3),
        avoids: some(allergens, 0.2),
        avoidsTraces: next() < 0.5,
      };
      const { skus, diet: told } = shown(diet);
      expect(skus).toEqual(everything.skus.filter((sku) => isSuited(sku, diet)));
      expect(told).toEqual({ profile: diet, isBound: true, hidden: everything.skus.length - skus.length });
    }
  });

  it('counts its filters among what is left, and what is left out among what the filters choose', () => {
    const diet = { ...noDiet, avoids: ['Milk' as const] };
    const filters = [{ key: 'Offer', value: 'Special', name: 'Special', isBooleanValue: false }];
    const [all, suited] = [shown(null, { filters }), shown(diet, { filters })];
    expect(suited.diet?.hidden).toBe(all.skus.length - suited.skus.length);
    expect(suited.diet?.hidden).toBeGreaterThan(0);
    const offers = suited.facets.find(({ key }) => key === 'Offer')?.values.find(({ value }) => value === 'Special');
    expect(offers?.count).toBe(suited.skus.length);
  });

  it('shows a diet that no label promises nothing but what has no label', () => {
    const { skus } = shown({ ...noDiet, diets: ['Halal'] });
    expect(skus.length).toBeGreaterThan(20);
    expect(skus.every((sku) => labelOf(bySku.get(sku) as never) === null)).toBe(true);
  });

  it('knows a label as its product has it', () => {
    for (const product of products) {
      const said = view.label(product.sku);
      const label = labelOf(product);
      expect(said === null).toBe(label === null);
      if (!said || !label) continue;
      expect([said.allergens, said.mayContain]).toEqual([label.allergens, label.mayContain]);
      expect(said.dietary.filter((fact) => fact !== 'Sustainable').sort()).toEqual([...label.dietary].sort());
    }
  });
});
