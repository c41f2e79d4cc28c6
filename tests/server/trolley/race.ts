import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { type DatabaseTarget, openDatabase } from '#server/db/open.ts';
import { trolleyOf } from '#server/db/repositories/trolley.ts';
import { deadlocksOf } from '../deadlocks.ts';
import { raceProcess } from '../race-process.ts';
import { realWorld } from '../world.ts';
import { processes, shopperAt, shoppers, type TrolleyRaceCounts, type TrolleyRaceTask } from './race.plan.ts';

const child = join(import.meta.dirname, 'race.child.ts');

export type TrolleyRace = {
  readonly counts: Pick<TrolleyRaceCounts, 'changes' | 'again' | 'crashes'>;
  /** Trolleys that lack a line, hold another amount than was said last, or changed more or less often than they were changed. */
  readonly untrue: readonly string[];
  readonly deadlocks: number | null;
};

const run = (task: TrolleyRaceTask) => raceProcess<TrolleyRaceCounts>(child, task);

/** Two processes that write lines of the same trolleys, on one database. */
export async function trolleyRace(target: DatabaseTarget, operations: number, seed: number): Promise<TrolleyRace> {
  const db = await openDatabase(target, realWorld);
  await migrate(db, realWorld.clock);
  const ofEach = await Promise.all(
    Array.from({ length: processes }, (_, at) =>
      run({ target, operations: Math.ceil(operations / processes), seed: seed + at, at }),
    ),
  );
  const untrue: string[] = [];
  for (let at = 0; at < shoppers; at++) {
    const shopper = shopperAt(at);
    const { revision, lines } = await trolleyOf(db.read, shopper);
    const wanted = ofEach
      .flatMap((one) => Object.entries(one.lines))
      .filter(([line, amount]) => line.startsWith(`${shopper} `) && amount > 0)
      .map(([line, amount]) => `${line} ${amount} ${amount}`);
    const held = lines.map(({ sku, amount, agreedCents }) => `${shopper} ${sku} ${amount} ${agreedCents}`);
    const effects = ofEach.reduce((sum, one) => sum + (one.effects[at] ?? 0), 0);
    if (JSON.stringify(held.toSorted()) !== JSON.stringify(wanted.toSorted()))
      untrue.push(`${shopper} holds otherwise`);
    if (revision !== effects) untrue.push(`${shopper} changed ${revision} times, not ${effects}`);
  }
  const deadlocks = await deadlocksOf(db);
  await db.close();
  const sum = (name: keyof TrolleyRace['counts']) => ofEach.reduce((total, one) => total + one[name], 0);
  return { counts: { changes: sum('changes'), again: sum('again'), crashes: sum('crashes') }, untrue, deadlocks };
}
