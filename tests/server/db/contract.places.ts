import { beforeAll, expect, test } from 'vitest';
import type { AddressFacts } from '#fixtures/addresses.ts';
import type { StoreFacts } from '#fixtures/stores.ts';
import type { SuburbFacts } from '#fixtures/suburbs.ts';
import type { Database } from '#server/db/database.ts';
import { insertMany } from '#server/db/insert-many.ts';
import { addressRowOf, storeRowOf, suburbRowOf } from '#server/db/repositories/places.rows.ts';
import { addressesLike, allStores, storeById, suburbById, suburbsLike } from '#server/db/repositories/places.ts';

const suburb = (id: number, name: string) => ({ id, name, postcode: '6011' }) as SuburbFacts;
const store = (id: number, name: string) => ({ id, name }) as StoreFacts;
const address = (id: number, label: string, suburbId: number) => ({ id, label, suburbId }) as AddressFacts;

const suburbs = [suburb(1, 'Ōtāhuhu'), suburb(2, 'Ōtara'), suburb(3, 'Otago'), suburb(4, 'Mt Eden')];
const stores = [store(7, 'Kete Te Aro'), store(3, 'Kete Karori')];
const addresses = [
  address(1, '12 Kōwhai Street, Ōtara, Auckland 2023', 2),
  address(2, '1/12 Kōwhai Street, Ōtara, Auckland 2023', 2),
  address(3, '120B Kowhai Road, RD 3, Ōtago 9010', 3),
  address(4, '12 Rātā Street, Mt Eden, Auckland 1024', 4),
];

export function placesContract(db: () => Database): void {
  beforeAll(() =>
    db().transaction(async (trx) => {
      await insertMany(trx, db().engine, 'stores', stores.map(storeRowOf));
      await insertMany(trx, db().engine, 'suburbs', suburbs.map(suburbRowOf));
      await insertMany(trx, db().engine, 'addresses', addresses.map(addressRowOf));
    }),
  );
  const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);

  test('stores are in the order of their stock, and each is found by its id', async () => {
    expect(await allStores(db().read)).toEqual(stores);
    expect([await storeById(db().read, 3), await storeById(db().read, 99)]).toEqual([stores[1], null]);
  });

  test('a suburb is found by its beginning, with or without macrons', async () => {
    expect(ids(await suburbsLike(db().read, 'OTA', 10))).toEqual([3, 1, 2]);
    expect(ids(await suburbsLike(db().read, 'ōtā', 2))).toEqual([3, 1]);
    expect(ids(await suburbsLike(db().read, "'; drop table suburbs --", 10))).toEqual([]);
    expect(ids(await suburbsLike(db().read, ' % ', 10))).toEqual([]);
    expect(await suburbById(db().read, 4)).toEqual(suburbs[3]);
  });

  test('an address is found by its number and road, or by its road alone', async () => {
    expect(ids(await addressesLike(db().read, '12 kow', 10))).toEqual([1]);
    expect(ids(await addressesLike(db().read, '1/12 Kōwhai', 10))).toEqual([2]);
    expect(ids(await addressesLike(db().read, 'Kowhai', 10))).toEqual([3, 1, 2]);
    expect(ids(await addressesLike(db().read, 'kōwhai road, rd 3', 10))).toEqual([3]);
    expect(ids(await addressesLike(db().read, 'Kowhai', 1))).toEqual([3]);
    expect(ids(await addressesLike(db().read, '', 10))).toEqual([]);
  });
}
