import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TrolleyWire } from '#services/trolley/trolley.contract.ts';
import type { SignedIn } from '../api/shop.ts';
import { type ChangeShop, type Difference, openChangeShop, paths } from './change/change-shop.ts';
import { goods } from './placing-shop.ts';

let shop: ChangeShop;
beforeAll(async () => {
  shop = await openChangeShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const prefers = async (who: SignedIn, change: object) =>
  expect((await shop.send('PUT', '/api/v1/preferences/my', change, who.headers)).status).toBe(200);
const packed = async (who: SignedIn) => {
  const { paperPackingSlip, packaging } = await shop.read<TrolleyWire>(who, paths.trolley);
  return [paperPackingSlip, packaging.packagingPreferenceId];
};
const orderOf = async (orderId: string) => {
  const [{ facts }] = JSON.parse(await shop.orderRow(orderId)) as [{ facts: string }];
  return JSON.parse(facts) as object;
};

describe('What a shopper prefers', () => {
  it('goes with the order that is placed, and the next one begins with it again [A2.073] [A2.146]', async () => {
    const who = await shop.buyer({ [goods.bread]: 2 });
    await prefers(who, { paperPackingSlip: true, packagingPreferenceId: 'no-bags' });
    await shop.send('POST', '/api/v1/trolleys/my/metadata', { paperPackingSlip: false }, who.headers);
    const { orderId } = await shop.placed(who);
    expect(await orderOf(orderId)).toMatchObject({
      trolleyChoices: { paperPackingSlip: false, packagingPreferenceId: 'no-bags' },
    });
    expect(await packed(who)).toEqual([true, 'no-bags']);
  });

  it('says nothing of an order that was placed before: there is no difference as a change of it begins', async () => {
    const who = await shop.owner();
    // As orders were kept before there were preferences.
    const facts = JSON.stringify({ ...(await orderOf(who.orderId)), trolleyChoices: {} });
    await shop.db.transaction((trx) =>
      trx.updateTable('orders').set({ facts }).where('id', '=', who.orderId).execute(),
    );
    await prefers(who, { paperPackingSlip: true, packagingPreferenceId: 'paper-bags', orderNotes: 'Green ones' });
    await shop.change(who, who.orderId);
    expect(await packed(who)).toEqual([false, null]);
    expect(await shop.read<Difference>(who, paths.difference)).toMatchObject({ differenceCents: 0, isChanged: false });
    await shop.giveUp(who);
    expect(await packed(who)).toEqual([true, 'paper-bags']);
  });
});
