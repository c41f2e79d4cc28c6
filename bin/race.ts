// npm run race -- slots --operations 100000 --seed 7 [--postgres]: two processes of 500 shoppers who want 40 slots.
// npm run race -- list --operations 100000 --seed 8 [--postgres]: two processes that merge into the same shopping lists.
// npm run race -- orders --operations 10000 --seed 27 [--postgres]: two to twenty copies of each placement, at two processes.
// npm run race -- changes --operations 10000 --seed 28 [--postgres]: orders that are changed, saved twice, cancelled and picked at once.
// npm run race -- coupons --operations 1000 --seed 29 [--postgres]: crowds who want coupons that there are too few of.
// npm run race -- boosts --operations 10000 --seed 29 [--postgres]: orders that arrive twice over while members boost and change cards.
// npm run race -- saver --operations 10000 --seed 55 [--postgres]: many tabs of each shopper that buy a delivery pass at once.
// npm run race -- trolley --operations 100000 --seed 9 [--postgres]: two processes that write lines of the same trolleys.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseTarget } from '../server/db/open.ts';
import { startPostgres } from '../tests/server/db/postgres.ts';
import { saverRace } from '../tests/server/delivery-saver/race.ts';
import { race } from '../tests/server/fulfilment/race.ts';
import { listRace } from '../tests/server/lists/race.ts';
import { boostRace } from '../tests/server/loyalty/race.ts';
import { changeRace } from '../tests/server/orders/changes/race.ts';
import { couponRace } from '../tests/server/orders/race.coupons.ts';
import { orderRace } from '../tests/server/orders/race.ts';
import { trolleyRace } from '../tests/server/trolley/race.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    operations: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
});
const operations = Number(values.operations);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const [what = ''] = positionals;
if (
  !['slots', 'list', 'trolley', 'orders', 'changes', 'coupons', 'boosts', 'saver'].includes(what) ||
  !Number.isInteger(operations) ||
  operations < 1 ||
  !Number.isInteger(seed)
) {
  console.error(
    'npm run race -- slots|list|trolley|orders|changes|coupons|boosts|saver --operations N --seed S [--postgres]   (whole numbers)',
  );
  process.exit(2);
}

async function onPostgres<T>(work: (target: DatabaseTarget) => Promise<T>): Promise<T> {
  const postgres = await startPostgres();
  try {
    return await work({ databaseUrl: await postgres.createDatabase() });
  } finally {
    await postgres.stop();
  }
}

async function onSqlite<T>(work: (target: DatabaseTarget) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kete-race-'));
  try {
    return await work({ dataDir });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

type Outcome = { readonly wrong: readonly unknown[]; readonly said: string };
const deadlocked = (deadlocks: number | null) => (deadlocks === null ? '' : `, ${deadlocks} deadlocks`);

async function slots(target: DatabaseTarget): Promise<Outcome> {
  const { counts, looks, untrue, leaked, deadlocks } = await race(target, operations, seed);
  const { held, full, released, extended, takenBack } = counts;
  const done = `held ${held}, full ${full}, extended ${extended}, let go ${released}, taken back by a sweep ${takenBack}`;
  const told = `looked at ${looks} times, ${untrue.length} overbooked or miscounted, ${leaked} leaked`;
  return {
    wrong: leaked > 0 ? [...untrue, { leaked }] : untrue,
    said: `(${done}), ${told}${deadlocked(deadlocks)}`,
  };
}

async function list(target: DatabaseTarget): Promise<Outcome> {
  const { counts, untrue, deadlocks } = await listRace(target, operations, seed);
  const { merges, again, crashes } = counts;
  const told = `${untrue.length} lists or answers that were not what was there and what was merged, each thing once`;
  return {
    wrong: untrue,
    said: `(${merges} merges, ${again} said again, ${crashes} crashed and begun anew), ${told}${deadlocked(deadlocks)}`,
  };
}

async function trolley(target: DatabaseTarget): Promise<Outcome> {
  const { counts, untrue, deadlocks } = await trolleyRace(target, operations, seed);
  const { changes, again, crashes } = counts;
  const told = `${untrue.length} trolleys that lacked something or changed more or less often than they were changed`;
  return {
    wrong: untrue,
    said: `(${changes} changes, ${again} said again, ${crashes} crashed and begun anew), ${told}${deadlocked(deadlocks)}`,
  };
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'kete-race-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function orders(target: DatabaseTarget): Promise<Outcome> {
  const { counts, broken, deadlocks } = await inFolder((folder) => orderRace(target, folder, operations, seed));
  const { copies, placed, declined, charges, again } = counts;
  const refused = Object.entries(counts.refused).map(([code, times]) => `${code} ${times}`);
  const money = `the bank asked ${charges} times, ${again} of them again`;
  return {
    wrong: broken,
    said:
      `(${copies} copies, ${placed} placed, ${declined} declined, refused ${refused.join(', ')}, ${money}), ` +
      `${broken.length} laws broken${deadlocked(deadlocks)}`,
  };
}

async function changes(target: DatabaseTarget): Promise<Outcome> {
  const { counts, broken, deadlocks } = await inFolder((folder) => changeRace(target, folder, operations, seed));
  const told = Object.entries(counts).map(([what, times]) => `${what} ${times}`);
  return { wrong: broken, said: `(${told.join(', ')}), ${broken.length} laws broken${deadlocked(deadlocks)}` };
}

async function coupons(target: DatabaseTarget): Promise<Outcome> {
  const { counts, broken, deadlocks } = await inFolder((folder) => couponRace(target, folder, operations, seed));
  const { wished, used, gone } = counts;
  return {
    wrong: broken,
    said: `(${wished} orders asked for, ${used} with the coupon, ${gone} told that it is gone), ${broken.length} laws broken${deadlocked(deadlocks)}`,
  };
}

async function boosts(target: DatabaseTarget): Promise<Outcome> {
  const { counts, broken, deadlocks } = await boostRace(target, operations, seed);
  const told = Object.entries(counts).map(([what, times]) => `${what} ${times}`);
  return { wrong: broken, said: `(${told.join(', ')}), ${broken.length} laws broken${deadlocked(deadlocks)}` };
}

async function saver(target: DatabaseTarget): Promise<Outcome> {
  const { counts, broken, deadlocks } = await inFolder((folder) => saverRace(target, folder, operations, seed));
  const told = Object.entries(counts).map(([what, times]) => `${what} ${times}`);
  return { wrong: broken, said: `(${told.join(', ')}), ${broken.length} laws broken${deadlocked(deadlocks)}` };
}

const began = performance.now();
const run = { boosts, changes, coupons, list, orders, saver, slots, trolley }[what] ?? slots;
const { wrong, said } = await (values.postgres ? onPostgres(run) : onSqlite(run));
for (const one of wrong.slice(0, 10)) console.error(JSON.stringify(one));
console.log(
  `seed ${seed}, ${values.postgres ? 'PostgreSQL' : 'SQLite'}, ${operations} operations of two processes ${said}, ` +
    `${Math.round((performance.now() - began) / 1_000)} s`,
);
process.exit(wrong.length === 0 ? 0 : 1);
