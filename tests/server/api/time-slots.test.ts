import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planOf } from '#server/fulfilment/slot-plan.ts';
import { addDays, instantOf } from '#services/fulfilment/slot-day.rules.ts';
import type { TimeSlotsSummaryWire } from '#services/fulfilment/time-slots.contract.ts';
import { areaOf } from '../fulfilment/slot-places.ts';
import { base, called, friday, json, openSlotShop, type SlotShop, smallSlotIn, startMs } from './summary-shop.ts';

let at: SlotShop;
beforeAll(async () => {
  at = await openSlotShop();
});
afterAll(() => at.shop.close());
beforeEach(() => {
  at.time.nowMs = startMs;
  at.letters.length = 0;
});

describe('the summary of time slots', () => {
  test('tells the slots of a week in order, with their beginning, end, discount and day [A7.034] [A3.33]', async () => {
    const told = await at.summary(await at.shopperIn('Newtown'));
    expect(told).toMatchObject({
      method: 'Courier',
      needs: null,
      placeName: 'Newtown',
      firstDate: friday,
      lastDate: addDays(friday, 39),
      from: friday,
      days: 7,
      slotId: null,
      trolley: { items: 0 },
      last: null,
    });
    const planned = Array.from({ length: 7 }, (_, at) => planOf(areaOf('Newtown'), addDays(friday, at)))
      .flat()
      .filter(({ kind }) => kind !== 'express');
    expect(told.slots.map(({ id, day }) => [id, day])).toEqual(planned.map(({ id, day }) => [id, day]));
    expect(told.slots.map((slot) => [Date.parse(slot.start), Date.parse(slot.end)])).toEqual(
      planned.map(({ startMs, endMs }) => [startMs, endMs]),
    );
    expect(told.slots.map(({ discount }) => discount * 100)).toEqual(planned.map((slot) => slot.discountCents));
  });

  test('shows what can be ordered for as open, what nothing is left of as full, and the rest as closed', async () => {
    const { slots } = await at.summary(await at.shopperIn('Newtown'));
    const planned = new Map(
      [friday, addDays(friday, 1)].flatMap((day) => planOf(areaOf('Newtown'), day)).map((slot) => [slot.id, slot]),
    );
    for (const { id, state, placesLeft } of slots) {
      const plan = planned.get(id);
      if (!plan) continue;
      expect([id, state]).toEqual([
        id,
        at.time.nowMs >= plan.cutOffMs ? 'closed' : plan.capacity === 0 ? 'full' : 'open',
      ]);
      expect([id, placesLeft]).toEqual([id, state === 'open' && plan.capacity <= 3 ? plan.capacity : null]);
    }
    expect(new Set(slots.map(({ state }) => state))).toEqual(new Set(['open', 'full', 'closed']));
  });

  test('closes a slot at its cut-off to the millisecond', async () => {
    const who = await at.shopperIn('Newtown');
    const slot = smallSlotIn('Newtown', friday);
    const states: (string | undefined)[] = [];
    for (const nowMs of [slot.cutOffMs - 1, slot.cutOffMs]) {
      at.time.nowMs = nowMs;
      states.push(called((await at.summary(who)).slots, slot.id)?.state);
    }
    expect(states).toEqual(['open', 'closed']);
  });

  test('still shows the day before until 2 am [A9.19]', async () => {
    const who = await at.shopperIn('Newtown');
    at.time.nowMs = instantOf(addDays(friday, 1), 119);
    expect((await at.summary(who)).firstDate).toBe(friday);
    at.time.nowMs = instantOf(addDays(friday, 1), 120);
    expect((await at.summary(who)).firstDate).toBe(addDays(friday, 1));
  });

  test.each([
    ['?from=2026-11-01', friday, 7],
    ['?from=2026-11-25&days=2', '2026-11-25', 2],
    ['?from=2026-12-27&days=7', '2026-12-27', 3],
    ['?from=2030-01-01', '2026-12-29', 1],
    ['?days=40', friday, 40],
  ])('asked for %s begins on %s and tells of %i days', async (query, from, days) => {
    const told = await at.summary(await at.shopperIn('Newtown'), query);
    expect([told.from, told.days]).toEqual([from, days]);
    expect(new Set(told.slots.map(({ day }) => day)).size).toBe(days);
  });

  test.each(['?from=2026-11-31', '?from=soon', '?days=0', '?days=41', '?days=x'])(
    'refuses %s on its field',
    async (query) => {
      const response = await at.shop.get(`${base}/time-slots-summary${query}`);
      expect([response.status, Object.keys(((await response.json()) as { fieldErrors: object }).fieldErrors)]).toEqual([
        400,
        [query.slice(1).split('=')[0]],
      ]);
    },
  );

  test('says what has to be chosen first, and shows nothing until then', async () => {
    const guest = await json<TimeSlotsSummaryWire>(await at.shop.get(`${base}/time-slots-summary`));
    expect([guest.needs, guest.slots, guest.trolley]).toEqual(['suburb', [], null]);
    const who = await at.shop.signedIn();
    await json(await at.put(who, 'methods/pickup'));
    expect(await at.summary(who)).toMatchObject({ needs: 'pickupAddress', slots: [], method: 'Pickup' });
    expect(await at.summary(await at.livesIn(who, 'Tryphena'))).toMatchObject({ needs: 'otherAddress', slots: [] });
  });

  test('takes the fee by what is in the trolley, less what is off, and never below nothing', async () => {
    const who = await at.shopperIn('Newtown');
    const fees = async () => {
      const { slots } = await at.summary(who);
      for (const { fee } of slots) expect(fee).toBeGreaterThanOrEqual(0);
      const prices = (kind: string) =>
        new Set(slots.filter((slot) => slot.kind === kind).map(({ fee, discount }) => fee + discount));
      return [[...prices('standard')], [...prices('flexible')]];
    };
    expect(await fees()).toEqual([[14], [17]]);
    await at.putIn(who, 5, 8);
    expect(await fees()).toEqual([[11], [14]]);
    await at.putIn(who, 5, 25);
    expect(await fees()).toEqual([[5], [10]]);
    const collecting = await at.collects(await at.shop.signedIn(), 1, 'InStore');
    await at.putIn(collecting, 5, 5);
    expect(new Set((await at.summary(collecting)).slots.map(({ fee, discount }) => [fee, discount].join()))).toEqual(
      new Set(['0,0']),
    );
  });

  test('says what the trolley would be like there', async () => {
    const who = await at.shopperIn('Newtown');
    for (const index of [0, 1, 5]) await at.putIn(who, index, 2);
    const { trolley } = await at.summary(who);
    const named = (index: number) => ({ sku: at.skuAt(index), name: at.shop.products[index]?.name });
    expect(trolley).toEqual({
      items: 6,
      missing: [],
      perishable: [],
      alcohol: [named(0)],
      restricted: [named(0), named(1)],
      expressCount: 6,
    });
  });
});
