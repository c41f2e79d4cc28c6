import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../db/postgres.ts';
import { temporaryFolder } from '../../folders.ts';
import { changeRace } from './race.ts';

const [trials, trialsOnPostgres] = [60, 30];
/** Two processes of the store begin for each of these, perhaps on a machine that does other things too. */
const timeout = 240_000;

describe('Changes that are saved, cancelled and picked at once', { timeout }, () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('on one file, leave one whole version, paid for exactly [A1.20] [A8.18] (T-28)', async () => {
    const folder = temporaryFolder();
    const { counts, ...told } = await changeRace({ dataDir: folder }, folder, trials, 28);
    expect(told).toEqual({ broken: [], deadlocks: null });
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  });

  test('on PostgreSQL too, and nobody waits for another in a ring (T-28)', async () => {
    const target = { databaseUrl: await postgres.createDatabase() };
    const { counts, ...told } = await changeRace(target, temporaryFolder(), trialsOnPostgres, 29);
    expect(told).toEqual({ broken: [], deadlocks: 0 });
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  });
});
