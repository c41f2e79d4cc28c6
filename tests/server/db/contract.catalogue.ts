import { expect, test } from 'vitest';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { Database } from '#server/db/database.ts';
import {
  allProducts,
  catalogueVersion,
  departmentTree,
  productBySku,
  productGroups,
  setPrice,
} from '#server/db/repositories/catalogue.ts';
import { setStock } from '#server/db/repositories/stock.ts';
import { bread, kumara, milk, sampleProducts } from './samples.ts';

export function catalogueContract(db: () => Database): void {
  test('a product comes out as it went in', async () => {
    expect(await productBySku(db().read, kumara.sku)).toEqual(kumara);
    expect(await productBySku(db().read, '999999')).toBeNull();
  });

  test('all products are read once each, in the order of their codes', async () => {
    const products: ProductFacts[] = [];
    for await (const product of allProducts(db().read)) products.push(product);
    expect(products).toEqual(sampleProducts);
  });

  test('the tree of the shop is in its own order, not in the order of insertion', async () => {
    const [department] = await departmentTree(db().read);
    expect(department).toMatchObject({ id: 1, slug: 'fruit-veg', isRestricted: false, image: '/d/1.svg' });
    expect(department?.aisles[0]?.shelves.map((shelf) => shelf.slug)).toEqual(['roots', 'other']);
    expect(await productGroups(db().read)).toEqual([{ id: 'summer', title: 'Summer', isDynamic: false }]);
  });

  test('a new price changes the product and the version, in the same transaction', async () => {
    const before = await catalogueVersion(db().read);
    const price = { priceCents: 600, saleCents: 500, memberCents: null, unitPriceTenths: 500 };
    expect(await db().transaction((trx) => setPrice(trx, bread.sku, price))).toBe(true);
    expect(await productBySku(db().read, bread.sku)).toEqual({ ...bread, ...price });
    expect((await catalogueVersion(db().read))?.text).not.toBe(before?.text);
  });

  test('a price for a product that is not there changes nothing', async () => {
    const before = await catalogueVersion(db().read);
    const price = { priceCents: 1, saleCents: null, memberCents: null, unitPriceTenths: 1 };
    expect(await db().transaction((trx) => setPrice(trx, '999999', price))).toBe(false);
    expect(await catalogueVersion(db().read)).toEqual(before);
  });

  test('stock reports of two stores at once both count', async () => {
    await Promise.all([
      db().transaction((trx) => setStock(trx, milk.sku, 0, 3)),
      db().transaction((trx) => setStock(trx, milk.sku, 3, 1_000)),
    ]);
    expect((await productBySku(db().read, milk.sku))?.stockByStore).toEqual(Uint8Array.from([3, 9, 10, 255]));
  });

  test('a stock report for a store that is not there is refused', async () => {
    const report = (position: number) => db().transaction((trx) => setStock(trx, milk.sku, position, 1));
    expect([await report(4), await report(-1), await report(0.5)]).toEqual([false, false, false]);
    expect((await productBySku(db().read, milk.sku))?.stockByStore).toHaveLength(4);
  });
}
