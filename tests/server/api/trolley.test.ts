import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import type { TrolleyWire } from '#services/trolley/trolley.contract.ts';
import { openShop, type Shop, type SignedIn } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({}, 440);
});
afterAll(() => shop.close());

const [v1, v2] = ['/api/v1/trolleys/my/items', '/api/v2/trolleys/my/items'];
type Changed = TrolleyWire & ServerContextWire;
const soldHere = () =>
  shop.products.filter(({ isWithdrawn, stockByStore }) => !isWithdrawn && (stockByStore[0] ?? 0) > 0);
const skuAt = (index: number) => soldHere()[index]?.sku ?? '';
const line = (sku: string, quantity: unknown, more: object = {}) => ({
  sku,
  quantity,
  pricingUnit: 'Each',
  addToBasketSource: 'Product card',
  ...more,
});
const post = (who: SignedIn, body: unknown, { path = v2, headers = {} } = {}) =>
  shop.send('POST', path, body, { ...who.headers, ...headers });
const changed = async (who: SignedIn, body: unknown, more = {}) =>
  (await (await post(who, body, more)).json()) as Changed;
const read = async (who: SignedIn) =>
  (await (await shop.get('/api/v1/trolleys/my', { cookie: who.headers.cookie })).json()) as TrolleyWire;
/** Line by line, whichever shelves they stand on, by their skus. */
const linesOf = ({ items }: TrolleyWire) =>
  items.flatMap(({ products }) => products).sort((a, b) => Number(a.sku) - Number(b.sku));
const quantities = (told: TrolleyWire) => linesOf(told).map(({ sku, quantity }) => [sku, quantity.value]);

const nothing = {
  items: [],
  totalItems: 0,
  totalInStockItems: 0,
  totalQuantity: 0,
  subtotal: 0,
  savings: 0,
  deliveryFees: null,
  areAllAllowSubstitutesSelected: false,
  paperPackingSlip: false,
  packaging: { packagingPreferenceId: null, fee: 0 },
  revision: 0,
};

