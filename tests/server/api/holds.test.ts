import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lostHoldOf } from '#server/db/repositories/holds.ts';
import { silentLog } from '#server/log.ts';
import { startSweeps } from '#server/start/sweeps.ts';
import { realWorld } from '../world.ts';
import type { SignedIn } from './shop.ts';
import { hourMs, minuteMs, openHoldShop, paths, type HoldShop } from './hold-shop.ts';

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

const put = (slotId: string, by = who) => shop.send('PUT', paths.slot, { slotId }, by.headers);
const letGo = (by = who) => shop.send('DELETE', paths.slot, undefined, by.headers);
const confirm = (by = who) => shop.send('POST', paths.confirm, undefined, by.headers);
const firstOpen = async () => {
  const [first, second] = await shop.openSlots(who);
  if (!first || !second) throw new Error('There are no slots.');
  return [first, second] as const;
};
const instant = (iso: string | null) => Date.parse(iso ?? '');

describe('A time slot', () => {
  test('is held for whoever chooses it, and the answer says on what terms [A7.032]', async () => {
    const [slot] = await firstOpen();
    const told = await shop.hold(who, slot.id);
    expect(told).toMatchObject({
      slotId: slot.id,
      selectedDate: slot.day,
      slotFee: slot.fee,
      cutOffTime: slot.cutOffTime,
      reservation: { reservationId: expect.any(String), heldUntilMs: shop.time.nowMs + hourMs },
    });
    expect([instant(told.startTime), instant(told.endTime)]).toEqual([instant(slot.start), instant(slot.end)]);
    expect(await shop.standing(who)).toEqual(told);
    expect(await shop.takenOf(slot.id)).toBe(1);
  });

  test('is let go without a payload, and saying it twice does no harm [A7.033]', async () => {
    const [slot] = await firstOpen();
    await shop.hold(who, slot.id);
    for (const time of [1, 2]) {
      const told = await shop.told(letGo());
      expect([time, told.slotId, told.reservation]).toEqual([time, null, null]);
    }
    expect(await shop.takenOf(slot.id)).toBe(0);
    expect((await shop.send('DELETE', paths.slot, { slotId: slot.id }, who.headers)).status).toBe(400);
  });

  test('chosen anew is another reservation whose alerts have not been given, also when it is the same slot [A4.22]', async () => {
    const [slot, other] = await firstOpen();
    const ids = [];
    for (const slotId of [slot.id, slot.id, other.id])
      ids.push((await shop.hold(who, slotId)).reservation?.reservationId);
    expect(new Set(ids).size).toBe(3);
    expect([await shop.takenOf(slot.id), await shop.takenOf(other.id)]).toEqual([0, 1]);
  });

  test('that is full is refused, and what was held before is held still', async () => {
    const [slot, other] = await firstOpen();
    await shop.fill(other.id);
    const before = await shop.hold(who, slot.id);
    expect(await shop.refused(put(other.id))).toEqual({ status: 409, code: 'SlotFull', fields: [] });
    expect(await shop.standing(who)).toEqual(before);
    await shop.isTrue();
  });

  test.each(['nonsense', 'a1-2026-13-45-0600-standard', 'x'.repeat(60), 'A110'])(
    'of the name %s is refused on its field',
    async (slotId) => {
      expect(await shop.refused(put(slotId))).toEqual({ status: 400, code: 'Invalid', fields: ['slotId'] });
    },
  );
});

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

