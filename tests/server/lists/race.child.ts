import { createRandom } from '#fixtures/random.ts';
import { itemKeyOf } from '#services/lists/list-text.rules.ts';
import { openDatabase } from '#server/db/open.ts';
import { keepLines } from '#server/db/repositories/shopping-lists.ts';
import { realWorld } from '../world.ts';
import { lineAt, type ListRaceTask, shopperAt, shoppers, things } from './race.plan.ts';

/** One of the processes of a race: it merges into everybody's lists, again after a crash or a lost answer. */
const { target, operations, seed } = JSON.parse(process.argv[2] ?? '') as ListRaceTask;
const db = await openDatabase(target, realWorld);
const random = createRandom(seed);
const counts = { merges: 0, again: 0, crashes: 0, lacking: 0 };
const merged = Array.from({ length: shoppers }, () => new Set<number>());
const crash = new Error('crash');
const atOnce = 8;
const most = 300;

type Lines = readonly (readonly [at: number, writing: number])[];

async function merge(shopper: number, lines: Lines, isCrashing = false): Promise<void> {
  const wanted = lines.map(([at, writing]) => lineAt(at, writing));
  try {
    const told = await db.transaction(async (trx) => {
      const kept = await keepLines(trx, shopperAt(shopper), wanted, { most, nowMs: realWorld.clock.nowMs() });
      if (isCrashing) throw crash;
      return kept;
    });
    const items = new Set(told?.map(({ item }) => item));
    if (!told || items.size !== told.length || !wanted.every((line) => items.has(itemKeyOf(line)))) counts.lacking++;
    for (const [at] of lines) merged[shopper]?.add(at);
    counts.merges++;
  } catch (error) {
    if (error !== crash) throw error;
    counts.crashes++;
  }
}

async function operate(): Promise<void> {
  const shopper = random.between(0, shoppers - 1);
  const lines: Lines = Array.from({ length: random.between(1, 6) }, () => [
    random.between(0, things - 1),
    random.between(0, 3),
  ]);
  const share = random.next();
  if (share < 0.1) await merge(shopper, lines, true);
  if (share > 0.8) {
    counts.again++;
    await Promise.all([merge(shopper, lines), merge(shopper, lines)]);
    return;
  }
  await merge(shopper, lines);
  if (share < 0.2) {
    counts.again++;
    await merge(shopper, lines);
  }
}

let left = operations;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (left-- > 0) await operate();
  }),
);
await db.close();
process.stdout.write(JSON.stringify({ ...counts, merged: merged.map((all) => [...all]) }));
