import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noDiet } from '#services/dietary/dietary.contract.ts';
import { openShop, type Shop, type SignedIn } from './shop.ts';

const path = '/api/v1/preferences/my/diet';
const specials = '/api/v1/products?target=specials&size=120';
const vegetarian = { diets: ['Vegetarian'], avoids: ['Milk'], avoidsTraces: false };
let shop: Shop;
let mere: SignedIn;
let hemi: SignedIn;
beforeAll(async () => {
  shop = await openShop({}, 700);
});
afterAll(() => shop.close());
beforeEach(async () => {
  [mere, hemi] = [await shop.signedIn(), await shop.signedIn()];
});

type Told = {
  products: { items: { sku: string }[]; totalItems: number };
  diet?: { profile: typeof vegetarian; isBound: boolean; hidden: number };
};
const keep = (body: unknown, who = mere) => shop.send('PUT', path, body, who.headers);
const listing = async (query = '', headers: HeadersInit = {}) =>
  (await (await shop.get(`${specials}${query}`, headers)).json()) as Told;
const detail = async (sku: string, headers: HeadersInit = {}) =>
  (await (await shop.get(`/api/v1/products/${sku}`, headers)).json()) as {
    product: { sku: string };
    dietary: string[];
    allergens: string[];
    againstDiet?: { kind: string; what: string }[];
  };

/** Something in stock by the piece whose label does not say all of that, and something whose label does. */
async function someOf(diets: readonly string[]): Promise<readonly [string, string]> {
  const { products } = (await (await shop.get('/api/v1/products?size=120')).json()) as {
    products: { items: { sku: string; unit: string }[] };
  };
  const found: [string, string] = ['', ''];
  for (const { sku, unit } of products.items) {
    if (unit !== 'Each') continue;
    const { dietary, allergens } = await detail(sku);
    if (dietary.length === 0 && allergens.length === 0) continue;
    found[diets.every((diet) => dietary.includes(diet)) ? 1 : 0] ||= sku;
  }
  expect(found).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
  return found;
}

