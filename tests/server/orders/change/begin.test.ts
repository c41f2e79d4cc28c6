import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActiveOrderWire } from '#services/orders/order.contract.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import type { TrolleyWire } from '#services/trolley/trolley.contract.ts';
import { hourMs } from '../../api/hold-shop.ts';
import { goods } from '../placing-shop.ts';
import { type ChangeShop, type Difference, openChangeShop, paths } from './change-shop.ts';

let shop: ChangeShop;
beforeAll(async () => {
  shop = await openChangeShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const nobodysOrder = '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d10';
const revisionOf = async ({ accountId }: { readonly accountId: string }) =>
  (
    await shop.db.read
      .selectFrom('trolleys')
      .select('revision')
      .where('shopper_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).revision;

describe('Beginning a change', () => {
  it('fills the trolley with the order, at its time and place, and says which order it is [A4.61] [A7.050] [A7.087]', async () => {
    const who = await shop.owner({ [goods.bread]: 2, [goods.kumara]: 700 });
    await shop.put(who, { [goods.wine]: 1 });
    const before = await shop.orderRow(who.orderId);
    const { isSuccessful, context } = await shop.change(who, who.orderId);
    const [{ number, slot_id }] = JSON.parse(before) as [{ number: string; slot_id: string }];
    expect(isSuccessful).toBe(true);
    expect(context.shopper).toMatchObject({
      isChangingOrder: true,
      changingOrderId: who.orderId,
      changingOrderNumber: number,
    });
    expect(context.fulfilment).toMatchObject({ slotId: slot_id, method: 'Courier', reservation: null });
    expect([context.fulfilment.cutOffTime, context.flags.disclaimerAccepted]).toEqual([expect.any(String), true]);
    expect(await shop.lines(who)).toEqual({ [goods.bread]: 2, [goods.kumara]: 700 });
    const trolley = await shop.read<TrolleyWire>(who, paths.trolley);
    expect(trolley.items.flatMap(({ products }) => products.map((item) => item.priceWhenAdded))).toEqual([
      undefined,
      undefined,
    ]);
    expect(await shop.orderRow(who.orderId)).toBe(before);
    await shop.isTrue();
  });

  it('keeps what was said of the order: there is no difference as it begins', async () => {
    const who = await shop.owner({ [goods.bread]: 12, [goods.kumara]: 700 });
    await shop.change(who, who.orderId);
    const difference = await shop.read<Difference>(who, paths.difference);
    expect(difference).toMatchObject({ lines: [], unchangedCount: 2, differenceCents: 0, isChanged: false });
    expect([difference.problems, difference.beforeCents]).toEqual([[], difference.afterCents]);
    const { order } = await shop.read<ActiveOrderWire>(who, '/api/v1/orders/my/active');
    expect(order.orderNotes).toBe('Ring twice');
  });

  it('tells a price that has changed since as changed', async () => {
    const who = await shop.owner({ [goods.bread]: 2, [goods.kumara]: 700 });
    const facts = (JSON.parse(await shop.orderRow(who.orderId)) as [{ facts: string }])[0].facts;
    const dearer = facts
      .replace('"totalCents":1000', '"totalCents":1200')
      .replace('"totalCents":350', '"totalCents":280');
    await shop.db.transaction((trx) => trx.updateTable('orders').set({ facts: dearer }).execute());
    await shop.change(who, who.orderId);
    const { items } = await shop.read<TrolleyWire>(who, paths.trolley);
    expect(items.flatMap(({ products }) => products.map((item) => item.priceWhenAdded))).toEqual([6, 4]);
    const { lines } = await shop.read<Difference>(who, paths.difference);
    expect(lines).toMatchObject([
      { sku: goods.bread, before: { amount: 2, totalCents: 1_200 }, after: { amount: 2, totalCents: 1_000 } },
      { sku: goods.kumara, before: { amount: 700, totalCents: 280 }, after: { amount: 700, totalCents: 350 } },
    ]);
  });

  it('twice is once, also at once and from two browsers', async () => {
    const who = await shop.owner();
    await shop.put(who, { [goods.wine]: 1 });
    const both = await Promise.all([shop.change(who, who.orderId), shop.change(who, who.orderId)]);
    expect(both.map(({ isSuccessful }) => isSuccessful)).toEqual([true, true]);
    const [rows, revision] = [await shop.rows(who), await revisionOf(who)];
    expect((await shop.change(who, who.orderId)).isSuccessful).toBe(true);
    expect([await shop.rows(who), await revisionOf(who)]).toEqual([rows, revision]);
    expect(await shop.changes()).toEqual([who.orderId]);
    await shop.giveUp(who);
    expect(await shop.lines(who)).toEqual({ [goods.wine]: 1 });
  });

  it('of another order while one is changed does nothing; of two at once one is begun', async () => {
    const who = await shop.owner();
    const second = await shop.another(who);
    const both = await Promise.all([shop.change(who, who.orderId), shop.change(who, second)]);
    expect(both.filter(({ isSuccessful }) => isSuccessful)).toHaveLength(1);
    const [begun] = await shop.changes();
    const before = await shop.databaseHash();
    const told = await shop.change(who, begun === second ? who.orderId : second);
    expect([told.isSuccessful, told.context.shopper.changingOrderId]).toEqual([false, begun]);
    expect(await shop.databaseHash()).toBe(before);
  });

  it.each(['picking', 'picked', 'onTheWay', 'completed', 'cancelled'])(
    'of an order that is %s does nothing',
    async (state) => {
      const who = await shop.owner();
      await shop.put(who, { [goods.wine]: 1 });
      await shop.setState(who.orderId, state);
      const before = [await shop.rows(who), await revisionOf(who)];
      expect(await shop.change(who, who.orderId)).toMatchObject({
        isSuccessful: false,
        context: { shopper: { isChangingOrder: false, changingOrderId: null } },
      });
      expect([await shop.rows(who), await revisionOf(who)]).toEqual(before);
      expect(await shop.changes()).toEqual([]);
    },
  );

  it('does nothing once the cut-off has passed, and while another order is paid for', async () => {
    const who = await shop.owner();
    await shop.put(who, { [goods.bread]: 1 });
    await shop.takeSlot(who, 1);
    await shop.say(who);
    shop.payments.outcome = 'silent';
    const placing = shop.placed(who);
    await shop.payments.asked(2);
    expect((await shop.change(who, who.orderId)).isSuccessful).toBe(false);
    const rows = await shop.db.read.selectFrom('payments').select('id').where('state', '=', 'intended').execute();
    shop.payments.decide(rows[0]?.id ?? '', { state: 'captured' });
    await placing;
    expect((await shop.change(who, who.orderId)).isSuccessful).toBe(true);
    await shop.giveUp(who);
    shop.time.nowMs += 8 * 24 * hourMs;
    expect((await shop.change(who, who.orderId)).isSuccessful).toBe(false);
  });

  it('of somebody else’s order is as of one that nobody made, and tells nothing of it', async () => {
    const [who, stranger] = [await shop.owner(), await shop.signedIn()];
    const before = await shop.rows(who);
    for (const orderId of [who.orderId, nobodysOrder]) {
      const refused = await shop.write(stranger, 'POST', paths.change, { orderId });
      expect(refused).toEqual({ status: 404, code: 'NotFound', message: expect.any(String) });
      expect(await shop.statusOf(stranger, paths.context(orderId))).toBe(404);
    }
    expect(await shop.statusOf(stranger, paths.lastContext)).toBe(404);
    expect(await shop.statusOf(stranger, paths.difference)).toBe(404);
    expect([await shop.changes(), await shop.rows(who)]).toEqual([[], before]);
  });

  it('is for shoppers alone', async () => {
    const { orderId } = await shop.owner();
    const mere = await shop.signedIn({ isShopper: false });
    expect((await shop.write(mere, 'POST', paths.change, { orderId })).status).toBe(403);
    expect((await shop.write(mere, 'DELETE', paths.change)).status).toBe(403);
    for (const path of [paths.context(orderId), paths.lastContext, paths.check, paths.difference])
      expect([await shop.statusOf(mere, path), (await shop.get(path)).status]).toEqual([403, 401]);
  });

  it('is told to every page by the session', async () => {
    const who = await shop.owner();
    await shop.change(who, who.orderId);
    const { context } = await shop.read<ServerContextWire>(who, paths.session);
    expect([context.shopper.changingOrderId, context.flags.trolleyNeedsReview]).toEqual([who.orderId, false]);
  });
});
