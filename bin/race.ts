// npm run race -- slots --operations 100000 --seed 7 [--postgres]: two processes of 500 shoppers who want 40 slots.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseTarget } from '../server/db/open.ts';
import { startPostgres } from '../tests/server/db/postgres.ts';
import { race } from '../tests/server/fulfilment/race.ts';

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
if (positionals[0] !== 'slots' || !Number.isInteger(operations) || operations < 1 || !Number.isInteger(seed)) {
  console.error('npm run race -- slots --operations N --seed S [--postgres]   (whole numbers)');
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

const began = performance.now();
const run = (target: DatabaseTarget) => race(target, operations, seed);
const { counts, looks, untrue, leaked, deadlocks } = await (values.postgres ? onPostgres(run) : onSqlite(run));
for (const one of untrue.slice(0, 10)) console.error(JSON.stringify(one));
const { held, full, released, extended, takenBack } = counts;
console.log(
  `seed ${seed}, ${values.postgres ? 'PostgreSQL' : 'SQLite'}, ${operations} operations of two processes ` +
    `(held ${held}, full ${full}, extended ${extended}, let go ${released}, taken back by a sweep ${takenBack}), ` +
    `looked at ${looks} times, ${untrue.length} overbooked or miscounted, ${leaked} leaked, ` +
    `${deadlocks === null ? '' : `${deadlocks} deadlocks, `}` +
    `${Math.round((performance.now() - began) / 1_000)} s`,
);
process.exit(untrue.length === 0 && leaked === 0 ? 0 : 1);
