import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { giveCouponUsesBack, takeCouponUse } from '#server/db/repositories/coupon-uses.ts';
import { reserve } from '#server/db/repositories/holds.ts';
import { consumeHold, givePlaceBack, returnHold } from '#server/db/repositories/order-places.ts';
import {
  createOrder,
  endPaying,
  isOrderUnderWay,
  type NewOrder,
  orderByKey,
  orderFacts,
} from '#server/db/repositories/orders.ts';
import {
  declinedSince,
  endPayment,
  intendedPayments,
  intendPayment,
  paymentById,
} from '#server/db/repositories/payments.ts';
import { moveStock, storePosition } from '#server/db/repositories/stock.ts';
import { heldSlot, slotsWithoutTruth } from '../fulfilment/held.sample.ts';
import { keptOrder } from '../orders/order.sample.ts';
import { kumara } from './samples.ts';

const times = <T>(many: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: many }, (_, at) => work(at)));

export function ordersContract(db: () => Database): void {
  const create = (order: NewOrder) => db().transaction((trx) => createOrder(trx, order));
  const paying = (more: Parameters<typeof keptOrder>[0]) => keptOrder({ state: 'paying', ...more });

  test('of orders that one shopper pays for at once one is made, and the next when it is over', async () => {
    const orders = Array.from({ length: 12 }, () => paying({ shopperId: 'o-once' }));
    const made = await Promise.all(orders.map(create));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await isOrderUnderWay(db().read, 'o-once')).toBe(true);
    const { id } = orders[made.indexOf(true)] ?? keptOrder();
    expect(await db().transaction((trx) => endPaying(trx, id, 'declined', 200))).toBe(true);
    expect(await isOrderUnderWay(db().read, 'o-once')).toBe(false);
    expect(await create(paying({ shopperId: 'o-once' }))).toBe(true);
  });

  test('a key makes one order of each shopper, a number one of all', async () => {
    const first = keptOrder({ shopperId: 'o-key' });
    expect((await times(6, () => create({ ...first }))).filter(Boolean)).toHaveLength(1);
    expect(await create(keptOrder({ shopperId: 'o-key', key: first.key }))).toBe(false);
    expect(await create(keptOrder({ shopperId: 'o-else', key: first.key }))).toBe(true);
    expect(await create(keptOrder({ shopperId: 'o-else', number: first.number }))).toBe(false);
    expect(await orderByKey(db().read, 'o-key', first.key)).toEqual({
      id: first.id,
      number: first.number,
      state: 'placed',
      requestHash: 'hash',
      reason: null,
      intended: null,
    });
    expect((await orderByKey(db().read, 'o-else', first.key))?.id).not.toBe(first.id);
    expect((await orderFacts(db().read, first.id))?.facts).toEqual(first.facts);
  });

  test('what became of an order and of its payment is said by one alone', async () => {
    const order = paying({ shopperId: 'o-end' });
    await create(order);
    const payment = { id: 'p-end', instrumentId: 'card', amountCents: order.totalCents, createdMs: 100 };
    await db().transaction((trx) => intendPayment(trx, { ...payment, orderId: order.id, shopperId: 'o-end' }));
    expect(await intendedPayments(db().read)).toContainEqual(payment);
    expect((await orderByKey(db().read, 'o-end', order.key))?.intended).toEqual(payment);
    const ends = await times(8, (at) =>
      db().transaction(async (trx) => {
        const state = at % 2 === 0 ? 'captured' : 'declined';
        const isFirst = await endPayment(trx, 'p-end', { state, reason: state }, 200 + at);
        return isFirst && (await endPaying(trx, order.id, state === 'captured' ? 'placed' : 'declined', 200)) && state;
      }),
    );
    const [end] = ends.filter(Boolean);
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect((await paymentById(db().read, 'p-end'))?.state).toBe(end);
    const told = await orderByKey(db().read, 'o-end', order.key);
    expect(told).toMatchObject({ state: end === 'captured' ? 'placed' : 'declined', reason: end, intended: null });
    expect((await intendedPayments(db().read)).map(({ id }) => id)).not.toContain('p-end');
  });

  test('payments that came to nothing are counted for their shopper since an instant', async () => {
    for (const [at, shopperId] of ['o-poor', 'o-poor', 'o-rich', 'o-poor'].entries())
      await db().transaction(async (trx) => {
        const payment = { id: `p-no-${at}`, instrumentId: 'card', amountCents: 1, createdMs: 100 * (at + 1) };
        await intendPayment(trx, { ...payment, orderId: `o-no-${at}`, shopperId });
        await endPayment(trx, `p-no-${at}`, { state: 'declined', reason: 'no' }, 900);
      });
    expect(await declinedSince(db().read, 'o-poor', 100)).toEqual([200, 400]);
  });

  test('of twenty who take the last uses of a coupon as many get one as there are, and one shopper gets no more than theirs', async () => {
    const offer = (code: string, mostUses: number, mostPerShopper?: number) =>
      db().transaction((trx) =>
        trx
          .insertInto('coupons')
          .values({ code, facts: JSON.stringify({ mostPerShopper }), most_uses: mostUses, uses: 0 })
          .execute(),
      );
    const no = new Error('no');
    const take = (code: string, shopperId: string, orderId: string) =>
      db()
        .transaction(async (trx) => {
          if (!(await takeCouponUse(trx, { code, shopperId, orderId }))) throw no;
          return true;
        })
        .catch((error: unknown) => {
          if (error === no) return false;
          throw error;
        });
    const usesOf = async (code: string) =>
      (await db().read.selectFrom('coupons').select('uses').where('code', '=', code).executeTakeFirst())?.uses;
    await offer('C-CROWD', 3);
    expect((await times(20, (at) => take('C-CROWD', `c-${at}`, `c-order-${at}`))).filter(Boolean)).toHaveLength(3);
    expect(await usesOf('C-CROWD')).toBe(3);
    await offer('C-TWICE', 100, 2);
    expect((await times(10, (at) => take('C-TWICE', 'c-one', `c-twice-${at}`))).filter(Boolean)).toHaveLength(2);
    expect(await usesOf('C-TWICE')).toBe(2);
    const [{ order_id: back } = { order_id: '' }] = await db()
      .read.selectFrom('coupon_uses')
      .select('order_id')
      .where('code', '=', 'C-TWICE')
      .execute();
    for (let at = 0; at < 2; at++) await db().transaction((trx) => giveCouponUsesBack(trx, back));
    expect(await usesOf('C-TWICE')).toBe(1);
    expect([await take('C-TWICE', 'c-one', 'c-again'), await take('C-TWICE', 'c-one', 'c-more')]).toEqual([
      true,
      false,
    ]);
    expect(await take('C-NONE', 'c-one', 'c-none')).toBe(false);
  });

  test('stock that many take and give back at once is counted to the piece, and is never less than none', async () => {
    const at = 3;
    const move = (by: number) => db().transaction((trx) => moveStock(trx, kumara.sku, at, by));
    const before = kumara.stockByStore[at] ?? 0;
    await times(20, () => move(-3));
    expect(await move(0)).toEqual({ before: before - 60, after: before - 60 });
    await times(20, () => move(2));
    expect(await move(-1_000)).toEqual({ before: before - 20, after: 0 });
    expect(await move(1_000)).toEqual({ before: 0, after: 255 });
    expect([await move(before - 255), await db().transaction((trx) => moveStock(trx, 'none', at, -1))]).toEqual([
      { before: 255, after: before },
      { before: 0, after: 0 },
    ]);
    expect(await storePosition(db().read, -1)).toBeNull();
  });

  const slotId = 'o-slot';
  const hold = (shopperId: string, id: string, { nowMs = 100, untilMs = 1_000 } = {}) =>
    db().transaction((trx) =>
      reserve(trx, {
        shopperId,
        reservationId: `${shopperId}-${nowMs}`,
        slot: { ...heldSlot({ id }), capacity: 5 },
        facts: { slot: heldSlot({ id }), isTimed: true, lines: [] },
        heldMs: nowMs,
        heldUntilMs: untilMs,
      }),
    );
  const takenOf = async (id: string) =>
    (await db().read.selectFrom('slots').select('taken').where('id', '=', id).executeTakeFirst())?.taken;
  const slotOf = async (shopperId: string) =>
    (await db().read.selectFrom('holds').select('slot_id').where('shopper_id', '=', shopperId).executeTakeFirst())
      ?.slot_id;
  /** A hold that became an order, and its facts. */
  async function consumed(shopperId: string, id: string) {
    await hold(shopperId, id);
    const order = paying({ shopperId, slot: heldSlot({ id }) });
    const facts = await db().transaction(async (trx) => {
      await createOrder(trx, order);
      return consumeHold(trx, { shopperId, reservationId: `${shopperId}-100` }, 200);
    });
    if (!facts) throw new Error('Nothing was held.');
    return { order, returned: { shopperId, reservationId: `${shopperId}-100`, facts, heldUntilMs: 2_000 } };
  }
  const giveBack = (returned: Parameters<typeof returnHold>[1], orderId: string, nowMs = 300) =>
    db().transaction(async (trx) => {
      await endPaying(trx, orderId, 'declined', nowMs);
      return returnHold(trx, returned, nowMs);
    });

  test('a place that is held becomes an order’s once, and stays taken', async () => {
    await hold('o-held', slotId);
    const consume = (reservationId: string, nowMs = 200) =>
      db().transaction((trx) => consumeHold(trx, { shopperId: 'o-held', reservationId }, nowMs));
    expect([await consume('another'), await consume('o-held-100', 1_000)]).toEqual([null, null]);
    await create(keptOrder({ shopperId: 'o-held', slot: heldSlot({ id: slotId }) }));
    const facts = await times(5, () => consume('o-held-100'));
    expect(facts.filter(Boolean)).toEqual([{ slot: heldSlot({ id: slotId }), isTimed: true, lines: [] }]);
    expect([await takenOf(slotId), await slotOf('o-held')]).toEqual([1, undefined]);
    expect(await slotsWithoutTruth(db().read)).toEqual([]);
  });

  test('an order that came to nothing gives its shopper the same place back, and takes no second one', async () => {
    const { order, returned } = await consumed('o-back', 'o-back-slot');
    expect(await giveBack(returned, order.id)).toEqual([]);
    expect([await takenOf('o-back-slot'), await slotOf('o-back')]).toEqual([1, 'o-back-slot']);
    const second = await consumed('o-free', 'o-free-slot');
    await db().transaction(async (trx) => {
      await endPaying(trx, second.order.id, 'declined', 300);
      await givePlaceBack(trx, 'o-free-slot');
    });
    expect([await takenOf('o-free-slot'), await slotOf('o-free')]).toEqual([0, undefined]);
    expect(await slotsWithoutTruth(db().read)).toEqual([]);
  });

  test('whoever holds another slot by then keeps that, and the place of the order comes free; one that is over gives way', async () => {
    const kept = await consumed('o-other', 'o-first');
    await hold('o-other', 'o-second', { nowMs: 250 });
    expect(await giveBack(kept.returned, kept.order.id)).toEqual(['o-first']);
    expect([await takenOf('o-first'), await takenOf('o-second'), await slotOf('o-other')]).toEqual([0, 1, 'o-second']);
    const given = await consumed('o-over', 'o-third');
    await hold('o-over', 'o-fourth', { nowMs: 250, untilMs: 260 });
    expect(await giveBack(given.returned, given.order.id)).toEqual(['o-fourth']);
    expect([await takenOf('o-third'), await takenOf('o-fourth'), await slotOf('o-over')]).toEqual([1, 0, 'o-third']);
    expect(await slotsWithoutTruth(db().read)).toEqual([]);
  });
}
