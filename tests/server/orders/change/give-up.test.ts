import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelChange, changeOf, payChange } from '#server/db/repositories/order-changes.ts';
import { keepSampleResponses } from '#server/db/repositories/samples.ts';
import { restoreTrolley } from '#server/orders/change/put-aside.ts';
import type { SignedIn } from '../../api/shop.ts';
import { goods } from '../placing-shop.ts';
import { type ChangeShop, openChangeShop, paths } from './change-shop.ts';

let shop: ChangeShop;
beforeAll(async () => {
  shop = await openChangeShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const ended = (who: SignedIn, reason: string) =>
  shop.db.transaction(async (trx) => {
    const change = await changeOf(trx, who.accountId);
    if (!change) throw new Error('There is no change.');
    await restoreTrolley(trx, change, shop.time.nowMs);
    await cancelChange(trx, change, reason);
  });
const paid = (who: SignedIn, paymentId: string | null) =>
  shop.db.transaction(async (trx) => {
    const change = await changeOf(trx, who.accountId);
    return change !== null && payChange(trx, change, paymentId);
  });

describe('Giving a change up', () => {
  it('brings back what was in the trolley, row by row, and leaves the order as it was [A4.63] [A7.051]', async () => {
    const who = await shop.owner();
    await shop.put(who, { [goods.wine]: 2, [goods.kumara]: 300 });
    await shop.say(who);
    expect((await shop.write(who, 'DELETE', '/api/v1/trolleys/my/substitutions')).status).toBe(200);
    const accepted = new Map([['taste', 'accepted']]);
    await shop.db.transaction((trx) => keepSampleResponses(trx, who.accountId, accepted, shop.time.nowMs));
    const before = [await shop.rows(who), await shop.orderRow(who.orderId), await shop.stock()];
    await shop.change(who, who.orderId);
    shop.pass(60_000);
    expect((await shop.want(who, goods.bread, 5, who.orderId)).status).toBe(200);
    expect((await shop.want(who, goods.wine, 1, who.orderId)).status).toBe(200);
    expect((await shop.write(who, 'POST', '/api/v1/orders/my/active/notes', { notes: 'Leave it' })).status).toBe(200);
    const { isSuccessful, context } = await shop.giveUp(who);
    expect([isSuccessful, context.shopper.isChangingOrder, context.shopper.changingOrderNumber]).toEqual([
      true,
      false,
      null,
    ]);
    expect([await shop.rows(who), await shop.orderRow(who.orderId), await shop.stock()]).toEqual(before);
    expect(await shop.changes()).toEqual([]);
  });

  it('twice, or with nothing to give up, does no harm', async () => {
    const who = await shop.owner();
    await shop.put(who, { [goods.wine]: 2 });
    await shop.change(who, who.orderId);
    const both = await Promise.all([shop.giveUp(who), shop.giveUp(who)]);
    expect(both.map(({ isSuccessful }) => isSuccessful)).toEqual([true, true]);
    expect((await shop.want(who, goods.wine, 3)).status).toBe(200);
    const before = [await shop.rows(who), await shop.databaseHash()];
    expect((await shop.giveUp(who)).isSuccessful).toBe(true);
    expect([await shop.rows(who), await shop.databaseHash()]).toEqual(before);
  });

  it('cannot be while it is paid for: nothing is put into its trolley then, and nothing is taken away', async () => {
    const who = await shop.owner();
    await shop.change(who, who.orderId);
    await paid(who, 'payment');
    const before = await shop.rows(who);
    expect((await shop.giveUp(who)).isSuccessful).toBe(false);
    expect(await shop.want(who, goods.bread, 4, who.orderId)).toMatchObject({ status: 409, code: 'OrderUnderWay' });
    expect((await shop.write(who, 'DELETE', paths.items)).code).toBe('OrderUnderWay');
    expect([await shop.rows(who), await shop.changes()]).toEqual([before, [who.orderId]]);
    await paid(who, null);
    expect((await shop.giveUp(who)).isSuccessful).toBe(true);
  });

  it('that ended by itself is only being told: the trolley is the shopper’s own since, and the next can begin', async () => {
    const who = await shop.owner();
    await shop.put(who, { [goods.wine]: 2 });
    await shop.change(who, who.orderId);
    await ended(who, 'OrderAlreadyPicking');
    expect((await shop.want(who, goods.wine, 5)).status).toBe(200);
    expect((await shop.giveUp(who)).isSuccessful).toBe(true);
    expect([await shop.lines(who), await shop.changes()]).toEqual([{ [goods.wine]: 5 }, []]);
  });

  it('by itself does not keep the next from being begun', async () => {
    const who = await shop.owner();
    const second = await shop.another(who);
    await shop.change(who, who.orderId);
    await ended(who, 'OrderAlreadyPicking');
    expect((await shop.change(who, second)).context.shopper.changingOrderId).toBe(second);
  });
});

describe('The two trolleys', () => {
  it('never mix, however what is wanted comes between beginning and giving up [A7.O2]', async () => {
    const who = await shop.owner();
    await shop.put(who, { [goods.wine]: 1 });
    let seed = 20_261_123;
    const pick = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    let own = await shop.rows(who);
    let isChanging = false;
    const counts = { taken: 0, refused: 0, begun: 0, ended: 0 };
    for (let nth = 0; nth < 100; nth++) {
      const step = pick(6);
      if (step === 0 && !isChanging) {
        own = await shop.rows(who);
        ({ isSuccessful: isChanging } = await shop.change(who, who.orderId));
        counts.begun++;
      } else if (step === 1 && isChanging) {
        await shop.giveUp(who);
        isChanging = false;
        expect(await shop.rows(who)).toBe(own);
        counts.ended++;
      } else {
        const [sku, isMeantForOrder] = [[goods.bread, goods.wine][pick(2)] ?? goods.bread, pick(2) === 0];
        const before = await shop.rows(who);
        const asked = await shop.want(who, sku, pick(9), isMeantForOrder ? who.orderId : undefined, pick(2) === 0);
        const isRight = isMeantForOrder === isChanging;
        expect([asked.status, asked.code]).toEqual(isRight ? [200, ''] : [409, 'TrolleyMoved']);
        if (!isRight) expect(await shop.rows(who)).toBe(before);
        counts[isRight ? 'taken' : 'refused']++;
      }
      shop.pass(1_000);
    }
    for (const many of Object.values(counts)) expect(many).toBeGreaterThan(4);
  });

  it('are told apart by the order: another one’s id, or none for null, does not fit', async () => {
    const who = await shop.owner();
    const second = await shop.another(who);
    await shop.change(who, who.orderId);
    for (const orderId of [second, null, undefined])
      expect((await shop.want(who, goods.bread, 3, orderId)).code).toBe('TrolleyMoved');
    expect((await shop.want(who, goods.bread, 3, who.orderId)).status).toBe(200);
  });
});
