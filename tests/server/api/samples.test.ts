import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as v from 'valibot';
import { samples } from '#fixtures/samples.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import type { OnlineSamples } from '#services/trolley/samples.contract.ts';
import type { TrolleyWire } from '#services/trolley/trolley.contract.ts';
import { type AreaShop, openAreaShop } from './area-shop.ts';
import type { SignedIn } from './shop.ts';

let shop: AreaShop;
let who: SignedIn;
beforeAll(async () => {
  shop = await openAreaShop();
});
beforeEach(async () => {
  who = await shop.shopperIn('all');
});
afterAll(() => shop.close());

type Sample = v.InferInput<typeof OnlineSamples>['products']['items'][number];
const path = '/api/v1/products/my/online-samples';
const offered = async (by = who): Promise<readonly Sample[]> => {
  const response = await shop.get(path, { cookie: by.headers.cookie });
  expect(response.status).toBe(200);
  return ((await response.json()) as v.InferInput<typeof OnlineSamples>).products.items;
};
const respond = (body: unknown, by = who) => shop.send('PUT', `${path}/responses`, body, by.headers);
const put = async (sku: string, quantity = 1, by = who) => {
  const line = { sku, quantity, pricingUnit: 'Each', addToBasketSource: 'Card' };
  const response = await shop.send('POST', '/api/v2/trolleys/my/items', line, by.headers);
  expect(response.status).toBe(200);
  return (await response.json()) as TrolleyWire;
};
const { departments } = generateCatalogue({ seed: 1, size: 1_500 });
const aisleOf = (id: string) => {
  const campaign = samples.campaigns.find((one) => one.id === id);
  const department = departments.find(({ slug }) => slug === campaign?.department);
  return department?.aisles.find(({ slug }) => slug === campaign?.aisle)?.id;
};
/** What the store has of the aisle of a campaign, the sample itself aside. */
const inAisle = (id: string) =>
  shop.facts
    .filter(({ aisleId, isWithdrawn }) => aisleId === aisleOf(id) && !isWithdrawn)
    .sort((one, other) => Number(one.sku) - Number(other.sku))
    .filter(({ stockByStore, unit }) => (stockByStore[2] ?? 0) > 0 && unit === 'Each')
    .slice(1);
const coffee = () => inAisle('coffee-to-try')[0]?.sku ?? '';

describe('Samples', () => {
  test('come with what is in the trolley, cost nothing, and say with what they come [A7.046] [A7.097] [A3.37]', async () => {
    expect(await offered()).toEqual([]);
    await put(coffee());
    const [sample, ...others] = await offered();
    expect(others).toEqual([]);
    expect(sample).toMatchObject({
      price: { originalPrice: 0, salePrice: 0, savePrice: 0 },
      onlineSample: { responseId: 'coffee-to-try', actionTaken: null, campaignId: 'coffee-to-try' },
    });
    expect(sample?.onlineSample.qualifyingProduct).toContainEqual({ sku: coffee() });
    expect(sample?.onlineSample.qualifyingProduct).not.toContainEqual({ sku: sample?.sku });
  });

  test('of every campaign of the shop can be had, in a small catalogue as in a large one', async () => {
    for (const { id } of samples.campaigns) await put(inAisle(id)[0]?.sku ?? '');
    expect((await offered()).map(({ onlineSample }) => onlineSample.campaignId)).toEqual(
      samples.campaigns.map(({ id }) => id),
    );
    const small = generateCatalogue({ seed: 3, size: 300 });
    for (const { id } of samples.campaigns)
      expect([id, [...small.products].filter(({ aisleId }) => aisleId === aisleOf(id)).length > 1]).toEqual([id, true]);
  });

  test('are accepted and declined, the answer is what was kept, and each says what was said to it [A7.047] [A3.38]', async () => {
    await put(coffee());
    await put(inAisle('tea-to-try')[0]?.sku ?? '');
    const said = [
      { id: 'coffee-to-try', actionTaken: 'accepted' },
      { id: 'tea-to-try', actionTaken: 'declined' },
    ];
    expect(await (await respond(said)).json()).toEqual(said);
    const actions = async () => (await offered()).map(({ onlineSample }) => onlineSample.actionTaken);
    expect(await actions()).toEqual(['accepted', 'declined']);
    await respond([{ id: 'coffee-to-try', actionTaken: 'declined' }]);
    expect(await actions()).toEqual(['declined', 'declined']);
  });

  test('are never paid for: accepting one leaves the trolley as it was', async () => {
    const before = await put(coffee());
    await respond([{ id: 'coffee-to-try', actionTaken: 'accepted' }]);
    expect(await (await shop.get('/api/v1/trolleys/my', { cookie: who.headers.cookie })).json()).toMatchObject({
      subtotal: before.subtotal,
      totalItems: 1,
      revision: before.revision,
    });
  });

  test('go with the product that brought them, and nothing is kept of one that is not offered', async () => {
    await put(coffee());
    await put(coffee(), 0);
    expect(await offered()).toEqual([]);
    const before = await shop.databaseHash();
    const refused = await respond([{ id: 'coffee-to-try', actionTaken: 'accepted' }]);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { fieldErrors: { '0.id': 'is not offered now' } },
    ]);
    expect(await shop.databaseHash()).toBe(before);
  });

  test('of somebody else are answered like those that do not exist, and one wrong keeps none', async () => {
    const hone = await shop.shopperIn('all');
    await put(coffee(), 1, hone);
    await put(inAisle('tea-to-try')[0]?.sku ?? '');
    const said = async (id: string) => {
      const response = await respond([
        { id: 'tea-to-try', actionTaken: 'accepted' },
        { id, actionTaken: 'accepted' },
      ]);
      return [response.status, await response.text()];
    };
    expect(await said('coffee-to-try')).toEqual(await said('nothing-to-try'));
    expect((await offered()).map(({ onlineSample }) => onlineSample.actionTaken)).toEqual([null]);
    expect((await offered(hone)).map(({ onlineSample }) => onlineSample.actionTaken)).toEqual([null]);
  });

  test.each([[[]], [{}], [[{ id: 'coffee-to-try' }]], [[{ id: 'coffee-to-try', actionTaken: 'eaten' }]]])(
    'are not answered with %j',
    async (body) => {
      await put(coffee());
      expect((await respond(body)).status).toBe(400);
    },
  );

  test('are those that the operator keeps', async () => {
    const group = { campaigns: [{ id: 'milk-to-try', name: 'Milk', department: 'drinks', aisle: 'coffee' }] };
    await shop.db.transaction((trx) => keepSettingsGroup(trx, 'samples', group));
    await put(coffee());
    expect((await offered()).map(({ onlineSample }) => onlineSample.campaignName)).toEqual(['Milk']);
    await shop.db.transaction((trx) => keepSettingsGroup(trx, 'samples', { campaigns: 'none' }));
    expect((await offered()).map(({ onlineSample }) => onlineSample.campaignId)).toEqual(['coffee-to-try']);
  });
});
