import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pickupPoints } from '#fixtures/pickup-points.ts';
import { insertMany } from '#server/db/insert-many.ts';
import { pickupPointRowOf } from '#server/db/repositories/places.rows.ts';
import { pickupAreasOf } from '#server/fulfilment/pickup-areas.ts';
import { type Places, readPlaces } from '#server/fulfilment/places.ts';
import { slotIdOf } from '#server/fulfilment/slot-plan.ts';
import type { PickupAddress } from '#services/fulfilment/choice.contract.ts';
import { instantOf, slotDayOf } from '#services/fulfilment/slot-day.rules.ts';
import { nowMs, openShop, type Shop } from './shop.ts';

let shop: Shop;
let told: Places;
/** The places as they are once a point stands among them. */
const places: Places = {
  store: (id) => told.store(id),
  suburb: (id) => told.suburb(id),
  pickupAddress: (id) => told.pickupAddress(id),
  get pickupAddresses() {
    return told.pickupAddresses;
  },
};

beforeAll(async () => {
  shop = await openShop({ places }, 60);
  const points = pickupPoints.slice(0, 1).map((point) => pickupPointRowOf({ ...point, storeId: 7 }));
  await shop.db.transaction((trx) => insertMany(trx, shop.db.engine, 'pickup_points', points));
  told = await readPlaces(shop.db.read);
});
afterAll(() => shop.close());
const read = async <T>(path: string) => (await (await shop.get(`/api/v1/${path}`)).json()) as T;

describe('the places to pick up', () => {
  test('are the stores and the points they bring orders to, each with its ways [A7.015]', async () => {
    const { pickupAddresses } = await read<{ pickupAddresses: readonly PickupAddress[] }>('addresses/pickup-addresses');
    expect(pickupAddresses.map(({ id, kind }) => [id, kind])).toEqual([
      [7, 'store'],
      [3, 'store'],
      [9, 'store'],
      [1001, 'point'],
    ]);
    expect(pickupAddresses[3]).toMatchObject({
      name: 'Britomart lockers',
      fulfilmentStoreId: 7,
      pickupTypes: ['ELocker'],
      isExpress: false,
      instructions: expect.stringContaining('stairs'),
    });
  });

  test('stand in regions from north to south, in each by their names [A7.068]', async () => {
    expect(await read('fulfilment/pickup-areas')).toEqual({
      areas: [
        { name: 'Auckland', pickupAddressIds: [1001, 7] },
        { name: 'Wellington', pickupAddressIds: [9, 3] },
      ],
    });
    const place = (id: number, region: string, latitude: number, name: string) =>
      ({ id, region, latitude, name }) as PickupAddress;
    const areas = pickupAreasOf([
      place(1, 'Otago', -45.9, 'Kete Ōamaru'),
      place(2, 'Northland', -35.7, 'Kete Whangārei'),
      place(3, 'Otago', -45, 'Kete Mosgiel'),
    ]);
    expect(areas).toEqual([
      { name: 'Northland', pickupAddressIds: [2] },
      { name: 'Otago', pickupAddressIds: [3, 1] },
    ]);
  });
});

describe('when an order could be picked up', () => {
  type Told = { pickupAddressId: number; availability: readonly { pickupType: string; nextStart: string | null }[] };
  const next = async (id: number) => read<Told>(`fulfilment/pickup-availability?addressId=${id}`);

  test('is said for each way of that place: the next slot that is free and not closed [A7.068]', async () => {
    const { pickupAddressId, availability } = await next(3);
    expect([pickupAddressId, availability.map(({ pickupType }) => pickupType)]).toEqual([
      3,
      ['InStore', 'ELocker', 'Locker'],
    ]);
    for (const { nextStart } of availability) expect(Date.parse(nextStart ?? '')).toBeGreaterThan(nowMs);
  });

  test('is later when the next one is full, and that one again when whoever held it lets it lapse', async () => {
    const first = async () => Date.parse((await next(3)).availability[0]?.nextStart ?? '');
    const startMs = await first();
    const day = slotDayOf(startMs);
    const minute = (startMs - instantOf(day, 0)) / 60_000;
    const id = slotIdOf({ place: 'p3-instore', day, minute, kind: 'standard' });
    const row = { id, place: 'p3-instore', starts_ms: startMs, capacity: 1, taken: 1 };
    await shop.db.transaction((trx) => insertMany(trx, shop.db.engine, 'slots', [row]));
    expect(await first()).toBeGreaterThan(startMs);
    const hold = { shopper_id: 'somebody', reservation_id: 'one', slot_id: id, facts: '{}', held_ms: 0 };
    await shop.db.transaction((trx) => insertMany(trx, shop.db.engine, 'holds', [{ ...hold, held_until_ms: nowMs }]));
    expect(await first()).toBe(startMs);
  });

  test('is not said of a place that is none, and says so on its field', async () => {
    for (const asked of ['addressId=8', 'addressId=0', 'addressId=x', ''])
      expect((await shop.get(`/api/v1/fulfilment/pickup-availability?${asked}`)).status, asked).toBe(400);
  });
});
