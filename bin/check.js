// The inner loop: types, lint, walls, unit and machine tests.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const node = join(root, 'node_modules/node/bin/node');
const steps = [
  ['node_modules/typescript/bin/tsc', '--noEmit'],
  ['node_modules/@biomejs/biome/bin/biome', 'format', '.'],
  ['node_modules/oxlint/bin/oxlint', '--type-aware'],
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'house',
    '--project',
    'machines',
    '--project',
    'services',
    '--project',
    'ui',
    '--reporter=dot',
  ],
];
for (const [file, ...args] of steps) {
  const run = spawnSync(node, [join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules/node/bin')}:${process.env.PATH}` },
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
