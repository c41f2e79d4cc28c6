import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListingWire, ProductDetailWire, ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { type Area, type AreaShop, areas, openAreaShop, storeId } from './area-shop.ts';

let shop: AreaShop;
beforeAll(async () => {
  shop = await openAreaShop();
});
afterAll(() => shop.close());

const everywhere = Object.keys(areas) as Area[];
const read = async <T>(path: string, headers: HeadersInit) => {
  const response = await shop.get(path, headers);
  expect(response.status).toBe(200);
  return (await response.json()) as T;
};
const listing = (area: Area, query: string) =>
  shop.guestIn(area).then((headers) => read<ListingWire>(`/api/v1/products?target=browse&size=120&${query}`, headers));
const skuOf = (kept: 'keeps' | 'fresh' | 'delicate') => shop.having(kept)[0]?.sku ?? '';
/** Which kinds of goods each area leaves behind, and why. */
const leftBehind: Readonly<Record<Area, Partial<Record<'keeps' | 'fresh' | 'delicate', ProductWire['keptOut']>>>> = {
  all: {},
  less: { delicate: 'goods' },
  dry: { delicate: 'goods', fresh: 'goods' },
  none: { delicate: 'area', fresh: 'area', keeps: 'area' },
};

describe('What a visitor sees who has groceries brought to an area', () => {
  test.each(everywhere)(
    'is each product with whether it comes there (%s) [A3.26] [A3.27] [A4.01] [A4.05]',
    async (area) => {
      const headers = await shop.guestIn(area);
      for (const kept of ['keeps', 'fresh', 'delicate'] as const) {
        const { product } = await read<ProductDetailWire>(`/api/v1/products/${skuOf(kept)}`, headers);
        const reason = leftBehind[area][kept];
        expect([kept, product.keptOut]).toEqual([kept, reason]);
        if (reason) expect(product.availabilityStatus).toBe('Unavailable');
        else expect(product.availabilityStatus).toMatch(/^(In|Low) Stock$/);
        expect(product.price.salePrice).not.toBeNull();
      }
    },
  );

  test('leaves everything in the listings, marked, for whoever asks for all [A4.03] [A4.04]', async () => {
    const all = await listing('all', 'inStockProductsOnly=false');
    for (const area of ['less', 'dry', 'none'] as const) {
      const { products } = await listing(area, 'inStockProductsOnly=false');
      expect(products.totalItems).toBe(all.products.totalItems);
      expect(products.items.map(({ sku }) => sku)).toEqual(all.products.items.map(({ sku }) => sku));
      for (const { sku, keptOut } of products.items) {
        const facts = shop.facts.find((one) => one.sku === sku);
        if (facts && !facts.isWithdrawn) expect([sku, keptOut]).toEqual([sku, leftBehind[area][shop.keptOf(facts)]]);
      }
    }
  });

  test('has none of it among what can be had, in the count and in the facets alike [A4.03] [A4.04]', async () => {
    for (const [area, kinds] of [
      ['all', ['keeps', 'fresh', 'delicate']],
      ['less', ['keeps', 'fresh']],
      ['dry', ['keeps']],
    ] as const) {
      const { products, dasFacets } = await listing(area, 'inStockProductsOnly=true');
      const here = shop.facts.filter(
        (one) => !one.isWithdrawn && (one.stockByStore[2] ?? 0) > 0 && kinds.some((kept) => kept === shop.keptOf(one)),
      );
      expect([area, products.totalItems]).toEqual([area, here.length]);
      expect(dasFacets.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(here.length);
      expect(products.items.filter(({ keptOut }) => keptOut)).toEqual([]);
    }
  });

  test('is found by a search, in its place, and says so [A4.03]', async () => {
    const name = encodeURIComponent(shop.having('delicate')[0]?.name ?? '');
    const [here, there] = await Promise.all(
      (['all', 'dry'] as const).map(async (area) => {
        const path = `/api/v1/products/search?search=${name}&inStockProductsOnly=false`;
        return read<ListingWire>(path, await shop.guestIn(area));
      }),
    );
    expect(there?.products.items.map(({ sku }) => sku)).toEqual(here?.products.items.map(({ sku }) => sku));
    expect(there?.products.items.find(({ sku }) => sku === skuOf('delicate'))).toMatchObject({
      availabilityStatus: 'Unavailable',
      keptOut: 'goods',
    });
  });

  test('says of a department of which nothing comes there that it is the area, and how much there is [A4.03]', async () => {
    const frozen = await listing('dry', 'department=frozen&inStockProductsOnly=true');
    const elsewhere = await listing('all', 'department=frozen&inStockProductsOnly=true');
    expect(frozen.products.totalItems).toBe(0);
    expect(elsewhere.products.totalItems).toBeGreaterThan(0);
    expect(frozen.waysOut?.withKeptOut).toBe(elsewhere.products.totalItems);
  });

  test('has rows and suggestions of what does come there, and of the whole shop where nothing does [A4.02] [A4.03]', async () => {
    const rows = async (area: Area) =>
      (
        await read<{ rows: { items: ProductWire[] }[] }>(
          '/api/v1/products/carousels?page=home',
          await shop.guestIn(area),
        )
      ).rows;
    const [dry, none, all] = await Promise.all([rows('dry'), rows('none'), rows('all')]);
    expect(dry.flatMap(({ items }) => items).filter(({ keptOut }) => keptOut)).toEqual([]);
    expect(dry.flatMap(({ items }) => items).length).toBeGreaterThan(0);
    const skus = (told: typeof all) => told.map(({ items }) => items.map(({ sku }) => sku));
    expect(skus(none)).toEqual(skus(all));
    expect(none.flatMap(({ items }) => items).every(({ keptOut }) => keptOut === 'area')).toBe(true);
    const typed = encodeURIComponent((shop.having('delicate')[0]?.name ?? '').slice(0, 8));
    const { products } = await read<{ products: ProductWire[] }>(
      `/api/v1/products/search-suggestions?search=${typed}`,
      await shop.guestIn('dry'),
    );
    expect(products.filter(({ keptOut }) => keptOut)).toEqual([]);
  });

  test('is everything again where it is picked up [A4.05]', async () => {
    const { cookie } = await shop.guestIn('none');
    const headers = { cookie: cookie ?? '', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const chosen = await shop.send('PUT', '/api/v1/fulfilment/my/pickup-addresses', { addressId: storeId }, headers);
    expect(chosen.status).toBe(200);
    const { product } = await read<ProductDetailWire>(`/api/v1/products/${skuOf('delicate')}`, headers);
    expect(product).not.toHaveProperty('keptOut');
    expect(product.availabilityStatus).toMatch(/^(In|Low) Stock$/);
  });

  test('is kept apart from what is shared with visitors of another area of the same store', async () => {
    const keys = await Promise.all(
      everywhere.map(async (area) => (await shop.visitorOf((await shop.guestIn(area))['cookie'] ?? '')).shelfKey),
    );
    expect(new Set(keys).size).toBe(everywhere.length);
    expect(keys[0]).toBe(String(storeId));
  });
});
