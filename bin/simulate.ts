// npm run simulate -- --shoppers N --seed S [--together N] [--minutes N] [--out FOLDER]
// Tabs, store, payment side and identity in one process on one simulated clock, with faults; laws after every event.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArguments, usage } from '../tests/simulation/arguments.ts';
import { bundleSimulation, runArguments, runEnvironment } from '../tests/simulation/bundle.ts';

const asked = process.argv.slice(2);
if (!readArguments(asked)) {
  console.error(usage);
  process.exit(2);
}
const file = await bundleSimulation('run.ts');
const { status } = spawnSync(process.execPath, runArguments(file, asked), {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: runEnvironment(),
});
rmSync(dirname(file), { recursive: true, force: true });
process.exit(status ?? 1);
