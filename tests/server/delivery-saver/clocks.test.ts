import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overMs } from '#server/delivery-saver/periods.ts';
import { openSaverShop, priceCents, type SaverShop } from './saver-shop.ts';

let shop: SaverShop;
beforeAll(async () => {
  shop = await openSaverShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

/** Goes to a time that the clocks of New Zealand show, said with how far they are ahead, and renews what is due. */
const renewAt = async (time: string) => {
  shop.time.nowMs = Date.parse(time);
  await shop.renew();
};

describe('A period is over as the next day begins in New Zealand', () => {
  it.each([
    ['the day before clocks go back', '2027-04-03', '2027-04-04T00:00:00+13:00'],
    ['the day they go back, which is longer', '2027-04-04', '2027-04-05T00:00:00+12:00'],
    ['the day before clocks go forward', '2027-09-25', '2027-09-26T00:00:00+12:00'],
    ['the day they go forward, which is shorter', '2027-09-26', '2027-09-27T00:00:00+13:00'],
  ])('%s', (_, paidUntil, over) => {
    expect(new Date(overMs(paidUntil)).toISOString()).toBe(new Date(over).toISOString());
  });

  it.each([
    ['back', '2027-03-05T09:00:00+13:00', '2027-04-04T23:59:00+12:00', '2027-04-05T00:01:00+12:00', '2027-05-04'],
    ['forward', '2027-08-27T09:00:00+12:00', '2027-09-26T23:59:00+13:00', '2027-09-27T00:01:00+13:00', '2027-10-26'],
  ])('and is charged for once, not before, on the day that clocks go %s', async (_, bought, last, first, paidUntil) => {
    shop.time.nowMs = Date.parse(bought);
    const { who } = await shop.subscriber();
    await renewAt(last);
    expect(shop.taken()).toBe(priceCents);
    await renewAt(first);
    await renewAt(first);
    expect([shop.taken(), (await shop.mine(who)).paidUntil]).toEqual([2 * priceCents, paidUntil]);
  });
});

describe('Who could not pay', () => {
  it('has all of the fourteenth day to give another card, also when clocks go back before', async () => {
    shop.time.nowMs = Date.parse('2027-02-28T09:00:00+13:00');
    const { who, id } = await shop.subscriber();
    shop.payments.outcome = 'declined';
    await renewAt('2027-03-28T00:01:00+13:00');
    shop.payments.outcome = 'captured';
    await renewAt('2027-04-11T23:59:00+12:00');
    expect((await shop.mine(who)).state).toBe('unpaid');
    expect((await shop.pay(who, id, await shop.card(who))).status).toBe(200);
    expect(await shop.mine(who)).toMatchObject({ state: 'active', paidUntil: '2027-05-10' });
  });
});
