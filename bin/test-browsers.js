// The embedded shop in WebKitGTK, the engine of web views, against the real store: installs what is missing, builds, plays.
// Plain JavaScript for any Node: it starts the pinned one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureWebkit } from './tools.js';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const node = join(root, 'node_modules/node/bin/node');
if (!existsSync(node)) {
  console.error('The pinned Node is not installed: run "npm install" first.');
  process.exit(1);
}
const run = (...args) => spawnSync(node, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

ensureWebkit();
const built = run(join(root, 'bin/build.ts'), '--quiet');
process.exit(built || run(join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'webkit'));
