import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PastItems, PastOrder, PastOrderItems } from '#services/orders/past-orders.contract.ts';
import { type Buyer, goods, openPlacingShop, type PlacingShop } from '../placing-shop.ts';
import { dayMs, hourMs, lineOf, ordered, read } from './past-shop.ts';

let shop: PlacingShop;
let who: Buyer;
beforeAll(async () => {
  shop = await openPlacingShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.begin();
  who = await shop.buyer();
});

type Had = Parameters<typeof ordered>[3];
const had = (given: Had = {}) => ordered(shop, who, shop.time.nowMs, given);
const one = (orderId: string) => read(shop, who, `past-orders/${orderId}`, PastOrder);
const again = async (orderId: string) => (await read(shop, who, `past-orders/${orderId}/items`, PastOrderItems)).items;
const items = (query = '') => read(shop, who, `past-orders/items${query}`, PastItems);
const row = { order_id: '', shopper_id: '', payment_id: 'p', sku: null, created_ms: 1, settled_ms: 1 };

describe('An order that was placed', () => {
  test('tells what was ordered, what came, what came instead and what was given back, each by itself [B7.32]', async () => {
    const substitute = { sku: '200009', name: 'Rye bread', amount: 1 };
    const { id } = await had({
      state: 'completed',
      facts: {
        lines: [lineOf(goods.bread, { amount: 3, note: 'Soft' }), lineOf(goods.tea), lineOf(goods.wine)],
        supplied: [
          { sku: goods.bread, amount: 1, substitute: null, refundCents: 900 },
          { sku: goods.tea, amount: 0, substitute, refundCents: 50 },
        ],
        instructions: 'By the gate',
        orderNotes: 'Ring',
      },
    });
    const told = await one(id);
    expect(told.lines).toMatchObject([
      { sku: goods.bread, ordered: 3, supplied: 1, substitute: null, refundedCents: 900, total: 5, note: 'Soft' },
      { sku: goods.tea, ordered: 1, supplied: 0, substitute, refundedCents: 50 },
      { sku: goods.wine, ordered: 1, supplied: 1, substitute: null, refundedCents: 0 },
    ]);
    expect(told).toMatchObject({ storeName: 'Kilbirnie', instructions: 'By the gate', orderNotes: 'Ring' });
    expect(told.totals.components.at(-1)).toMatchObject({ isTotal: true, value: 22 });
  });

  test.each(['placed', 'picking', 'cancelled'] as const)('that is %s says of no line what came', async (state) => {
    const { id } = await had({ state, facts: { lines: [lineOf(goods.bread)] } });
    expect((await one(id)).lines).toMatchObject([{ ordered: 1, supplied: null }]);
  });

  test('tells what happened to it, and that it was placed where nothing else was written down', async () => {
    const placedMs = shop.time.nowMs - hourMs;
    const { id } = await had({ placedMs });
    const at = new Date(placedMs).toISOString();
    expect((await one(id)).timeline).toEqual([{ happening: 'placed', at }]);
    await shop.db.transaction(async (trx) => {
      for (const [nth, happening] of ['changed', 'picking', 'picked'].entries())
        await trx
          .insertInto('order_events')
          .values({ order_id: id, nth: nth + 1, happening, at_ms: placedMs + nth + 1 })
          .execute();
    });
    expect((await one(id)).timeline.map(({ happening }) => happening)).toEqual([
      ...['placed', 'changed', 'picking', 'picked'],
    ]);
  });

  test('tells what was taken for it, what came back and what is still to come back', async () => {
    const { id } = await had();
    expect((await one(id)).money).toEqual({ chargedCents: 0, refundedCents: 0, refundPendingCents: 0 });
    const payment = { instrument_id: 'i', reason: null, created_ms: 1, settled_ms: 1, shopper_id: who.accountId };
    await shop.db.transaction(async (trx) => {
      for (const [state, amount_cents] of Object.entries({ captured: 2_000, declined: 70, intended: 5 }))
        await trx
          .insertInto('payments')
          .values({ ...payment, id: `${id}-${state}`, order_id: id, amount_cents, state })
          .execute();
      await trx
        .insertInto('payments')
        .values({ ...payment, id: `${id}-more`, order_id: id, amount_cents: 200, state: 'captured' })
        .execute();
      for (const [state, amount_cents] of Object.entries({ refunded: 300, intended: 40, refused: 7 }))
        await trx
          .insertInto('refunds')
          .values({ ...row, id: `${id}-${state}`, order_id: id, amount_cents, state })
          .execute();
    });
    expect((await one(id)).money).toEqual({ chargedCents: 2_200, refundedCents: 300, refundPendingCents: 40 });
  });

  test('is not there while it is being paid for, once it was declined, and for anybody else', async () => {
    const { id: paying } = await had({ state: 'paying' });
    const { id: declined } = await had({ state: 'declined' });
    const { id: theirs } = await ordered(shop, await shop.signedIn(), shop.time.nowMs);
    for (const orderId of [paying, declined, theirs, '1'])
      for (const path of [`past-orders/${orderId}`, `past-orders/${orderId}/items`])
        expect((await shop.get(`/api/v1/${path}`, { cookie: who.headers.cookie })).status).toBe(404);
  });
});

