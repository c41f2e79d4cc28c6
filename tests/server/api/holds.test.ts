import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lostHoldOf } from '#server/db/repositories/holds.ts';
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
    let stands = held.reservation;
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
      for (const path of ['/session', '/trolleys/my', '/fulfilment/time-slots-summary'])
        expect((await shop.get(`/api/v1${path}`, { cookie: who.headers.cookie })).status).toBe(200);
      expect((await shop.standing(who)).reservation).toEqual(stands);
      stands = (await shop.told(write())).reservation;
      expect(stands).toEqual({ ...held.reservation, heldUntilMs: shop.time.nowMs + hourMs });
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
