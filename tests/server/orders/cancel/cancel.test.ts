import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPicking } from '#server/orders/picking/steps.ts';
import { sendDueLetters } from '#server/orders/order-letters.ts';
import { hourMs } from '../../api/hold-shop.ts';
import { goods, inStore } from '../placing-shop.ts';
import { openSaveShop, type SaveShop } from '../save/save-shop.ts';
import { silentLog } from '#server/log.ts';

let shop: SaveShop;
beforeAll(async () => {
  shop = await openSaveShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const picking = "Our team are picking your order, so we can't make any changes.";
const slotOf = async (orderId: string) => (await shop.order(orderId)).facts.hold.slot.id;

describe('Cancelling an order', () => {
  it('gives back what was paid, the place, the stock and the coupon, and says so [A1.21] [A7.088]', async () => {
    await shop.offer('FIVE', 3, { off: { kind: 'amount', cents: 500 } });
    const who = await shop.owner({ [goods.bread]: 2, [goods.tea]: 1 }, 'FIVE');
    const told = await shop.cancel(who, who.orderId);
    expect(told).toMatchObject({ status: 200, isSuccessful: true, context: { shopper: { orderCount: 1 } } });
    expect(await shop.order(who.orderId)).toMatchObject({ state: 'cancelled' });
    expect([shop.paid(), await shop.stock(), await shop.takenOf(await slotOf(who.orderId))]).toEqual([0, inStore, 0]);
    expect(await shop.db.read.selectFrom('coupons').select('uses').execute()).toEqual([{ uses: 0 }]);
    expect(await shop.events(who.orderId)).toEqual(['placed', 'cancelled']);
    const { read } = shop.db;
    expect(await read.selectFrom('letters_due').select('kind').where('kind', '=', 'order-cancelled').execute()).toEqual(
      [{ kind: 'order-cancelled' }],
    );
    await shop.isTrue();
  });

  it('is answered alike when it is asked for again, with the same key or another, and gives nothing back twice [A7.088]', async () => {
    const who = await shop.owner();
    const key = shop.newKey();
    const answers = await Promise.all([1, 2, 3].map(() => shop.cancel(who, who.orderId, key)));
    answers.push(await shop.cancel(who, who.orderId, key), await shop.cancel(who, who.orderId));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect([shop.paid(), await shop.stock(), shop.payments.refunds.size]).toEqual([0, inStore, 1]);
    expect(await shop.events(who.orderId)).toEqual(['placed', 'cancelled']);
    const other = await shop.owner();
    expect(await shop.cancel({ ...other, headers: who.headers }, who.orderId, key)).toMatchObject({ status: 200 });
  });

  it('gives back all that was paid for it, also for what was changed', async () => {
    const who = await shop.owner({ [goods.bread]: 2 });
    await shop.changed(who, { [goods.bread]: 5 });
    await shop.save(who);
    await shop.changed(who, { [goods.bread]: 4 });
    await shop.save(who);
    expect(shop.paid()).toBe((await shop.order(who.orderId)).totalCents);
    await shop.cancel(who, who.orderId);
    expect([shop.paid(), await shop.stock()]).toEqual([0, inStore]);
  });

  it('is refused once it is picked, in those words, and after its cut-off [A8.18] [A1.21]', async () => {
    const who = await shop.owner();
    await startPicking(shop.world, who.orderId);
    expect(await shop.cancel(who, who.orderId)).toMatchObject({
      status: 409,
      code: 'OrderAlreadyPicking',
      message: picking,
    });
    const late = await shop.owner();
    shop.time.nowMs += 30 * 24 * hourMs;
    expect(await shop.cancel(late, late.orderId)).toMatchObject({ status: 409, code: 'SlotClosed' });
    expect([shop.payments.refunds.size, (await shop.order(late.orderId)).state]).toEqual([0, 'placed']);
  });

  it('is no word of somebody else’s order, nor of one that there is not', async () => {
    const [who, other] = [await shop.owner(), await shop.owner()];
    const foreign = await shop.cancel(other, who.orderId);
    expect([foreign, (await shop.order(who.orderId)).state]).toEqual([
      await shop.cancel(other, shop.newKey()),
      'placed',
    ]);
    expect(foreign).toMatchObject({ status: 404, code: 'NotFound' });
  });

  it('ends a change of it, and brings the trolley back', async () => {
    const who = await shop.owner();
    await shop.put(who, { [goods.wine]: 1 });
    await shop.changed(who, { [goods.bread]: 5 });
    const told = await shop.cancel(who, who.orderId);
    expect(told).toMatchObject({ context: { shopper: { isChangingOrder: false } } });
    expect([await shop.lines(who), await shop.changes()]).toEqual([{ [goods.wine]: 1 }, []]);
  });

  it('is pursued until the money is back, once, whatever the payment side says first', async () => {
    const who = await shop.owner();
    shop.payments.refunding = 'throws';
    await shop.cancel(who, who.orderId);
    expect(await shop.refunds()).toMatchObject([{ state: 'intended' }]);
    shop.payments.refunding = 'refunded';
    await Promise.all([shop.charging.recover(), shop.charging.recover()]);
    await shop.charging.recover();
    expect([await shop.refunds(), shop.paid(), shop.payments.refundCalls]).toMatchObject([
      [{ state: 'refunded' }],
      0,
      2,
    ]);
  });

  it('writes a letter that says what comes back', async () => {
    const who = await shop.owner();
    const { totalCents } = await shop.order(who.orderId);
    await shop.cancel(who, who.orderId);
    const letters = { send: async (letter: (typeof shop.letters)[number]) => void shop.letters.push(letter) };
    await sendDueLetters({ ...shop.world, letters, log: silentLog, publicOrigin: 'http://localhost:3000' });
    const [letter] = shop.letters.filter(({ kind }) => kind === 'order-cancelled');
    expect(letter?.lines.join('\n')).toContain(`You get $${(totalCents / 100).toFixed(2)} back`);
  });
});
