import { beforeAll, expect, test } from 'vitest';
import type { SuburbFacts } from '#fixtures/suburbs.ts';
import type { Database } from '#server/db/database.ts';
import { insertMany } from '#server/db/insert-many.ts';
import { suburbRowOf } from '#server/db/repositories/places.rows.ts';
import { suburbCalled } from '#server/db/repositories/stores.ts';

const suburb = (id: number, name: string, postcode: string) => ({ id, name, postcode }) as SuburbFacts;
const suburbs = [
  suburb(901, 'Whāngaehu Valley', '9981'),
  suburb(902, 'Whāngaehu', '9982'),
  suburb(903, 'Whāngaehu Heights', '9982'),
];

export function storesContract(db: () => Database): void {
  beforeAll(() => db().transaction((trx) => insertMany(trx, db().engine, 'suburbs', suburbs.map(suburbRowOf))));
  const called = async (text: string) => (await suburbCalled(db().read, text))?.id ?? null;

  test('a suburb is called by its name or its beginning, the shortest name first', async () => {
    expect([await called('whangaehu'), await called('whang'), await called('WHĀNGAEHU V')]).toEqual([902, 902, 901]);
    expect([await called('wh'), await called(''), await called('whangaehu x'), await called('%%%')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('a suburb is called by the whole of its postcode, and by nothing that only looks like one', async () => {
    expect([await called('9981'), await called('9982')]).toEqual([901, 902]);
    expect([await called('998'), await called('99811'), await called('99_1'), await called('99%1')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
}
