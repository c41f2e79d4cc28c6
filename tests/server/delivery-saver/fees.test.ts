import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HoldFacts } from '#server/db/repositories/holds.rows.ts';
import { weekdayOf } from '#services/fulfilment/slot-day.rules.ts';
import type { TimeSlotWire } from '#services/fulfilment/time-slots.contract.ts';
import type { SignedIn } from '../api/shop.ts';
import { goods } from '../orders/placing-shop.ts';
import { midweek, openSaverShop, type SaverShop } from './saver-shop.ts';

let shop: SaverShop;
beforeAll(async () => {
  shop = await openSaverShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.begin();
  await shop.db.transaction((trx) =>
    trx
      .updateTable('products')
      .set({ stock: 'ffffff' })
      .execute()
      .then(() => undefined),
  );
});

const slotsOf = async (who: SignedIn, kind: TimeSlotWire['kind'] = 'standard') =>
  (await shop.summary(who)).slots.filter((slot) => slot.kind === kind);
const feesOf = async (who: SignedIn) => new Set((await slotsOf(who)).map(({ fee }) => fee));
const deliveryOf = async (who: SignedIn) => {
  const response = await shop.get('/api/v1/orders/my/active/totals', { cookie: who.headers.cookie });
  const { components } = (await response.json()) as { components: { part: string; name: string; value: number }[] };
  return components.find(({ part }) => part === 'delivery');
};
/** What the three places that tell of the fee of a slot that is held say. */
const toldOf = async (who: SignedIn) => {
  const trolley = await shop.get('/api/v1/trolleys/my', { cookie: who.headers.cookie });
  const { deliveryFees } = (await trolley.json()) as { deliveryFees: number | null };
  return [(await shop.context(who)).fulfilment.slotFee, deliveryFees, (await deliveryOf(who))?.value];
};
/** A slot without a discount, on a day that it is told for. */
async function hold(who: SignedIn, isDay: (day: string) => boolean = () => true): Promise<void> {
  const slot = (await shop.openSlots(who)).find(({ day, discount }) => isDay(day) && discount === 0);
  await shop.hold(who, slot?.id ?? '');
}
const isMidweek = (day: string) => [2, 3, 4].includes(weekdayOf(day));

describe('What a delivery costs with a pass', () => {
  it('is nothing on each day that it covers, from its minimum order on, before and after one is held', async () => {
    const { who } = await shop.subscriber();
    await shop.fill(who, 75);
    expect(Math.max(...(await feesOf(who)))).toBe(14);
    await hold(who);
    expect(await toldOf(who)).toEqual([14, 14, 14]);
    await shop.fill(who, 80);
    expect([...(await feesOf(who))]).toEqual([0]);
    expect((await slotsOf(who)).every(({ discount }) => discount === 0)).toBe(true);
    expect(await toldOf(who)).toEqual([0, 0, 0]);
    expect((await deliveryOf(who))?.name).toBe('Delivery, with Delivery Saver');
    await shop.fill(who, 75);
    expect(await toldOf(who)).toEqual([14, 14, 14]);
  });

  it('of a midweek plan is nothing from Tuesday to Thursday, and as ever on the other days', async () => {
    const { who } = await shop.subscriber(midweek);
    await shop.fill(who, 100);
    for (const { day, fee } of await slotsOf(who)) expect([day, fee === 0]).toEqual([day, isMidweek(day)]);
    await hold(who, (day) => !isMidweek(day));
    expect(await toldOf(who)).toEqual([11, 11, 11]);
    await hold(who, isMidweek);
    expect(await toldOf(who)).toEqual([0, 0, 0]);
  });

  it('counts for standard deliveries only: not for flexible hours, express, or a pick up', async () => {
    const [{ who }, other] = [await shop.subscriber(), await shop.shopperWithCard()];
    for (const one of [who, other]) await shop.fill(one, 100);
    for (const kind of ['flexible'] as const) expect(await slotsOf(who, kind)).toEqual(await slotsOf(other, kind));
    expect(await shop.expressSlots(who, 'Courier')).toEqual(await shop.expressSlots(other, 'Courier'));
    for (const one of [who, other]) await shop.goElsewhere(one);
    const fees = async (one: SignedIn) => (await slotsOf(one)).map(({ fee }) => fee);
    expect(await fees(who)).toEqual(await fees(other));
  });

  it('is known at once to whoever holds a slot while they buy it', async () => {
    const who = await shop.shopperWithCard();
    await shop.fill(who, 100);
    await hold(who);
    expect(await toldOf(who)).toEqual([11, 11, 11]);
    await shop.bought(who);
    expect(await toldOf(who)).toEqual([0, 0, 0]);
  });

  it('is as ever for whoever has none, and once it is over', async () => {
    const [{ who, id }, other] = [await shop.subscriber(), await shop.shopperWithCard()];
    await shop.fill(other, 100);
    expect(Math.max(...(await feesOf(other)))).toBe(11);
    await shop.fill(who, 100);
    await shop.cancel(who, id);
    shop.time.nowMs = Date.parse('2026-12-17T00:00:00Z');
    for (const { day, fee } of await slotsOf(who)) expect([day, fee === 0]).toEqual([day, day <= '2026-12-19']);
    await shop.renewOn('2026-12-20');
    expect(Math.min(...(await feesOf(who)))).toBeGreaterThan(0);
  });

  it('is as ever while it is not paid for', async () => {
    const { who } = await shop.subscriber();
    await shop.fill(who, 100);
    shop.payments.outcome = 'declined';
    await shop.renewOn('2026-12-20');
    expect(Math.min(...(await feesOf(who)))).toBeGreaterThan(0);
  });
});

