import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as v from 'valibot';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import type { PackagingOptions, TrolleyItemWire, TrolleyWire } from '#services/trolley/trolley.contract.ts';
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

type Changed = TrolleyWire & ServerContextWire;
const my = '/api/v1/trolleys/my';
const packagingPath = '/api/v1/packaging-options';
const keeps = (subsAllowed: boolean, at = 0) =>
  shop.having('keeps').filter((facts) => facts.subsAllowed === subsAllowed)[at] as ProductFacts;
const linesIn = ({ items }: TrolleyWire): readonly TrolleyItemWire[] => items.flatMap(({ products }) => products);
const allowed = (told: TrolleyWire) =>
  Object.fromEntries(linesIn(told).map(({ sku, allowSubstitutes }) => [sku, allowSubstitutes]));
const send = (method: string, path: string, body?: unknown, by = who, more: object = {}) =>
  shop.send(method, path, body, { ...by.headers, ...more });
const changed = async (...asked: Parameters<typeof send>): Promise<Changed> => {
  const response = await send(...asked);
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, '']);
  return (await response.json()) as Changed;
};
const put = (sku: string, quantity = 1, by = who) =>
  changed('POST', `${my}/items`, { sku, quantity, pricingUnit: 'Each', addToBasketSource: 'Card' }, by);
const refused = async (...asked: Parameters<typeof send>) => {
  const response = await send(...asked);
  return { status: response.status, ...((await response.json()) as object) };
};
const read = async (by = who) => (await (await shop.get(my, { cookie: by.headers.cookie })).json()) as TrolleyWire;
const lineOf = async (sku: string) =>
  shop.db.transaction((trx) =>
    trx
      .insertInto('trolley_lines')
      .values({
        ...{ shopper_id: who.accountId, sku, pricing_unit: 'Each', amount: 1, source: 'Test' },
        ...{ added_ms: 1, changed_ms: 1 },
      })
      .execute(),
  );

describe('Everything', () => {
  test('is taken out at once, without a payload, and twice does no harm [A7.021]', async () => {
    const [one, other] = [keeps(true), keeps(true, 1)];
    await put(one.sku, 2);
    await put(other.sku);
    await changed('DELETE', `${my}/substitutions/${one.sku}`);
    for (const revision of [4, 5])
      expect(await changed('DELETE', `${my}/items`)).toMatchObject({
        items: [],
        totalQuantity: 0,
        subtotal: 0,
        revision,
      });
    expect((await read()).items).toEqual([]);
    expect((await send('DELETE', `${my}/items`, { sku: one.sku })).status).toBe(400);
    expect(allowed(await put(one.sku))).toEqual({ [one.sku]: true });
  });

  test('is taken out of one trolley alone, and once for each key', async () => {
    const [hone, key] = [await shop.shopperIn('all'), { 'idempotency-key': '0b9f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d11' }];
    await put(keeps(true).sku, 1, hone);
    await put(keeps(true).sku, 1);
    await changed('DELETE', `${my}/items`, undefined, who, key);
    await put(keeps(true, 1).sku, 1);
    expect(linesIn(await changed('DELETE', `${my}/items`, undefined, who, key))).toHaveLength(1);
    expect(linesIn(await read(hone))).toHaveLength(1);
    const kept = await shop.db.read
      .selectFrom('idempotency_keys')
      .select('answer')
      .where('owner', '=', who.accountId)
      .execute();
    expect(kept).toEqual([{ answer: '' }]);
  });
});

