// npm run bench:recorder: what remembering costs a tab: the recorder of the shop in the tabs of simulated shoppers, each event timed.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleSimulation, runArguments, runEnvironment } from '../tests/simulation/bundle.ts';

const file = await bundleSimulation('recorder-cost.ts');
const { status } = spawnSync(process.execPath, runArguments(file, []), {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: runEnvironment(),
});
rmSync(dirname(file), { recursive: true, force: true });
process.exit(status ?? 1);
