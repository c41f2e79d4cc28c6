import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewOrder } from '#server/db/repositories/orders.ts';
import { unchosen } from '#server/fulfilment/choice.ts';
import { orderStates, pastOrdersPageSize } from '#services/orders/order-states.words.ts';
import { LastOrderFulfilment, PastOrders } from '#services/orders/past-orders.contract.ts';
import type { SignedIn } from '../../api/shop.ts';
import { openPlacingShop, type PlacingShop } from '../placing-shop.ts';
import { dayMs, hourMs, ordered, read } from './past-shop.ts';

let shop: PlacingShop;
let who: SignedIn;
beforeAll(async () => {
  shop = await openPlacingShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.begin();
  await shop.db.transaction((trx) => trx.deleteFrom('order_changes').execute());
  who = await shop.signedIn();
});

type Had = Parameters<typeof ordered>[3];
const had = (given: Had = {}) => ordered(shop, who, shop.time.nowMs, given);
const list = (query = '') => read(shop, who, `past-orders${query}`, PastOrders);
const numbers = async (query = '') => (await list(query)).orders.map(({ orderNumber }) => orderNumber);
const last = async () => (await read(shop, who, 'fulfilment/my/last-order', LastOrderFulfilment)).lastOrder;
async function change({ id, number, facts: { hold, choice } }: NewOrder, state = 'open') {
  const facts = JSON.stringify({ orderNumber: number, revision: 1, totalCents: 2_200, hold, choice, reason: null });
  const row = { shopper_id: who.accountId, order_id: id, state, facts, payment_id: null, began_ms: 1 };
  await shop.db.transaction((trx) => trx.insertInto('order_changes').values(row).execute());
}

describe('The orders of a shopper', () => {
  test('are told newest first, with what is paid for or was declined left out [B7.29] [A7.074]', async () => {
    const old = await had({ placedMs: shop.time.nowMs - 3 * dayMs });
    await had({ state: 'paying' });
    await had({ state: 'declined' });
    const young = await had({ placedMs: shop.time.nowMs - dayMs });
    await ordered(shop, await shop.signedIn(), shop.time.nowMs);
    const { orders, totalOrders } = await list();
    expect(orders).toMatchObject([
      { orderId: young.id, orderNumber: young.number, state: 'placed', itemCount: 2, totalCents: 2_200 },
      { orderId: old.id, placedAt: new Date(shop.time.nowMs - 3 * dayMs).toISOString(), method: 'Courier' },
    ]);
    expect(totalOrders).toBe(2);
  });

  test('are narrowed to what is current, past or cancelled, to a method and to some months', async () => {
    const byState = new Map<string, string>();
    for (const [at, state] of orderStates.entries())
      byState.set(state, (await had({ state, placedMs: shop.time.nowMs - at * hourMs })).number);
    const of = (...states: readonly string[]) => states.map((state) => byState.get(state));
    expect(await numbers('?show=current')).toEqual(of('placed', 'picking', 'picked', 'onTheWay'));
    expect(await numbers('?show=past')).toEqual(of('completed'));
    expect(await numbers('?show=cancelled')).toEqual(of('cancelled'));
    expect(await numbers('?show=all')).toEqual(of(...orderStates));
    const { number } = await had({
      placedMs: shop.time.nowMs - 100 * dayMs,
      facts: {
        ...{ method: 'Pickup', pickupType: 'InStore', orderNotes: '"method":"Courier"' },
        choice: { ...unchosen(null), method: 'Pickup' },
      },
    });
    expect(await numbers('?method=Pickup')).toEqual([number]);
    expect(await numbers('?method=Courier')).not.toContain(number);
    expect((await list('?months=3')).totalOrders).toBe(orderStates.length);
    expect((await list('?months=6')).totalOrders).toBe(orderStates.length + 1);
  });

  test.each(['?show=none', '?months=2', '?method=Van', '?page=0', '?page=1e9'])(
    'are not asked for by %s',
    async (query) => {
      expect((await shop.get(`/api/v1/past-orders${query}`, { cookie: who.headers.cookie })).status).toBe(400);
    },
  );

  test('come in pages of ten, each in no more than two statements after who asks', async () => {
    const all: string[] = [];
    for (let at = 0; at < pastOrdersPageSize + 3; at++)
      all.push((await had({ placedMs: shop.time.nowMs - at * hourMs })).number);
    const asked = vi.spyOn(shop.db.read, 'selectFrom');
    expect(await numbers()).toEqual(all.slice(0, pastOrdersPageSize));
    expect(asked.mock.calls.length).toBeLessThanOrEqual(4);
    asked.mockRestore();
    expect(await numbers('?page=2')).toEqual(all.slice(pastOrdersPageSize));
    expect(await list('?page=3')).toMatchObject({ orders: [], totalOrders: all.length, page: 3, pageSize: 10 });
  });
});

