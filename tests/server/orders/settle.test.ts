import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs, paths as holdPaths } from '../api/hold-shop.ts';
import { refusedByBank } from './fake-payments.ts';
import { type Buyer, goods, inStore, openPlacingShop, type PlacingShop } from './placing-shop.ts';

let shop: PlacingShop;
beforeAll(async () => {
  shop = await openPlacingShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const captured = { state: 'captured' } as const;
const ofShop = async () => ({
  slots: await shop.db.read.selectFrom('slots').select(['id', 'taken']).execute(),
  stock: await shop.stock(),
  coupons: await shop.db.read.selectFrom('coupons').select(['code', 'uses']).execute(),
  uses: await shop.db.read.selectFrom('coupon_uses').selectAll().execute(),
  lines: await shop.db.read.selectFrom('trolley_lines').selectAll().execute(),
  said: await shop.db.read.selectFrom('active_orders').select('facts').execute(),
  letters: await shop.db.read.selectFrom('letters_due').selectAll().execute(),
  holds: await shop.db.read.selectFrom('holds').select(['shopper_id', 'slot_id', 'reservation_id']).execute(),
});
/** An order that is being paid for, and the way to answer. */
async function paying(who: Buyer, key = shop.newKey()) {
  shop.payments.outcome = 'silent';
  const calls = shop.payments.calls.length;
  const placing = shop.placed(who, { key });
  await shop.payments.asked(calls + 1);
  const paymentId = shop.payments.calls.at(-1)?.paymentId ?? '';
  const decline = async () => {
    shop.payments.decide(paymentId, refusedByBank);
    return placing;
  };
  return { placing, paymentId, key, decline };
}

describe('A payment that the bank refuses', () => {
  it('gives back the place, the stock and the coupon, and leaves the trolley and what was said as they were', async () => {
    const who = await shop.buyer({ [goods.bread]: 4, [goods.tea]: 3, [goods.kumara]: 2_100 });
    await shop.offer('FIVE', 3, { off: { kind: 'amount', cents: 500 } });
    await shop.say(who, 'FIVE');
    const before = await ofShop();
    shop.payments.outcome = 'declined';
    const told = await shop.placed(who, { expectedTotalCents: (await shop.costs(who)) - 500 });
    expect(told).toMatchObject({ state: 'declined', reason: 'Your bank has declined this card.' });
    expect(await ofShop()).toEqual(before);
    expect(told.context.fulfilment.reservation?.reservationId).toBe(before.holds[0]?.reservation_id);
    expect(told.context.shopper.orderCount).toBe(0);
    await shop.isTrue();
    shop.payments.outcome = 'captured';
    expect((await shop.placed(who, { expectedTotalCents: (await shop.costs(who)) - 500 })).state).toBe('placed');
    expect(shop.payments.captures.size).toBe(1);
  });

  it('holds the slot for the whole time again, but not past its cut-off', async () => {
    const who = await shop.buyer();
    const { decline } = await paying(who);
    shop.time.nowMs += 50 * minuteMs;
    await decline();
    const held = await shop.db.read.selectFrom('holds').select('held_until_ms').executeTakeFirstOrThrow();
    expect(held.held_until_ms).toBe(shop.time.nowMs + hourMs);
    await shop.holdFor(60 * 24 * 30);
    shop.payments.outcome = 'declined';
    const { context } = await shop.placed(who);
    const { heldUntilMs, cutOffTime } = context.fulfilment.reservation ?? {};
    expect(heldUntilMs).toBe(Date.parse(cutOffTime ?? ''));
  });

  it('gives the place to whoever comes next when the cut-off has passed, and its shopper is told so when they try again (INV-2.12)', async () => {
    const who = await shop.buyer();
    const { decline } = await paying(who);
    const { slot_id: slotId } = await shop.db.read.selectFrom('orders').select('slot_id').executeTakeFirstOrThrow();
    shop.time.nowMs += 30 * 24 * hourMs;
    expect((await decline()).context.fulfilment.reservation).toBeNull();
    expect(await shop.takenOf(slotId)).toBe(0);
    shop.payments.outcome = 'captured';
    const again = await shop.asked(who);
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([409, 'SlotClosed']);
    await shop.isTrue();
  });

  it('finds the slot held: asked meanwhile to keep it for longer, the store does not say that it has expired', async () => {
    const who = await shop.buyer();
    const { decline } = await paying(who);
    const asked = await shop.send('POST', holdPaths.confirm, undefined, who.headers);
    expect([asked.status, await asked.json()]).toMatchObject([409, { code: 'OrderUnderWay' }]);
    expect((await decline()).context.fulfilment.reservation).not.toBeNull();
    expect((await shop.send('POST', holdPaths.confirm, undefined, who.headers)).status).toBe(200);
  });

  it('leaves a shopper who has taken another slot with that one, and says where a place came free', async () => {
    const who = await shop.buyer();
    const waits = await shop.buyer();
    const { decline } = await paying(who);
    const { slot_id: slotId } = await shop.db.read.selectFrom('orders').select('slot_id').executeTakeFirstOrThrow();
    await shop.send('DELETE', holdPaths.slot, undefined, waits.headers);
    await shop.takeSlot(who, 1);
    await shop.db.transaction((trx) =>
      trx
        .insertInto('slot_watches')
        .values({ shopper_id: waits.accountId, slot_id: slotId, starts_ms: shop.time.nowMs + hourMs, created_ms: 1 })
        .execute(),
    );
    shop.letters.length = 0;
    const told = await decline();
    expect((await ofShop()).holds.map(({ slot_id: id }) => id)).not.toContain(slotId);
    expect(told.context.fulfilment.reservation).not.toBeNull();
    expect([await shop.takenOf(slotId), shop.letters.map(({ to }) => to)]).toEqual([0, [waits.email]]);
    await shop.isTrue();
  });

  it('gives the place away when its shopper shops somewhere else by then', async () => {
    const who = await shop.buyer();
    const { decline } = await paying(who);
    await shop.goElsewhere(who);
    expect((await decline()).context.fulfilment.reservation).toBeNull();
    await shop.isTrue();
  });
});

describe('A payment of which nobody knows', () => {
  it('is told so after eight seconds: nothing is taken from the trolley, and the place is the order’s', async () => {
    const who = await shop.buyer();
    const { placing, key } = await paying(who);
    shop.pass(7_999);
    shop.pass(1);
    expect(await placing).toMatchObject({ state: 'paying', reason: null });
    expect(await shop.byKey(who, key)).toMatchObject({ state: 'paying' });
    expect(await shop.lines(who)).toEqual({ [goods.bread]: 2 });
    expect(await shop.stock()).toEqual({ ...inStore, bread: inStore.bread - 2 });
    await shop.isTrue();
  });

  it('is told as it is, however long the hold of its slot has been over by then (INV-2.12)', async () => {
    const who = await shop.buyer();
    const { placing, paymentId } = await paying(who);
    shop.time.nowMs += 2 * hourMs;
    shop.payments.decide(paymentId, captured);
    expect((await placing).state).toBe('placed');
    await shop.isTrue();
  });

  it('is settled by an answer that comes after its shopper was answered', async () => {
    const who = await shop.buyer();
    const { placing, paymentId, key } = await paying(who);
    shop.pass(8_000);
    await placing;
    shop.payments.decide(paymentId, captured);
    await shop.charging.recover();
    expect((await shop.byKey(who, key))?.state).toBe('placed');
    expect(shop.payments.calls).toHaveLength(1);
  });

  it('is settled once by what is told of it late, twice, and by whoever says otherwise then', async () => {
    const stop = shop.charging.watch();
    const who = await shop.buyer();
    const { paymentId, placing, key } = await paying(who);
    shop.pass(8_000);
    await placing;
    const settled = async () => {
      while ((await shop.byKey(who, key))?.state === 'paying') await new Promise((next) => setImmediate(next));
    };
    shop.payments.tell(paymentId, captured);
    await settled();
    const before = await shop.databaseHash();
    shop.payments.tell(paymentId, captured);
    shop.payments.tell(paymentId, refusedByBank);
    shop.payments.tell('a payment of nobody', captured);
    shop.payments.decide(paymentId, captured);
    await shop.charging.recover();
    await shop.get(paths(key), { cookie: who.headers.cookie });
    expect(await shop.databaseHash()).toBe(before);
    expect((await shop.byKey(who, key))?.state).toBe('placed');
    stop();
    expect(shop.payments.watchers).toBe(0);
  });

  it('that is told of in many ways at once, in two processes, comes to one end', async () => {
    const who = await shop.buyer({ [goods.bread]: 5 });
    const other = shop.another();
    const stops = [shop.charging.watch(), other.charging.watch()];
    const { paymentId, placing } = await paying(who);
    for (let at = 0; at < 5; at++) shop.payments.tell(paymentId, at % 2 === 0 ? refusedByBank : captured);
    shop.payments.decide(paymentId, refusedByBank);
    await Promise.all([placing, shop.charging.recover(), other.charging.recover()]);
    for (const stop of stops) stop();
    const { state } = await shop.db.read.selectFrom('orders').select('state').executeTakeFirstOrThrow();
    const isPlaced = state === 'placed';
    expect(await shop.stock()).toEqual({ ...inStore, bread: inStore.bread - (isPlaced ? 5 : 0) });
    expect((await ofShop()).holds).toHaveLength(isPlaced ? 0 : 1);
    await shop.isTrue();
  });
});

const paths = (key: string) => `/api/v1/orders/my/keys/${key}`;
