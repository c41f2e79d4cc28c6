import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isBuilt, sourceStamp, writeStamp } from '../../../bin/stamp.js';
import { temporaryFolder } from '../folders.ts';

const root = join(import.meta.dirname, '../../..');

/** A copy of the start command in a tree of its own, whose store is a script that the test writes. */
function treeWith(store: string): string {
  const tree = temporaryFolder();
  for (const folder of ['bin', 'src', 'server/db/sqlite', 'dist', 'node_modules/node/bin', 'node_modules/vite'])
    mkdirSync(join(tree, folder), { recursive: true });
  for (const file of [
    'bin/start.js',
    'bin/stamp.js',
    'bin/build-once.ts',
    'package.json',
    'server/lock.ts',
    'server/db/sqlite/connection.ts',
    'server/db/parameters.ts',
    'server/db/retry.ts',
  ])
    copyFileSync(join(root, file), join(tree, file));
  symlinkSync(process.execPath, join(tree, 'node_modules/node/bin/node'));
  writeFileSync(join(tree, 'server/main.ts'), store);
  writeFileSync(join(tree, 'src/app.ts'), 'one');
  writeFileSync(
    join(tree, 'bin/build.ts'),
    "console.log('building'); import { writeStamp, sourceStamp } from './stamp.js'; writeStamp('.', sourceStamp('.'));",
  );
  return tree;
}

function start(tree: string): ChildProcess {
  const child = spawn(process.execPath, [join(tree, 'bin/start.js')], {
    cwd: tree,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function startAndEnd(tree: string): Promise<{ code: unknown; lines: string[] }> {
  const child = start(tree);
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  child.stderr?.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, lines: said.split('\n').filter(Boolean) };
}

test('without the pinned Node it says in one line to install', async () => {
  const tree = treeWith('');
  rmSync(join(tree, 'node_modules/node'), { recursive: true });
  expect(await startAndEnd(tree)).toEqual({
    code: 1,
    lines: ['The Node that the store runs on is not installed: run "npm install" first.'],
  });
});

test('it builds what was never built, then runs the store and ends as the store ends', async () => {
  const tree = treeWith("console.log('store', process.env.NODE_ENV); process.exit(7);");
  const lines = ['Building the pages, which takes a few seconds …', 'building', 'store production'];
  expect(await startAndEnd(tree)).toEqual({ code: 7, lines });
  expect(await startAndEnd(tree)).toEqual({ code: 7, lines: ['store production'] });
});

test('of two first starts at once one builds, and both run the store', async () => {
  const tree = treeWith("console.log('store');");
  const starts = await Promise.all([startAndEnd(tree), startAndEnd(tree)]);
  expect(starts.map(({ code }) => code)).toEqual([0, 0]);
  const said = starts.flatMap(({ lines }) => lines);
  expect([said.filter((line) => line === 'building').length, said.filter((line) => line === 'store').length]).toEqual([
    1, 2,
  ]);
});

test('a build that fails ends the start', async () => {
  const tree = treeWith("console.log('never');");
  writeFileSync(join(tree, 'bin/build.ts'), 'process.exit(3);');
  expect(await startAndEnd(tree)).toMatchObject({
    code: 1,
    lines: [/^Building/, 'The pages could not be built: the lines above say why.'].map((line) =>
      expect.stringMatching(line),
    ),
  });
});

test('a signal goes on to the store, and the store decides when to end', async () => {
  const tree = treeWith(
    "process.on('SIGTERM', () => { console.log('closing'); process.exit(0); }); setInterval(() => {}, 1000); console.log('open');",
  );
  writeStamp(tree, sourceStamp(tree));
  const child = start(tree);
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    if (said.trim() === 'open') child.kill('SIGTERM');
  }
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  expect([code, said.split('\n').filter(Boolean)]).toEqual([0, ['open', 'closing']]);
});

test('a build is old when a source changed, not when its date did', () => {
  const tree = treeWith('');
  expect(isBuilt(tree)).toBe(false);
  writeStamp(tree, sourceStamp(tree));
  expect(isBuilt(tree)).toBe(true);
  utimesSync(join(tree, 'src/app.ts'), 1, 1);
  expect(isBuilt(tree)).toBe(true);
  writeFileSync(join(tree, 'src/routeTree.gen.ts'), 'made by the build itself');
  expect(isBuilt(tree)).toBe(true);
  writeFileSync(join(tree, 'src/app.ts'), 'two');
  expect(isBuilt(tree)).toBe(false);
});

test('the command speaks the language of any Node, so that it can say what is wrong', () => {
  for (const file of ['bin/start.js', 'bin/stamp.js']) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).not.toMatch(/\?\.|\?\?|\|\|=|&&=|'node:|import\.meta\.dirname|^await |replaceAll|structuredClone/m);
  }
});
