import { join } from 'node:path';
import { itemKeyOf } from '#services/lists/list-text.rules.ts';
import { type DatabaseTarget, openDatabase } from '#server/db/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { keepLines } from '#server/db/repositories/shopping-lists.ts';
import { listShopper } from '../db/contract.lists.ts';
import { deadlocksOf } from '../deadlocks.ts';
import { raceProcess } from '../race-process.ts';
import { realWorld } from '../world.ts';
import { before, lineAt, type ListRaceCounts, type ListRaceTask, shopperAt, shoppers } from './race.plan.ts';

const processes = 2;
const child = join(import.meta.dirname, 'race.child.ts');

export type ListRace = {
  readonly counts: Omit<ListRaceCounts, 'merged' | 'lacking'>;
  /** Answers that lacked something, and lists that are not the one before and what was merged, each thing once. */
  readonly untrue: readonly string[];
  readonly deadlocks: number | null;
};

const run = (task: ListRaceTask) => raceProcess<ListRaceCounts>(child, task);

/** Two processes that merge into the lists of the same shoppers, on one database. */
export async function listRace(target: DatabaseTarget, operations: number, seed: number): Promise<ListRace> {
  const db = await openDatabase(target, realWorld);
  await migrate(db, realWorld.clock);
  const had = Array.from({ length: before }, (_, at) => lineAt(at, 0));
  for (let at = 0; at < shoppers; at++) {
    await listShopper(db, shopperAt(at));
    await db.transaction((trx) => keepLines(trx, shopperAt(at), had, { most: before, nowMs: 1 }));
  }
  const tasks = Array.from({ length: processes }, (_, at) => ({
    target,
    operations: Math.ceil(operations / processes),
    seed: seed + at,
  }));
  const ofEach = await Promise.all(tasks.map(run));
  const untrue = ofEach.flatMap(({ lacking }) => (lacking > 0 ? [`${lacking} answers lacked something`] : []));
  const rows = await db.read
    .selectFrom('shopping_list_items')
    .select(['shopper_id', 'item', 'facts', 'position'])
    .orderBy('position')
    .execute();
  for (let at = 0; at < shoppers; at++) {
    const own = rows.filter(({ shopper_id }) => shopper_id === shopperAt(at));
    const wanted = new Set(ofEach.flatMap(({ merged }) => merged[at] ?? []));
    const keys = [...new Set([...had.keys(), ...wanted])].map((thing) => itemKeyOf(lineAt(thing, 0)));
    const isWhole = JSON.stringify(own.map(({ item }) => item).toSorted()) === JSON.stringify(keys.toSorted());
    const isInOrder = had.every((line, place) => {
      const row = own[place];
      return row?.item === itemKeyOf(line) && (JSON.parse(row.facts) as { text: string }).text === line.text;
    });
    const isPlaced = new Set(own.map(({ position }) => position)).size === own.length;
    if (!isWhole || !isInOrder || !isPlaced)
      untrue.push(`${shopperAt(at)}: ${JSON.stringify({ isWhole, isInOrder, isPlaced })}`);
  }
  const deadlocks = await deadlocksOf(db);
  await db.close();
  const sum = (name: 'merges' | 'again' | 'crashes') => ofEach.reduce((total, one) => total + one[name], 0);
  return { counts: { merges: sum('merges'), again: sum('again'), crashes: sum('crashes') }, untrue, deadlocks };
}
