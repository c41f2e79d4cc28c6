import { expect, test } from 'vitest';
import { startPostgres } from '../db/postgres.ts';
import { temporaryFolder } from '../folders.ts';
import { trolleyRace } from './race.ts';

const operations = 600;

test('two processes that write lines of the same trolleys on one file lose nothing and do nothing twice', async () => {
  const { counts, untrue } = await trolleyRace({ dataDir: temporaryFolder() }, operations, 25);
  expect(untrue).toEqual([]);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});

test('two processes that write lines of the same trolleys on PostgreSQL lose nothing, do nothing twice and never wait in a ring', async () => {
  const postgres = await startPostgres();
  const { counts, ...told } = await trolleyRace({ databaseUrl: await postgres.createDatabase() }, operations, 25);
  await postgres.stop();
  expect(told).toEqual({ untrue: [], deadlocks: 0 });
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});