describe('What was ordered before', () => {
  test('is told with its price then and today, of a piece or a kilogram [B7.31]', async () => {
    const { id } = await had({
      facts: {
        lines: [
          lineOf(goods.bread, { amount: 3, totalCents: 1_350 }),
          lineOf(goods.kumara, { unit: 'Kg', amount: 1_500, totalCents: 600 }),
        ],
      },
    });
    expect(await again(id)).toMatchObject([
      { sku: goods.bread, amount: 3, thenCents: 450, nowCents: 500, product: { sku: goods.bread } },
      { sku: goods.kumara, unit: 'Kg', amount: 1_500, thenCents: 400, nowCents: 500 },
    ]);
  });

  test('is told without a product and a price where it cannot be had any more', async () => {
    const gone = lineOf('999999', { name: 'Long gone' });
    const { id } = await had({ facts: { lines: [gone, lineOf(goods.bread, { unit: 'Kg' }), lineOf(goods.tea)] } });
    expect(await again(id)).toMatchObject([
      { sku: '999999', name: 'Long gone', nowCents: null, product: null },
      { sku: goods.bread, nowCents: null, product: null },
      { sku: goods.tea, nowCents: 500 },
    ]);
  });

  test('stands once for all orders, as it was ordered last, the latest first [B7.30] [A9.08]', async () => {
    const { nowMs } = shop.time;
    const lines = [lineOf(goods.bread, { name: 'Kūmara bread', amount: 2 }), lineOf(goods.tea, { name: 'Awa Tea' })];
    await had({ placedMs: nowMs - 2 * dayMs, facts: { lines } });
    await had({ placedMs: nowMs - dayMs, facts: { lines: [lineOf(goods.wine, { name: 'Wine' }), lineOf(goods.tea)] } });
    await had({ state: 'cancelled', facts: { lines: [lineOf(goods.kumara)] } });
    const { items: told, totalItems } = await items();
    expect(told.map(({ sku, orderCount }) => [sku, orderCount])).toEqual([
      [goods.wine, 1],
      [goods.tea, 2],
      [goods.bread, 1],
    ]);
    expect(told[1]).toMatchObject({ name: `Thing ${goods.tea}`, lastOrderedAt: new Date(nowMs - dayMs).toISOString() });
    expect(totalItems).toBe(3);
    const skus = async (query: string) => (await items(query)).items.map(({ sku }) => sku);
    expect(await skus('?sort=Often')).toEqual([goods.tea, goods.wine, goods.bread]);
    expect(await skus('?sort=Name')).toEqual([goods.bread, goods.tea, goods.wine]);
    expect(await skus('?search=kumara')).toEqual([goods.bread]);
    expect(await skus('?search=BRE%20k%C5%ABm')).toEqual([goods.bread]);
    expect(await skus('?search=umara')).toEqual([]);
  });

  test('comes in pages', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => lineOf(String(300_000 + at)));
    await had({ facts: { lines } });
    const [first, second] = [await items(), await items('?page=2')];
    expect([...first.items, ...second.items].map(({ sku }) => sku)).toEqual(lines.map(({ sku }) => sku));
    expect(first).toMatchObject({ totalItems: 30, page: 1, pageSize: 24 });
  });
});
