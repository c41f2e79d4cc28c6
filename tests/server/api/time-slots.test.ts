import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as v from 'valibot';
import { shell } from '#fixtures/shell.ts';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import type { Letter } from '#server/letters/letters.ts';
import { planOf } from '#server/fulfilment/slot-plan.ts';
import { addDays, instantOf } from '#services/fulfilment/slot-day.rules.ts';
import type { ExpressTimeSlots, TimeSlotsSummaryWire, TimeSlotWire } from '#services/fulfilment/time-slots.contract.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import { realWorld } from '../world.ts';
import { areaOf, places, suburbCalled } from '../fulfilment/slot-places.ts';
import { openShop, type Shop, type SignedIn } from './shop.ts';

/** A Friday, two in the afternoon in New Zealand. */
const friday = '2026-11-20';
const start = Date.UTC(2026, 10, 20, 1, 2, 3);
const minuteMs = 60_000;
let nowMs = start;
let letters: Letter[] = [];
let shop: Shop;
beforeAll(async () => {
  shop = await openShop(
    {
      places,
      clock: { ...realWorld.clock, nowMs: () => nowMs },
      letters: { send: async (letter) => void letters.push(letter) },
    },
    60,
    (product, index) => ({
      ...product,
      isWithdrawn: false,
      saleCents: null,
      multibuy: null,
      priceCents: 1_000,
      unit: 'Each',
      stockByStore: index === 2 ? [0, 0, 0] : [50, 50, 50],
      restriction: index === 0 ? 'Alcohol' : index === 1 ? 'Knife' : 'None',
    }),
  );
  await shop.db.transaction((trx) => keepSettingsGroup(trx, 'shell', shell));
});
afterAll(() => shop.close());
beforeEach(() => {
  nowMs = start;
  letters = [];
});

type Express = v.InferInput<typeof ExpressTimeSlots>;
const base = '/api/v1/fulfilment';
const json = async <T>(response: Response): Promise<T> => {
  expect([response.status, response.status === 200 ? '' : await response.clone().text()]).toEqual([200, '']);
  return (await response.json()) as T;
};
const cookieOf = (who: SignedIn) => ({ cookie: who.headers.cookie });
const summary = async (who: SignedIn, query = '') =>
  json<TimeSlotsSummaryWire>(await shop.get(`${base}/time-slots-summary${query}`, cookieOf(who)));
const express = async (who: SignedIn, query = '') =>
  json<Express>(await shop.get(`${base}/my/express-time-slots${query}`, cookieOf(who)));
const put = (who: SignedIn, path: string, body?: unknown) => shop.send('PUT', `${base}/my/${path}`, body, who.headers);
const livesIn = async (who: SignedIn, suburb: string) => {
  await json(await put(who, `suburbs/${suburbCalled(suburb).id}`));
  return who;
};
const shopperIn = async (suburb: string) => livesIn(await shop.signedIn(), suburb);
const collects = async (who: SignedIn, addressId: number, pickupType: string) => {
  await json(await put(who, 'pickup-addresses', { addressId, pickupType }));
  return who;
};
const hold = (who: SignedIn, slotId: string) => put(who, 'time-slots', { slotId });
const watch = (who: SignedIn, slotId: string) => put(who, `time-slots/watches/${slotId}`);
const letGo = (who: SignedIn) => shop.send('DELETE', `${base}/my/time-slots`, undefined, who.headers);
const skuAt = (index: number) => shop.products[index]?.sku ?? '';
const putIn = async (who: SignedIn, index: number, quantity: number) =>
  json(
    await shop.send(
      'POST',
      '/api/v2/trolleys/my/items',
      { sku: skuAt(index), quantity, pricingUnit: 'Each', addToBasketSource: 'Product card' },
      who.headers,
    ),
  );
const called = (slots: readonly TimeSlotWire[], id: string) => slots.find((slot) => slot.id === id);
/** The smallest slot that can still be ordered for: of so many places. */
function smallSlotIn(suburb: string, day = addDays(friday, 2)) {
  const [slot] = planOf(areaOf(suburb), day)
    .filter(({ capacity, kind }) => capacity > 0 && kind !== 'express')
    .sort((one, other) => one.capacity - other.capacity);
  if (!slot) throw new Error('There is none.');
  return slot;
}
/** Shoppers who hold every place of a slot. */
async function filled(suburb: string, slot: { readonly id: string; readonly capacity: number }) {
  const holders: SignedIn[] = [];
  while (holders.length < slot.capacity) {
    const who = await shopperIn(suburb);
    await json(await hold(who, slot.id));
    holders.push(who);
  }
  return holders;
}

