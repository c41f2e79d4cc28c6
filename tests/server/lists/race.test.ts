import { expect, test } from 'vitest';
import { startPostgres } from '../db/postgres.ts';
import { temporaryFolder } from '../folders.ts';
import { listRace } from './race.ts';

const operations = 1_000;

test('two processes that merge into the same lists on one file lose nothing and double nothing', async () => {
  const { counts, untrue } = await listRace({ dataDir: temporaryFolder() }, operations, 8);
  expect(untrue).toEqual([]);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});

test('two processes that merge into the same lists on PostgreSQL lose nothing, double nothing and never wait in a ring', async () => {
  const postgres = await startPostgres();
  const { counts, ...told } = await listRace({ databaseUrl: await postgres.createDatabase() }, operations, 8);
  await postgres.stop();
  expect(told).toEqual({ untrue: [], deadlocks: 0 });
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});
