// Every test of the house, on a machine that has only Node and npm: installs what is missing, builds, checks, runs.
// Plain JavaScript for any Node: it starts the pinned one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTools, hasWebkit } from './tools.js';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const node = join(root, 'node_modules/node/bin/node');
const bin = (name, file) => join(root, 'node_modules', name, file);
const only = process.argv.slice(2);

if (!existsSync(node)) {
  console.error('The pinned Node is not installed: run "npm install" first.');
  process.exit(1);
}

const failures = [];
const minutes = [];
let passed = 0;
let failed = 0;

function step(name, command, args) {
  const started = performance.now();
  console.log(`\n# ${name}`);
  const run = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules/node/bin')}:${process.env.PATH}`, NODE_OPTIONS: '' },
  });
  minutes.push([name, (performance.now() - started) / 60_000]);
  if (run.status !== 0) failures.push(name);
  return run.status === 0;
}

const results = join(root, 'test-results');
/**
 * What runs at once, and in how many processes: files that know nothing of each other and hold nothing to a time. Two
 * on a machine of two cores, three where each waits now and then for a page, a timer or a letter; with others beside
 * it, one long file leaves no core idle.
 */
const suites = [
  { projects: ['house'] },
  { projects: ['machines', 'services', 'ui'], workers: 2 },
  { projects: ['server'], workers: 2 },
  { projects: ['browser'], workers: 3 },
  { projects: ['journeys'], workers: 3 },
  { projects: ['simulation'] },
  { projects: ['bench'] },
  // Only where its engine is installed: "npm run test:browsers" installs it.
  ...(hasWebkit() ? [{ projects: ['webkit'] }] : []),
];
function suite({ projects, workers }) {
  const name = projects.join(', ');
  const report = join(results, `${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const isFine = step(name, node, [
    bin('vitest', 'vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...(workers ? [`--maxWorkers=${workers}`] : []),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  if (!existsSync(report)) {
    failed++;
    return;
  }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  passed += numPassedTests;
  failed += isFine ? 0 : Math.max(1, numFailedTests);
  for (const project of projects)
    if (!testResults.some((file) => file.name.includes(`/tests/${project}/`) && file.assertionResults.length > 0)) {
      failures.push(`${project} ran no test`);
      failed++;
    }
}

mkdirSync(results, { recursive: true });
ensureTools();
const wants = (name) => only.length === 0 || only.includes(name);
const built = !wants('build') || step('build', node, [join(root, 'bin/build.ts'), '--quiet']);
if (wants('check')) {
  step('types', node, [bin('typescript', 'bin/tsc'), '--noEmit']);
  step('format', node, [bin('@biomejs/biome', 'bin/biome'), 'format', '.']);
  step('lint', node, [bin('oxlint', 'bin/oxlint'), '--type-aware']);
}
if (built)
  for (const { projects, workers } of suites) {
    const wanted = projects.filter(wants);
    if (wanted.length > 0) suite({ projects: wanted, workers });
  }

console.log('\n# minutes');
for (const [name, spent] of minutes) console.log(`${spent.toFixed(1).padStart(6)}  ${name}`);
for (const name of failures) console.log(`failed: ${name}`);
failed = Math.max(failed, failures.length);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