describe('What may be done with an order', () => {
  const told = async () => (await list()).orders[0];

  test('ends with the cut-off of its slot, to the millisecond', async () => {
    const cutOffMs = shop.time.nowMs + hourMs;
    await had({ cutOffMs });
    expect(await told()).toMatchObject({ isChangeable: true, isCancellable: true });
    shop.time.nowMs = cutOffMs - 1;
    expect(await told()).toMatchObject({ isChangeable: true, isCancellable: true });
    shop.time.nowMs = cutOffMs;
    expect(await told()).toMatchObject({ isChangeable: false, isCancellable: false });
  });

  test.each(orderStates.filter((state) => state !== 'placed'))('is nothing once it is %s', async (state) => {
    await had({ state });
    expect(await told()).toMatchObject({ isChangeable: false, isCancellable: false });
  });

  test('is only to cancel it, where nobody knows how it was shopped for', async () => {
    const { id, facts } = await had();
    const { choice: _, ...others } = facts;
    await shop.db.transaction((trx) =>
      trx
        .updateTable('orders')
        .set({ facts: JSON.stringify(others) })
        .where('id', '=', id)
        .execute(),
    );
    expect(await told()).toMatchObject({ isChangeable: false, isCancellable: true });
  });

  test('is nothing while more is paid for it', async () => {
    const { id } = await had();
    await shop.db.transaction((trx) =>
      trx.updateTable('orders').set({ pending_of: who.accountId }).where('id', '=', id).execute(),
    );
    expect(await told()).toMatchObject({ isChangeable: false, isCancellable: false });
  });

  test('is not to change it while another one is changed', async () => {
    await had({ placedMs: shop.time.nowMs - hourMs });
    await change(await had());
    const { orders } = await list();
    expect(orders.map((order) => [order.isInChange, order.isChangeable])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test.each([
    ['open', true],
    ['paying', true],
    ['cancelled', false],
  ])('says of a change that is %s whether it is being made', async (state, isInChange) => {
    await change(await had(), state);
    expect(await told()).toMatchObject({ isInChange });
  });
});

describe('The last order', () => {
  test('is the latest that is still to come, with its way, its address and its time [A3.62]', async () => {
    await had({ placedMs: shop.time.nowMs - hourMs });
    const { id, number } = await had({ facts: { place: '3 Rimu Road, Ōtāhuhu' } });
    await had({ state: 'cancelled' });
    expect(await last()).toEqual({
      ...{ orderId: id, orderNumber: number, method: 'Courier', address: '3 Rimu Road, Ōtāhuhu', isChangeable: true },
      deliveryTimeSpan: 'Tomorrow, 2:02 – 3:02 pm',
    });
  });

  test('is none once its time has ended, and none without an order', async () => {
    expect(await last()).toBeNull();
    await had();
    shop.time.nowMs += dayMs + hourMs - 1;
    expect(await last()).not.toBeNull();
    shop.time.nowMs += 1;
    expect(await last()).toBeNull();
  });

  test.each([
    ['open', false],
    ['paying', false],
    ['cancelled', true],
  ])('is told to a shopper whose change is %s: %s [A6.12]', async (state, isTold) => {
    await change(await had(), state);
    expect((await last()) !== null).toBe(isTold);
  });

  test('is for a shopper alone [A6.12]', async () => {
    const stranger = await shop.signedIn({ isShopper: false });
    const path = '/api/v1/fulfilment/my/last-order';
    expect((await shop.get(path)).status).toBe(401);
    expect((await shop.get(path, { cookie: stranger.headers.cookie })).status).toBe(403);
  });
});
