import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostSavedLists } from '#services/lists/lists.words.ts';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import { openShop, type Shop, type SignedIn } from './shop.ts';

const path = '/api/v1/products/my/saved-lists';
const unknown = '0b7c8f0e-3f1e-4c39-9a0e-6a7a1f0c2d11';
let shop: Shop;
let aroha: SignedIn;
/** The second product is sold by weight. */
const weighed = (product: ProductFacts, at: number): ProductFacts =>
  at === 1 ? { ...product, unit: 'Kg', minThousandths: 100, incrementThousandths: 100, pieceGrams: null } : product;
beforeAll(async () => {
  shop = await openShop({}, 60, weighed);
});
afterAll(() => shop.close());
beforeEach(async () => {
  aroha = await shop.signedIn();
});

type Summary = { id: string; name: string; itemCount: number; changedMs: number; isShared: boolean };
const line = (sku: string, quantity = 1, pricingUnit: 'Each' | 'Kg' = 'Each') => ({ sku, quantity, pricingUnit });
const save = (name: unknown, items: unknown = [line('200002')], more: object = {}, headers: object = {}) =>
  shop.send('POST', path, { name, items, ...more }, { ...aroha.headers, ...headers });
const saved = async (name: string, items?: unknown) => (await (await save(name, items)).json()) as Summary;
const change = (id: string, body: unknown) => shop.send('PUT', `${path}/${id}`, body, aroha.headers);
const read = (id: string) => shop.get(`${path}/${id}`, aroha.headers);
const names = async () =>
  ((await (await shop.get(path, aroha.headers)).json()) as { lists: Summary[] }).lists.map(({ name }) => name);
const refusal = async (response: Response) => [
  response.status,
  ((await response.json()) as { fieldErrors?: Record<string, string> }).fieldErrors,
];

describe('Saved lists', () => {
  it('are kept under names of their own and told with their products of today [A7.008] [A7.076] [B7.36]', async () => {
    const list = await saved('  Camping  trip ', [line('200002', 3), line('200001', 1.5, 'Kg')]);
    expect(list).toMatchObject({ name: 'Camping trip', itemCount: 2, isShared: false });
    const told = (await (await read(list.id)).json()) as { items: Record<string, unknown>[] };
    expect(told).toMatchObject({ ...list, items: [line('200002', 3), line('200001', 1.5, 'Kg')] });
    expect(told.items.map(({ name, product }) => [name, (product as { sku: string }).sku])).toEqual([
      [shop.products[2]?.name, '200002'],
      [shop.products[1]?.name, '200001'],
    ]);
    expect(await names()).toEqual(['Camping trip']);
  });

  it('are not called the same, however the name is written', async () => {
    const { id } = await saved('Kai');
    await saved('Camping');
    const twice = [400, { name: 'is the name of another list of yours. Choose another one.' }];
    expect(await refusal(await save(' KAI '))).toEqual(twice);
    expect(await refusal(await change(id, { name: 'camping' }))).toEqual(twice);
    expect((await change(id, { name: 'KAI' })).status, 'its own name').toBe(200);
    expect((await names()).toSorted()).toEqual(['Camping', 'KAI']);
    aroha = await shop.signedIn();
    expect((await save('Kai')).status, 'of somebody else').toBe(200);
  });

  it('are saved once for each key, and the key is good for nothing else', async () => {
    const key = { 'idempotency-key': unknown };
    const first = await (await save('Kai', undefined, {}, key)).json();
    expect(await (await save('Kai', undefined, {}, key)).json()).toEqual(first);
    expect((await save('Other', undefined, {}, key)).status).toBe(422);
    expect(await names()).toEqual(['Kai']);
  });

  it('change their name, or their products, and what is not said stays', async () => {
    const { id } = await saved('Kai', [line('200002', 3)]);
    expect(await (await change(id, { name: 'Hāngī' })).json()).toMatchObject({ id, name: 'Hāngī', itemCount: 1 });
    const changed = { items: [line('200003'), line('200002'), line('200003', 5)] };
    expect(await (await change(id, changed)).json()).toMatchObject({ name: 'Hāngī', itemCount: 2 });
    expect(((await (await read(id)).json()) as { items: object[] }).items).toMatchObject([
      line('200003', 5),
      line('200002'),
    ]);
  });

  it('keep what is not sold any more under the name it had, and take nothing new of that kind', async () => {
    const { id } = await saved('Kai', [line('200002')]);
    const gone = [
      { ...line('999999', 2), name: 'Old biscuits' },
      { ...line('200002'), name: 'x' },
    ];
    await shop.db.transaction((trx) =>
      trx
        .updateTable('saved_lists')
        .set({ items: JSON.stringify(gone) })
        .where('id', '=', id)
        .execute(),
    );
    const told = (await (await read(id)).json()) as { items: { name: string; product: unknown }[] };
    expect(told.items[0]).toEqual({ ...line('999999', 2), name: 'Old biscuits', product: null });
    expect((await change(id, { items: [line('999999', 1)] })).status).toBe(200);
    expect(await refusal(await save('Other', [line('999999')]))).toEqual([
      400,
      { items: 'holds something that is not a product of ours' },
    ]);
  });

  it.each([
    ['without a name', '  ', [], {}],
    ['of 61 letters', 'ā'.repeat(61), [], {}],
    ['with nothing of something', 'Kai', [line('200002', 0)], {}],
    ['with half a packet', 'Kai', [line('200002', 0.5)], {}],
    ['with a number of packets that nobody can buy', 'Kai', [line('200002', 1e308)], {}],
    ['with a packet by weight', 'Kai', [line('200002', 1, 'Kg')], {}],
    ['with a price', 'Kai', [{ ...line('200002'), price: 0 }], {}],
    ['of somebody else', 'Kai', [], { shopperId: 'x' }],
  ])('are refused %s', async (_, name, items, more) => {
    const before = await shop.databaseHash();
    expect((await save(name, items, more)).status).toBe(400);
    expect(await shop.databaseHash()).toBe(before);
  });

  it('may be of as many products as a trolley, and there are so many of them', async () => {
    const many = Array.from({ length: 400 }, () => line('200002'));
    expect(await saved('Kai', many)).toMatchObject({ itemCount: 1 });
    expect((await save('More', [...many, line('200003')])).status).toBe(400);
    for (let at = 1; at < mostSavedLists; at++) expect((await save(`List ${at}`)).status).toBe(200);
    expect(await refusal(await save('One more'))).toEqual([
      400,
      { name: `is one list too many: you have ${mostSavedLists} already. Remove one first.` },
    ]);
  });

  it('go when they are removed; one that is gone is not there', async () => {
    const { id } = await saved('Kai');
    const remove = () => shop.send('DELETE', `${path}/${id}`, undefined, aroha.headers);
    expect([(await remove()).status, (await remove()).status, (await read(id)).status]).toEqual([204, 404, 404]);
    expect(await names()).toEqual([]);
  });
});
