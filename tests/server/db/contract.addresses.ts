import { beforeAll, expect, test } from 'vitest';
import type { AddressFacts } from '#fixtures/addresses.ts';
import type { SuburbFacts } from '#fixtures/suburbs.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { insertMany } from '#server/db/insert-many.ts';
import { addressesFor, suburbsFor } from '#server/db/repositories/addresses.ts';
import {
  addAddress,
  addressesOf,
  makePrimary,
  mostAddresses,
  primaryFirst,
  removeAddress,
  updateAddress,
} from '#server/db/repositories/shopper-addresses.ts';
import { addressRowOf, suburbRowOf } from '#server/db/repositories/places.rows.ts';

const suburb = (id: number, name: string, town: string, postcode: string) =>
  ({ id, name, town, region: town, postcode }) as SuburbFacts;
const address = (id: number, label: string, suburbId: number) => ({ id, label, suburbId }) as AddressFacts;

const suburbs = [
  suburb(101, 'Mount Roskill', 'Auckland', '8141'),
  suburb(102, 'Māngere', 'Auckland', '8122'),
  suburb(103, 'Māngere Bridge', 'Auckland', '8122'),
  suburb(104, 'Saint Albans', 'Christchurch', '8114'),
  suburb(105, 'North Māngere', 'Ōamaru', '8199'),
];
const addresses = [
  address(201, '7 Rimu Road, Māngere, Auckland 8122', 102),
  address(202, '2/7 Rimu Road, Māngere, Auckland 8122', 102),
  address(203, '7 Rimu Road, Saint Albans, Christchurch 8114', 104),
  address(204, '70 Rimu Road, RD 2, Māngere 8122', 102),
];
const ids = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);

export function addressesContract(db: () => Database): void {
  beforeAll(() =>
    db().transaction(async (trx) => {
      await insertMany(trx, db().engine, 'suburbs', suburbs.map(suburbRowOf));
      await insertMany(trx, db().engine, 'addresses', addresses.map(addressRowOf));
    }),
  );

  test.each([
    ['mangere', [102, 103, 105]],
    ['MĀNG', [102, 103, 105]],
    ['  māngere  bridge ', [103]],
    ['roskill', [101]],
    ['mt roskill', [101]],
    ['st albans', [104]],
    ['8122', [102, 103]],
    ['812', [102, 103]],
    ['8122 bri', [103]],
    ['Māngere, Ōamaru', [105]],
    ['mangere 8199', [105]],
    ['angere', []],
    ['%', []],
    ["'; drop table suburbs --", []],
    ['', []],
  ])('the suburbs for "%s" are found by the beginnings of words and by postcode', async (text, found) => {
    expect(ids(await suburbsFor(db().read, text, 8))).toEqual(found);
  });

  test('no more suburbs are found than were asked for, and those that begin so come first', async () => {
    expect(ids(await suburbsFor(db().read, 'mangere', 2))).toEqual([102, 103]);
  });

  test.each([
    ['7 rimu', 102, [201]],
    ['7 Rimu Rd', 102, [201]],
    ['2/7 rimu', 102, [202]],
    ['Flat 2, 7 Rimu', 102, [202]],
    ['rimu', 102, [201, 202, 204]],
    ['7 rimu', null, [201, 203]],
    ['70 rimu road rd 2', 102, [204]],
    ['7 rimu', 101, []],
    ['', 102, []],
    ['%', 102, []],
  ])(
    'the addresses for "%s" in suburb %s begin like that and are of no other suburb',
    async (text, suburbId, found) => {
      expect(ids(await addressesFor(db().read, { text, suburbId, most: 8 })).toSorted()).toEqual(found);
    },
  );

  test('an address of a shopper is kept once, and nobody else has it', async () => {
    const kept = { street: '7 Rimu Road', suburbId: 102, ruralDelivery: null };
    const add = (shopper: string, one: typeof kept) => db().transaction((trx) => addAddress(trx, shopper, one, 1));
    const first = await add('shopper-a', kept);
    expect(await add('shopper-a', { ...kept, street: '7  RIMU ROAD' })).toBe(first);
    expect(await add('shopper-a', { ...kept, street: '8 Rimu Road' })).not.toBe(first);
    expect(await addressesOf(db().read, 'shopper-a')).toEqual([
      { id: 1, ...kept },
      { id: 2, ...kept, street: '8 Rimu Road' },
    ]);
    expect(await addressesOf(db().read, 'shopper-b')).toEqual([]);
  });

  test('two addresses given at the same moment are both kept', async () => {
    const add = (street: string) =>
      db().transaction((trx) => addAddress(trx, 'shopper-c', { street, suburbId: 102, ruralDelivery: null }, 1));
    expect((await Promise.all([add('1 Rimu Road'), add('2 Rimu Road'), add('3 Rimu Road')])).toSorted()).toEqual([
      1, 2, 3,
    ]);
  });

  test(`a shopper has at most ${mostAddresses} addresses`, async () => {
    const given = await db().transaction(async (trx) => {
      const all: (number | null)[] = [];
      for (let number = 1; number <= mostAddresses + 1; number++)
        all.push(
          await addAddress(trx, 'shopper-d', { street: `${number} Rimu Road`, suburbId: 102, ruralDelivery: null }, 1),
        );
      return all;
    });
    expect(given.at(-2)).toBe(mostAddresses);
    expect(given.at(-1)).toBeNull();
  });

  test('the last that was made primary is it; one that is removed leaves its place, and its id to nobody', async () => {
    const at = (number: number) => ({ street: `${number} Tui Lane`, suburbId: 102, ruralDelivery: null });
    const doing = <T>(work: (trx: Transaction) => Promise<T>) => db().transaction(work);
    const order = async () => primaryFirst(await addressesOf(db().read, 'shopper-e')).map(({ id }) => id);
    for (const number of [1, 2, 3]) await doing((trx) => addAddress(trx, 'shopper-e', at(number), 1));
    expect(await order()).toEqual([1, 2, 3]);
    for (const id of [2, 3]) expect(await doing((trx) => makePrimary(trx, 'shopper-e', id))).toMatchObject({ id });
    expect(await doing((trx) => makePrimary(trx, 'shopper-f', 2))).toBeNull();
    expect(await order()).toEqual([3, 2, 1]);
    expect(await doing((trx) => updateAddress(trx, 'shopper-e', { ...at(9), id: 3 }))).toBe('kept');
    expect(await doing((trx) => updateAddress(trx, 'shopper-e', { ...at(9), id: 2 }))).toBe('twice');
    expect(await doing((trx) => updateAddress(trx, 'shopper-f', { ...at(9), id: 3 }))).toBe('missing');
    expect(await order()).toEqual([3, 2, 1]);
    expect(await doing((trx) => removeAddress(trx, 'shopper-e', 3))).toBe(true);
    expect(await doing((trx) => removeAddress(trx, 'shopper-e', 3))).toBe(false);
    expect(await order()).toEqual([2, 1]);
    expect(await doing((trx) => addAddress(trx, 'shopper-e', at(3), 1))).toBe(4);
    expect(await order()).toEqual([2, 1, 4]);
  });
}
