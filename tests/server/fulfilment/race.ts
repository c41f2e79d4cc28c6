import { join } from 'node:path';
import { type DatabaseTarget, openDatabase } from '#server/db/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { reclaim, slotsToReclaim } from '#server/db/repositories/holds.ts';
import { deadlocksOf } from '../deadlocks.ts';
import { raceProcess } from '../race-process.ts';
import { realWorld } from '../world.ts';
import { slotsWithoutTruth } from './held.sample.ts';
import { longestHoldMs, type RaceCounts, type RaceTask } from './race.plan.ts';

const processes = 2;
const lookEveryMs = 100;
const child = join(import.meta.dirname, 'race.child.ts');

export type Race = {
  readonly counts: RaceCounts;
  /** How often all slots were looked at while it ran, and what was not true then. */
  readonly looks: number;
  readonly untrue: readonly object[];
  /** Places that are still taken once every hold is over and taken back. */
  readonly leaked: number;
  /** How often two transactions waited for each other; null where there is only one at a time. */
  readonly deadlocks: number | null;
};

/** Two processes of 500 shoppers who want 40 slots, on one database. */
export async function race(target: DatabaseTarget, operations: number, seed: number): Promise<Race> {
  const db = await openDatabase(target, realWorld);
  await migrate(db, realWorld.clock);
  const running = Array.from({ length: processes }, (_, at): Promise<RaceCounts> => {
    const task: RaceTask = { target, operations: Math.ceil(operations / processes), seed: seed + at };
    return raceProcess(child, task, String(seed));
  });
  let isOver = false;
  const all = Promise.all(running).finally(() => {
    isOver = true;
  });
  const untrue: object[] = [];
  let looks = 0;
  const look = async () => {
    untrue.push(...(await slotsWithoutTruth(db.read)));
    looks++;
  };
  while (!isOver) {
    await look();
    await Promise.race([all, realWorld.clock.sleep(lookEveryMs)]);
  }
  const ofEach = await all;
  await realWorld.clock.sleep(longestHoldMs);
  const { nowMs } = realWorld.clock;
  for (const slotId of await slotsToReclaim(db.read, nowMs()))
    await db.transaction((trx) => reclaim(trx, slotId, nowMs()));
  await look();
  const rows = await db.read.selectFrom('slots').select('taken').execute();
  const leaked = rows.reduce((sum, { taken }) => sum + taken, 0);
  const deadlocks = await deadlocksOf(db);
  await db.close();
  const sum = (name: keyof RaceCounts) => ofEach.reduce((total, one) => total + one[name], 0);
  const counts = {
    held: sum('held'),
    full: sum('full'),
    released: sum('released'),
    extended: sum('extended'),
    takenBack: sum('takenBack'),
  };
  return { counts, looks, untrue, leaked, deadlocks };
}
