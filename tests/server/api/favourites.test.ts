import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostFavourites } from '#services/lists/lists.words.ts';
import { openShop, type Shop, type SignedIn } from './shop.ts';

const path = '/api/v1/products/my/favourites';
const listing = '/api/v2/products/my/favourites';
let nowMs = Date.UTC(2026, 10, 20);
let shop: Shop;
let aroha: SignedIn;
/** What can be bought at the store of whoever asks, of three brands at least. */
let here: readonly string[];
beforeAll(async () => {
  shop = await openShop({ clock: { nowMs: () => nowMs++ } as never }, 700);
  const all = await found('/api/v1/products?size=120&page=1');
  here = all.skus;
});
afterAll(() => shop.close());
beforeEach(async () => {
  aroha = await shop.signedIn();
});

type Told = {
  title: string;
  products: { items: { sku: string; brand: string }[]; totalItems: number };
  facets: { key: string; values: { value: string; count: number }[] }[];
  sort: string;
};
async function found(address: string, headers: HeadersInit = {}) {
  const response = await shop.get(address, headers);
  const told = (await response.json()) as Told;
  return { ...told, status: response.status, skus: told.products?.items.map(({ sku }) => sku) };
}
const mark = (sku: string, method = 'PUT', who = aroha) => shop.send(method, `${path}/${sku}`, undefined, who.headers);
const skusIn = async (response: Response) => ((await response.json()) as { skus: string[] }).skus;
const favourites = (query = '') => found(`${listing}${query}`, aroha.headers);
const put = (sku: string) =>
  shop.send(
    'POST',
    '/api/v2/trolleys/my/items',
    { sku, quantity: 1, pricingUnit: 'Each', addToBasketSource: 'Card' },
    aroha.headers,
  );

describe('Favourites', () => {
  it('are marked and unmarked, the newest first; said again, nothing changes [A1.12] [A6.07]', async () => {
    const [one = '', other = ''] = here;
    expect(await skusIn(await mark(one))).toEqual([one]);
    expect(await skusIn(await mark(other))).toEqual([other, one]);
    expect(await skusIn(await mark(one))).toEqual([other, one]);
    expect(await skusIn(await shop.get('/api/v1/products/my/favourite-skus', aroha.headers))).toEqual([other, one]);
    expect(await skusIn(await mark(other, 'DELETE'))).toEqual([one]);
    expect(await skusIn(await mark(other, 'DELETE'))).toEqual([one]);
  });

  it('are of products that we have', async () => {
    const before = await shop.databaseHash();
    for (const sku of ['999999', 'abc', '__proto__']) expect((await mark(sku)).status).toBe(404);
    expect(await shop.databaseHash()).toBe(before);
  });

  it(`are ${mostFavourites} at most, and what is marked can still be said again`, async () => {
    const all = shop.products.slice(0, mostFavourites + 1).map(({ sku }) => sku);
    const rows = all.slice(1).map((sku) => ({ shopper_id: aroha.accountId, sku, added_ms: 1 }));
    await shop.db.transaction((trx) => trx.insertInto('favourites').values(rows).execute());
    const refused = await mark(all[0] ?? '');
    expect([refused.status, ((await refused.json()) as { fieldErrors: unknown }).fieldErrors]).toEqual([
      400,
      { sku: `is one too many: you have ${mostFavourites} favourites already. Remove some first.` },
    ]);
    expect((await mark(all[1] ?? '')).status).toBe(200);
  });
});

describe('The page of favourites', () => {
  it('is a listing of nothing but what is marked, with its facets and totals, in the order of the aisles [B7.18] [B7.O6]', async () => {
    const mine = here.filter((_, at) => at % 4 === 0);
    for (const sku of mine) await mark(sku);
    const page = await favourites('?page=2&size=24');
    const first = await favourites('?page=1&size=24');
    expect([...first.skus, ...page.skus].toSorted()).toEqual(mine.toSorted());
    expect([page.title, page.products.totalItems, page.sort]).toEqual(['My favourites', mine.length, 'Aisle']);
    const brands = first.facets.find(({ key }) => key === 'Brand')?.values ?? [];
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(mine.length);
    const { value: brand = '', count } = brands[0] ?? {};
    const filtered = await favourites(`?filters=${encodeURIComponent(`Brand;${brand};${brand};false`)}`);
    expect([filtered.products.totalItems, new Set(filtered.products.items.map((item) => item.brand))]).toEqual([
      count,
      new Set([brand]),
    ]);
    expect((await favourites('?page=9')).status).toBe(404);
  });

  it('is of whoever asks, and of nobody whom an address names', async () => {
    await mark(here[0] ?? '');
    expect((await favourites()).skus).toEqual([here[0]]);
    aroha = await shop.signedIn();
    expect((await favourites(`?favourites=${here[0]}&shopperId=x`)).products.totalItems).toBe(0);
    const asked = await shop.get('/api/v1/products?target=favourites', aroha.headers);
    expect([asked.status, Object.keys(((await asked.json()) as { fieldErrors: object }).fieldErrors)]).toEqual([
      400,
      ['target'],
    ]);
    expect((await shop.get(listing)).status).toBe(401);
  });

  it('shows what is out of stock when it is asked to', async () => {
    const out = (await found('/api/v1/products?size=120&inStockProductsOnly=false')).skus.find(
      (sku) => !here.includes(sku),
    );
    await mark(out ?? '');
    expect((await favourites()).skus).toEqual([]);
    expect((await favourites('?inStockProductsOnly=false')).skus).toEqual([out]);
  });
});

describe('The order by what is in the trolley', () => {
  it('puts that first, each half as it usually stands, through all the pages [A9.12]', async () => {
    const mine = here.filter((_, at) => at === 5 || at === 30 || at === 60);
    for (const sku of mine.toReversed()) expect((await put(sku)).status).toBe(200);
    const pages = [];
    for (const page of [1, 2, 3])
      pages.push(await found(`/api/v1/products?page=${page}&sort=InTrolley`, aroha.headers));
    expect(pages.flatMap(({ skus }) => skus)).toEqual(
      [...mine, ...here.filter((sku) => !mine.includes(sku))].slice(0, 72),
    );
    expect(pages[0]?.sort).toBe('InTrolley');
    const milk = (await found('/api/v1/products/search?search=milk&size=120')).skus;
    const inTrolley = milk.at(-1) ?? '';
    await put(inTrolley);
    const asked = await found('/api/v1/products/search?search=milk&size=120&sort=InTrolley', aroha.headers);
    const inIt = milk.filter((sku) => sku === inTrolley || mine.includes(sku));
    expect(asked.skus).toEqual([...inIt, ...milk.filter((sku) => !inIt.includes(sku))]);
  });

  it('is no order of a guest: they get the usual one, and are told so [A9.12]', async () => {
    const asked = await found('/api/v1/products?size=120&sort=InTrolley');
    expect([asked.sort, asked.skus]).toEqual(['Relevance', here]);
    expect((await found('/api/v1/products?target=specials&sort=InTrolley')).sort).toBe('Special');
  });
});
