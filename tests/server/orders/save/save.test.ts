import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPicking } from '#server/orders/picking/steps.ts';
import { refusedByBank } from '../fake-payments.ts';
import { goods, inStore, priceCents } from '../placing-shop.ts';
import { openSaveShop, type SaveShop } from './save-shop.ts';

let shop: SaveShop;
beforeAll(async () => {
  shop = await openSaveShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const captured = { state: 'captured' } as const;
const amountsOf = async (orderId: string) =>
  Object.fromEntries((await shop.order(orderId)).facts.lines.map(({ sku, amount }) => [sku, amount]));

describe('Saving a change', () => {
  it('charges what it costs more, puts the new version in the place of the old one, and brings the trolley back [A1.20] [A7.057]', async () => {
    const who = await shop.owner({ [goods.bread]: 2 });
    await shop.put(who, { [goods.wine]: 1 });
    const before = await shop.order(who.orderId);
    await shop.changed(who, { [goods.bread]: 4, [goods.tea]: 1 });
    const key = shop.newKey();
    const told = await shop.save(who, { key });
    expect(told).toMatchObject({ status: 200, state: 'placed', orderId: who.orderId });
    expect(await shop.byKey(who, key)).toMatchObject({ orderId: who.orderId, state: 'placed', reason: null });
    expect(await amountsOf(who.orderId)).toEqual({ [goods.bread]: 4, [goods.tea]: 1 });
    const after = await shop.order(who.orderId);
    expect([after.totalCents - before.totalCents, after.revision]).toEqual([3 * priceCents, before.revision + 1]);
    expect(shop.paid()).toBe(after.totalCents);
    expect(await shop.stock()).toEqual({ ...inStore, bread: inStore.bread - 4, tea: inStore.tea - 1 });
    expect([await shop.lines(who), await shop.changes()]).toEqual([{ [goods.wine]: 1 }, []]);
    expect(await shop.events(who.orderId)).toEqual(['placed', 'changed']);
    expect(await shop.db.read.selectFrom('letters_due').select('kind').orderBy('kind').execute()).toEqual([
      { kind: 'order-changed' },
      { kind: 'order-placed' },
    ]);
    await shop.isTrue();
  });

  it('gives back what it costs less, at once and without a card, with the stock [A7.057]', async () => {
    const who = await shop.owner({ [goods.bread]: 5, [goods.tea]: 2 });
    await shop.changed(who, { [goods.bread]: 1, [goods.tea]: 0, [goods.kumara]: 0.5 });
    expect(await shop.save(who, { instrumentId: null })).toMatchObject({ status: 200, state: 'placed' });
    const { totalCents } = await shop.order(who.orderId);
    expect([shop.paid(), shop.payments.calls.length]).toEqual([totalCents, 1]);
    expect(await shop.refunds()).toMatchObject([{ state: 'refunded' }]);
    expect(await shop.stock()).toEqual({ ...inStore, bread: inStore.bread - 1, kumara: inStore.kumara - 1 });
  });

  it('is said twice with one key and done once; with another body it is refused', async () => {
    const who = await shop.owner();
    await shop.changed(who, { [goods.bread]: 3 });
    const key = shop.newKey();
    const expectedDifferenceCents = await shop.difference(who);
    const wish = { key, expectedDifferenceCents };
    const [one, other] = await Promise.all([shop.save(who, wish), shop.save(who, wish)]);
    expect([one.state, other.state]).toEqual(['placed', 'placed']);
    expect(await shop.save(who, { ...wish, isOfAge: true })).toMatchObject({ status: 422, code: 'KeyReused' });
    expect((await shop.order(who.orderId)).revision).toBe(3);
    expect(shop.paid()).toBe((await shop.order(who.orderId)).totalCents);
  });

  it('refuses what is not what its shopper saw, for good, and leaves everything as it is', async () => {
    const who = await shop.owner();
    await shop.changed(who, { [goods.bread]: 3 });
    const before = [await shop.orderRow(who.orderId), await shop.stock()];
    const key = shop.newKey();
    const seen = await shop.difference(who);
    const wrong = { key, expectedDifferenceCents: seen + 1 };
    expect(await shop.save(who, wrong)).toMatchObject({ status: 409, code: 'TotalsChanged' });
    expect(await shop.save(who, wrong)).toMatchObject({ status: 409, code: 'TotalsChanged' });
    expect(await shop.save(who, { instrumentId: null })).toMatchObject({ status: 400, code: 'Invalid' });
    const foreign = await shop.buyer();
    expect(await shop.save(who, { instrumentId: foreign.card })).toMatchObject({ status: 400, code: 'Invalid' });
    expect(await shop.save(who, { orderId: shop.newKey() })).toMatchObject({ status: 404, code: 'NotFound' });
    const others = await shop.owner();
    expect(await shop.save(who, { orderId: others.orderId })).toMatchObject({ status: 404, code: 'NotFound' });
    expect(await shop.orderRow(who.orderId)).toBe(before[0]);
    expect(shop.payments.calls.length).toBe(2);
  });

  it('asks for the age as placing does', async () => {
    const who = await shop.owner();
    await shop.changed(who, { [goods.wine]: 1 });
    const accepting = { acceptDisclaimer: true };
    expect((await shop.write(who, 'PUT', '/api/v1/orders/my/active/accept-disclaimer', accepting)).status).toBe(200);
    expect((await shop.save(who)).message).toContain('18 or over');
    expect(await shop.save(who, { isOfAge: true })).toMatchObject({ status: 200, state: 'placed' });
  });

  it('refuses what has sold out since, and takes nothing', async () => {
    const who = await shop.owner({ [goods.bread]: 2, [goods.tea]: 3 });
    await shop.changed(who, { [goods.bread]: 3 });
    const expectedDifferenceCents = await shop.difference(who);
    await shop.db.transaction(
      async (trx) =>
        void (await trx.updateTable('products').set({ stock: '323200' }).where('sku', '=', goods.bread).execute()),
    );
    expect(await shop.save(who, { expectedDifferenceCents })).toMatchObject({ status: 409, code: 'OrderNotReady' });
    expect((await shop.stock()).bread).toBe(0);
    expect(shop.payments.calls.length).toBe(1);
  });

  it('gives the coupon back that the new version has not got any more', async () => {
    await shop.offer('FIVE', 3, { off: { kind: 'amount', cents: 500 }, minGoodsCents: 2_000 });
    const who = await shop.owner({ [goods.bread]: 5 }, 'FIVE');
    await shop.changed(who, { [goods.bread]: 1 });
    expect(await shop.save(who)).toMatchObject({ status: 200, state: 'placed' });
    expect(await shop.db.read.selectFrom('coupons').select('uses').execute()).toEqual([{ uses: 0 }]);
    expect((await shop.order(who.orderId)).facts.coupons).toEqual([]);
    expect(shop.paid()).toBe((await shop.order(who.orderId)).totalCents);
  });
});

describe('The payment of a change', () => {
  it('that is declined leaves the change open, the order as it was and the stock on the shelf [A7.089]', async () => {
    const who = await shop.owner();
    await shop.changed(who, { [goods.bread]: 6 });
    const before = await shop.order(who.orderId);
    shop.payments.outcome = 'declined';
    expect(await shop.save(who)).toMatchObject({ state: 'declined', reason: 'Your bank has declined this card.' });
    expect(await shop.order(who.orderId)).toEqual(before);
    expect((await shop.stock()).bread).toBe(inStore.bread - 2);
    shop.payments.outcome = 'captured';
    expect(await shop.save(who)).toMatchObject({ state: 'placed' });
    expect(shop.paid()).toBe((await shop.order(who.orderId)).totalCents);
  });

  it('lets the old version stand until it is known, and is seen through by another process', async () => {
    const who = await shop.owner();
    await shop.changed(who, { [goods.bread]: 6 });
    const before = await shop.order(who.orderId);
    const key = shop.newKey();
    const { saving } = await shop.paying(who, { key });
    shop.pass(8_000);
    expect((await saving).state).toBe('paying');
    expect(await shop.order(who.orderId)).toEqual(before);
    expect(await shop.cancel(who, who.orderId)).toMatchObject({ status: 409, code: 'OrderUnderWay' });
    expect((await shop.stock()).bread).toBe(inStore.bread - 6);
    shop.payments.outcome = 'captured';
    shop.pass(30_000);
    await shop.charging.recover();
    expect(await shop.byKey(who, key)).toMatchObject({ state: 'placed' });
    expect(await amountsOf(who.orderId)).toMatchObject({ [goods.bread]: 6 });
    expect(shop.paid()).toBe((await shop.order(who.orderId)).totalCents);
  });

  it('is given back when the order is picked meanwhile, and the old version stands [A8.18] (T-28)', async () => {
    const who = await shop.owner({ [goods.bread]: 2 });
    await shop.put(who, { [goods.wine]: 1 });
    await shop.changed(who, { [goods.bread]: 6 });
    const before = await shop.order(who.orderId);
    const { saving, paymentId } = await shop.paying(who);
    expect(await startPicking(shop.world, who.orderId)).toBe(true);
    expect(await shop.lines(who)).toEqual({ [goods.wine]: 1 });
    shop.payments.decide(paymentId, captured);
    const told = await saving;
    expect(told).toMatchObject({
      state: 'declined',
      reason: "Our team are picking your order, so we can't make any changes.",
    });
    await shop.charging.recover();
    const after = await shop.order(who.orderId);
    expect([after.facts, after.totalCents, after.state]).toEqual([before.facts, before.totalCents, 'picking']);
    expect([shop.paid(), (await shop.stock()).bread]).toEqual([before.totalCents, inStore.bread - 2]);
    const { state, facts } = await shop.db.read.selectFrom('order_changes').selectAll().executeTakeFirstOrThrow();
    expect([state, (JSON.parse(facts) as { reason: string }).reason]).toEqual(['cancelled', 'OrderAlreadyPicking']);
    shop.payments.tell(paymentId, refusedByBank);
    expect(shop.paid()).toBe(before.totalCents);
  });
});
