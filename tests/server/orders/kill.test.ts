import { expect, test } from 'vitest';
import { temporaryFolder } from '../folders.ts';
import { killRun } from './kill/kill.ts';
import { kills, lawful, patienceMs } from './kill/lawful.ts';

test(
  `of a store that is killed ${kills} times at random instants while shoppers reserve, place and pay, no acknowledged order is lost, none is doubled and none is charged for twice (T-27, T-29)`,
  async ({ signal }) => {
    const run = await killRun({ dataDir: temporaryFolder(), signal, kills, seed: 27 });
    expect(run).toMatchObject(lawful);
    expect(run.orders.placed).toBeGreaterThan(0);
    expect(run.lost).toBeGreaterThan(0);
  },
  patienceMs,
);