describe('Substitutes', () => {
  test('are allowed and forbidden of all at once, without a payload [A7.022] [A7.023]', async () => {
    const [one, other] = [keeps(true), keeps(true, 1)];
    await put(one.sku);
    expect(allowed(await put(other.sku))).toEqual({ [one.sku]: true, [other.sku]: true });
    const off = await changed('DELETE', `${my}/substitutions`);
    expect([allowed(off), off.areAllAllowSubstitutesSelected]).toEqual([
      { [one.sku]: false, [other.sku]: false },
      false,
    ]);
    expect(allowed(await read())).toEqual(allowed(off));
    const on = await changed('POST', `${my}/substitutions`, {});
    expect([allowed(on), on.areAllAllowSubstitutesSelected]).toEqual([{ [one.sku]: true, [other.sku]: true }, true]);
    expect(allowed(await read())).toEqual(allowed(on));
    expect((await send('POST', `${my}/substitutions`, { sku: one.sku })).status).toBe(400);
  });

  test('are allowed and forbidden of one product by its sku in the path, and stay so when its quantity changes [A7.O4] [A7.022] [A7.023]', async () => {
    const [one, other] = [keeps(true), keeps(true, 1)];
    await put(one.sku);
    await put(other.sku);
    const off = await changed('DELETE', `${my}/substitutions/${one.sku}`);
    expect([allowed(off), off.areAllAllowSubstitutesSelected]).toEqual([
      { [one.sku]: false, [other.sku]: true },
      false,
    ]);
    expect(allowed(await put(one.sku, 3))).toEqual(allowed(off));
    expect(allowed(await changed('POST', `${my}/substitutions/${one.sku}`))).toEqual({
      [one.sku]: true,
      [other.sku]: true,
    });
  });

  test('are none of a product that has none: all together leaves it out, and alone it says so', async () => {
    const [one, none] = [keeps(true), keeps(false)];
    await put(one.sku);
    await put(none.sku);
    const on = await changed('POST', `${my}/substitutions`);
    expect([allowed(on), on.areAllAllowSubstitutesSelected]).toEqual([{ [one.sku]: true, [none.sku]: false }, true]);
    expect(await refused('POST', `${my}/substitutions/${none.sku}`)).toMatchObject({
      status: 400,
      message: `Nothing else comes in the place of ${none.name}.`,
      fieldErrors: { sku: 'takes no substitutes' },
    });
    expect(allowed(await changed('DELETE', `${my}/substitutions/${none.sku}`))).toEqual(allowed(on));
  });

  test('of nothing, of what nobody sells and of what is in another trolley are refused alike, and change nothing [A7.O4]', async () => {
    const hone = await shop.shopperIn('all');
    await put(keeps(true).sku, 1, hone);
    await put(keeps(true, 1).sku);
    const before = await shop.databaseHash();
    const said = [];
    for (const method of ['POST', 'DELETE'])
      for (const sku of [keeps(true).sku, keeps(true, 2).sku, '999999'])
        said.push(await refused(method, `${my}/substitutions/${sku}`));
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(said[0]).toMatchObject({ status: 404, message: 'That product is not in your trolley.' });
    expect((await refused('POST', `${my}/substitutions/none`)).status).toBe(404);
    expect(await shop.databaseHash()).toBe(before);
  });

  test('of what is out of stock do not count for all of them, and of an empty trolley they are not allowed [A4.O11] [A3.36]', async () => {
    expect((await read()).areAllAllowSubstitutesSelected).toBe(false);
    const out = shop.facts.find(
      (one) => one.subsAllowed && one.unit === 'Each' && !one.isWithdrawn && one.stockByStore[2] === 0,
    );
    await put(keeps(true).sku);
    await lineOf(out?.sku ?? '');
    const told = await changed('DELETE', `${my}/substitutions/${out?.sku}`);
    expect(told.items.map(({ categoryType, products }) => [categoryType, products.map(({ sku }) => sku)])).toEqual([
      ['Standard', [keeps(true).sku]],
      ['OutOfStock', [out?.sku]],
    ]);
    expect([told.totalItems, told.totalInStockItems, told.areAllAllowSubstitutesSelected]).toEqual([2, 1, true]);
    await changed('DELETE', `${my}/items`);
    expect((await read()).areAllAllowSubstitutesSelected).toBe(false);
  });
});

