import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../db/postgres.ts';
import { temporaryFolder } from '../folders.ts';
import { killRun } from './kill/kill.ts';
import { kills, lawful, patienceMs } from './kill/lawful.ts';

test(
  `of a store on PostgreSQL that is killed ${kills} times at random instants while shoppers reserve, place and pay, no acknowledged order is lost, none is doubled and none is charged for twice (T-27, T-29)`,
  async ({ signal }) => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const databaseUrl = await postgres.createDatabase();
    const run = await killRun({ dataDir: temporaryFolder(), databaseUrl, signal, kills, seed: 29 });
    expect(run).toMatchObject(lawful);
    expect(run.orders.placed).toBeGreaterThan(0);
    expect(run.lost).toBeGreaterThan(0);
  },
  patienceMs,
);
