import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { complete } from '#server/orders/picking/steps.ts';
import { goods, priceCents } from '../orders/placing-shop.ts';
import { boosts, type LoyaltyShop, openLoyaltyShop, points } from './loyalty-shop.ts';

let shop: LoyaltyShop;
beforeAll(async () => {
  shop = await openLoyaltyShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const dollars = (pieces: number) => (pieces * priceCents) / 100;
const recentOf = async (who: Parameters<LoyaltyShop['balance']>[0]) =>
  (await shop.balance(who)).recent.map(({ points: moved, text }) => [moved, text] as const);

describe('The points of an order', () => {
  it('come once it has arrived: a point a dollar and what its products bring besides, once', async () => {
    const who = await shop.owner({ [goods.bread]: 3, [goods.kumara]: 1_500 });
    await shop.join(who);
    expect((await shop.balance(who)).pointsBalance).toBe(0);
    await shop.arrive(who.orderId);
    const paid = Math.floor(dollars(4.5));
    const { number } = await shop.db.read.selectFrom('orders').select('number').executeTakeFirstOrThrow();
    expect(await recentOf(who)).toEqual([
      [points.kumaraBonus, `Bonus points of order ${number}`],
      [paid, `Order ${number}`],
    ]);
    expect(await complete(shop.world, who.orderId)).toBe(false);
    expect((await shop.balance(who)).pointsBalance).toBe(paid + points.kumaraBonus);
  });

  it('are those of what came and was paid: neither for what did not come nor for what a coupon took off', async () => {
    await shop.offer('LESS', 3, { off: { kind: 'amount', cents: 250 } });
    const who = await shop.owner({ [goods.bread]: 4, [goods.kumara]: 1_000, [goods.tea]: 1 }, 'LESS');
    await shop.join(who);
    await shop.boost(who, null);
    await shop.arrive(who.orderId, [
      { sku: goods.kumara, amount: 0 },
      { sku: goods.tea, amount: 0 },
      { sku: goods.bread, amount: 2 },
    ]);
    expect((await shop.balance(who)).pointsBalance).toBe(Math.floor(dollars(2) - 2.5) + points.bread);
    expect((await shop.offerOf(who, boosts.tea)).state).toBe('boosted');
  });

  it('are none for whoever has no card, and none for an order that was cancelled', async () => {
    const [guestly, who] = [await shop.owner(), await shop.owner()];
    await shop.arrive(guestly.orderId);
    await shop.join(guestly);
    expect((await shop.balance(guestly)).pointsBalance).toBe(0);
    await shop.join(who);
    await shop.boost(who, null);
    expect((await shop.cancel(who, who.orderId)).status).toBe(200);
    expect((await shop.balance(who)).pointsBalance).toBe(0);
    expect((await shop.offers(who)).map(({ state }) => state)).toEqual(['boosted', 'boosted']);
  });

  it('come on top for what was boosted before the order was placed, once for each offer (T-29)', async () => {
    const who = await shop.buyer({ [goods.bread]: 5 });
    await shop.join(who);
    await shop.boost(who, (await shop.offerOf(who, boosts.bread)).offerId);
    const { orderId } = await shop.placed(who);
    const other = await shop.another(who, { [goods.bread]: 1, [goods.tea]: 1 });
    shop.pass(1_000);
    await shop.boost(who, (await shop.offerOf(who, boosts.tea)).offerId);
    await shop.arrive(orderId);
    await shop.arrive(other);
    expect((await shop.balance(who)).pointsBalance).toBe(dollars(7) + points.bread);
    expect((await shop.offerOf(who, boosts.bread)).state).toBe('used');
    expect((await shop.offerOf(who, boosts.tea)).state).toBe('boosted');
    const { used_ms: usedMs, order_id: usedBy } = await shop.db.read
      .selectFrom('loyalty_offers')
      .select(['used_ms', 'order_id'])
      .where('order_id', 'is not', null)
      .where('shopper_id', '=', who.accountId)
      .executeTakeFirstOrThrow();
    expect([usedMs, usedBy]).toEqual([shop.time.nowMs, orderId]);
  });

  it('do not come with an offer that only began after the order was placed', async () => {
    const who = await shop.buyer({ [goods.bread]: 2 });
    await shop.join(who);
    const { orderId } = await shop.placed(who);
    shop.pass(1_000);
    await shop.boost(who, null);
    await shop.arrive(orderId);
    expect((await shop.balance(who)).pointsBalance).toBe(dollars(2));
  });

  it('stand in the session with whether there is a card [B3.02]', async () => {
    const who = await shop.owner({ [goods.bread]: 3 });
    const shopperOf = async () =>
      (
        await shop.read<{ context: { shopper: { hasOnecard: boolean; oneCardBalance: object } } }>(
          who,
          '/api/v1/session',
        )
      ).context.shopper;
    expect(await shopperOf()).toMatchObject({ hasOnecard: false, oneCardBalance: { onecardPointsBalance: 0 } });
    await shop.join(who);
    await shop.arrive(who.orderId);
    expect(await shopperOf()).toMatchObject({
      hasOnecard: true,
      oneCardBalance: { onecardPointsBalance: dollars(3) },
    });
    await shop.putCard(who, null);
    expect(await shopperOf()).toMatchObject({ hasOnecard: false, oneCardBalance: { onecardPointsBalance: 0 } });
  });
});