describe('A hold', () => {
  test('goes on for the whole time-out when it is extended, as the same reservation', async () => {
    const [slot] = await firstOpen();
    const held = await shop.hold(who, slot.id);
    shop.time.nowMs += 40 * minuteMs;
    const told = await shop.told(confirm());
    expect(told.reservation).toEqual({ ...held.reservation, heldUntilMs: shop.time.nowMs + hourMs });
    expect(told.slotFee).toBe(held.slotFee);
  });

  test('is never extended past the cut-off', async () => {
    const slot = (await shop.openSlots(who)).find(({ cutOffTime }) => instant(cutOffTime) > shop.time.nowMs + hourMs);
    const cutOffMs = instant(slot?.cutOffTime ?? null);
    shop.time.nowMs = cutOffMs - 10 * minuteMs;
    who = await shop.shopper();
    expect((await shop.hold(who, slot?.id ?? '')).reservation?.heldUntilMs).toBe(cutOffMs);
    shop.time.nowMs += 5 * minuteMs;
    expect((await shop.told(confirm())).reservation?.heldUntilMs).toBe(cutOffMs);
    shop.time.nowMs = cutOffMs;
    expect(await shop.refused(confirm())).toEqual({ status: 409, code: 'SlotClosed', fields: [] });
    expect(await shop.refused(put(slot?.id ?? ''))).toEqual({ status: 409, code: 'SlotClosed', fields: [] });
  });

  test('that is over cannot be extended: it has expired, before and after it is taken back', async () => {
    const [slot] = await firstOpen();
    await shop.hold(who, slot.id);
    shop.time.nowMs += hourMs;
    const expired = { status: 409, code: 'SlotExpired', fields: [] };
    expect(await shop.refused(confirm())).toEqual(expired);
    await letGo();
    expect(await shop.refused(confirm())).toEqual(expired);
    expect(await shop.refused(confirm(await shop.shopper()))).toEqual(expired);
  });

  test('starts anew with a change of the trolley and with the opening of a session, and a read never lets it go on', async () => {
    const [slot] = await firstOpen();
    const held = await shop.hold(who, slot.id);
    const writes = [
      () => shop.send('POST', '/api/v1/session', { redirectUrl: null }, who.headers),
      () => {
        const sku = shop.products.find(({ isWithdrawn, stockByStore }) => !isWithdrawn && stockByStore[2])?.sku;
        const line = { sku, quantity: 0, pricingUnit: 'Each', addToBasketSource: 'Product card' };
        return shop.send('POST', '/api/v2/trolleys/my/items', line, who.headers);
      },
    ];
    for (const write of writes) {
      shop.time.nowMs += 10 * minuteMs;
      const stood = await shop.standing(who);
      for (const path of ['/session', '/trolleys/my', '/fulfilment/time-slots-summary'])
        expect((await shop.get(`/api/v1${path}`, { cookie: who.headers.cookie })).status).toBe(200);
      expect(await shop.standing(who)).toEqual(stood);
      const told = await shop.told(write());
      expect(told.reservation).toEqual({ ...held.reservation, heldUntilMs: shop.time.nowMs + hourMs });
    }
  });

  test('that is over is not brought back by a write', async () => {
    const [slot] = await firstOpen();
    await shop.hold(who, slot.id);
    shop.time.nowMs += hourMs;
    const told = await shop.told(shop.send('POST', '/api/v1/session', { redirectUrl: null }, who.headers));
    expect([told.slotId, told.reservation]).toEqual([null, null]);
  });

  test('of a shop without a time-out lasts until the cut-off, and says no other end', async () => {
    await shop.holdFor(null);
    const [slot] = await firstOpen();
    const told = await shop.hold(who, slot.id);
    expect(told.reservation).toMatchObject({ heldUntilMs: null, cutOffTime: slot.cutOffTime });
    shop.time.nowMs = instant(slot.cutOffTime) - 1;
    expect((await shop.told(confirm())).slotId).toBe(slot.id);
    shop.time.nowMs += 1;
    expect((await shop.standing(who)).slotId).toBeNull();
    expect(await shop.refused(confirm())).toMatchObject({ code: 'SlotClosed' });
  });

  test('is released at its deadline whether or not its owner is there: somebody else has the place at that very instant [A4.12]', async () => {
    const [slot] = await firstOpen();
    const [first] = await shop.fill(slot.id);
    shop.time.nowMs += hourMs - 1;
    expect(await shop.refused(put(slot.id))).toMatchObject({ code: 'SlotFull' });
    shop.time.nowMs += 1;
    expect((await shop.told(put(slot.id))).slotId).toBe(slot.id);
    if (first) expect((await shop.standing(first)).slotId).toBeNull();
    expect(await shop.takenOf(slot.id)).toBe(1);
    await shop.isTrue();
  });

  test('that is lost is remembered with the trolley as it was, until something is held again', async () => {
    const facts = shop.products.find(({ isWithdrawn, stockByStore }) => !isWithdrawn && (stockByStore[2] ?? 0) > 0);
    const line = { sku: facts?.sku, quantity: 1, pricingUnit: 'Each', addToBasketSource: 'Product card' };
    expect((await shop.send('POST', '/api/v2/trolleys/my/items', line, who.headers)).status).toBe(200);
    const [slot] = await firstOpen();
    await shop.hold(who, slot.id);
    shop.time.nowMs += hourMs;
    expect(await lostHoldOf(shop.db.read, who.accountId, shop.time.nowMs)).toMatchObject({
      slotId: slot.id,
      lostMs: shop.time.nowMs,
      facts: { lines: [{ sku: facts?.sku, name: facts?.name, isBuyable: true }] },
    });
    expect((await shop.summary(who)).last?.slot.id).toBe(slot.id);
    await shop.hold(who, slot.id);
    expect((await shop.summary(who)).last).toBeNull();
  });
});

describe('Who waits for a place', () => {
  test('is told when it is let go, and when another slot is chosen instead', async () => {
    const [slot, other] = await firstOpen();
    const holders = await shop.fill(slot.id);
    const watch = () =>
      shop.told(shop.send('PUT', `/api/v1/fulfilment/my/time-slots/watches/${slot.id}`, undefined, who.headers));
    await watch();
    shop.letters.length = 0;
    const [first, second] = holders;
    if (!first || !second) throw new Error('Nobody holds it.');
    await letGo(first);
    expect(shop.letters.map(({ to }) => to)).toEqual([who.email]);
    await shop.hold(first, slot.id);
    await watch();
    await shop.hold(second, other.id);
    expect(shop.letters.map(({ to }) => to)).toEqual([who.email, who.email]);
  });

  test('is told once of a place that nobody holds any more, which is taken back within a minute', async () => {
    const [slot] = await firstOpen();
    await shop.hold(who, slot.id);
    const rounds = new Map<number, () => void>();
    const told: string[] = [];
    const every = (ms: number, work: () => void) => {
      rounds.set(ms, work);
      return () => void rounds.delete(ms);
    };
    const clock = { ...realWorld.clock, nowMs: () => shop.time.nowMs };
    const stop = startSweeps(
      shop.db,
      silentLog,
      { ...realWorld, clock, every, monotonicMs: () => 0 },
      async (slotId) => void told.push(slotId),
    );
    shop.time.nowMs += hourMs;
    for (let round = 0; round < 3; round++) rounds.get(minuteMs)?.();
    await expect.poll(() => told.includes(slot.id)).toBe(true);
    rounds.get(minuteMs)?.();
    await expect.poll(() => shop.takenOf(slot.id)).toBe(0);
    expect(told.filter((slotId) => slotId === slot.id)).toEqual([slot.id]);
    expect(await lostHoldOf(shop.db.read, who.accountId, shop.time.nowMs)).toMatchObject({ slotId: slot.id });
    await shop.isTrue();
    stop();
    expect(rounds.size).toBe(0);
  });
});
