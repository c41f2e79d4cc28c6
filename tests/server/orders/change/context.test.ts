import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelChange, changeOf } from '#server/db/repositories/order-changes.ts';
import { reasonAgainst } from '#server/orders/change/reasons.ts';
import { hourMs } from '../../api/hold-shop.ts';
import { goods } from '../placing-shop.ts';
import { type ChangeShop, type Check, type Context, openChangeShop, type Owner, paths } from './change-shop.ts';

let shop: ChangeShop;
beforeAll(async () => {
  shop = await openChangeShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const context = (who: Owner, orderId = who.orderId) => shop.read<Context>(who, paths.context(orderId));
const last = (who: Owner) => shop.read<Context>(who, paths.lastContext);
const check = (who: Owner) => shop.read<Check>(who, paths.check);
const reason = async (who: Owner, orderId?: string) => {
  const { isChangeable, unchangeableOrderReason } = await context(who, orderId);
  expect(isChangeable).toBe(unchangeableOrderReason === null);
  return unchangeableOrderReason;
};

describe('What is known of an order before it is changed', () => {
  it('is what it holds, what it costs and how it comes [A4.58] [A7.049] [A3.44] [A3.46]', async () => {
    const who = await shop.owner({ [goods.bread]: 2, [goods.kumara]: 700 });
    const [{ number, total_cents }] = JSON.parse(await shop.orderRow(who.orderId)) as [
      { number: string; total_cents: number },
    ];
    expect(await context(who)).toMatchObject({
      orderId: who.orderId,
      orderNumber: number,
      isChangeable: true,
      unchangeableOrderReason: null,
      deliveryMethod: 'Courier',
      deliveryTimeSpan: expect.stringMatching(/ – .*(am|pm)$/),
      deliveryDate: expect.stringMatching(/^[A-Z][a-z]+day \d{1,2} November$/),
      products: [
        { stockCode: goods.bread, quantity: 2, totalPrice: 10, pricingUnit: 'Each' },
        { stockCode: goods.kumara, quantity: 0.7, totalPrice: 3.5, pricingUnit: 'Kg' },
      ],
      total: total_cents / 100,
    });
  });

  it('is where it goes, part by part, as the order was placed [A3.45]', async () => {
    const who = await shop.owner();
    const address = { id: 1, street: 'Flat 2, 9 Rintoul Street', ruralDelivery: null };
    const { suburbId } = JSON.parse(
      (
        await shop.db.read
          .selectFrom('shopper_fulfilments')
          .select('facts')
          .where('shopper_id', '=', who.accountId)
          .executeTakeFirstOrThrow()
      ).facts,
    ) as { suburbId: number };
    const toldBefore = await context(who);
    expect(toldBefore).toMatchObject({
      deliveryStreet1: '14 Kōwhai Street',
      deliveryStreet2: '',
      deliverySuburb: 'Newtown',
      deliveryCity: 'Wellington',
      deliveryPostalCode: '6021',
    });
    const changed = { ...address, suburbId };
    expect((await shop.write(who, 'PUT', '/api/v1/addresses/my/items', changed)).status).toBe(200);
    expect(await context(who)).toEqual(toldBefore);
    const other = await shop.another(who);
    expect(await context(who, other)).toMatchObject({
      deliveryStreet1: '9 Rintoul Street',
      deliveryStreet2: 'Flat 2',
      deliverySuburb: 'Newtown',
    });
  });

  it('is of the last order that can be changed, or else of the last one [A4.59] [A7.048]', async () => {
    const who = await shop.owner();
    shop.pass(1_000);
    const second = await shop.another(who);
    expect((await last(who)).orderId).toBe(second);
    await shop.setState(second, 'picking');
    expect((await last(who)).orderId).toBe(who.orderId);
    await shop.setState(who.orderId, 'cancelled');
    expect(await last(who)).toMatchObject({ orderId: second, unchangeableOrderReason: 'OrderAlreadyPicking' });
  });

  it('says why it cannot be, in the words of the store [A3.O6]', async () => {
    const who = await shop.owner();
    const second = await shop.another(who);
    await shop.change(who, second);
    expect([await reason(who), await reason(who, second)]).toEqual(['AnotherOrderInChange', null]);
    await shop.giveUp(who);
    await shop.setState(who.orderId, 'completed');
    expect(await reason(who)).toBe('OrderAlreadyPicking');
    await shop.setState(who.orderId, 'cancelled');
    expect(await reason(who)).toBe('CancelledOrder');
    shop.time.nowMs += 8 * 24 * hourMs;
    expect(await reason(who, second)).toBe('CutOffPassed');
  });

  it('is told without writing anything', async () => {
    const who = await shop.owner();
    await shop.change(who, who.orderId);
    const before = await shop.databaseHash();
    await Promise.all([context(who), last(who), check(who), shop.read(who, paths.difference)]);
    expect(await shop.databaseHash()).toBe(before);
  });
});

describe('Why an order cannot be changed', () => {
  const placed = { state: 'placed', cutOffMs: 1_000, hasChoice: true, isUnderWay: false } as const;
  it.each([
    [{}, 999, null],
    [{}, 1_000, 'CutOffPassed'],
    [{ cutOffMs: null }, 9_999_999, null],
    [{ cutOffMs: null, state: 'picking' }, 0, 'OrderAlreadyPicking'],
    [{ hasChoice: false }, 0, 'CutOffPassed'],
    [{ isUnderWay: true }, 0, 'OrderUnderWay'],
    [{ isAnotherInChange: true }, 0, 'AnotherOrderInChange'],
    [{ state: 'paying' }, 0, 'OrderNotFound'],
  ] as const)('of %j at %d is %s', (more, nowMs, why) => {
    expect(reasonAgainst({ ...placed, ...more }, nowMs)).toBe(why);
  });
});

describe('How a change stands', () => {
  const none = {
    isInChangeOrder: false,
    isChangable: false,
    changeOrderCancelled: false,
    changeOrderCancelledReason: null,
  };
  it('is told with what became of it: it goes on, is too late, or ended by itself [A3.56]', async () => {
    const who = await shop.owner();
    expect(await check(who)).toEqual(none);
    await shop.change(who, who.orderId);
    expect(await check(who)).toEqual({ ...none, isInChangeOrder: true, isChangable: true });
    shop.time.nowMs += 8 * 24 * hourMs;
    expect(await check(who)).toEqual({ ...none, isInChangeOrder: true });
    const { problems } = await shop.read<{ problems: readonly object[] }>(who, paths.difference);
    expect(problems).toMatchObject([{ code: 'slotMissing', message: expect.stringContaining('too late to change') }]);
    await shop.db.transaction(async (trx) => {
      const change = await changeOf(trx, who.accountId);
      if (change) await cancelChange(trx, change, 'OrderAlreadyPicking');
    });
    expect(await check(who)).toEqual({
      ...none,
      changeOrderCancelled: true,
      changeOrderCancelledReason: 'OrderAlreadyPicking',
    });
    await shop.giveUp(who);
    expect(await check(who)).toEqual(none);
  });
});
