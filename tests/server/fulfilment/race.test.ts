import { expect, test } from 'vitest';
import { startPostgres } from '../db/postgres.ts';
import { temporaryFolder } from '../folders.ts';
import { race } from './race.ts';

const operations = 1_000;
const lawful = { untrue: [], leaked: 0 };

test('two processes on one file never give a place twice, and none is lost', async () => {
  const { counts, looks, ...told } = await race({ dataDir: temporaryFolder() }, operations, 7);
  expect(told).toEqual({ ...lawful, deadlocks: null });
  expect(looks).toBeGreaterThan(2);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});

test('two processes on PostgreSQL never give a place twice, none is lost, and none waits for the other in a ring', async () => {
  const postgres = await startPostgres();
  const { counts, looks, ...told } = await race({ databaseUrl: await postgres.createDatabase() }, operations, 7);
  await postgres.stop();
  expect(told).toEqual({ ...lawful, deadlocks: 0 });
  expect(looks).toBeGreaterThan(2);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});
