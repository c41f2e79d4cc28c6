import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { createOrder } from '#server/db/repositories/orders.ts';
import { eventsOf, latestOrdersOf, moneyOf, pastOrderOf, pastOrdersOf } from '#server/db/repositories/past-orders.ts';
import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import { orderStates } from '#services/orders/order-states.words.ts';
import { keptOrder } from '../orders/order.sample.ts';

export function pastOrdersContract(db: () => Database): void {
  const shopperId = 'looks back';
  const of = { order_id: 'order-of-money', shopper_id: shopperId };
  async function placed(nowMs: number, method: Method): Promise<string> {
    const order = keptOrder({ shopperId, nowMs, facts: { method } });
    await db().transaction((trx) => createOrder(trx, order));
    return order.id;
  }

  test('past orders are counted and come in pages, the newest first, by state, method and time', async () => {
    const ids = [await placed(30, 'Courier'), await placed(20, 'Pickup'), await placed(10, 'Courier')];
    const paying = keptOrder({ shopperId, nowMs: 40, state: 'paying' });
    await db().transaction((trx) => createOrder(trx, paying));
    const page = async (wanted: object, from = 0, most = 2) => {
      const { orders, total } = await pastOrdersOf(
        db().read,
        shopperId,
        { states: orderStates, ...wanted },
        { from, most },
      );
      return [orders.map(({ id }) => ids.indexOf(id)), total];
    };
    expect(await page({})).toEqual([[0, 1], 3]);
    expect(await page({}, 2)).toEqual([[2], 3]);
    expect(await page({ method: 'Courier' })).toEqual([[0, 2], 2]);
    expect(await page({ sinceMs: 20 })).toEqual([[0, 1], 2]);
    expect(await page({ states: ['cancelled'] })).toEqual([[], 0]);
    expect((await latestOrdersOf(db().read, shopperId, orderStates, 1)).map(({ id }) => id)).toEqual(ids.slice(0, 1));
    expect(await pastOrderOf(db().read, shopperId, ids[0] ?? '', orderStates)).toMatchObject({ isInChange: false });
    expect(await pastOrderOf(db().read, 'somebody', ids[0] ?? '', orderStates)).toBeNull();
  });

  test('the money of an order is what was captured, and what came or is to come back', async () => {
    const payment = { ...of, instrument_id: 'i', reason: null, created_ms: 1, settled_ms: 1 };
    const refund = { ...of, payment_id: 'p', sku: null, created_ms: 1, settled_ms: 1 };
    await db().transaction(async (trx) => {
      for (const [at, state] of ['captured', 'captured', 'declined', 'intended'].entries())
        await trx
          .insertInto('payments')
          .values({ ...payment, id: `past-payment-${at}`, state, amount_cents: 1_000 + at })
          .execute();
      for (const [at, state] of ['refunded', 'intended', 'refused'].entries())
        await trx
          .insertInto('refunds')
          .values({ ...refund, id: `past-refund-${at}`, state, amount_cents: 100 + at })
          .execute();
      for (const [nth, happening] of ['changed', 'picking'].entries())
        await trx
          .insertInto('order_events')
          .values({ order_id: of.order_id, nth: 2 - nth, happening, at_ms: nth })
          .execute();
    });
    const { read } = db();
    expect(await moneyOf(read, of.order_id)).toEqual({
      chargedCents: 2_001,
      refundedCents: 100,
      refundPendingCents: 101,
    });
    expect(await moneyOf(read, 'none')).toEqual({ chargedCents: 0, refundedCents: 0, refundPendingCents: 0 });
    expect((await eventsOf(read, of.order_id)).map(({ happening }) => happening)).toEqual(['picking', 'changed']);
    await db().transaction(async (trx) => {
      await trx.deleteFrom('payments').where('order_id', '=', of.order_id).execute();
      await trx.deleteFrom('refunds').where('order_id', '=', of.order_id).execute();
    });
  });
}
