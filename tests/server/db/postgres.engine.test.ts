import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Transaction } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { allFlags, setFlag } from '#server/db/repositories/flags.ts';
import { realWorld } from '../world.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
let url: string;
let db: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase();
  db = await openDatabase({ databaseUrl: url }, realWorld);
  await migrate(db, realWorld.clock);
});
afterAll(async () => {
  await db.close();
  await postgres.stop();
});

test('of two transactions that wait for each other one is run again, and both have their effect', async () => {
  await db.transaction(async (trx) => {
    await setFlag(trx, 'left', false);
    await setFlag(trx, 'right', false);
  });
  let runs = 0;
  const bothHoldOne = Promise.withResolvers<void>();
  const crossing = (first: string, second: string) =>
    db.transaction(async (trx: Transaction) => {
      await setFlag(trx, first, true);
      if (++runs === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await setFlag(trx, second, true);
    });
  await Promise.all([crossing('left', 'right'), crossing('right', 'left')]);
  expect(runs).toBe(3);
  expect(await allFlags(db.read)).toEqual({ left: true, right: true });
});

test('the migrator of a second process waits until the first has finished', async () => {
  const second = await openDatabase({ databaseUrl: url }, realWorld);
  const order: string[] = [];
  const firstIn = Promise.withResolvers<void>();
  const first = db.migrator.exclusively(async () => {
    order.push('first in');
    firstIn.resolve();
    await db.read.selectFrom('flags').selectAll().execute();
    order.push('first out');
  });
  await firstIn.promise;
  await Promise.all([first, second.migrator.exclusively(async () => void order.push('second in'))]);
  expect(order).toEqual(['first in', 'first out', 'second in']);
  await second.close();
});
