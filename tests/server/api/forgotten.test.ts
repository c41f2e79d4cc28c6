import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop, type SignedIn } from './shop.ts';

const path = '/api/v1/products/my/forgotten';
let shop: Shop;
let aroha: SignedIn;
let here: readonly string[];
let out: string;
beforeAll(async () => {
  shop = await openShop({}, 300);
  const all = await skusOf('/api/v1/products?size=120&inStockProductsOnly=false');
  here = await skusOf('/api/v1/products?size=120');
  out = all.find((sku) => !here.includes(sku)) ?? '';
});
afterAll(() => shop.close());
beforeEach(async () => {
  aroha = await shop.signedIn();
});

type Row = { id: string; title: string; items: { sku: string; department: string; availabilityStatus: string }[] };
const skusOf = async (address: string) =>
  ((await (await shop.get(address)).json()) as { products: { items: { sku: string }[] } }).products.items.map(
    ({ sku }) => sku,
  );
const rows = async () => ((await (await shop.get(path, aroha.headers)).json()) as { rows: Row[] }).rows;
const told = async () => (await rows()).map(({ id, items }) => [id, items.map(({ sku }) => sku)] as const);
const mark = (sku = '') => shop.send('PUT', `/api/v1/products/my/favourites/${sku}`, undefined, aroha.headers);
const note = (items: object[]) => shop.send('POST', '/api/v1/shopping-lists/my/items', { items }, aroha.headers);
const save = (skus: readonly (string | undefined)[]) => {
  const items = skus.map((sku) => ({ sku, quantity: 1, pricingUnit: 'Each' }));
  return shop.send('POST', '/api/v1/products/my/saved-lists', { name: 'Usual', items }, aroha.headers);
};
const put = (sku = '', quantity = 1) =>
  shop.send(
    'POST',
    '/api/v2/trolleys/my/items',
    { sku, quantity, pricingUnit: 'Each', addToBasketSource: 'Card' },
    aroha.headers,
  );

describe('What may have been forgotten', () => {
  it('is nothing for whoever has marked, noted and put in nothing', async () => {
    expect(await rows()).toEqual([]);
  });

  it('is what stands on the lists and is not in the trolley, each product in the first row that it is in', async () => {
    const [a, b, c, d] = here;
    await note([{ text: 'Milk' }, { text: 'A', sku: a }, { text: 'Ticked', sku: b, isTicked: true }]);
    await mark(a);
    await mark(c);
    await save([a, c, d]);
    expect(await told()).toEqual([
      ['shopping-list', [a]],
      ['favourites', [c]],
      ['saved-lists', [d]],
    ]);
    await put(c);
    expect((await told()).filter(([id]) => id !== 'goes-with')).toEqual([
      ['shopping-list', [a]],
      ['saved-lists', [d]],
    ]);
  });

  it('is nothing that is out of stock, gone, or in the trolley, and no row is longer than eight', async () => {
    for (const sku of [out, ...here.slice(0, 10)]) await mark(sku);
    await shop.db.transaction((trx) =>
      trx.insertInto('favourites').values({ shopper_id: aroha.accountId, sku: '999999', added_ms: 1 }).execute(),
    );
    await put(here[9]);
    const [[, favourites] = ['', []]] = await told();
    expect(favourites).toHaveLength(8);
    for (const sku of [out, '999999', here[9]]) expect(favourites).not.toContain(sku);
  });

  it('is what goes with what is in the trolley: of its aisles, of shelves that nothing in it is from', async () => {
    const inPantry = shop.products.find(({ sku, departmentId }) => departmentId === 1 && here.includes(sku));
    await put(inPantry?.sku);
    const row = (await rows()).find(({ id }) => id === 'goes-with');
    expect(row?.title).toBe('Goes with what is in your trolley');
    const beside = (row?.items ?? []).map(({ sku }) => shop.products.find((one) => one.sku === sku));
    expect(beside.length).toBeGreaterThan(0);
    for (const one of beside) {
      expect(one?.aisleId).toBe(inPantry?.aisleId);
      expect(one?.shelfId).not.toBe(inPantry?.shelfId);
    }
  });

  it('is never what is sold to adults alone, unless they named it themselves', async () => {
    const wine = shop.products.find(({ sku, departmentId }) => departmentId === 3 && here.includes(sku));
    await put(wine?.sku);
    expect(await rows()).toEqual([]);
  });

  it('is for shoppers alone, each their own', async () => {
    await mark(here[0]);
    aroha = await shop.signedIn();
    expect(await rows()).toEqual([]);
    expect((await shop.get(path)).status).toBe(401);
  });
});