describe('the trolley', () => {
  test('is empty at first, and tells its items, their count and what they come to [A7.020] [A3.35]', async () => {
    const who = await shop.signedIn();
    expect(await read(who)).toEqual(nothing);
    const facts = soldHere().find(({ multibuy, saleCents }) => !multibuy && saleCents !== null);
    await post(who, line(facts?.sku ?? '', 3));
    const [cents, wasCents] = [facts?.saleCents ?? 0, facts?.priceCents ?? 0];
    expect(await read(who)).toEqual({
      ...nothing,
      items: [
        {
          categoryType: 'Standard',
          name: expect.stringMatching(/^(Pantry|Chilled|Liquor)$/),
          products: [
            {
              sku: facts?.sku,
              name: facts?.name,
              quantity: { value: 3, max: 99 },
              pricingUnit: 'Each',
              price: cents / 100,
              total: (cents * 3) / 100,
              saving: ((wasCents - cents) * 3) / 100,
              availabilityStatus: expect.stringMatching(/^(In|Low) Stock$/),
              subsAllowed: true,
              allowSubstitutes: true,
            },
          ],
        },
      ],
      totalItems: 1,
      totalInStockItems: 1,
      totalQuantity: 3,
      subtotal: (cents * 3) / 100,
      savings: ((wasCents - cents) * 3) / 100,
      areAllAllowSubstitutesSelected: true,
      revision: 1,
    });
  });

  test('takes a product with where it was added, from both versions of the one call, as a whole quantity [B7.34] [A7.O2] [A7.019]', async () => {
    const who = await shop.signedIn();
    const [one, two] = [skuAt(0), skuAt(1)];
    const first = await changed(who, line(one, 2, { addToBasketSource: 'Search' }), { path: v2 });
    expect(quantities(first)).toEqual([[one, 2]]);
    expect(quantities(await changed(who, line(two, 1), { path: v1 }))).toEqual([
      [one, 2],
      [two, 1],
    ]);
    expect(quantities(await changed(who, line(one, 5)))).toEqual([
      [one, 5],
      [two, 1],
    ]);
    expect(quantities(await changed(who, line(one, 0)))).toEqual([[two, 1]]);
    expect(quantities(await read(who))).toEqual([[two, 1]]);
    const kept = await shop.db.read
      .selectFrom('trolley_lines')
      .select(['sku', 'source'])
      .where('shopper_id', '=', who.accountId)
      .execute();
    expect(kept).toEqual([{ sku: two, source: 'Product card' }]);
  });

  test('may be told the order that is being changed, and refuses one that is not [B7.34]', async () => {
    const who = await shop.signedIn();
    const orderId = '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d10';
    expect((await post(who, line(skuAt(0), 1, { orderId: null }))).status).toBe(200);
    const refused = await post(who, line(skuAt(0), 2, { orderId }));
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'TrolleyMoved' }]);
    expect((await post(who, line(skuAt(0), 2, { orderId: 'mine' }))).status).toBe(400);
    expect(quantities(await read(who))).toEqual([[skuAt(0), 1]]);
  });

  test('answers a change with the terms on which its owner shops', async () => {
    const who = await shop.signedIn();
    const { context } = await changed(who, line(skuAt(0), 1));
    expect(context.shopper).toMatchObject({ isShopper: true, shopperScvId: who.scvId });
  });

  test('is nobody’s but the shopper’s: not a guest’s, not a non-shopper’s, not that of another subject [B6.05]', async () => {
    const [mere, hone] = [await shop.signedIn(), await shop.signedIn()];
    const nonShopper = await shop.signedIn({ isShopper: false });
    await post(mere, line(skuAt(0), 1));
    expect((await shop.get('/api/v1/trolleys/my')).status).toBe(401);
    expect((await shop.send('POST', v2, line(skuAt(0), 1))).status).toBe(401);
    expect((await shop.get('/api/v1/trolleys/my', nonShopper.headers)).status).toBe(403);
    expect((await post(nonShopper, line(skuAt(0), 1))).status).toBe(403);
    expect((await post(mere, line(skuAt(0), 9), { headers: { 'x-session-subject': hone.scvId } })).status).toBe(409);
    expect([quantities(await read(mere)), quantities(await read(hone))]).toEqual([[[skuAt(0), 1]], []]);
  });

  test.each([
    ['quantity', { quantity: -1 }],
    ['quantity', { quantity: 1.5 }],
    ['quantity', { quantity: 1e308 }],
    ['quantity', { quantity: '2' }],
    ['quantity', { quantity: null }],
    ['quantity', { quantity: 100 }],
    ['pricingUnit', { pricingUnit: 'Kg' }],
    ['pricingUnit', { pricingUnit: 'Box' }],
    ['sku', { sku: '999999' }],
    ['sku', { sku: '1' }],
    ['addToBasketSource', { addToBasketSource: '' }],
    ['addToBasketSource', { addToBasketSource: 'x'.repeat(61) }],
    ['price', { price: 0.01 }],
  ])('refuses what is wrong with the %s: %o', async (field, wrong) => {
    const who = await shop.signedIn();
    const answer = await post(who, line(skuAt(0), 1, wrong));
    const { fieldErrors } = (await answer.json()) as { fieldErrors: object };
    expect([answer.status, Object.keys(fieldErrors)]).toEqual([400, [field]]);
    expect((await read(who)).revision).toBe(0);
  });

  test('takes no NaN, which JSON cannot even say', async () => {
    const who = await shop.signedIn();
    expect((await post(who, `{"sku":"${skuAt(0)}","quantity":NaN,"pricingUnit":"Each"}`)).status).toBe(400);
  });

  test('says in words why a product cannot be had, and lets it be taken out all the same', async () => {
    const who = await shop.signedIn();
    const out = shop.products.find(({ isWithdrawn, stockByStore }) => !isWithdrawn && stockByStore[0] === 0);
    const gone = shop.products.find(({ isWithdrawn }) => isWithdrawn);
    const messages = [];
    for (const sku of [out?.sku, gone?.sku])
      messages.push(((await (await post(who, line(sku ?? '', 1))).json()) as { message: string }).message);
    expect(messages).toEqual([
      `${out?.name} is out of stock at your store.`,
      `${gone?.name} is not available at your store.`,
    ]);
    expect((await post(who, line(gone?.sku ?? '', 0))).status).toBe(200);
  });

  test('holds four hundred different products and not one more, and those can still be changed', async () => {
    const who = await shop.signedIn();
    const all = shop.products.filter(({ isWithdrawn }) => !isWithdrawn).map(({ sku }) => sku);
    const [last = '', held] = [
      soldHere().at(-1)?.sku,
      all.filter((sku) => sku !== soldHere().at(-1)?.sku).slice(0, 400),
    ];
    const row = {
      shopper_id: who.accountId,
      pricing_unit: 'Each',
      amount: 1,
      source: 'Test',
      added_ms: 1,
      changed_ms: 1,
    };
    await shop.db.transaction((trx) =>
      trx
        .insertInto('trolley_lines')
        .values(held.map((sku) => ({ ...row, sku })))
        .execute(),
    );
    const full = await post(who, line(last, 1));
    expect([full.status, await full.json()]).toMatchObject([
      400,
      { message: expect.stringContaining('400 different') },
    ]);
    const mine = soldHere().find(({ sku }) => held.includes(sku))?.sku ?? '';
    expect((await post(who, line(mine, 2))).status).toBe(200);
  });

  test('does once what comes twice with one key, and refuses the key for something else', async () => {
    const who = await shop.signedIn();
    const headers = { 'idempotency-key': '0b9f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d10' };
    const first = await changed(who, line(skuAt(0), 2), { headers });
    await post(who, line(skuAt(0), 7));
    expect(quantities(first)).toEqual([[skuAt(0), 2]]);
    expect(quantities(await changed(who, line(skuAt(0), 2), { headers }))).toEqual([[skuAt(0), 7]]);
    expect(quantities(await read(who))).toEqual([[skuAt(0), 7]]);
    const reused = await post(who, line(skuAt(0), 3), { headers });
    expect([reused.status, await reused.json()]).toMatchObject([422, { code: 'KeyReused' }]);
    expect((await post(who, line(skuAt(0), 2), { headers: { 'idempotency-key': 'again' } })).status).toBe(400);
  });

  test('counts every change once when ten come at the same time', async () => {
    const who = await shop.signedIn();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => changed(who, line(skuAt(at), 1))));
    expect(answers.map(({ revision }) => revision).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect((await read(who)).totalQuantity).toBe(10);
  });
});
