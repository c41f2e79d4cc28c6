import { createRandom } from '#fixtures/random.ts';
import { openDatabase } from '#server/db/open.ts';
import { extend, reclaim, release, reserve, slotsToReclaim } from '#server/db/repositories/holds.ts';
import { realWorld } from '../world.ts';
import { heldSlot } from './held.sample.ts';
import { capacitiesOf, longestHoldMs, type RaceTask, shoppers, slotIdAt, slots } from './race.plan.ts';

/** One of the processes of a race: it reserves, extends, releases and takes back as fast as it can. */
const { target, operations, seed } = JSON.parse(process.argv[2] ?? '') as RaceTask;
const db = await openDatabase(target, realWorld);
const capacities = capacitiesOf(Number(process.argv[3]));
const random = createRandom(seed);
const counts = { held: 0, full: 0, released: 0, extended: 0, takenBack: 0 };
const reservations = new Map<string, { readonly id: string; readonly slotAt: number }>();
const { nowMs } = realWorld.clock;
const full = new Error('full');
const atOnce = 8;

const untilMs = () => nowMs() + random.between(40, longestHoldMs);
let made = 0;

async function take(shopperId: string, slotAt: number): Promise<void> {
  const slot = heldSlot({ id: slotIdAt(slotAt) });
  const wanted = {
    shopperId,
    reservationId: `${process.pid}-${++made}`,
    slot: { ...slot, capacity: capacities[slotAt] ?? 1 },
    facts: { slot, isTimed: true, lines: [] },
    heldMs: nowMs(),
    heldUntilMs: untilMs(),
  };
  try {
    await db.transaction(async (trx) => {
      if ((await reserve(trx, wanted)) === null) throw full;
    });
    counts.held++;
    reservations.delete(shopperId);
    reservations.set(shopperId, { id: wanted.reservationId, slotAt });
  } catch (error) {
    if (error !== full) throw error;
    counts.full++;
  }
}

async function takeBack(): Promise<void> {
  for (const slotId of await slotsToReclaim(db.read, nowMs()))
    counts.takenBack += await db.transaction((trx) => reclaim(trx, slotId, nowMs()));
}

async function operate(): Promise<void> {
  const shopperId = `race-${random.between(1, shoppers)}`;
  const had = reservations.get(shopperId);
  const share = random.next();
  if (share < 0.02) return takeBack();
  if (share < 0.12 && had) return take(shopperId, had.slotAt);
  if (share < 0.27) {
    if ((await db.transaction((trx) => release(trx, shopperId, nowMs()))) !== null) counts.released++;
    return;
  }
  // Of those who took theirs last: on a slow machine the holds of all others are over.
  const young = share < 0.45 && had ? [...reservations].at(-random.between(1, atOnce)) : undefined;
  if (young) {
    const [who, { id: reservationId }] = young;
    const hold = { shopperId: who, reservationId };
    if (await db.transaction((trx) => extend(trx, hold, untilMs(), nowMs()))) counts.extended++;
    return;
  }
  const slotAt = random.between(0, slots - 1);
  // A double click: the same wish twice at the same moment.
  if (share > 0.95) await Promise.all([take(shopperId, slotAt), take(shopperId, slotAt)]);
  else await take(shopperId, slotAt);
}

let left = operations;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (left-- > 0) await operate();
  }),
);
await db.close();
process.stdout.write(JSON.stringify(counts));
