import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as v from 'valibot';
import { instantOf } from '#services/fulfilment/slot-day.rules.ts';
import type { ExpressTimeSlots } from '#services/fulfilment/time-slots.contract.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import type { SignedIn } from './shop.ts';
import { base, friday, json, minuteMs, openSlotShop, type SlotShop, startMs } from './summary-shop.ts';

let at: SlotShop;
beforeAll(async () => {
  at = await openSlotShop();
});
afterAll(() => at.shop.close());
beforeEach(() => {
  at.time.nowMs = startMs;
  at.letters.length = 0;
});

type Express = v.InferInput<typeof ExpressTimeSlots>;
const express = (who: SignedIn | null, query = '') => at.get<Express>(who, `my/express-time-slots${query}`);

describe('express slots', () => {
  test('are those of the next four hours, for the fee of the place and not of the settings [A7.067] [A9.29]', async () => {
    const told = await express(await at.shopperIn('Ponsonby'));
    expect(told).toMatchObject({
      why: null,
      method: 'Courier',
      expressDeliveryFee: 13,
      expressPickUpFee: null,
      itemsLimit: 25,
    });
    expect(told.slots.length).toBeGreaterThan(2);
    for (const slot of told.slots) {
      expect(slot).toMatchObject({ kind: 'express', fee: 13, allowsAlcohol: false, itemsLimit: 25 });
      expect(Date.parse(slot.start) - at.time.nowMs).toBeLessThanOrEqual(4 * 60 * minuteMs);
      expect(Date.parse(slot.cutOffTime ?? '')).toBeGreaterThan(at.time.nowMs);
    }
  });

  test('are told for the other way too, without choosing it [A9.28]', async () => {
    const who = await at.collects(await at.shopperIn('Ponsonby'), 1, 'InStore');
    expect(await express(who)).toMatchObject({ method: 'Pickup', expressPickUpFee: 4, expressDeliveryFee: null });
    expect(await express(who, '?method=Courier')).toMatchObject({
      method: 'Courier',
      expressDeliveryFee: 13,
      flexibleDeliveryFee: 17,
      placeName: 'Ponsonby',
    });
    expect((await at.summary(who)).method).toBe('Pickup');
  });

  test('say why there are none', async () => {
    const guest = await json<Express>(await at.shop.get(`${base}/my/express-time-slots`));
    expect([guest.why, guest.slots]).toEqual(['suburb', []]);
    const collecting = await json<Express>(await at.shop.get(`${base}/my/express-time-slots?method=Pickup`));
    expect(collecting.why).toBe('pickupAddress');
    expect((await express(await at.shopperIn('Oneroa'))).why).toBe('notHere');
    expect((await express(await at.shopperIn('Tryphena'))).why).toBe('notHere');
    const who = await at.shopperIn('Ponsonby');
    at.time.nowMs = instantOf(friday, 23 * 60);
    expect((await express(who)).why).toBe('closed');
  });

  test('limit how many things an order has, and tell their fee in the context [A3.28] [A3.29]', async () => {
    const who = await at.shopperIn('Ponsonby');
    const open = (await express(who)).slots.find(({ state }) => state === 'open');
    const { context } = await json<ServerContextWire>(await at.hold(who, open?.id ?? ''));
    expect(context.fulfilment).toMatchObject({
      slotId: open?.id,
      itemsLimit: 25,
      slotFee: 13,
      expressFulfilment: {
        isExpressSlot: true,
        expressDeliveryFee: 13,
        expressPickUpFee: null,
        flexibleDeliveryFee: null,
      },
    });
    await at.letGo(who);
  });
});
