import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as v from 'valibot';
import type { OrderFacts } from '#server/orders/order.types.ts';
import { createOrder } from '#server/db/repositories/orders.ts';
import type { HeldSlot } from '#server/fulfilment/hold.ts';
import type { SaverSavings } from '#services/delivery-saver/delivery-saver.contract.ts';
import type { OrderState } from '#services/orders/order-states.words.ts';
import type { PlacementState } from '#services/orders/orders.words.ts';
import type { SignedIn } from '../api/shop.ts';
import { heldSlot } from '../fulfilment/held.sample.ts';
import { keptOrder } from '../orders/order.sample.ts';
import { midweek, monthly, openSaverShop, paths, type SaverShop } from './saver-shop.ts';

let shop: SaverShop;
beforeAll(async () => {
  shop = await openSaverShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

type Told = v.InferInput<typeof SaverSavings>;
const savingsOf = async (who: SignedIn) =>
  (await (await shop.get(paths.savings, { cookie: who.headers.cookie })).json()) as Told;

type Had = {
  readonly state?: OrderState | PlacementState;
  readonly slot?: Partial<HeldSlot>;
  readonly goods?: number;
  readonly fee?: number;
  readonly facts?: Partial<OrderFacts>;
};
const [tuesday, friday] = ['2026-11-17', '2026-11-13'] as const;

/** An order of theirs that was delivered, unless it is said otherwise. */
async function delivered({ accountId: shopperId }: SignedIn, had: Had = {}): Promise<void> {
  const { state = 'completed', goods = 100, fee = 11, facts = {} } = had;
  const order = keptOrder({ shopperId });
  const hold = { ...order.facts.hold, slot: heldSlot({ day: tuesday, ...had.slot }) };
  const components = [
    { part: 'goods', name: 'Items (2)', valueCents: goods * 100, isTotal: false },
    { part: 'delivery', name: 'Delivery', valueCents: fee * 100, isTotal: false },
  ] as const;
  await shop.db.transaction(async (trx) => {
    await createOrder(trx, { ...order, facts: { ...order.facts, hold, components, ...facts } });
    await trx.updateTable('orders').set({ state }).where('id', '=', order.id).execute();
  });
}

describe('What a plan would have saved a shopper', () => {
  it('is counted from the deliveries that came and that they paid for in the last six months', async () => {
    const who = await shop.signedIn();
    await delivered(who);
    await delivered(who, { slot: { day: friday } });
    await delivered(who, { slot: { day: '2026-05-20' }, goods: 50, fee: 14 });
    const told = await savingsOf(who);
    expect(told).toMatchObject({ months: 6, deliveries: 3, feesPaid: 36 });
    expect(told.plans.map(({ planId, saving }) => [planId, saving])).toEqual([
      [monthly, 22 - 150],
      ['any-day-half-year', 22 - 120],
      ['any-day-year', 22 - 99.5],
      [midweek, 11 - 60],
    ]);
    expect(told.plans[0]).toMatchObject({ planPrice: 150, remainingFees: 14, deliveriesToBreakEven: 3 });
  });

  it.each([
    ['that has not come yet', { state: 'onTheWay' }],
    ['that was cancelled', { state: 'cancelled' }],
    ['that cost nothing', { fee: 0 }],
    ['of longer ago', { slot: { day: '2026-05-19' } }],
    ['that was picked up', { facts: { method: 'Pickup' } }],
    ['in a flexible hour', { slot: { kind: 'flexible' } }],
    ['by express', { slot: { kind: 'express' } }],
  ] as const)('leaves out one %s', async (_, had) => {
    const who = await shop.signedIn();
    await delivered(who, had as Had);
    expect(await savingsOf(who)).toEqual({ months: 6, deliveries: 0, feesPaid: 0, plans: [] });
  });

  it('claims nothing of whoever had none, and never counts those of somebody else', async () => {
    const [who, other] = [await shop.signedIn(), await shop.signedIn()];
    await delivered(other);
    expect(await savingsOf(who)).toEqual({ months: 6, deliveries: 0, feesPaid: 0, plans: [] });
    expect((await shop.get(paths.savings)).status).toBe(401);
  });
});
