import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import type { ActiveOrderWire } from '#services/orders/order.contract.ts';
import type { TrolleyWire } from '#services/trolley/trolley.contract.ts';
import { goods, inStore } from '../placing-shop.ts';
import { type ChangeShop, type Difference, openChangeShop, paths } from './change-shop.ts';

let shop: ChangeShop;
beforeAll(async () => {
  shop = await openChangeShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const coupons = '/api/v1/orders/my/active/coupons';
const couponOf = async (who: Parameters<ChangeShop['read']>[0]) =>
  (await shop.read<{ order: { coupons: readonly { code: string; value: number }[] } }>(who, '/api/v1/orders/my/active'))
    .order.coupons;

describe('The coupon of an order that is changed', () => {
  it('stays with it, though it was the last one and was used by that order', async () => {
    await shop.offer('LAST', 1, { off: { kind: 'amount', cents: 300 } });
    const who = await shop.owner({ [goods.bread]: 2 }, 'LAST');
    await shop.change(who, who.orderId);
    expect(await couponOf(who)).toEqual([{ code: 'LAST', name: 'LAST', value: 3 }]);
    expect(await shop.read<Difference>(who, paths.difference)).toMatchObject({ isChanged: false, differenceCents: 0 });
  });

  it('cannot be had in the place of it, and is told so in words; the own one may be taken out', async () => {
    await shop.offer('FIRST', 5, { off: { kind: 'amount', cents: 300 } });
    await shop.offer('NEXT', 5, { off: { kind: 'amount', cents: 900 } });
    const who = await shop.owner({ [goods.bread]: 2 }, 'FIRST');
    await shop.change(who, who.orderId);
    const refused = await shop.write(who, 'POST', coupons, { couponCode: 'NEXT' });
    expect(refused).toMatchObject({ status: 400, code: 'Invalid' });
    expect(refused.message).toMatch(/^The coupon of an order stays with it\./);
    expect((await couponOf(who)).map(({ code }) => code)).toEqual(['FIRST']);
    expect((await shop.write(who, 'DELETE', `${coupons}/FIRST`)).status).toBe(200);
    expect(await shop.read<Difference>(who, paths.difference)).toMatchObject({ isChanged: true, differenceCents: 300 });
  });
});

describe('What comes along with an order', () => {
  it('comes along with it when it is changed, and is no word of the next order', async () => {
    const campaigns = [{ id: 'taste', name: 'Something to taste', department: 'pantry', aisle: 'one' }];
    await shop.db.transaction((trx) => keepSettingsGroup(trx, 'samples', { campaigns }));
    const who = await shop.buyer({ [goods.tea]: 12 });
    const said = [{ id: 'taste', actionTaken: 'accepted' }];
    const saying = shop.write(who, 'PUT', '/api/v1/products/my/online-samples/responses', said);
    expect((await saying).status).toBe(200);
    const seeds = { id: 'seeds-silverbeet', selected: true };
    expect((await shop.write(who, 'PUT', '/api/v1/orders/my/active/bonus-products', seeds)).status).toBe(200);
    const { orderId } = await shop.placed(who);
    const along = async () => {
      const { order } = await shop.read<ActiveOrderWire>(who, '/api/v1/orders/my/active');
      return [order.samples.length, order.bonusProducts.filter(({ selected }) => selected).map(({ id }) => id)];
    };
    expect(await along()).toEqual([0, []]);
    await shop.change(who, orderId);
    expect(await along()).toEqual([1, ['seeds-silverbeet']]);
    expect(await shop.read<Difference>(who, paths.difference)).toMatchObject({ isChanged: false, differenceCents: 0 });
    await shop.giveUp(who);
    expect(await along()).toEqual([0, []]);
  });
});

describe('What is put into an order that is changed', () => {
  it('leaves what the order took on its shelf: the last one of a thing is there for it, and for nobody else', async () => {
    const who = await shop.owner({ [goods.tea]: inStore.tea });
    expect((await shop.stock()).tea).toBe(0);
    await shop.readCatalogue();
    expect((await shop.want(who, goods.tea, 1)).status).toBe(400);
    await shop.change(who, who.orderId);
    const { totalInStockItems, items } = await shop.read<TrolleyWire>(who, paths.trolley);
    expect([totalInStockItems, items.map(({ categoryType }) => categoryType)]).toEqual([1, ['Standard']]);
    expect((await shop.read<Difference>(who, paths.difference)).problems).toEqual([]);
    expect((await shop.want(who, goods.tea, inStore.tea - 1, who.orderId)).status).toBe(200);
    expect((await shop.want(who, goods.tea, inStore.tea, who.orderId)).status).toBe(200);
    expect((await shop.want(who, goods.tea, inStore.tea + 1, who.orderId)).status).toBe(400);
    await shop.giveUp(who);
    expect((await shop.want(who, goods.tea, 1)).status).toBe(400);
  });
});
