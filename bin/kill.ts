// npm run kill -- --kills 5000 --seed 7 [--postgres]: shoppers who reserve, place and pay, at a store that is killed again and again.
// Ctrl+C ends it early: it says the figures so far.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/server/db/postgres.ts';
import { killRun } from '../tests/server/orders/kill/kill.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
});
const kills = Number(values.kills);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  console.error('npm run kill -- --kills N --seed S [--postgres]   (whole numbers)');
  process.exit(2);
}

let isEnough = false;
process.once('SIGINT', () => {
  isEnough = true;
});
const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1_000);
const dataDir = mkdtempSync(join(tmpdir(), 'kete-kill-'));
const postgres = values.postgres ? await startPostgres() : null;
const run = await killRun({
  dataDir,
  ...(postgres ? { databaseUrl: await postgres.createDatabase() } : {}),
  kills,
  seed,
  isEnough: () => isEnough,
  onProgress: (killed) => {
    if (killed % 100 === 0) console.error(`${killed} kills, ${seconds()} s`);
  },
});
await postgres?.stop();
rmSync(dataDir, { recursive: true, force: true });

const { at, broken, orders, restartMs } = run;
for (const one of broken.slice(0, 10)) console.error(JSON.stringify(one));
const when = Object.entries(at).map(([phase, times]) => `${phase} ${times}`);
console.log(
  `seed ${seed}, ${values.postgres ? 'PostgreSQL' : 'SQLite'}, ${run.kills} kills (${when.join(', ')}), ` +
    `${run.wishes} orders asked for, ${run.lost} answers lost, ${orders.placed} placed, ${orders.declined} declined, ` +
    `${run.unknowns} left open by a kill and known ${run.longestUnknownMs} ms after the restart at most, ` +
    `restarts ${restartMs.median} ms, at most ${restartMs.longest} ms, ${broken.length} laws broken, ${seconds()} s`,
);
process.exit(broken.length === 0 ? 0 : 1);
