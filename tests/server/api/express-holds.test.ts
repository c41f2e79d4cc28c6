import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from './shop.ts';
import { openHoldShop, paths, type HoldShop } from './hold-shop.ts';

let shop: HoldShop;
let who: SignedIn;
beforeAll(async () => {
  shop = await openHoldShop();
});
beforeEach(async () => {
  await shop.begin();
  who = await shop.shopper();
});
afterAll(() => shop.close());

const firstOpen = async () => {
  const [first, second] = await shop.openSlots(who);
  if (!first || !second) throw new Error('There are no slots.');
  return [first, second] as const;
};

describe('An express slot', () => {
  const my = '/api/v1/fulfilment/my';
  const express = (slotId = '') => shop.send('POST', paths.express, { slotId }, who.headers);
  beforeEach(async () => {
    const store = { addressId: 3, pickupType: 'InStore' };
    await shop.told(shop.send('PUT', `${my}/pickup-addresses`, store, who.headers));
    await shop.told(shop.send('PUT', `${my}/methods/courier`, undefined, who.headers));
  });

  test('is held by a call of its own, with its limit, and the way to get it is that slot’s [A7.069]', async () => {
    const [slot] = await shop.expressSlots(who, 'Pickup');
    expect(slot?.id).toMatch(/^p3-instore-.*-express$/);
    expect(await shop.told(express(slot?.id))).toMatchObject({
      method: 'Pickup',
      slotId: slot?.id,
      itemsLimit: 25,
      isExpressAbandoned: false,
      expressFulfilment: { isExpressSlot: true },
    });
  });

  test('is none of the others: what is not express is refused there, and nothing is chosen by it', async () => {
    const [slot] = await firstOpen();
    for (const slotId of [slot.id, 'nonsense', 'p7-instore-2026-11-20-0960-express'])
      expect(await shop.refused(express(slotId))).toEqual({ status: 400, code: 'Invalid', fields: ['slotId'] });
    expect(await shop.standing(who)).toMatchObject({ slotId: null, method: 'Courier' });
  });

  test('that was left is begun again without a word of it', async () => {
    const [slot] = await shop.expressSlots(who, 'Pickup');
    await shop.told(express(slot?.id));
    const left = await shop.told(shop.send('PUT', `${my}/methods/courier`, undefined, who.headers));
    expect([left.isExpressAbandoned, left.slotId]).toEqual([true, null]);
    const again = await shop.told(express(slot?.id));
    expect([again.isExpressAbandoned, again.method, again.slotId]).toEqual([false, 'Pickup', slot?.id]);
  });
});