describe('What was told', () => {
  it('holds for a slot that was taken with a pass, also when that ends', async () => {
    const { who } = await shop.subscriber();
    await shop.fill(who, 100);
    await hold(who);
    await shop.db.transaction(async (trx) => {
      await trx.updateTable('delivery_subscriptions').set({ state: 'ended', live_of: null, due_ms: null }).execute();
    });
    expect(await toldOf(who)).toEqual([0, 0, 0]);
    const { facts } = await shop.db.read.selectFrom('holds').select('facts').executeTakeFirstOrThrow();
    expect((JSON.parse(facts) as HoldFacts).slot).toMatchObject({
      feeCents: 1_100,
      saver: { minimumOrderCents: 8_000 },
    });
  });

  it('holds for an order, which counts as saved until it is cancelled', async () => {
    const { who } = await shop.subscriber();
    await shop.fill(who, 100);
    await hold(who);
    await shop.say(who);
    const { orderId } = await shop.placed(who, { expectedTotalCents: 10_000 });
    expect(await shop.mine(who)).toMatchObject({ deliveries: 1, saved: 11 });
    const keyed = { ...who.headers, 'idempotency-key': shop.newKey() };
    expect((await shop.send('POST', `/api/v1/past-orders/${orderId}/cancel`, undefined, keyed)).status).toBe(200);
    expect(await shop.mine(who)).toMatchObject({ deliveries: 0, saved: 0 });
  });

  it('holds for an order that is changed, though less is ordered and the pass is over', async () => {
    const { who } = await shop.subscriber();
    await shop.fill(who, 100);
    await hold(who);
    await shop.say(who);
    const { orderId } = await shop.placed(who, { expectedTotalCents: 10_000 });
    await shop.db.transaction(async (trx) => {
      await trx.updateTable('delivery_subscriptions').set({ state: 'ended', live_of: null, due_ms: null }).execute();
    });
    expect((await shop.send('POST', '/api/v1/past-orders/change', { orderId }, who.headers)).status).toBe(200);
    await shop.put(who, { [goods.bread]: 2 });
    expect(await toldOf(who)).toEqual([0, 0, 0]);
  });

  it('holds for an order that was placed without one, and is changed with one', async () => {
    const who = await shop.shopperWithCard();
    await shop.fill(who, 100);
    await hold(who);
    await shop.say(who);
    const { orderId } = await shop.placed(who, { expectedTotalCents: 11_100 });
    await shop.bought(who);
    expect((await shop.send('POST', '/api/v1/past-orders/change', { orderId }, who.headers)).status).toBe(200);
    expect(await toldOf(who)).toEqual([11, 11, 11]);
    expect(await shop.mine(who)).toMatchObject({ deliveries: 0, saved: 0 });
  });

  it('is no promise of an order that came to nothing: the slot that comes back is as it was', async () => {
    const { who } = await shop.subscriber();
    await shop.fill(who, 100);
    await hold(who);
    await shop.say(who);
    shop.payments.outcome = 'declined';
    expect((await shop.placed(who, { expectedTotalCents: 10_000 })).state).toBe('declined');
    expect(await toldOf(who)).toEqual([0, 0, 0]);
    await shop.fill(who, 75);
    expect(await toldOf(who)).toEqual([11, 11, 11]);
    expect(await shop.mine(who)).toMatchObject({ deliveries: 0, saved: 0 });
  });

  it('of a slot that was lost is compared with what it would cost now', async () => {
    const { who, id } = await shop.subscriber();
    await shop.fill(who, 100);
    await hold(who, (day) => day >= '2026-11-25');
    await shop.cancel(who, id);
    shop.time.nowMs += 61 * 60_000;
    expect((await shop.summary(who)).last?.changes).toEqual([]);
    await shop.db.transaction(async (trx) => {
      await trx.updateTable('delivery_subscriptions').set({ paid_until: '2026-11-21' }).execute();
    });
    expect((await shop.summary(who)).last?.changes).toEqual([{ kind: 'fee', name: null, from: 0, to: 11 }]);
  });
});
