// Starts the store with the Node that came with it, after making the build if it is missing or old.
// Plain JavaScript for any Node: it has to run in order to say what is wrong.
import { spawn, spawnSync } from 'child_process';
import { existsSync } from 'fs';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';
import { isBuilt } from './stamp.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
// A small nursery for young objects: pages are made of many that die at once, and a third of the memory goes for no time.
const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];

function refuse(line) {
  console.error(line);
  process.exit(1);
}

function build() {
  if (!existsSync(join(root, 'node_modules/vite'))) {
    if (existsSync(join(root, 'dist/routes.json'))) return;
    refuse(
      'The pages are not built and the build tools are not installed: run "npm install" with its development packages.',
    );
  }
  console.log('Building the pages, which takes a few seconds …');
  const { status } = spawnSync(node, flags.concat(join(root, 'bin/build-once.ts'), '--quiet'), {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) refuse('The pages could not be built: the lines above say why.');
}

if (!existsSync(node)) {
  const isOld = Number(process.versions.node.split('.')[0]) < 20;
  refuse(
    isOld
      ? `Node ${process.versions.node} is too old to install the store: use Node 20 or later, then run "npm install".`
      : 'The Node that the store runs on is not installed: run "npm install" first.',
  );
}
if (!isBuilt(root)) build();

const store = spawn(node, flags.concat(join(root, 'server/main.ts')), {
  stdio: 'inherit',
  env: Object.assign(
    { NODE_ENV: 'production', NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/kete') },
    process.env,
  ),
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => store.kill(signal));
store.on('error', (error) => refuse(`The store could not be started (${error.code}): run "npm install" again.`));
store.on('exit', (code, signal) => process.exit(signal === null ? code : 1));
