import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realWorld } from '../world.ts';
import { openShop, type Shop } from './shop.ts';

const path = '/api/v1/products/list-search';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({}, 700);
});
afterAll(() => shop.close());

type Item = { sku: string; name: string; availabilityStatus: string };
type Result = { term: string; wanted: number; search: string; products: Item[]; totalItems: number };
const search = async (terms: unknown, headers?: HeadersInit) => {
  const response = await shop.send('POST', path, { terms }, headers);
  return { status: response.status, results: ((await response.json()) as { results: Result[] }).results };
};
const isHere = ({ availabilityStatus }: Item) => ['In Stock', 'Low Stock'].includes(availabilityStatus);

describe('A pasted list', () => {
  it('is answered line by line: how many, what was looked for, and the few best, what is in stock first', async () => {
    const { results } = await search(['2 x milk', 'bread x3', 'Kūmara', '  500g   beans ']);
    expect(results.map(({ term, wanted, search: looked }) => [term, wanted, looked])).toEqual([
      ['2 x milk', 2, 'milk'],
      ['bread x3', 3, 'bread'],
      ['Kūmara', 1, 'Kūmara'],
      ['500g beans', 1, '500g beans'],
    ]);
    for (const { products, totalItems } of results) {
      expect(products.length).toBeGreaterThan(0);
      expect(products.length).toBeLessThanOrEqual(6);
      expect(totalItems).toBeGreaterThanOrEqual(products.length);
      expect(products.map(isHere)).toEqual(products.map(isHere).toSorted((a, b) => Number(b) - Number(a)));
    }
    const alone = await shop.get('/api/v1/products/search?search=milk&size=24');
    const listed = ((await alone.json()) as { products: { items: Item[] } }).products.items;
    expect(results[0]?.products.map(({ sku }) => sku)).toEqual(listed.slice(0, 6).map(({ sku }) => sku));
  });

  it('shows what the store has run out of only where it has nothing else', async () => {
    const out = (await (await shop.get('/api/v1/products?inStockProductsOnly=false&size=120')).json()) as {
      products: { items: Item[] };
    };
    const missing = out.products.items.find((item) => !isHere(item));
    const { results } = await search([missing?.sku]);
    expect(results[0]).toMatchObject({ totalItems: 1, products: [{ sku: missing?.sku }] });
  });

  it('says what a slip of the hand was taken for, and that there is nothing where there is nothing', async () => {
    const { results } = await search(['kumera', 'xqzvwk']);
    expect(results).toMatchObject([{ search: 'kumara' }, { search: 'xqzvwk', products: [], totalItems: 0 }]);
  });

  it('of dear lines lets others have their turn in between', async () => {
    let [now, turns] = [Date.UTC(2026, 10, 20), 0];
    const clock = { ...realWorld.clock, nowMs: () => (now += 3), sleep: async () => void turns++ };
    const slow = await openShop({ clock }, 60);
    turns = 0;
    const response = await slow.send('POST', path, { terms: Array.from({ length: 60 }, () => 'milk') });
    await slow.close();
    expect([response.status, turns]).toEqual([200, 15]);
  });

  it('is of anybody, and leaves no session and no trace', async () => {
    const before = await shop.databaseHash();
    const response = await shop.send('POST', path, { terms: ['milk'] });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await shop.databaseHash()).toBe(before);
  });

  it.each([
    ['nothing', []],
    ['61 lines', Array.from({ length: 61 }, () => 'milk')],
    ['a line without words', ['milk', ' \n ']],
    ['a line of 121 letters', ['ā'.repeat(121)]],
    ['no lines', 'milk'],
    ['a number', [7]],
  ])('of %s is refused', async (_, terms) => {
    expect((await search(terms)).status).toBe(400);
  });
});
