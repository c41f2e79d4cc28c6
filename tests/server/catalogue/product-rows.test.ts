import { describe, expect, it } from 'vitest';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { amountOf, distanceOf } from '#server/catalogue/similar.ts';
import { productWire } from '#tests/services/samples.ts';
import { inventProducts, stores, viewOf } from './invented.ts';

const [first] = stores;
const storeId = first?.id ?? 0;
const plain = inventProducts(1, 1)[0] as ProductFacts;
const many = 50;
const none = 0;

const shelved = (sku: number, left: number, changes: Partial<ProductFacts> = {}): ProductFacts => ({
  ...plain,
  sku: String(sku),
  slug: `p-${sku}`,
  brand: 'Awa',
  name: 'Awa Oat Milk',
  sizeText: '1 L',
  priceCents: 400,
  saleCents: null,
  memberCents: null,
  multibuy: null,
  isWithdrawn: false,
  departmentId: 2,
  aisleId: 11,
  shelfId: 101,
  stockByStore: Uint8Array.from(stores, () => left),
  ...changes,
});

const idsOf = async (products: readonly ProductFacts[], sku: string) =>
  Object.fromEntries(
    ((await viewOf(products)).rows('product', storeId, sku)?.rows ?? []).map(({ id, items }) => [
      id,
      items.map((item) => item.sku),
    ]),
  );

describe('The rows of a product page', () => {
  it('begin with the like of what a store has not got: its kind first, then the nearest in size and price', async () => {
    const products = [
      shelved(200_001, none),
      shelved(200_002, many, { name: 'Awa Rice Crackers', popularity: 60_000 }),
      shelved(200_003, many, { name: 'Zed Oat Milk', brand: 'Zed', sizeText: '250 mL', priceCents: 150 }),
      shelved(200_004, many, { name: 'Zed Oat Milk', brand: 'Zed', priceCents: 420 }),
      shelved(200_005, none, { name: 'Māra Oat Milk', brand: 'Māra' }),
    ];
    const rows = await idsOf(products, '200001');
    expect(Object.keys(rows)[0]).toBe('similar');
    expect(rows['similar']).toEqual(['200004', '200003', '200002']);
    expect(rows['same-shelf']).toBeUndefined();
  });

  it('help in the same way with what is not sold any more, and say nothing of it while it is there', async () => {
    const products = [shelved(200_001, many, { isWithdrawn: true }), shelved(200_002, many), shelved(200_003, many)];
    expect((await idsOf(products, '200001'))['similar']).toEqual(['200002', '200003']);
    expect(await idsOf(products, '200002')).toMatchObject({ 'same-shelf': ['200003'] });
    expect(await idsOf(products, '200002')).not.toHaveProperty('similar');
  });

  it('look further down the aisle where the shelf has little', async () => {
    const products = [
      shelved(200_001, none),
      shelved(200_002, many),
      shelved(200_003, many, { shelfId: 102 }),
      shelved(200_004, many, { shelfId: 111, aisleId: 12 }),
    ];
    expect((await idsOf(products, '200001'))['similar']).toEqual(['200002', '200003']);
  });

  it('never put what is sold to adults beside what is sold to all, and put it beside its own', async () => {
    const liquor = { departmentId: 3, aisleId: 21, shelfId: 201, name: 'Awa Wine', restriction: 'Alcohol' as const };
    const products = [shelved(200_001, many), shelved(200_002, many, liquor), shelved(200_003, many, liquor)];
    const beside = (rows: Record<string, readonly string[]>) => Object.values(rows).flat();
    expect(beside(await idsOf(products, '200001'))).toEqual([]);
    expect(beside(await idsOf(products, '200002'))).toContain('200003');
  });
});

describe('How far one product is from another', () => {
  const price = { originalPrice: 4, salePrice: 4, savePrice: 0 };
  const card = (changes: Partial<ProductWire>): ProductWire => ({ ...productWire, price, brand: 'Awa', ...changes });
  const milk = card({ name: 'Awa Oat Milk', size: '1 L' });

  it('counts words before size, and does not count the brand', () => {
    const sameWords = distanceOf(milk, card({ name: 'Awa Oat Milk', size: '2 L' }));
    const otherBrand = distanceOf(milk, card({ brand: 'Zed', name: 'Zed Oat Milk', size: '1 L' }));
    const otherWords = distanceOf(milk, card({ name: 'Awa Rice Drink', size: '1 L' }));
    expect(otherBrand).toBe(0);
    expect(sameWords).toBeGreaterThan(otherBrand);
    expect(otherWords).toBeGreaterThan(sameWords);
  });

  it('reads a size in grams or millilitres, several in one pack too, and none of what is counted', () => {
    expect(amountOf('6 x 330 mL')).toEqual({ amount: 1980, isFluid: true });
    expect(amountOf('1.5 kg')).toEqual({ amount: 1500, isFluid: false });
    expect(amountOf('12 rolls x 180 sheets')).toBeNull();
    expect(amountOf('approx. 250 g each')).toBeNull();
  });
});
