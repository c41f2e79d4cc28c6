import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../db/postgres.ts';
import { temporaryFolder } from '../folders.ts';
import { couponRace } from './race.coupons.ts';
import { orderRace } from './race.ts';

const trials = 24;
const coupons = 3;
/** Two processes of the store begin for each of these, perhaps on a machine that does other things too. */
const timeout = 240_000;

describe('at two processes on one file', { timeout }, () => {
  test('two to twenty copies of one placement, with one key, with several, from two tabs, with another body, make one order and one charge of what was seen (T-27)', async () => {
    const folder = temporaryFolder();
    const { counts, ...told } = await orderRace({ dataDir: folder }, folder, trials, 27);
    expect(told).toEqual({ broken: [], deadlocks: null });
    expect(counts.copies).toBeGreaterThan(4 * trials);
    for (const count of [counts.placed, counts.refused['OrderUnderWay'], counts.refused['KeyReused']])
      expect(count).toBeGreaterThan(0);
  });

  test('a coupon is used no more often than it may be, by all and by each shopper (T-29)', async () => {
    const folder = temporaryFolder();
    const { counts, ...told } = await couponRace({ dataDir: folder }, folder, coupons, 29);
    expect(told).toEqual({ broken: [], deadlocks: null });
    expect(counts.used).toBeGreaterThan(0);
    expect(counts.gone).toBeGreaterThan(0);
  });
});

describe('at two processes on PostgreSQL', { timeout }, () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('copies of one placement make one order and one charge, and nobody waits for another in a ring (T-27)', async () => {
    const target = { databaseUrl: await postgres.createDatabase() };
    const { counts, ...told } = await orderRace(target, temporaryFolder(), trials, 28);
    expect(told).toEqual({ broken: [], deadlocks: 0 });
    expect(counts.placed).toBeGreaterThan(0);
    expect(counts.refused['KeyReused']).toBeGreaterThan(0);
  });

  test('a coupon is used no more often than it may be, and nobody waits for another in a ring (T-29)', async () => {
    const target = { databaseUrl: await postgres.createDatabase() };
    const { counts, ...told } = await couponRace(target, temporaryFolder(), coupons, 30);
    expect(told).toEqual({ broken: [], deadlocks: 0 });
    expect(counts.used).toBeGreaterThan(0);
    expect(counts.gone).toBeGreaterThan(0);
  });
});
