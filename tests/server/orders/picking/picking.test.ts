import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noDiet } from '#services/dietary/dietary.contract.ts';
import { labelOf } from '#server/catalogue/label-of.ts';
import { productBySku } from '#server/db/repositories/catalogue.ts';
import { keepDietaryProfile } from '#server/db/repositories/dietary-profiles.ts';
import { finishPicking, NotPickedSo } from '#server/orders/picking/finish.ts';
import { complete, sendOut, startPicking } from '#server/orders/picking/steps.ts';
import { goods, priceCents } from '../placing-shop.ts';
import { openSaveShop, type SaveShop } from '../save/save-shop.ts';

let shop: SaveShop;
beforeAll(async () => {
  shop = await openSaveShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const changeOf = async () => {
  const { state, facts } = await shop.db.read.selectFrom('order_changes').selectAll().executeTakeFirstOrThrow();
  return { state, reason: (JSON.parse(facts) as { reason: string | null }).reason };
};

describe('Picking an order', () => {
  it('goes from step to step, each once, and never back', async () => {
    const { orderId } = await shop.owner();
    const steps = [startPicking, finishPicking, sendOut, complete];
    for (const step of steps) {
      for (const early of steps.slice(steps.indexOf(step) + 1)) expect(await early(shop.world, orderId)).toBe(false);
      expect(await step(shop.world, orderId)).toBe(true);
      expect(await step(shop.world, orderId)).toBe(false);
    }
    expect(await shop.events(orderId)).toEqual(['placed', 'picking', 'picked', 'onTheWay', 'completed']);
    await shop.isTrue();
  });

  it('ends a change that is not saved, says why, and brings the trolley back [A8.18]', async () => {
    const who = await shop.owner();
    await shop.put(who, { [goods.wine]: 1 });
    await shop.changed(who, { [goods.bread]: 5 });
    const expectedDifferenceCents = await shop.difference(who);
    const { facts } = await shop.order(who.orderId);
    await startPicking(shop.world, who.orderId);
    expect(await changeOf()).toEqual({ state: 'cancelled', reason: 'OrderAlreadyPicking' });
    expect(await shop.lines(who)).toEqual({ [goods.wine]: 1 });
    expect(await shop.save(who, { expectedDifferenceCents })).toMatchObject({
      status: 409,
      code: 'OrderAlreadyPicking',
    });
    expect((await shop.order(who.orderId)).facts).toEqual(facts);
  });

  it('gives back what did not come, and charges the less of both for what came instead', async () => {
    const { orderId } = await shop.owner({ [goods.bread]: 4, [goods.tea]: 2, [goods.kumara]: 1_500 });
    const { totalCents } = await shop.order(orderId);
    await startPicking(shop.world, orderId);
    await finishPicking(shop.world, orderId, [
      { sku: goods.bread, amount: 1 },
      { sku: goods.tea, amount: 0, substitute: { sku: goods.bread, amount: 1 } },
      { sku: goods.kumara, amount: 1_200 },
    ]);
    await shop.charging.recover();
    const { facts } = await shop.order(orderId);
    expect(facts.supplied?.map(({ sku, refundCents }) => [sku, refundCents])).toEqual([
      [goods.bread, 3 * priceCents],
      [goods.tea, priceCents],
      [goods.kumara, 150],
    ]);
    expect(await shop.refunds()).toEqual([
      { state: 'refunded', amount_cents: 150, sku: goods.kumara },
      { state: 'refunded', amount_cents: priceCents, sku: goods.tea },
      { state: 'refunded', amount_cents: 3 * priceCents, sku: goods.bread },
    ]);
    expect(shop.paid()).toBe(totalCents - 150 - 4 * priceCents);
  });

  it('takes no more for what came instead, and gives back no more than was paid', async () => {
    await shop.offer('MOST', 3, { off: { kind: 'amount', cents: 900 } });
    const { orderId } = await shop.owner({ [goods.bread]: 2, [goods.tea]: 1 }, 'MOST');
    await startPicking(shop.world, orderId);
    await finishPicking(shop.world, orderId, [
      { sku: goods.bread, amount: 0 },
      { sku: goods.tea, amount: 0, substitute: { sku: goods.bread, amount: 9 } },
    ]);
    const { facts, totalCents } = await shop.order(orderId);
    const back = Math.min(totalCents, 2 * priceCents);
    expect(facts.supplied?.map(({ refundCents }) => refundCents)).toEqual([back, 0]);
  });

  it('believes no picking that cannot be', async () => {
    const { orderId } = await shop.owner({ [goods.bread]: 2 });
    await startPicking(shop.world, orderId);
    for (const line of [
      { sku: goods.wine, amount: 0 },
      { sku: goods.bread, amount: 3 },
      { sku: goods.bread, amount: -1 },
      { sku: goods.bread, amount: 1, substitute: { sku: '999999', amount: 1 } },
    ])
      await expect(finishPicking(shop.world, orderId, [line])).rejects.toThrow(NotPickedSo);
    expect((await shop.order(orderId)).state).toBe('picking');
    expect(await shop.refunds()).toEqual([]);
  });
});

describe('What comes instead', () => {
  it('is never against how its shopper eats, and the picker reads why', async () => {
    const { orderId, accountId } = await shop.owner({ [goods.bread]: 2, [goods.tea]: 1 });
    await startPicking(shop.world, orderId);
    const tea = await productBySku(shop.db.read, goods.tea);
    const label = tea && labelOf(tea);
    const avoids = { ...noDiet, diets: ['Halal' as const] };
    await shop.db.transaction((trx) => keepDietaryProfile(trx, accountId, avoids, 0));
    const instead = finishPicking(shop.world, orderId, [
      { sku: goods.bread, amount: 1, substitute: { sku: goods.tea, amount: 1 } },
    ]);
    expect(label).not.toBe(null);
    await expect(instead).rejects.toThrow('is not marked halal');
    expect((await shop.order(orderId)).state).toBe('picking');
    await shop.db.transaction((trx) => keepDietaryProfile(trx, accountId, noDiet, 0));
    expect(
      await finishPicking(shop.world, orderId, [
        { sku: goods.bread, amount: 1, substitute: { sku: goods.tea, amount: 1 } },
      ]),
    ).toBe(true);
  });
});
