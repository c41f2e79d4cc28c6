import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CatalogueParts, loadOrBuildCatalogue } from '#server/catalogue/load.ts';
import { setPrice } from '#server/db/repositories/catalogue.ts';
import { setStock } from '#server/db/repositories/stock.ts';
import { silentLog } from '#server/log.ts';
import { openShop, type Shop } from '../api/shop.ts';
import { temporaryFolder } from '../folders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const images = { version: 'a', of: () => '/assets/packs/x.svg' };
const partsWith = (more: Partial<CatalogueParts>): CatalogueParts => ({
  db: shop.db,
  file: null,
  log: silentLog,
  images,
  ...more,
});
const everything = {
  target: 'browse',
  page: 1,
  size: 24,
  filters: [],
  dasFilter: [],
  inStockProductsOnly: false,
} as const;

describe('the catalogue of a process', () => {
  test('is built once and found again at the next start', async () => {
    const file = join(temporaryFolder(), 'catalogue.index');
    const built: string[] = [];
    const log = { ...silentLog, info: (_: object, message: string) => void built.push(message) };
    const first = await loadOrBuildCatalogue(partsWith({ file, log }));
    const writtenMs = statSync(file).mtimeMs;
    const second = await loadOrBuildCatalogue(partsWith({ file, log }));
    expect(built).toEqual(['The catalogue index was built.']);
    expect(statSync(file).mtimeMs).toBe(writtenMs);
    expect(second.view.listing(everything, 7)).toEqual(first.view.listing(everything, 7));
  });

  test('is built anew when pictures are drawn by another rule', async () => {
    const file = join(temporaryFolder(), 'catalogue.index');
    await loadOrBuildCatalogue(partsWith({ file }));
    const other = { version: 'b', of: () => '/assets/packs/y.svg' };
    const { view } = await loadOrBuildCatalogue(partsWith({ file, images: other }));
    expect(view.listing(everything, 7)?.products.items[0]?.images.big).toBe('/assets/packs/y.svg');
  });

  test('is served from memory when it cannot be kept', async () => {
    const warned: string[] = [];
    const log = { ...silentLog, warn: (_: object, message: string) => void warned.push(message) };
    const { view } = await loadOrBuildCatalogue(
      partsWith({ file: join(temporaryFolder(), 'missing', 'x.index'), log }),
    );
    expect([view.products, warned.length]).toEqual([300, 1]);
  });

  test('takes in a new price and new stock when it is told to look, once however many tell it', async () => {
    const catalogue = await loadOrBuildCatalogue(partsWith({ file: join(temporaryFolder(), 'catalogue.index') }));
    expect(await catalogue.refresh()).toBe(false);
    const before = catalogue.view;
    const { sku } = shop.products.find((facts) => !facts.isWithdrawn) ?? { sku: '' };
    const asIt = async () => [
      (await catalogue.view.product(sku, 3))?.product.price.salePrice,
      catalogue.view.stockLevels(sku)?.stores[1]?.availabilityStatus,
    ];
    await shop.db.transaction(async (trx) => {
      await setPrice(trx, sku, { priceCents: 1234, saleCents: null, memberCents: null, unitPriceTenths: 100 });
      await setStock(trx, sku, 1, 5);
    });
    expect(await Promise.all([catalogue.refresh(), catalogue.refresh()])).toEqual([true, true]);
    expect(await asIt()).toEqual([12.34, 'Low Stock']);
    expect(catalogue.view).not.toBe(before);
    expect(before.listing({ ...everything, page: 2 }, 7)?.products.items).toHaveLength(24);
    expect(await catalogue.refresh()).toBe(false);
  });
});