describe('the summary of time slots', () => {
  test('tells the slots of a week in order, with their beginning, end, discount and day [A7.034] [A3.33]', async () => {
    const told = await summary(await shopperIn('Newtown'));
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
    const { slots } = await summary(await shopperIn('Newtown'));
    const planned = new Map(
      [friday, addDays(friday, 1)].flatMap((day) => planOf(areaOf('Newtown'), day)).map((slot) => [slot.id, slot]),
    );
    for (const { id, state, placesLeft } of slots) {
      const plan = planned.get(id);
      if (!plan) continue;
      expect([id, state]).toEqual([id, nowMs >= plan.cutOffMs ? 'closed' : plan.capacity === 0 ? 'full' : 'open']);
      expect([id, placesLeft]).toEqual([id, state === 'open' && plan.capacity <= 3 ? plan.capacity : null]);
    }
    expect(new Set(slots.map(({ state }) => state))).toEqual(new Set(['open', 'full', 'closed']));
  });

  test('closes a slot at its cut-off to the millisecond', async () => {
    const who = await shopperIn('Newtown');
    const slot = smallSlotIn('Newtown', friday);
    const states: (string | undefined)[] = [];
    for (const at of [slot.cutOffMs - 1, slot.cutOffMs]) {
      nowMs = at;
      states.push(called((await summary(who)).slots, slot.id)?.state);
    }
    expect(states).toEqual(['open', 'closed']);
  });

  test('still shows the day before until 2 am [A9.19]', async () => {
    const who = await shopperIn('Newtown');
    nowMs = instantOf(addDays(friday, 1), 119);
    expect((await summary(who)).firstDate).toBe(friday);
    nowMs = instantOf(addDays(friday, 1), 120);
    expect((await summary(who)).firstDate).toBe(addDays(friday, 1));
  });

  test.each([
    ['?from=2026-11-01', friday, 7],
    ['?from=2026-11-25&days=2', '2026-11-25', 2],
    ['?from=2026-12-27&days=7', '2026-12-27', 3],
    ['?from=2030-01-01', '2026-12-29', 1],
    ['?days=40', friday, 40],
  ])('asked for %s begins on %s and tells of %i days', async (query, from, days) => {
    const told = await summary(await shopperIn('Newtown'), query);
    expect([told.from, told.days]).toEqual([from, days]);
    expect(new Set(told.slots.map(({ day }) => day)).size).toBe(days);
  });

  test.each(['?from=2026-11-31', '?from=soon', '?days=0', '?days=41', '?days=x'])(
    'refuses %s on its field',
    async (query) => {
      const response = await shop.get(`${base}/time-slots-summary${query}`);
      expect([response.status, Object.keys(((await response.json()) as { fieldErrors: object }).fieldErrors)]).toEqual([
        400,
        [query.slice(1).split('=')[0]],
      ]);
    },
  );

  test('says what has to be chosen first, and shows nothing until then', async () => {
    const guest = await json<TimeSlotsSummaryWire>(await shop.get(`${base}/time-slots-summary`));
    expect([guest.needs, guest.slots, guest.trolley]).toEqual(['suburb', [], null]);
    const who = await shop.signedIn();
    await json(await put(who, 'methods/pickup'));
    expect(await summary(who)).toMatchObject({ needs: 'pickupAddress', slots: [], method: 'Pickup' });
    expect(await summary(await livesIn(who, 'Tryphena'))).toMatchObject({ needs: 'otherAddress', slots: [] });
  });

  test('takes the fee by what is in the trolley, less what is off, and never below nothing', async () => {
    const who = await shopperIn('Newtown');
    const fees = async () => {
      const { slots } = await summary(who);
      for (const { fee } of slots) expect(fee).toBeGreaterThanOrEqual(0);
      const prices = (kind: string) =>
        new Set(slots.filter((slot) => slot.kind === kind).map(({ fee, discount }) => fee + discount));
      return [[...prices('standard')], [...prices('flexible')]];
    };
    expect(await fees()).toEqual([[14], [17]]);
    await putIn(who, 5, 8);
    expect(await fees()).toEqual([[11], [14]]);
    await putIn(who, 5, 25);
    expect(await fees()).toEqual([[5], [10]]);
    const collecting = await collects(await shop.signedIn(), 1, 'InStore');
    await putIn(collecting, 5, 5);
    expect(new Set((await summary(collecting)).slots.map(({ fee, discount }) => [fee, discount].join()))).toEqual(
      new Set(['0,0']),
    );
  });

  test('says what the trolley would be like there', async () => {
    const who = await shopperIn('Newtown');
    for (const index of [0, 1, 5]) await putIn(who, index, 2);
    const { trolley } = await summary(who);
    const named = (index: number) => ({ sku: skuAt(index), name: shop.products[index]?.name });
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

describe('a slot that is held', () => {
  test('is told of with its day, beginning, end and cut-off, whatever days are looked at [A3.25]', async () => {
    const who = await shopperIn('Newtown');
    const slot = smallSlotIn('Newtown');
    await json(await hold(who, slot.id));
    expect(await summary(who, '?from=2026-12-01')).toMatchObject({
      slotId: slot.id,
      selectedDate: slot.day,
      startTime: new Date(slot.startMs).toISOString(),
      endTime: new Date(slot.endMs).toISOString(),
      cutOffTime: new Date(slot.cutOffMs).toISOString(),
      isSlotToday: false,
    });
    await letGo(who);
  });

  test('is full for others once the last place is taken, and open for those who hold one', async () => {
    const slot = smallSlotIn('Newtown', addDays(friday, 3));
    const holders = await filled('Newtown', slot);
    const [first] = holders;
    if (!first) throw new Error('Nobody holds it.');
    const other = await shopperIn('Newtown');
    const seenBy = async (who: SignedIn) => called((await summary(who)).slots, slot.id);
    expect(await seenBy(other)).toMatchObject({ state: 'full', placesLeft: null });
    expect(await seenBy(first)).toMatchObject({ state: 'open', placesLeft: 1 });
    await letGo(first);
    expect(await seenBy(other)).toMatchObject({ state: 'open', placesLeft: 1 });
  });

  test('does not fill a slot any more once its time is over, also before anybody sweeps', async () => {
    const slot = smallSlotIn('Newtown', addDays(friday, 4));
    await filled('Newtown', slot);
    const other = await shopperIn('Newtown');
    nowMs = start + 60 * minuteMs - 1;
    expect(called((await summary(other)).slots, slot.id)?.state).toBe('full');
    nowMs += 1;
    expect(called((await summary(other)).slots, slot.id)?.state).toBe('open');
    const { taken } = await shop.db.read
      .selectFrom('slots')
      .select('taken')
      .where('id', '=', slot.id)
      .executeTakeFirstOrThrow();
    expect(taken).toBe(slot.capacity);
  });

  test('is offered first once it is lost, with what has changed since', async () => {
    const who = await shopperIn('Newtown');
    const slot = smallSlotIn('Newtown', addDays(friday, 5));
    await putIn(who, 5, 8);
    await json(await hold(who, slot.id));
    expect((await summary(who)).last).toBeNull();
    nowMs = start + 60 * minuteMs;
    const { slotId, last } = await summary(who);
    expect([slotId, last]).toMatchObject([null, { slot: { id: slot.id, state: 'open' }, isHere: true, changes: [] }]);
    await putIn(who, 5, 1);
    expect((await summary(who)).last?.changes).toMatchObject([{ kind: 'fee', name: null }]);
    await livesIn(who, 'Oneroa');
    expect((await summary(who)).last).toMatchObject({ slot: { id: slot.id }, isHere: false });
    nowMs = slot.startMs;
    expect((await summary(who)).last).toBeNull();
  });
});

describe('express slots', () => {
  test('are those of the next four hours, for the fee of the place and not of the settings [A7.067] [A9.29]', async () => {
    const told = await express(await shopperIn('Ponsonby'));
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
      expect(Date.parse(slot.start) - nowMs).toBeLessThanOrEqual(4 * 60 * minuteMs);
      expect(Date.parse(slot.cutOffTime ?? '')).toBeGreaterThan(nowMs);
    }
  });

  test('are told for the other way too, without choosing it [A9.28]', async () => {
    const who = await collects(await shopperIn('Ponsonby'), 1, 'InStore');
    expect(await express(who)).toMatchObject({ method: 'Pickup', expressPickUpFee: 4, expressDeliveryFee: null });
    expect(await express(who, '?method=Courier')).toMatchObject({
      method: 'Courier',
      expressDeliveryFee: 13,
      flexibleDeliveryFee: 17,
      placeName: 'Ponsonby',
    });
    expect((await summary(who)).method).toBe('Pickup');
  });

  test('say why there are none', async () => {
    const guest = await json<Express>(await shop.get(`${base}/my/express-time-slots`));
    expect([guest.why, guest.slots]).toEqual(['suburb', []]);
    const collecting = await json<Express>(await shop.get(`${base}/my/express-time-slots?method=Pickup`));
    expect(collecting.why).toBe('pickupAddress');
    expect((await express(await shopperIn('Oneroa'))).why).toBe('notHere');
    expect((await express(await shopperIn('Tryphena'))).why).toBe('notHere');
    const who = await shopperIn('Ponsonby');
    nowMs = instantOf(friday, 23 * 60);
    expect((await express(who)).why).toBe('closed');
  });

  test('limit how many things an order has, and tell their fee in the context [A3.28] [A3.29]', async () => {
    const who = await shopperIn('Ponsonby');
    const open = (await express(who)).slots.find(({ state }) => state === 'open');
    const { context } = await json<ServerContextWire>(await hold(who, open?.id ?? ''));
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
    await letGo(who);
  });
});

describe('whoever waits for a full slot', () => {
  const day = addDays(friday, 6);

  test('is written to once when a place opens, and not when they shop elsewhere by then', async () => {
    const slot = smallSlotIn('Newtown', day);
    const [first, second] = await filled('Newtown', slot);
    const [waiting, moved] = [await shopperIn('Newtown'), await shopperIn('Newtown')];
    for (const who of [waiting, moved, waiting]) await json(await watch(who, slot.id));
    expect(called((await summary(waiting)).slots, slot.id)).toMatchObject({ state: 'full', isWatched: true });
    await livesIn(moved, 'Oneroa');
    for (const who of [first, second]) if (who) await letGo(who);
    expect(letters.map(({ kind, to }) => [kind, to])).toEqual([['slot-open', waiting.email]]);
    const told = letters[0]?.lines.join('\n') ?? '';
    expect(told).toContain('Thursday 26th November');
    expect(told).toContain('http://localhost:3000/bookatimeslot');
    expect(called((await summary(waiting)).slots, slot.id)?.isWatched).toBe(false);
  });

  test('may take it back, twice too', async () => {
    const full = (await summary(await shopperIn('Newtown'))).slots.find(({ state }) => state === 'full');
    const who = await shopperIn('Newtown');
    await json(await watch(who, full?.id ?? ''));
    for (const _ of ['once', 'twice'])
      await json(await shop.send('DELETE', `${base}/my/time-slots/watches/${full?.id}`, undefined, who.headers));
    expect(called((await summary(who)).slots, full?.id ?? '')?.isWatched).toBe(false);
  });

  test('can only wait for a full slot of where they shop', async () => {
    const who = await shopperIn('Newtown');
    const { slots } = await summary(who);
    const is = (state: string) => slots.find((slot) => slot.state === state)?.id ?? '';
    const answers = await Promise.all(
      [is('open'), is('closed'), smallSlotIn('Ponsonby').id, 'no-slot'].map(async (id) => {
        const response = await watch(who, id);
        return [response.status, ((await response.json()) as { code: string }).code];
      }),
    );
    expect(answers).toEqual([
      [409, 'Invalid'],
      [409, 'SlotClosed'],
      [404, 'NotFound'],
      [404, 'NotFound'],
    ]);
  });

  test('waits for twenty at most', async () => {
    const who = await shopperIn('Newtown');
    const full = (await summary(who, '?days=40')).slots.filter(({ state }) => state === 'full').map(({ id }) => id);
    expect(full.length).toBeGreaterThan(21);
    for (const id of full.slice(0, 20)) await json(await watch(who, id));
    expect((await watch(who, full[20] ?? '')).status).toBe(400);
    await json(await watch(who, full[3] ?? ''));
  });
});

describe('the settings of this shop', () => {
  test('hold a slot for 60 minutes, and warn 15 and 5 minutes before it closes [A9.O3]', async () => {
    const { settings } = await json<typeof shell>(await shop.get('/api/v1/shell'));
    expect(settings?.fulfilmentTimeouts).toEqual({
      reservationTimeoutMinutes: 60,
      closingSoonMinutes: 15,
      closingNowMinutes: 5,
    });
    const who = await shopperIn('Newtown');
    const { context } = await json<ServerContextWire>(await hold(who, smallSlotIn('Newtown').id));
    expect(context.fulfilment.reservation?.heldUntilMs).toBe(nowMs + 60 * minuteMs);
    await letGo(who);
  });
});