describe('A trolley that wants a look', () => {
  const flag = (told: Changed) => told.context.flags.trolleyNeedsReview;

  test('is one with something out of stock for the time that is held, and none without a time [A3.57]', async () => {
    const out = shop.facts.find((one) => one.unit === 'Each' && !one.isWithdrawn && one.stockByStore[2] === 0);
    await lineOf(out?.sku ?? '');
    expect(flag(await put(keeps(true).sku))).toBe(false);
    await shop.holds(who);
    expect(flag(await put(keeps(true).sku, 2))).toBe(true);
    expect(flag(await put(out?.sku ?? '', 0))).toBe(false);
  });

  test('is said of the trolley as a change that nobody tapped has left it', async () => {
    const out = shop.facts.find((one) => one.unit === 'Each' && !one.isWithdrawn && one.stockByStore[2] === 0);
    await lineOf(out?.sku ?? '');
    await shop.holds(who);
    const gone = { sku: out?.sku, quantity: 0, pricingUnit: 'Each', addToBasketSource: 'Card' };
    expect(flag(await changed('POST', `${my}/items`, gone, who, { 'x-background': '1' }))).toBe(false);
  });
});

describe('The packing slip', () => {
  test('is asked for in paper with the metadata of the trolley, and goes with no line [A7.024] [A7.O5]', async () => {
    expect((await changed('POST', `${my}/metadata`, { paperPackingSlip: true })).paperPackingSlip).toBe(true);
    await put(keeps(true).sku);
    await changed('DELETE', `${my}/items`);
    expect((await read()).paperPackingSlip).toBe(true);
    expect((await changed('POST', `${my}/metadata`, { paperPackingSlip: false })).paperPackingSlip).toBe(false);
    for (const body of [{}, { paperPackingSlip: 'yes' }, { paperPackingSlip: true, orderId: 1 }])
      expect((await send('POST', `${my}/metadata`, body)).status).toBe(400);
  });
});

describe('Packaging', () => {
  const options = async () =>
    (
      (await (await shop.get(packagingPath, { cookie: who.headers.cookie })).json()) as v.InferInput<
        typeof PackagingOptions
      >
    ).packagingOptions;

  test('is one of several ways, each with its fee, and none before one is chosen [B7.27] [A7.073]', async () => {
    const ways = await options();
    expect(ways.length).toBeGreaterThanOrEqual(2);
    expect(ways.map(({ isSelected }) => isSelected)).toEqual(ways.map(() => false));
    expect(ways.some(({ fee }) => fee > 0) && ways.some(({ fee }) => fee === 0)).toBe(true);
    expect((await read()).packaging).toEqual({ packagingPreferenceId: null, fee: 0 });
  });

  test('is chosen by its id, and the trolley tells what it costs; what is not offered is refused [B7.28]', async () => {
    const way = (await options()).find(({ fee }) => fee > 0);
    const chosen = { packagingPreferenceId: way?.packagingPreferenceId };
    const told = await changed('POST', packagingPath, chosen);
    expect(told.packaging).toEqual({ ...chosen, fee: way?.fee });
    expect((await options()).filter(({ isSelected }) => isSelected)).toEqual([{ ...way, isSelected: true }]);
    expect((await changed('POST', `${my}/metadata`, { paperPackingSlip: true })).packaging).toEqual(told.packaging);
    expect(await refused('POST', packagingPath, { packagingPreferenceId: 'gold-leaf' })).toMatchObject({
      status: 400,
      fieldErrors: { packagingPreferenceId: 'is not one of the ways to pack' },
    });
    expect((await read()).packaging).toEqual(told.packaging);
  });

  test('is what the operator keeps, and costs nothing once it is not offered any more', async () => {
    await changed('POST', packagingPath, { packagingPreferenceId: 'paper-bags' });
    const kept = (group: unknown) => shop.db.transaction((trx) => keepSettingsGroup(trx, 'packaging', group));
    const box = { packagingPreferenceId: 'a-box', name: 'A box', description: 'Of card.', feeCents: 75 };
    await kept({ options: [box] });
    expect(await options()).toEqual([
      { packagingPreferenceId: 'a-box', name: 'A box', description: 'Of card.', fee: 0.75, isSelected: false },
    ]);
    expect((await read()).packaging).toEqual({ packagingPreferenceId: null, fee: 0 });
    await kept({ options: [{ ...box, feeCents: -75 }] });
    expect((await read()).packaging.packagingPreferenceId).toBe('paper-bags');
  });
});
