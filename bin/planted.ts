import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bug, bugs } from '#tests/house/planted/bugs.ts';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'kete-planted-'));
const left = new Set(['node_modules', 'dist', '.git', '.data', '.tools', 'test-results']);

for (const name of readdirSync(root))
  if (!left.has(name)) cpSync(join(root, name), join(scratch, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));

const passes = (tests: readonly string[]): boolean =>
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...tests], {
    cwd: scratch,
    stdio: 'ignore',
  }).status === 0;

/** A test that fails anyway catches nothing. */
const sound = new Map<string, boolean>();
function isSound(tests: readonly string[]): boolean {
  const key = tests.join(' ');
  const known = sound.get(key) ?? passes(tests);
  sound.set(key, known);
  return known;
}

function verdict({ file, find, put, caughtBy }: Bug): string {
  const path = join(scratch, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) return `is planted nowhere: ${file} does not hold its line once`;
  if (!isSound(caughtBy)) return 'proves nothing: its tests fail without it';
  writeFileSync(
    path,
    text.replace(find, () => put),
  );
  const isCaught = !passes(caughtBy);
  writeFileSync(path, text);
  return isCaught ? 'caught' : 'NOT CAUGHT';
}

const wanted = process.argv.slice(2);
const chosen = bugs.filter(
  ({ says, file }) => wanted.length === 0 || wanted.some((word) => says.includes(word) || file.includes(word)),
);
const verdicts = chosen.map((bug) => {
  const found = verdict(bug);
  console.log(`${found.padEnd(12)} ${bug.says}`);
  return found;
});
rmSync(scratch, { recursive: true, force: true });

const caught = verdicts.filter((found) => found === 'caught').length;
console.log(`${caught} of ${chosen.length} planted bugs caught`);
process.exit(caught === chosen.length && caught > 0 ? 0 : 1);
