import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { type DatabaseTarget, openDatabase } from '#server/db/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { reclaim, slotsToReclaim } from '#server/db/repositories/holds.ts';
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

async function deadlocksOf(db: Database): Promise<number | null> {
  if (db.engine === 'sqlite') return null;
  const counted = sql<{ deadlocks: number }>`select deadlocks from pg_stat_database where datname = current_database()`;
  return (await db.transaction((trx) => counted.execute(trx))).rows[0]?.deadlocks ?? null;
}

/** Two processes of 500 shoppers who want 40 slots, on one database. */
export async function race(target: DatabaseTarget, operations: number, seed: number): Promise<Race> {
  const db = await openDatabase(target, realWorld);
  await migrate(db, realWorld.clock);
  const running = Array.from({ length: processes }, async (_, at): Promise<RaceCounts> => {
    const task: RaceTask = { target, operations: Math.ceil(operations / processes), seed: seed + at };
    const args = ['--disable-warning=ExperimentalWarning', child, JSON.stringify(task), String(seed)];
    const runner = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(runner, 'close');
    const said = await text(runner.stdout);
    const [code] = await ended;
    if (code !== 0) throw new Error(`A process of the race ended with ${String(code)}.`);
    return JSON.parse(said) as RaceCounts;
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
