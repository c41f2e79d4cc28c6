import { expect, test } from 'vitest';
import { startPostgres } from '../db/postgres.ts';
import { temporaryFolder } from '../folders.ts';
import { boostRace } from './race.ts';

const orders = 60;
const timeout = 120_000;

test('two processes on one file give the points of an order, an offer and a card once (T-29)', {
  timeout,
}, async () => {
  const { counts, ...told } = await boostRace({ dataDir: temporaryFolder() }, orders, 29);
  expect(told).toEqual({ broken: [], deadlocks: null });
  expect(counts.arrived).toBe(orders);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});

test('two processes on PostgreSQL do too, and neither waits for the other in a ring (T-29)', { timeout }, async () => {
  const postgres = await startPostgres();
  const { counts, ...told } = await boostRace({ databaseUrl: await postgres.createDatabase() }, orders, 30);
  await postgres.stop();
  expect(told).toEqual({ broken: [], deadlocks: 0 });
  expect(counts.arrived).toBe(orders);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});