describe('How a shopper eats', () => {
  it('is kept, each thing once, told to them alone, and may be taken back', async () => {
    expect(await (await shop.get(path, mere.headers)).json()).toEqual(noDiet);
    const kept = await keep({ ...vegetarian, avoids: ['Milk', 'Milk'] });
    expect([kept.status, await kept.json()]).toEqual([200, vegetarian]);
    expect(await (await shop.get(path, mere.headers)).json()).toEqual(vegetarian);
    expect(await (await shop.get(path, hemi.headers)).json()).toEqual(noDiet);
    await keep(noDiet);
    expect(await (await shop.get(path, mere.headers)).json()).toEqual(noDiet);
  });

  it('is asked of nobody who is no shopper, and nonsense changes nothing', async () => {
    expect((await shop.get(path)).status).toBe(401);
    await keep(vegetarian);
    const before = await shop.databaseHash();
    for (const body of [
      {},
      { ...vegetarian, diets: ['Carnivore'] },
      { ...vegetarian, avoids: 'Milk' },
      { ...vegetarian, of: 1 },
    ])
      expect((await keep(body)).status).toBe(400);
    expect(await shop.databaseHash()).toBe(before);
  });

  it('binds every listing of theirs, says how many are left out, and shows everything when it is asked to', async () => {
    const all = await listing();
    expect(all.diet).toBe(undefined);
    await keep(vegetarian);
    const mine = await listing('', mere.headers);
    expect(mine.diet?.profile).toEqual(vegetarian);
    expect(mine.diet?.hidden).toBe(all.products.totalItems - mine.products.totalItems);
    expect(mine.diet?.hidden).toBeGreaterThan(0);
    for (const { sku } of mine.products.items) expect((await detail(sku, mere.headers)).againstDiet ?? []).toEqual([]);
    const everything = await listing('&diet=any', mere.headers);
    expect(everything.products).toEqual(all.products);
    expect(everything.diet).toEqual({ profile: vegetarian, isBound: false, hidden: 0 });
    for (const headers of [{}, hemi.headers]) expect(await listing('', headers)).toEqual(all);
    expect((await shop.get(`${specials}&diet=none`)).status).toBe(400);
  });

  it('is said at a product that its label speaks against, in what way, and to nobody else', async () => {
    const found = await shop.get('/api/v1/products?size=120&inStockProductsOnly=false');
    const { products } = (await found.json()) as Told;
    const details = await Promise.all(products.items.map((item) => detail(item.sku)));
    const sku = details.find(({ dietary }) => !dietary.includes('Vegan'))?.product.sku ?? '';
    expect(sku).toMatch(/^\d{6}$/);
    await keep({ ...vegetarian, diets: ['Vegan'] });
    expect((await detail(sku, mere.headers)).againstDiet).toEqual([{ kind: 'unmarked', what: 'Vegan' }]);
    expect((await detail(sku, hemi.headers)).againstDiet).toBe(undefined);
  });

  it('keeps what is against it out of the rows of a page', async () => {
    type Rows = { rows: { id: string; items: { sku: string }[] }[] };
    const rows = async (headers: HeadersInit = {}) =>
      (await (await shop.get('/api/v1/products/carousels?page=home', headers)).json()) as Rows;
    await keep(vegetarian);
    const [all, mine] = [await rows(), await rows(mere.headers)];
    const count = ({ rows: each }: Rows) => each.reduce((sum, { items }) => sum + items.length, 0);
    expect(count(mine)).toBeLessThan(count(all));
    for (const { items } of mine.rows) {
      expect(items.length).toBeGreaterThan(0);
      for (const { sku } of items) expect((await detail(sku, mere.headers)).againstDiet ?? []).toEqual([]);
    }
  });

  it('is said on each line of their trolley that is against it, in every answer, and on no other', async () => {
    type Trolley = { items: { products: { sku: string; againstDiet?: unknown }[] }[] };
    const against = (told: Trolley) =>
      Object.fromEntries(told.items.flatMap(({ products }) => products).map((line) => [line.sku, line.againstDiet]));
    const trolley = async (who = mere) =>
      against((await (await shop.get('/api/v1/trolleys/my', who.headers)).json()) as Trolley);
    const put = async (sku: string, quantity: number, who = mere) => {
      const change = { sku, quantity, pricingUnit: 'Each', addToBasketSource: 'Card' };
      return against(
        (await (await shop.send('POST', '/api/v2/trolleys/my/items', change, who.headers)).json()) as Trolley,
      );
    };
    const [bad, good] = await someOf(['Vegan']);
    for (const who of [mere, hemi]) for (const sku of [bad, good]) await put(sku, 1, who);
    expect(await trolley()).toEqual({ [bad]: undefined, [good]: undefined });
    await keep({ ...vegetarian, diets: ['Vegan'], avoids: [] });
    const told = { [bad]: [{ kind: 'unmarked', what: 'Vegan' }], [good]: undefined };
    expect(await trolley()).toEqual(told);
    expect(await put(good, 2)).toEqual(told);
    expect(await trolley(hemi)).toEqual({ [bad]: undefined, [good]: undefined });
  });

  it('puts what suits first among what a line of a pasted list finds, after it what does not, and hides nothing', async () => {
    type Found = { results: { products: { sku: string; availabilityStatus: string }[]; totalItems: number }[] };
    const look = async (headers?: HeadersInit) => {
      const answer = await shop.send(
        'POST',
        '/api/v1/products/list-search',
        { terms: ['milk', 'bread', 'cheese'] },
        headers,
      );
      return ((await answer.json()) as Found).results;
    };
    await keep({ ...vegetarian, avoids: [], diets: ['Vegan'] });
    const [all, mine] = [await look(), await look(mere.headers)];
    expect(await look(hemi.headers)).toEqual(all);
    expect(mine).not.toEqual(all);
    for (const [index, { products, totalItems }] of mine.entries()) {
      expect([totalItems, products.length]).toEqual([all[index]?.totalItems, all[index]?.products.length]);
      const here = products.filter(({ availabilityStatus }) => /In|Low/.test(availabilityStatus));
      expect(products.slice(0, here.length)).toEqual(here);
      const ranks = await Promise.all(
        here.map(async ({ sku }) => ((await detail(sku, mere.headers)).againstDiet ?? []).length),
      );
      expect(ranks).toEqual(ranks.toSorted());
    }
  });

  it('keeps what is against it out of what goes with the trolley', async () => {
    type Rows = { rows: { id: string; items: { sku: string }[] }[] };
    const beside = async () =>
      ((await (await shop.get('/api/v1/products/my/forgotten', mere.headers)).json()) as Rows).rows.flatMap(
        ({ id, items }) => (id === 'goes-with' ? items.map(({ sku }) => sku) : []),
      );
    const found = (await (await shop.get('/api/v1/products?size=24')).json()) as Told;
    for (const { sku } of found.products.items.slice(0, 12))
      await shop.send(
        'POST',
        '/api/v2/trolleys/my/items',
        { sku, quantity: 1, pricingUnit: 'Each', addToBasketSource: 'Card' },
        mere.headers,
      );
    const all = await beside();
    await keep({ ...vegetarian, avoids: [], diets: ['Vegan'] });
    const mine = await beside();
    const speaks = async (sku: string) => ((await detail(sku, mere.headers)).againstDiet ?? []).length > 0;
    expect((await Promise.all(all.map(speaks))).some(Boolean)).toBe(true);
    expect((await Promise.all(mine.map(speaks))).some(Boolean)).toBe(false);
    expect(mine.length).toBeGreaterThan(0);
  });
});
