import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../db/postgres.ts';
import { temporaryFolder } from '../folders.ts';
import { saverRace } from './race.ts';

const purchases = 150;
/** Two processes of the store begin for each of these, perhaps on a machine that does other things too. */
const timeout = 240_000;

test('of many purchases at once by many tabs, at two processes on one file, each shopper has one subscription and one first charge at most (INV-5.5)', {
  timeout,
}, async () => {
  const folder = temporaryFolder();
  const { counts, ...told } = await saverRace({ dataDir: folder }, folder, purchases, 55);
  expect(told).toEqual({ broken: [], deadlocks: null });
  for (const count of [counts.bought, counts.declined, counts.refused]) expect(count).toBeGreaterThan(0);
});

test('of many purchases at once by many tabs, at two processes on PostgreSQL, it is the same, and nobody waits for another in a ring (INV-5.5)', {
  timeout,
}, async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const target = { databaseUrl: await postgres.createDatabase() };
  const { counts, ...told } = await saverRace(target, temporaryFolder(), purchases, 56);
  expect(told).toEqual({ broken: [], deadlocks: 0 });
  for (const count of [counts.bought, counts.declined, counts.refused]) expect(count).toBeGreaterThan(0);
});
