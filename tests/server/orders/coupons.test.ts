import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeCouponUse } from '#server/db/repositories/coupon-uses.ts';
import { makeDemoCoupons } from '#server/orders/demo-coupons.ts';
import { hourMs } from '../api/hold-shop.ts';
import type { SignedIn } from '../api/shop.ts';
import { type ActiveShop, goods, openActiveShop, paths } from './active-shop.ts';

let shop: ActiveShop;
let who: SignedIn;
beforeAll(async () => {
  shop = await openActiveShop();
});
beforeEach(async () => {
  await shop.begin();
  for (const table of ['coupons', 'coupon_uses', 'rate_limits'] as const)
    await shop.db.transaction((trx) => trx.deleteFrom(table).execute());
  await makeDemoCoupons(shop.db);
  who = await shop.buyer({ [goods.bread]: 12 });
});
afterAll(() => shop.close());

const add = (couponCode: string, by = who) => shop.said(by, 'POST', paths.coupons, { couponCode });
const refused = (couponCode: string, by = who) => shop.turnedAway(by, 'POST', paths.coupons, { couponCode });
const coupons = async () => (await shop.order(who)).order.coupons;
const use = (code: string, { accountId: shopperId }: SignedIn, orderId: string) =>
  shop.db.transaction((trx) => takeCouponUse(trx, { code, shopperId, orderId }));

describe('A coupon', () => {
  it('takes its amount off the order, however its code is typed [A7.075] [B7.26]', async () => {
    const { order } = await add(' kete10 ');
    expect(order.coupons).toEqual([{ code: 'KETE10', name: '$10 off $60 or more', value: 10 }]);
    expect(await shop.rows(who)).toEqual([
      ['goods', 6_000],
      ['delivery', 900],
      ['coupon', -1_000],
      ['total', 5_900],
    ]);
  });

  it('stands in the place of another one, and is taken off again, twice without harm [A7.075]', async () => {
    await add('KETE10');
    await add('WELCOME15');
    expect((await coupons()).map(({ code, value }) => [code, value])).toEqual([['WELCOME15', 9]]);
    await shop.said(who, 'DELETE', paths.coupon('KETE10'));
    expect(await coupons()).toHaveLength(1);
    await shop.said(who, 'DELETE', paths.coupon('welcome15'));
    await shop.said(who, 'DELETE', paths.coupon('WELCOME15'));
    expect(await coupons()).toEqual([]);
  });

  it('never takes off more than the goods come to, nor a part of a cent [A7.075]', async () => {
    await shop.offer('HUGE', 9, { off: { kind: 'amount', cents: 999_999 } });
    await add('HUGE');
    expect(await shop.rows(who)).toContainEqual(['total', 900]);
    await shop.offer('THIRD', 9, { off: { kind: 'percent', percent: 33 } });
    await shop.put(who, { [goods.bread]: 0, [goods.kumara]: 1_300 });
    await add('THIRD');
    expect(await shop.rows(who)).toContainEqual(['coupon', -171]);
  });

  it.each([
    ['NOSUCHCODE', 'do not know'],
    ['no', 'do not know'],
    ['OVER', 'is over'],
    ['SPENT', 'used up'],
    ['PICKUP5', 'pick up alone'],
    ['BIGSPEND', 'Add $40'],
  ])('that does not count is refused, and the answer says why: %s [B7.26]', async (code, says) => {
    await shop.offer('OVER', 9, { expiresMs: shop.time.nowMs });
    await shop.offer('SPENT', 1, {});
    await use('SPENT', await shop.signedIn(), 'order-1');
    await shop.offer('BIGSPEND', 9, { minGoodsCents: 10_000 });
    await add('KETE10');
    const answer = await refused(code);
    expect([answer.status, Object.keys(answer.fields), answer.message]).toEqual([
      400,
      ['couponCode'],
      expect.stringContaining(says),
    ]);
    expect((await coupons()).map((one) => one.code)).toEqual(['KETE10']);
  });

  it('is used by each shopper as often as it may be, and by others still', async () => {
    await use('WELCOME15', who, 'order-1');
    expect(await refused('WELCOME15')).toMatchObject({ status: 400, message: expect.stringContaining('already') });
    await add('WELCOME15', await shop.buyer());
  });

  it('that does not hold any more takes nothing off and says so; it counts again when it holds again', async () => {
    await add('KETE10');
    await shop.put(who, { [goods.bread]: 11 });
    const told = [{ code: 'KETE10', name: expect.stringContaining('Add $5'), value: 0 }];
    expect(await coupons()).toEqual(told);
    expect(await shop.rows(who)).toContainEqual(['total', 6_400]);
    await shop.put(who, { [goods.bread]: 12 });
    expect(await shop.rows(who)).toContainEqual(['total', 5_900]);
    await shop.db.transaction((trx) => trx.deleteFrom('coupons').execute());
    expect(await coupons()).toEqual([{ code: 'KETE10', name: 'The coupon KETE10 is over.', value: 0 }]);
  });

  it('is not found by trying: wrong codes get slower, and whoever waits is let in', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 14; at++) statuses.push((await refused(`GUESS${at}`)).status);
    expect([statuses.slice(0, 10), statuses.slice(10)]).toEqual([Array(10).fill(400), Array(4).fill(429)]);
    const slowed = await shop.send('POST', paths.coupons, { couponCode: 'KETE10' }, who.headers);
    expect([slowed.status, Number(slowed.headers.get('retry-after'))]).toEqual([429, 15]);
    shop.time.nowMs += 15_000;
    await add('KETE10');
  });

  it('that is ours may be typed as often as one likes: only wrong codes are counted', async () => {
    for (let at = 0; at < 15; at++) await add('KETE10');
    for (let at = 0; at < 15; at++) expect((await refused('PICKUP5')).status).toBe(400);
  });

  it('of somebody else’s order is not seen, nor taken off by others', async () => {
    const hone = await shop.buyer({ [goods.bread]: 12 });
    await add('KETE10');
    await shop.said(hone, 'DELETE', paths.coupon('KETE10'));
    expect([(await coupons()).length, (await shop.order(hone)).order.coupons]).toEqual([1, []]);
    shop.time.nowMs += hourMs / 2;
    expect(await coupons()).toHaveLength(1);
  });
});

describe('The coupons of a demonstration', () => {
  it('are issued once: what was used stays used', async () => {
    await use('KETE10', who, 'order-1');
    await makeDemoCoupons(shop.db);
    const rows = await shop.db.read.selectFrom('coupons').select(['code', 'uses']).orderBy('code').execute();
    expect(rows).toEqual([
      { code: 'KETE10', uses: 1 },
      { code: 'PICKUP5', uses: 0 },
      { code: 'WELCOME15', uses: 0 },
    ]);
  });
});
